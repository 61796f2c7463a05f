import { describe, expect, it } from "vitest";
import { unwrap } from "../base/error.ts";
import { run } from "../base/work.ts";
import { checkConformance } from "../game/conformance.ts";
import { type AnyGame, legalMoves } from "../game/index.ts";
import { findGame, makeGame } from "../games/all.ts";
import { solveArena } from "../solve/index.ts";
import { explore } from "./explore.ts";
import { type GameTable, gameOfTable, gameTableWork, readGameTable } from "./game-table.ts";
import { outcomeOf, rankOf } from "./solution.ts";

const tableOf = (game: AnyGame): GameTable => run(gameTableWork(game, 20_000));
/** As it arrives from elsewhere. */
const sent = (table: GameTable): GameTable => unwrap(readGameTable(JSON.parse(JSON.stringify(table))));

const SMALL = [
  ["nim", { sticks: 10, take: [1, 2] }],
  ["hexapawn", {}],
  ["pong-hau-ki", {}],
  ["dots", { rows: 1, columns: 2 }],
  ["pursuit", {}],
] as const;

describe("a game written out", () => {
  it.each(SMALL)("is the same game when it is read back: %s", (id, options) => {
    const game: AnyGame = findGame(id)(options);
    const again = gameOfTable(sent(tableOf(game)));
    const [before, after] = [explore(game), explore(again)];
    expect(after.arena.vertexCount).toBe(before.arena.vertexCount);
    const [first, second] = [solveArena(before.arena), solveArena(after.arena)];
    for (let vertex = 0; vertex < before.arena.vertexCount; vertex++) {
      const position = before.positions[vertex];
      expect(again.notation.writePosition(vertex)).toBe(game.notation.writePosition(position));
      expect(outcomeOf(second, vertex)).toBe(outcomeOf(first, vertex));
      expect(rankOf(second, vertex)).toBe(rankOf(first, vertex));
      expect(again.board?.draw(vertex)).toBe(game.board?.draw(position));
      expect(legalMoves(again, vertex).map((move) => again.notation.writeMove(move, vertex))).toEqual(
        legalMoves(game, position).map((move) => game.notation.writeMove(move, position)),
      );
    }
    expect(checkConformance(again)).toEqual([]);
    expect(again.endless).toBe(game.endless);
    expect(again.scores === undefined).toBe(game.scores === undefined);
  });

  it("stops at its limit of positions", () => {
    expect(() => run(gameTableWork(makeGame("hexapawn"), 100))).toThrow(/100/);
  });

  it("has names that tell positions apart, whatever the notation writes", () => {
    const rules = makeGame("nim", { sticks: 3 });
    const { facts, notation } = rules;
    const table = tableOf({ ...rules, facts, notation: { ...notation, writePosition: () => "?" } });
    expect(new Set(table.names).size).toBe(table.names.length);
  });
});

describe("a table from anywhere", () => {
  const good = JSON.parse(JSON.stringify(tableOf(makeGame("nim", { sticks: 3 }))));

  it.each([
    ["null", null],
    ["a list", []],
    ["no names", { ...good, names: [] }],
    ["the same name twice", { ...good, names: good.names.map(() => "x") }],
    ["a name that is a number", { ...good, names: [1, ...good.names.slice(1)] }],
    ["a very long name", { ...good, names: ["x".repeat(20_000), ...good.names.slice(1)] }],
    ["an edge to nowhere", { ...good, targets: good.targets.map(() => good.names.length) }],
    ["a negative edge", { ...good, targets: good.targets.map(() => -1) }],
    ["a fraction", { ...good, targets: good.targets.map(() => 0.5) }],
    ["edges that go back", { ...good, firstEdges: [...good.firstEdges].reverse() }],
    ["a word that is not there", { ...good, moves: good.moves.map(() => 99) }],
    ["turns of another length", { ...good, turns: `${good.turns}0` }],
    ["a third player", { ...good, turns: good.turns.replace("0", "2") }],
    ["another result", { ...good, results: good.results.replace(".", "x") }],
    ["a won position that goes on", { ...good, results: "0".repeat(good.results.length) }],
    ["too few boards", { ...good, boards: ["one"] }],
    ["another lattice", { ...good, look: { lattice: "<svg>" } }],
    ["a line to no point", { ...good, look: { lattice: { points: [[0, 0]], lines: [[0, 1]] } } }],
    ["scores that are texts", { ...good, scores: { ends: good.names, gains: good.moves } }],
    ["estimates that are too few", { ...good, heuristics: { h: [1] } }],
  ])("is refused where it is wrong: %s", (_, table) => {
    expect(readGameTable(table).ok).toBe(false);
  });

  it("brings nothing along but what a table has", () => {
    const polluted = JSON.parse(`{"__proto__": {"polluted": 1}, "constructor": {}, ${JSON.stringify(good).slice(1)}`);
    const read = unwrap(readGameTable(polluted)) as unknown as Record<string, unknown>;
    expect(Object.keys(read).sort()).toEqual(Object.keys(unwrap(readGameTable(good))).sort());
    expect(read.polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("may have no more positions than the reader allows", () => {
    expect(readGameTable(good, { positions: 3 }).ok).toBe(false);
  });
});
