import { type Fault, parsed, refused } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { notATurn } from "../texts.ts";
import type { Move, Options, Position } from "./rules.ts";
import * as texts from "./texts.ts";

const NOWHERE = "-";

/**
 * Moves are where the cops are after them, `a1,b2`, or where the robber is, `c3`. A position is the cops, the robber
 * and the player to move: `a1,b2 c3 0`; `-` stands for who is not placed yet.
 */
export function notation({ graph, cops }: Options): Notation<Position, Move> {
  const { names } = graph;
  const write = (vertices: readonly number[]): string => vertices.map((vertex) => names[vertex]).join();
  return {
    writeMove: write,
    writePosition: ({ cops: places, robber, turn }) =>
      `${places.length === 0 ? NOWHERE : write(places)} ${robber === undefined ? NOWHERE : names[robber]} ${turn}`,
    readPosition(text) {
      const [first = "", second = NOWHERE, turn = "0", ...more] = text.trim().split(/\s+/);
      const read = (words: string): number[] =>
        words === NOWHERE ? [] : words.split(",").map((word) => names.indexOf(word));
      const places = read(first).sort((a, b) => a - b);
      const [robber] = read(second);
      const faults: Fault[] = [];
      if ([...places, robber ?? 0].includes(-1)) faults.push({ text: texts.noSuchVertex(names) });
      if (places.length !== 0 && places.length !== cops) faults.push({ text: texts.wrongCops(cops, places.length) });
      if (places.length === 0 && robber !== undefined) faults.push({ text: texts.copsFirst() });
      if (more.length > 0 || (turn !== "0" && turn !== "1")) faults.push({ text: notATurn([turn, ...more].join(" ")) });
      const isOutOfTurn = turn === "0" ? places.length > 0 && robber === undefined : places.length === 0;
      if (isOutOfTurn) faults.push({ text: texts.wrongTurn() });
      return faults.length > 0 ? refused(faults) : parsed({ cops: places, robber, turn: Number(turn) as Player });
    },
  };
}

/** The vertices where somebody is; the graph itself is drawn by its lattice. */
export function board({ graph }: Options): Board<Position> {
  const { names, neighbours, places, lines } = graph;
  return {
    lattice: { points: places, lines },
    draw({ cops, robber }) {
      const sign = (vertex: number): string => (cops.includes(vertex) ? "X" : robber === vertex ? "O" : ".");
      const width = names.reduce((most, name) => Math.max(most, name.length), 0);
      return names
        .map((name, vertex) => {
          const others = neighbours[vertex].map((next) => names[next]).join(" ");
          return `${sign(vertex)} ${name.padEnd(width)} – ${others}`;
        })
        .join("\n");
    },
  };
}
