import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { facts } from "../game/facts.ts";
import { fullGame } from "../game/full-game.ts";
import { opponent, type Player } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import { proofNumber } from "../search/proof-number.ts";
import { oracleFor } from "./oracle.ts";

/** Rows of pins, "oo.o" and the player to move; a move knocks out one pin or two side by side, wherever they stand. */
interface Pins {
  readonly pins: string;
  readonly turn: Player;
}

function kayles(start: string): FullGame<Pins, string> {
  const moves = ({ pins }: Pins): string[] => {
    const next: string[] = [];
    for (let at = 0; at < pins.length; at++) {
      for (const ball of ["o", "oo"]) {
        if (pins.startsWith(ball, at)) {
          next.push(pins.slice(0, at) + ball.replaceAll("o", ".") + pins.slice(at + ball.length));
        }
      }
    }
    return next;
  };
  return fullGame<Pins, string>({
    start: { pins: start, turn: 0 },
    turn: ({ turn }) => turn,
    moves,
    play: ({ turn }, pins) => ({ pins, turn: opponent(turn) }),
    result: (position) => (position.pins.includes("o") ? undefined : opponent(position.turn)),
    key: ({ pins, turn }) => `${pins}${turn}`,
    facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    parts: { parts: ({ pins, turn }) => (pins.match(/o+/g) ?? []).map((row) => ({ pins: row, turn })) },
  });
}

describe("a game with independent parts", () => {
  const game = kayles("ooooooooo");
  const graph = explicitGame(game);
  const values = bruteForce(graph);

  it("has its results from proof numbers at every position, as the solved game has them", () => {
    const { parts } = game;
    for (const [vertex, position] of graph.positions.entries()) {
      const options = { acyclic: true, canDraw: false, tableBits: 8, parts };
      const { value, certainty } = proofNumber(game, position, options);
      expect(certainty).toBe("exact");
      expect(value > 0 ? 0 : 1).toBe(values[vertex].result);
    }
  });

  it("is proved by fewer nodes than without its parts", () => {
    const rules = kayles("oooooooooooo");
    const { parts } = rules;
    const nodes = (split: boolean) =>
      proofNumber(rules, rules.start, { acyclic: true, canDraw: false, ...(split && { parts }) }).nodes;
    expect(nodes(true)).toBeLessThan(nodes(false) / 4);
  });

  it("keeps proof numbers right where plays may repeat: parts are then left alone", () => {
    const rules = kayles("oo.oo");
    const { parts } = rules;
    expect(proofNumber(rules, rules.start, { acyclic: false, parts }).value).toBe(Number.NEGATIVE_INFINITY);
  });

  it("is known to the oracle by the theorem, however many parts there are", async () => {
    const oracle = oracleFor(game, { limit: 0 });
    for (const [vertex, position] of graph.positions.entries()) {
      const value = await oracle.value(position);
      expect(value).toMatchObject({ certainty: "proved", result: values[vertex].result });
    }
    // Rows of 1, 2, 3, 4 and 5 have the values 1, 2, 3, 1 and 4 (Guy and Smith 1956): nim-sum 5, so the mover wins.
    const rows = kayles("o.oo.ooo.oooo.ooooo.ooooooo.ooooooo");
    const value = await oracleFor(rows, { limit: 0 }).value(rows.start, { nodes: 100_000 });
    expect(value).toMatchObject({ certainty: "proved", result: 0, source: { id: "theorem" } });
  });
});
