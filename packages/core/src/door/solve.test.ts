import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { coins, naiveCoins } from "../../test/coins.ts";
import { gameOf, gamePlans } from "../../test/games.ts";
import { naiveSolution } from "../../test/naive.ts";
import { explore } from "../arena/index.ts";
import { canonicalImage, type Game, type Player, type Rules } from "../game/index.ts";
import { connect4 } from "../games/connect4/index.ts";
import { dots } from "../games/dots/index.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { verify } from "../verify/index.ts";
import { solve } from "./solve.ts";

const plans = fc.boolean().chain((cyclic) => gamePlans({ cyclic }));

/** 1, 2 or 3 from a heap; who takes the last one wins: won by the player to move unless 4 divides the heap. */
const countdown: Game<{ left: number; turn: Player }, number> = {
  start: { left: 21, turn: 0 },
  turn: (p) => p.turn,
  moves: (p) => [1, 2, 3].filter((n) => n <= p.left),
  play: (p, n) => ({ left: p.left - n, turn: p.turn === 0 ? 1 : 0 }),
  result: (p) => (p.left > 0 ? undefined : p.turn === 0 ? 1 : 0),
};

describe("a solved game", () => {
  it("is worth what the definition says, at every position, and the verifier accepts the solution", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = gameOf(plan);
        const solved = solve(game);
        expect(verify(solved.arena, solved.solution)).toBeUndefined();
        const explicit = explicitGame(game);
        for (const [vertex, { result, rank }] of bruteForce(explicit).entries()) {
          const value = solved.value(explicit.positions[vertex]);
          expect(value).toMatchObject({ winner: result, proved: true, source: "arena" });
          if (result !== "draw") expect(value.in).toBe(rank);
        }
        for (const [vertex, naive] of naiveSolution(solved.arena).entries()) {
          const value = solved.value(explore(game).positions[vertex]);
          expect([value.in, value.endless]).toEqual([naive.rank, naive.outcome === "infiniteDraw" ? true : undefined]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("lists every legal move with the value of what it leads to, best first, and none after the end", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = gameOf(plan);
        const solved = solve(game);
        for (const position of explore(game).positions) {
          const moves = solved.moves(position);
          const legal = game.result(position) === undefined ? game.moves(position) : [];
          expect(moves.map(({ move }) => move).toSorted()).toEqual(legal.toSorted());
          for (const { move, value } of moves) expect(value).toEqual(solved.value(move));
          expect(solved.best(position)).toBe(moves[0]?.move);
          if (moves.length === 0) continue;
          // The position is worth its best move: one more move to the end of a win, a loss or a draw.
          const [best] = moves;
          expect(solved.value(position).winner).toBe(best.value.winner);
          const player = game.turn(position);
          const worth = moves.map(({ value }) => (value.winner === player ? 2 : value.winner === "draw" ? 1 : 0));
          expect(worth).toEqual(worth.toSorted((one, other) => other - one));
          if (worth[0] !== 1) expect(solved.value(position).in).toBe((best.value.in ?? 0) + 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("plays a line of its best moves, as long as the value says, or to the first position that comes again", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = gameOf(plan);
        const solved = solve(game);
        const line = solved.line();
        const { winner, in: length } = solved.value();
        const last = line.at(-1) ?? game.start;
        if (winner === "draw") expect(solved.value(last).winner).toBe("draw");
        else expect([line.length, game.result(last)]).toEqual([length, winner]);
      }),
      { numRuns: 300 },
    );
  });

  it("needs no key and no notation, and reviews a play by what each move threw away", () => {
    const solved = solve(countdown);
    expect(solved.value()).toEqual({ winner: 0, in: 11, proved: true, source: "arena" });
    expect(solved.moves().map(({ move, word, value }) => [move, word, value.winner])).toEqual([
      [1, "1", 0],
      [2, "2", 1],
      [3, "3", 1],
    ]);
    const { moves, sides, turningPoint } = solved.review([1, 1, 1, 2]); // 21 → 20 → 19 → 18 → 16
    expect(moves.map(({ severity, best, before }) => [severity, best, before.winner])).toEqual([
      [undefined, [1], 0],
      [undefined, [1, 2, 3], 0],
      ["blunder", [3], 0],
      [undefined, [2], 1],
    ]);
    expect(sides[0].faults.blunder).toEqual([3]);
    expect(turningPoint).toBe(3);
    expect(() => solved.review([4])).toThrow('"4" is not a legal move');
  });

  it("ends a review as the rules say of dead ends", () => {
    const stuck = { ...countdown, result: () => undefined, deadEnd: "mover-wins" as const };
    const solved = solve(stuck); // taking the last stone loses
    expect(solved.review(solved.line()).end).toBe(solved.value().winner);
    expect(solved.review([]).end).toBeUndefined();
  });

  it("answers for a position that the start does not lead to, and shares the limit with it", () => {
    const solved = solve(countdown, { limit: 50 });
    const far = { left: 24, turn: 1 as const };
    expect(solved.vertexOf(far)).toBeUndefined();
    expect(solved.value(far)).toMatchObject({ winner: 0, in: 12 }); // 24 is a multiple of 4: lost for player 1
    expect(solved.moves(far)).toHaveLength(3);
    expect(solved.value()).toMatchObject({ winner: 0, in: 11 });
    expect(() => solved.value({ left: 1000, turn: 0 })).toThrow(/50/);
    expect(() => solve(countdown, { limit: 5 })).toThrow(expect.objectContaining({ code: "limit-reached" }));
  });

  it("knows the moves of every image where a key stands for all of them", () => {
    const game = tictactoe();
    const { symmetry } = game;
    const images = symmetry as NonNullable<typeof symmetry>;
    const merged = { ...game, key: (position: typeof game.start) => game.key(canonicalImage(game, images, position)) };
    const [whole, small] = [solve(game), solve(merged)];
    expect(small.arena.vertexCount).toBeLessThan(whole.arena.vertexCount);
    for (const position of images.images(game.play(game.start, game.moves(game.start)[0]))) {
      const words = (solved: typeof whole) => solved.moves(position).map(({ word, value }) => [word, value.winner]);
      expect(words(small).toSorted()).toEqual(words(whole).toSorted());
    }
  });

  it("is stopped by a signal, and refuses options that it does not have", () => {
    expect(() => solve(countdown, { signal: { aborted: true } })).toThrow(/Interrupted/);
    const stop = new AbortController();
    const onProgress = ({ found }: { found: number }): void => void (found > 20_000 && stop.abort());
    const large = connect4({ columns: 4, rows: 4 }); // 161,029 positions
    expect(() => solve(large, { signal: stop.signal, onProgress })).toThrow(/Interrupted after 2\d,\d{3} positions/);
    expect(() => solve(countdown, { limits: 3 } as never)).toThrow(
      'solve has no option "limits". Did you mean "limit"',
    );
    expect(() => solve({ start: 0 } as never)).toThrow(/turn, moves, play, result/);
    const wrong = { ...countdown, result: (p: { left: number }) => (p.left === 0 ? "win" : undefined) };
    expect(() => solve(wrong as never)).toThrow('The rules are wrong at {"left":0,"turn":');
  });
});

describe("a solved game for points", () => {
  const rows = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 });

  it("is worth what the definition says, and lists the moves by what they gain", () => {
    fc.assert(
      fc.property(rows, (values) => {
        const solved = solve(coins(values));
        const score = naiveCoins(values);
        expect(solved.value()).toEqual({
          winner: score === 0 ? "draw" : score > 0 ? 0 : 1,
          score,
          proved: true,
          source: "arena",
        });
        const left = values[0] + naiveCoins(values.slice(1), 1);
        const right = values[values.length - 1] + naiveCoins(values.slice(0, -1), 1);
        const scores = values.length === 1 ? [left] : [Math.max(left, right), Math.min(left, right)];
        expect(solved.moves().map(({ value }) => value.score)).toEqual(scores);
        expect(solved.line()).toHaveLength(values.length);
        const { moves, end } = solved.review(solved.line());
        expect(moves.every(({ severity, before }) => severity === undefined && before.score === score)).toBe(true);
        expect(end).toBe(solved.value().winner);
      }),
      { numRuns: 300 },
    );
  });

  it("has scores in place of a solution", () => {
    const solved = solve(coins([1, 8, 2]));
    expect(solved.scores?.pointsOfVertex[0]).toBe(naiveCoins([1, 8, 2]));
    expect(() => solved.solution).toThrow("its solution is solved.scores");
    // 2 × 2 dots and boxes: as games/dots/dots.test.ts finds by a brute force of its own
    expect(solve(dots({ rows: 2, columns: 2 })).value()).toMatchObject({ winner: 0, score: 2 });
  });

  it("refuses points where plays can repeat", () => {
    const round: Rules<number, number> = {
      start: 0,
      turn: () => 0,
      moves: () => [1],
      play: (at) => (at + 1) % 3,
      result: () => undefined,
      key: (at) => at,
    };
    expect(() => solve({ ...round, scores: { score: () => 0 } })).toThrow(/0 → 1 → 2 → 0/);
  });
});

describe("a solved game whose plays may never end", () => {
  /** Two rooms with a door between them, and a way out of one of them for player 1. */
  const rooms = (exit: boolean, endless?: Player): Game<number, number> => ({
    start: 0,
    turn: (at) => (at === 1 ? 1 : 0),
    moves: (at) => (at === 0 ? [1] : exit ? [0, 2] : [0]),
    play: (_, to) => to,
    result: (at) => (at === 2 ? 1 : undefined),
    key: (at) => at,
    ...(endless !== undefined && { endless }),
  });

  it("says so: a draw, or a win of the player to whom the rules give such plays", () => {
    expect(solve(rooms(false)).value()).toEqual({ winner: "draw", endless: true, proved: true, source: "arena" });
    expect(solve(rooms(false, 0)).value()).toEqual({ winner: 0, endless: true, proved: true, source: "arena" });
    expect(solve(rooms(true, 0)).value()).toMatchObject({ winner: 1, in: 2 });
    expect(solve(rooms(false)).line()).toEqual([1, 0]); // and then the first position comes again
    expect(solve(rooms(true)).line()).toEqual([1, 2]);
  });
});

describe("a solved game of the catalogue", () => {
  it("is taken as it is", () => {
    expect(solve(tictactoe()).value()).toMatchObject({ winner: "draw" });
    // 4 × 4, four in a row: a draw (J. Tromp's table of connect-4)
    expect(solve(connect4({ columns: 4, rows: 4 })).value()).toMatchObject({ winner: "draw" });
  });
});
