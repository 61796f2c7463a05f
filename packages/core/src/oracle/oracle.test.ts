import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepsItsPromise, plain } from "../../test/judgements.ts";
import { explore } from "../arena/index.ts";
import { valueAt } from "../arena/solution.ts";
import { unwrap } from "../base/error.ts";
import { facts } from "../game/facts.ts";
import { fullGame } from "../game/full-game.ts";
import { type Key, legalMoves } from "../game/game.ts";
import type { AnyGame, FullGame } from "../game/members.ts";
import { CATALOGUE, findGame, makeGame } from "../games/all.ts";
import { solveArena } from "../solve/attractor.ts";
import { rateMoves } from "../solve/best.ts";
import { type Judgement, proved, sourceOf } from "./judgement.ts";
import type { OracleSources } from "./knowledge.ts";
import { isSettled, type Oracle, oracleFor } from "./oracle.ts";

/** A board of every game that is small enough to ask about each of its positions. */
const SMALL: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  nim: { sticks: 12 },
  marienbad: { rows: "1,2,3", last: "loses" },
  bachet: { target: 11 },
  grundy: { heap: 9 },
  kayles: { pins: 6 },
  octal: { code: "0.07", heap: 8 },
  wythoff: { heaps: "4,5" },
  chomp: { rows: 3, columns: 3 },
  tictactoe: { rows: 3, columns: 2, align: 2 },
  connect4: { columns: 3, rows: 3 },
  hex: { size: 2 },
  domineering: { rows: 3, columns: 3 },
  dodgem: {},
  morris: {},
  hexapawn: {},
  "pong-hau-ki": {},
  "mu-torere": {},
  hounds: {},
  pursuit: { size: 3 },
  notakto: {},
  dots: { rows: 1, columns: 2 },
  kalah: { pits: 2, seeds: 2 },
  othello: {},
};

const isForPoints = (id: string): boolean => findGame(id)(SMALL[id]).scores !== undefined;
const IDS = CATALOGUE.map(({ id }) => id);

const MOST = 400; // positions of each game that are asked about

describe("the oracle of every game", () => {
  it.each(IDS.filter(isForPoints))(
    "of %s knows the points of positions and moves, as the definition does",
    async (id) => {
      const game: AnyGame = findGame(id)(SMALL[id]);
      const { scores } = game;
      const known = new Map<Key, number>();
      // Straight from the definition: the best of all moves, each followed to the end.
      const naive = (position: unknown): number => {
        const key = game.key(position);
        const legal = legalMoves(game, position);
        const sums = known.has(key)
          ? []
          : legal.map((move) => (scores?.gain?.(position, move) ?? 0) + naive(game.play(position, move)));
        const best = game.turn(position) === 0 ? Math.max : Math.min;
        const value =
          known.get(key) ?? (sums.length === 0 ? (scores?.score(position) ?? 0) : sums.reduce((a, b) => best(a, b)));
        known.set(key, value);
        return value;
      };
      const oracle = oracleFor(game);
      let position = game.start;
      for (let choice = 0; legalMoves(game, position).length > 0; choice++) {
        const { value, moves } = await oracle.analyse(position);
        expect(value).toMatchObject({ certainty: "proved", points: naive(position) });
        for (const judged of moves) {
          const gain = scores?.gain?.(position, judged.move) ?? 0;
          expect(judged).toMatchObject({ points: gain + naive(game.play(position, judged.move)) });
        }
        position = game.play(position, moves[choice % moves.length].move);
      }
    },
  );

  it.each(IDS.filter((id) => !isForPoints(id)))(
    "of %s says what the attractors say, of positions and moves",
    async (id) => {
      const game = findGame(id)(SMALL[id]);
      const { arena, positions } = explore(game);
      const solution = solveArena(arena);
      const step = Math.ceil(positions.length / MOST);
      const oracle = oracleFor(game);
      for (let vertex = 0; vertex < positions.length; vertex += step) {
        const position = positions[vertex];
        const { value, moves } = await oracle.analyse(position);
        const expected = rateMoves(arena, solution, vertex);
        const legal = game.moves(position);
        expect(plain(value)).toEqual(valueAt(solution, vertex));
        expect(moves.map((move) => [game.notation.writeMove(move.move, position), plain(move), move.traps])).toEqual(
          expected.map(({ index, target, traps }) => [
            game.notation.writeMove(legal[index], position),
            valueAt(solution, target),
            traps,
          ]),
        );
        const best = await oracle.bestMoves(position);
        const isBest = (index: number): boolean =>
          expected[index].winner === expected[0].winner &&
          (expected[0].winner === undefined
            ? expected[index].traps === expected[0].traps
            : expected[index].rank === expected[0].rank);
        expect(best).toEqual(expected.filter((_, index) => isBest(index)).map(({ index }) => legal[index]));
      }
    },
  );

  it("knows who wins where no arena fits: Marienbad of 100, 200 and 300 (Bouton 1901), at once", async () => {
    const game = makeGame("marienbad", { rows: "100,200,300", last: "wins" });
    const { value, moves } = await oracleFor(game).analyse(game.start);
    // 100 ⊕ 200 ⊕ 300 = 384, so the player to move wins, and by leaving 100 ⊕ 200 = 172 of the 300 alone.
    expect(value).toMatchObject({ certainty: "proved", result: 0, source: { id: "theorem" } });
    const wins = moves.filter((move) => move.certainty === "proved" && move.result === 0);
    expect(wins.map(({ move }) => game.notation.writePosition(game.play(game.start, move)))).toEqual([
      expect.stringContaining("172"),
    ]);
    expect(moves.length).toBe(600);
  });

  it("analyses a position of 50,000 moves without comparing each move with all the others", async () => {
    const star = fullGame<number, number>({
      start: 0,
      turn: (position) => (position === 0 ? 0 : 1),
      moves: (position) => (position === 0 ? Array.from({ length: 50_000 }, (_, index) => index + 1) : []),
      play: (_, move) => move,
      result: (position) => (position === 0 ? undefined : position % 2 === 0 ? 0 : 1),
      key: (position) => position,
    });
    const { value, moves } = await oracleFor(star).analyse(0);
    expect(value).toMatchObject({ result: 0, rank: 1 });
    expect(moves.map(({ move }) => move % 2)).toEqual(moves.map((_, index) => (index < 25_000 ? 0 : 1)));
  });
});

/** A game on a small graph without cycles, drawn by lot: positions are numbers, moves lead to greater ones. */
const smallGames = fc
  .integer({ min: 3, max: 12 })
  .chain((size) =>
    fc.record({
      size: fc.constant(size),
      turns: fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: size, maxLength: size }),
      results: fc.array(fc.constantFrom(0 as const, 1 as const, "draw" as const), { minLength: size, maxLength: size }),
      targets: fc.array(fc.array(fc.integer({ min: 1, max: size }), { maxLength: 3 }), {
        minLength: size,
        maxLength: size,
      }),
      known: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
    }),
  )
  .map(({ size, turns, results, targets, known }) => {
    const after = (from: number): number[] =>
      [...new Set(targets[from].map((jump) => from + jump).filter((target) => target < size))].sort((a, b) => a - b);
    const game: FullGame<number, number> = {
      ...fullGame<number, number>({
        start: 0,
        turn: (position) => turns[position],
        moves: after,
        play: (_, target) => target,
        result: (position) => (after(position).length === 0 ? results[position] : undefined),
        key: (position) => position,
      }),
      facts: facts({ impartial: false, acyclic: true, canDraw: true }),
    };
    return { game, known };
  });

describe("an oracle whose sources know only a part", () => {
  it("never says what is not so, and the value of a position is the best of its moves", async () => {
    await fc.assert(
      fc.asyncProperty(smallGames, fc.boolean(), async ({ game, known }, searches) => {
        const { arena, vertexOf, positions } = explore(game);
        const solution = solveArena(arena);
        const truth = (position: number) => valueAt(solution, vertexOf(position) as number);
        const partly = async (position: number) => (known[position] ? truth(position) : undefined);
        for (const position of positions) {
          const oracle = oracleFor(game, { database: partly, limit: 0 });
          // One node is not enough for a search to prove anything but what lies before its eyes.
          const { value, moves } = await oracle.analyse(position, { nodes: searches ? 10_000 : 1 });
          for (const move of moves) if (move.certainty === "proved") isTrue(move, truth(move.move));
          if (value.certainty === "proved") isTrue(value, truth(position));
          keepsItsPromise({ value, moves }, game.turn(position));
          expect(moves.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(game.moves(position));
          if (searches) expect(value.certainty).toBe("proved");
          expect(await oracle.value(position, { nodes: searches ? 10_000 : 1 })).toEqual(value);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("says the same of moves that lead to mirror images, also when it only guesses", async () => {
    const game = makeGame("connect4", { columns: 7, rows: 7 });
    const oracle = oracleFor(game, { expert: false, limit: 0 });
    const { value, moves } = await oracle.analyse(game.start, { nodes: 3000 });
    const ofColumn = (column: number) => moves.find(({ move }) => move === column);
    for (const column of [0, 1, 2]) {
      const { move: _, ...left } = ofColumn(column) ?? {};
      const { move: __, ...right } = ofColumn(6 - column) ?? {};
      expect(left).toEqual(right);
    }
    expect(value).toMatchObject({ certainty: "estimated", source: { id: "search" }, heuristic: "threats" });
    keepsItsPromise({ value, moves }, 0);
  });

  it("remembers a fact: what was proved as a move is proved as a position", async () => {
    const game = makeGame("tictactoe");
    const oracle = oracleFor(game, { limit: 0 });
    const { moves } = await oracle.analyse(game.start, { nodes: 5_000_000 });
    const [best] = moves;
    expect(best.certainty).toBe("proved");
    expect((await oracle.value(game.play(game.start, best.move), { nodes: 1 })).certainty).toBe("proved");
  });

  it("looks at the other moves too when it is given more time, though one is proved to win", async () => {
    const game = makeGame("tictactoe");
    const oracle = oracleFor(game, { limit: 0, expert: false });
    const position = unwrap(game.notation.readPosition("XX./OO./..."));
    const first = await oracle.analyse(position, { nodes: 1, search: { nodes: 1 } });
    expect(first.value).toMatchObject({ certainty: "proved", result: 0, rank: 1 });
    expect(first.moves.some(({ certainty }) => certainty === "estimated")).toBe(true);
    const second = await oracle.analyse(position, { nodes: 100_000, search: { nodes: 100_000 } });
    expect(second.moves.every(({ certainty }) => certainty === "proved")).toBe(true);
  });

  it("stops with its signal", async () => {
    const game = makeGame("hex", { size: 7 });
    const interruption = new AbortController();
    const asked = oracleFor(game).analyse(game.start, { signal: interruption.signal });
    setTimeout(() => interruption.abort(), 30);
    await expect(asked).rejects.toMatchObject({ code: "interrupted" });
  });

  it("asks no expert, and explores nothing, when told not to", async () => {
    const game: AnyGame = makeGame("connect4", { columns: 4, rows: 4 });
    const sourceWith = async (sources: OracleSources<unknown>) => {
      const oracle = oracleFor<unknown, unknown>(game, sources) as Oracle<unknown, unknown>;
      return (await oracle.analyse(game.start, { nodes: 200_000_000 })).value.source.id;
    };
    expect(await sourceWith({})).toBe("expert");
    expect(await sourceWith({ expert: false })).toBe("arena");
    expect(await sourceWith({ expert: false, limit: 0 })).toBe("search");
  });
});

/** What is proved has the true result, and the true rank where it has one; a bound is one. */
function isTrue(judgement: Judgement, truth: { readonly result: unknown; readonly rank: number | undefined }): void {
  if (judgement.certainty !== "proved") throw new Error("not proved");
  expect(judgement.result).toBe(truth.result);
  if (judgement.rank !== undefined) expect(judgement.rank).toBe(truth.rank);
  if (judgement.within !== undefined) expect(judgement.within).toBeGreaterThanOrEqual(truth.rank as number);
}

describe("an oracle that learns from another", () => {
  it("answers with their facts, without asking anybody itself", async () => {
    const game = makeGame("connect4", { columns: 8, rows: 7 }); // no solver proves it in a millisecond
    const learner = oracleFor(game);
    const lost = { result: 1, rank: 20 } as const;
    for (const move of game.moves(game.start)) {
      learner.learn(game.play(game.start, move), proved(lost, sourceOf("expert")));
    }
    const { value, moves } = await learner.analyse(game.start, { nodes: 1 });
    expect(value).toMatchObject({ certainty: "proved", result: 1, rank: 21 });
    expect(moves.every(({ certainty }) => certainty === "proved")).toBe(true);
  });

  it("looks again while a position says in how many moves it ends, and its moves do not", () => {
    const lost = proved({ result: 1, rank: 20 }, sourceOf("expert"));
    const move = (rank: number | undefined) => ({ ...proved({ result: 1, rank }, sourceOf("expert")), move: 0 });
    expect(isSettled({ value: lost, moves: [move(19), move(undefined)] })).toBe(false);
    expect(isSettled({ value: lost, moves: [move(19), move(7)] })).toBe(true);
    expect(isSettled({ value: { ...lost, rank: undefined }, moves: [move(undefined)] })).toBe(true); // nobody knows
  });
});
