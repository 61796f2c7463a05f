import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { notATurn } from "../texts.ts";
import type { Graph } from "./graph.ts";

export interface Options {
  readonly graph: Graph;
  readonly cops: number;
}

export interface Position {
  /** The vertices of the cops, in order; none before they are placed. */
  readonly cops: readonly number[];
  /** The vertex of the robber; undefined before they are placed. */
  readonly robber: number | undefined;
  readonly turn: Player;
}

/** The cops after the move, in order; or the robber. */
export type Move = readonly number[];

/** Cops and robber: placed, then moved in turn, cops (player 0) first; a caught robber loses, a free one wins. */
export function rules({ graph, cops }: Options): Rules<Position, Move> {
  const { neighbours } = graph;
  const count = neighbours.length;
  const everywhere = Array.from({ length: count }, (_, vertex) => vertex);
  const reach = (vertex: number): readonly number[] => [vertex, ...neighbours[vertex]];
  return {
    start: { cops: [], robber: undefined, turn: 0 },
    endless: 1,
    turn: ({ turn }) => turn,
    moves({ cops: places, robber, turn }) {
      if (isCaught(places, robber)) return [];
      if (turn === 1) return (robber === undefined ? everywhere : reach(robber)).map((vertex) => [vertex]);
      const choices = places.length === 0 ? new Array<readonly number[]>(cops).fill(everywhere) : places.map(reach);
      return distinct(choices);
    },
    play: ({ cops: places, robber, turn }, to) =>
      turn === 0 ? { cops: to, robber, turn: opponent(turn) } : { cops: places, robber: to[0], turn: opponent(turn) },
    result: ({ cops: places, robber }) => (isCaught(places, robber) ? 0 : undefined),
    key: ({ cops: places, robber = count, turn }) =>
      [...places, robber].reduce((key, vertex) => key * (count + 1) + vertex + 1, turn),
  };
}

function isCaught(cops: readonly number[], robber: number | undefined): boolean {
  return robber !== undefined && cops.includes(robber);
}

/** Every way to choose one of each, in order and each once, since cops are alike. */
function distinct(choices: readonly (readonly number[])[]): Move[] {
  const seen = new Map<string, Move>();
  const add = (chosen: readonly number[]): void => {
    if (chosen.length < choices.length) {
      for (const vertex of choices[chosen.length]) add([...chosen, vertex]);
      return;
    }
    const sorted = chosen.toSorted((a, b) => a - b);
    seen.set(sorted.join(), sorted);
  };
  add([]);
  return [...seen.values()];
}

const NOWHERE = "-";

/** Moves are new places of the cops, `a1,b2`, or the robber, `c3`; a position is `a1,b2 c3 0`, with `-` for none. */
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
      if ([...places, robber ?? 0].includes(-1)) faults.push({ text: noSuchVertex(names) });
      if (places.length !== 0 && places.length !== cops) faults.push({ text: wrongCops(cops, places.length) });
      if (places.length === 0 && robber !== undefined) faults.push({ text: copsFirst() });
      if (more.length > 0 || (turn !== "0" && turn !== "1")) faults.push({ text: notATurn([turn, ...more].join(" ")) });
      const isOutOfTurn = turn === "0" ? places.length > 0 && robber === undefined : places.length === 0;
      if (isOutOfTurn) faults.push({ text: wrongTurn() });
      return faults.length > 0 ? refused(faults) : parsed({ cops: places, robber, turn: Number(turn) as Player });
    },
  };
}

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

const MAX_LISTED = 20;

const noSuchVertex = (names: readonly string[]): Text => {
  const listed = `${names.slice(0, MAX_LISTED).join(" ")}${names.length > MAX_LISTED ? " …" : ""}`;
  return text(`a vertex is one of ${listed}`, `un sommet est l'un de ${listed}`);
};

const wrongCops = (cops: number, given: number): Text =>
  text(
    `there should be ${cops} cop${cops === 1 ? "" : "s"}, not ${given}`,
    `il devrait y avoir ${cops} gendarme${cops > 1 ? "s" : ""}, non ${given}`,
  );

const copsFirst = (): Text => text("the cops are placed before the robber", "les gendarmes se placent avant le voleur");

const wrongTurn = (): Text =>
  text(
    "the cops move (player 0) unless they are placed and the robber is to be placed or to move",
    "les gendarmes jouent (joueur 0), sauf s'ils sont placés et que le voleur doit se placer ou jouer",
  );
