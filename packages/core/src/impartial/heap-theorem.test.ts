import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { run, runWithin } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import type { AnyGame } from "../game/members.ts";
import { CATALOGUE, findGame, makeGame } from "../games/all.ts";
import { codeGame, GRUNDYS_GAME, NIM, subtractionGame } from "./heap-game.ts";
import { heapGame } from "./heap-positions.ts";
import { heapTheorem } from "./heap-theorem.ts";
import { misereTable } from "./misere.ts";

const ask = (game: AnyGame, position: unknown = game.start) => {
  const theorem = heapTheorem(game);
  return theorem && run(theorem.value(position));
};

/** A game whose positions are nothing but heaps, player 0 to move, for questions about any heap game. */
const bareGame = (game: HeapGame, misere: boolean): AnyGame => {
  const rules = heapGame(game, 60);
  return {
    ...rules,
    result: () => undefined,
    deadEnd: "draw",
    heaps: { game, misere, heapsOf: ({ heaps }) => heaps },
  };
};

describe("the theorem on sums of heaps", () => {
  it.each([
    ["nim", { sticks: 40 }],
    ["nim", { sticks: 40, take: [2, 3, 5], last: "loses" }],
    ["nim", { sticks: 30, take: [4, 9], until: 3 }],
    ["nim", { sticks: 30, take: [3, 4], until: 2, last: "loses" }],
    ["marienbad", { rows: [1, 3, 5] }],
    ["marienbad", { rows: [2, 3, 4], last: "wins" }],
    ["bachet", { target: 30, most: 4 }],
    ["grundy", { heap: 14 }],
    ["kayles", { pins: 12 }],
    ["octal", { code: "0.137", heap: 13 }],
    ["octal", { code: "0.8", heap: 12 }],
  ])("knows the winner of every position of %s %j", (id, options) => {
    const game = findGame(id)(options);
    const theorem = heapTheorem(game);
    if (theorem === undefined) throw new Error(`${id} has no heaps`);
    const graph = explicitGame(game);
    const values = bruteForce(graph);
    for (const [vertex, position] of graph.positions.entries()) {
      const { result, rank } = run(theorem.value(position)) ?? {};
      expect(result, game.notation.writePosition(position)).toBe(values[vertex].result);
      expect(rank).toBe(game.result(position) === undefined ? undefined : 0);
    }
  });

  it("is there for the six heap games of the catalogue only", () => {
    const withHeaps = CATALOGUE.filter((family) => heapTheorem(family()) !== undefined);
    expect(withHeaps.map(({ id }) => id)).toEqual(["nim", "marienbad", "bachet", "grundy", "kayles", "octal"]);
  });

  it("answers for heaps that no graph reaches (Bouton: 100 ⊕ 200 ⊕ 300 is not 0)", () => {
    expect(ask(makeGame("marienbad", { rows: [100, 200, 300] }))).toEqual({ result: 0, rank: undefined });
    expect(ask(makeGame("marienbad", { rows: [100_000, 200_000, 100_000 ^ 200_000] }))?.result).toBe(1);
    expect(ask(makeGame("nim", { sticks: 100_000_000, take: [2, 3, 5] }))?.result).toBe(0); // 2 modulo 7
    expect(ask(makeGame("nim", { sticks: 99_999_998, take: [2, 3, 5] }))?.result).toBe(1); // 0 modulo 7
    expect(ask(makeGame("kayles", { pins: 1_000_000 }))?.result).toBe(0);
  });

  it("holds for misère sums of subtraction games (Ferguson 1974), as the graph of all heaps says", () => {
    const takes = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
    const heaps = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });
    fc.assert(
      fc.property(takes, heaps, (take, position) => {
        const game = subtractionGame(take);
        const { result } = ask(bareGame(game, true), { heaps: position, turn: 0 }) ?? {};
        expect(result === 0).toBe(misereTable(game).outcomeOf(position) === "next");
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["Kayles", codeGame("0.77")],
    ["Grundy's game", GRUNDYS_GAME],
    ["Nim", NIM],
  ])("asks the graph, or Bouton's rule, about misère %s", (_, game) => {
    const table = misereTable(game);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }), (heaps) => {
        const { result } = ask(bareGame(game, true), { heaps, turn: 0 }) ?? {};
        expect(result === 0).toBe(table.outcomeOf(heaps) === "next");
      }),
      { numRuns: 60 },
    );
  });

  it("says that it cannot tell when heaps are too large, or the budget too small", () => {
    expect(ask(bareGame(codeGame("0.28"), false), { heaps: [5000], turn: 0 })).toBeUndefined();
    expect(ask(bareGame(codeGame("0.77"), true), { heaps: [200], turn: 0 })).toBeUndefined();
    const theorem = heapTheorem(makeGame("grundy", { heap: 100_000 }));
    const start = { heaps: [100_000], turn: 0 as const };
    expect(theorem && runWithin(theorem.value(start), { nodes: 1000 })).toBeUndefined();
    expect(theorem && run(theorem.value({ heaps: [500, 499], turn: 1 }))).toBeDefined();
  });
});
