import { describe, expect, it } from "vitest";
import { opponent, type Player, type Result, type Rules } from "../game/game.ts";
import type { Heuristic } from "../game/members.ts";
import type { Answer } from "./answer.ts";
import { playoutHeuristic } from "./heuristics.ts";
import { mcts, randomPlay } from "./mcts.ts";
import { alphaBeta, memoMinimax, minimax } from "./minimax.ts";
import { type ProofOptions, proofNumber as prove } from "./proof-number.ts";
import { delayScore, distanceOfScore, estimatedScore, finishedScore, readScore, valueOfScore } from "./score.ts";
import { StrongMemory, type StrongOptions, strong as strongly } from "./strong.ts";

/** With small tables: these games are small, and memory takes time. */
type Search = <Position>(
  game: Rules<Position, number>,
  position: Position,
  options?: StrongOptions<Position, number> & ProofOptions<Position>,
) => Answer<number>;
const strong = <Position>(
  game: Rules<Position, number>,
  position: Position,
  options: StrongOptions<Position, number> = {},
) => strongly(game, position, { memory: new StrongMemory({ tableBits: 12 }), ...options });
const proofNumber = <Position>(
  game: Rules<Position, number>,
  position: Position,
  options: ProofOptions<Position> = {},
) => prove(game, position, { tableBits: 10, ...options });

/** Dots and boxes: who closes a box takes it and moves again; the play has no result, only a score. */
interface Boxes {
  readonly drawn: number;
  readonly lead: number;
  readonly player: Player;
}

/** The lines of each box of a board: first the horizontal lines, row by row, then the vertical ones. */
function boxesOf(rows: number, columns: number): number[][] {
  const horizontal = (row: number, column: number) => row * columns + column;
  const vertical = (row: number, column: number) => (rows + 1) * columns + row * (columns + 1) + column;
  return Array.from({ length: rows * columns }, (_, box) => {
    const [row, column] = [Math.floor(box / columns), box % columns];
    return [horizontal(row, column), horizontal(row + 1, column), vertical(row, column), vertical(row, column + 1)];
  });
}

function dotsAndBoxes(rows: number, columns: number): { game: Rules<Boxes, number>; heuristic: Heuristic<Boxes> } {
  const lines = (rows + 1) * columns + rows * (columns + 1);
  const boxes = boxesOf(rows, columns).map((sides) => sides.reduce((mask, side) => mask | (1 << side), 0));
  const game: Rules<Boxes, number> = {
    start: { drawn: 0, lead: 0, player: 0 },
    turn: ({ player }) => player,
    moves: ({ drawn }) => Array.from({ length: lines }, (_, line) => line).filter((line) => !(drawn & (1 << line))),
    play({ drawn, lead, player }, line) {
      const after = drawn | (1 << line);
      const closed = boxes.filter((box) => box & (1 << line) && (after & box) === box).length;
      return {
        drawn: after,
        lead: lead + (player === 0 ? closed : -closed),
        player: closed > 0 ? player : opponent(player),
      };
    },
    result: () => undefined,
    deadEnd: "draw",
    key: ({ drawn, lead, player }) => (drawn * 16 + lead + 8) * 2 + player,
  };
  return { game, heuristic: ({ lead }) => lead };
}

/** What the mover still gains, from the set of lines alone: shares neither rules nor search with the above. */
function gainByBruteForce(rows: number, columns: number): number {
  const boxes = boxesOf(rows, columns);
  const lines = (rows + 1) * columns + rows * (columns + 1);
  const known = new Map<string, number>();
  const gain = (open: readonly number[]): number => {
    if (open.length === 0) return 0;
    const name = open.join();
    let best = known.get(name);
    if (best !== undefined) return best;
    best = Number.NEGATIVE_INFINITY;
    for (const line of open) {
      const rest = open.filter((other) => other !== line);
      const closed = boxes.filter((box) => box.includes(line) && !box.some((side) => rest.includes(side))).length;
      best = Math.max(best, closed > 0 ? closed + gain(rest) : -gain(rest));
    }
    known.set(name, best);
    return best;
  };
  return gain(Array.from({ length: lines }, (_, line) => line));
}

describe("an end without a result", () => {
  it("is worth what the heuristic says, exactly and in every search: dots and boxes", () => {
    for (const [rows, columns, value] of [
      [1, 1, -1],
      [1, 2, 0],
    ] as const) {
      const { game, heuristic } = dotsAndBoxes(rows, columns);
      expect(gainByBruteForce(rows, columns)).toBe(value);
      const answers: Answer<number>[] = [minimax, memoMinimax, alphaBeta].map((search) =>
        search(game, game.start, { depth: 7, heuristic }),
      );
      answers.push(strong(game, game.start, { heuristic, acyclic: true }), strong(game, game.start, { heuristic }));
      for (const answer of answers) expect(answer).toMatchObject({ value, certainty: "exact" });
      // Those that know only wins, draws and losses do not call a draw what has a score.
      expect(proofNumber(game, game.start, { heuristic }).certainty).toBe("estimate");
      expect(mcts(game, game.start, { heuristic, nodes: 500 }).certainty).toBe("estimate");
      if (value !== 0)
        expect(Math.sign(mcts(game, game.start, { heuristic, nodes: 500 }).value)).toBe(Math.sign(value));
    }
  });

  it("2 × 2 boxes are worth 2 to the player who begins", () => {
    expect(gainByBruteForce(2, 2)).toBe(2);
    const { game, heuristic } = dotsAndBoxes(2, 2);
    for (const answer of [
      strong(game, game.start, { heuristic, acyclic: true }),
      memoMinimax(game, game.start, { depth: 12, heuristic }),
    ]) {
      expect(answer).toMatchObject({ value: 2, certainty: "exact" });
    }
  });

  it("is a draw without a heuristic, and at the root too", () => {
    const { game, heuristic } = dotsAndBoxes(1, 1);
    const ends: Boxes = { drawn: 15, lead: -1, player: 0 };
    for (const [value, options] of [
      [-1, { heuristic }],
      [0, {}],
    ] as const) {
      const expected = { value, certainty: "exact", line: [], depth: 0 };
      for (const search of [strong, mcts, proofNumber] as readonly Search[]) {
        expect(search(game, ends, options)).toEqual({
          ...expected,
          move: undefined,
          nodes: 0,
          cuts: { alpha: 0, beta: 0 },
        });
      }
      for (const search of [minimax, memoMinimax, alphaBeta]) {
        expect(search(game, ends, { ...options, depth: 3 })).toMatchObject({ ...expected, depth: 3, nodes: 1 });
      }
    }
    expect(strong(game, game.start)).toMatchObject({ value: 0, certainty: "exact" });
    expect(proofNumber(game, game.start)).toMatchObject({ value: 0, certainty: "exact" });
    expect(mcts(game, game.start)).toMatchObject({ value: 0, certainty: "exact" });
  });

  it("is won where its score is infinite", () => {
    const { game } = dotsAndBoxes(1, 1);
    for (const [sign, limit] of [
      [1, Number.POSITIVE_INFINITY],
      [-1, Number.NEGATIVE_INFINITY],
    ] as const) {
      const heuristic: Heuristic<Boxes> = ({ drawn }) => (drawn === 15 ? sign * Number.POSITIVE_INFINITY : 0);
      for (const search of [strong, mcts, proofNumber] as readonly Search[]) {
        expect(search(game, game.start, { heuristic })).toMatchObject({ value: limit, certainty: "exact" });
      }
      expect(randomPlay(game, game.start, { below: () => 0 } as never, heuristic)).toBe(sign === 1 ? 0 : 1);
    }
  });
});

/** One move to places that are drawn, or that lead on; the heuristic is a table. */
function fork(
  player: Player,
  ends: readonly (Result | number)[],
): { game: Rules<number, number>; heuristic: Heuristic<number> } {
  const game: Rules<number, number> = {
    start: -1,
    turn: (place) => (place < 0 ? player : opponent(player)),
    moves: (place) => (place < 0 ? ends.map((_, index) => index) : place < 100 ? [place + 100] : []),
    play: (_, move) => move,
    result: (place) => (place >= 0 && place < 100 && ends[place] === "draw" ? "draw" : undefined),
    key: (place) => place,
  };
  const share = (place: number): number => {
    const end = ends[place % 100];
    return typeof end === "number" ? end : 0.5;
  };
  return { game, heuristic: Object.assign(share, { neutral: 0.5 }) };
}

describe("the neutral value of a heuristic", () => {
  const all = (game: Rules<number, number>, heuristic: Heuristic<number>): Answer<number>[] => [
    minimax(game, -1, { depth: 1, heuristic }),
    memoMinimax(game, -1, { depth: 1, heuristic }),
    alphaBeta(game, -1, { depth: 1, heuristic }),
    strong(game, -1, { depth: 1, heuristic }),
  ];

  it("keeps player 1 from preferring a draw to a position won in nine playouts of ten", () => {
    const { game, heuristic } = fork(1, ["draw", 0.1]);
    for (const answer of all(game, heuristic)) expect(answer).toMatchObject({ move: 1, value: 0.1 });
  });

  it("keeps player 0 from fleeing draws into positions lost in nine playouts of ten", () => {
    const { game, heuristic } = fork(0, [0.1, "draw"]);
    for (const answer of all(game, heuristic)) expect(answer).toMatchObject({ move: 1, value: 0.5 });
  });

  it("is the value of a proved draw, by every search", () => {
    const { game, heuristic } = fork(0, ["draw", "draw"]);
    for (const answer of all(game, heuristic)) expect(answer).toMatchObject({ value: 0.5, certainty: "exact" });
    expect(mcts(game, -1, { heuristic })).toMatchObject({ value: 0.5, certainty: "exact" });
    expect(proofNumber(game, -1, { heuristic })).toMatchObject({ value: 0.5, certainty: "exact" });
    expect(strong(game, 0, { heuristic })).toMatchObject({ value: 0.5, certainty: "exact", move: undefined });
  });

  it("is that of a repetition", () => {
    // Player 1 may go round for ever, or lose.
    const game: Rules<number, number> = {
      start: 0,
      turn: () => 1,
      moves: (place) => (place < 2 ? [1 - place, 2] : []),
      play: (_, move) => move,
      result: (place) => (place === 2 ? 0 : undefined),
      key: (place) => place,
    };
    const heuristic = Object.assign(() => 0.9, { neutral: 0.5 });
    expect(strong(game, 0, { heuristic, depth: 6 })).toMatchObject({ value: 0.5, move: 1 });
  });

  it("says who is ahead at an end: a score above it is player 0's, below it player 1's", () => {
    const { game } = fork(0, [0]);
    const from = (score: number) => Object.assign(() => score, { neutral: 0.5 });
    const random = { below: () => 0 } as never;
    expect([0.4, 0.5, 0.6, -1].map((score) => randomPlay(game, -1, random, from(score)))).toEqual([1, "draw", 0, 1]);
  });

  it("of playouts is a half", () => {
    const { game } = fork(0, ["draw"]);
    expect(playoutHeuristic(game).neutral).toBe(0.5);
    expect(playoutHeuristic(game)(-1)).toBe(0.5);
  });
});

describe("scores", () => {
  it("count moves to a win, whoever wins, and are moved from root to root", () => {
    for (const [result, sign] of [
      [0, 1],
      [1, -1],
    ] as const) {
      const score = finishedScore(result, 3);
      expect([valueOfScore(score), distanceOfScore(score)]).toEqual([sign * Number.POSITIVE_INFINITY, 3]);
      expect(distanceOfScore(delayScore(score, 2))).toBe(5);
      expect(distanceOfScore(delayScore(score, -3))).toBe(0);
      expect(finishedScore(result, 1) * sign).toBeGreaterThan(finishedScore(result, 2) * sign);
    }
    expect([delayScore(7, 2), valueOfScore(7), distanceOfScore(7)]).toEqual([7, 7, undefined]);
    expect(Object.is(valueOfScore(-0), 0)).toBe(true);
    expect([finishedScore("draw", 4), finishedScore("draw", 4, 0.5)]).toEqual([0, 0.5]);
  });

  it("of a heuristic are numbers below 2⁵¹, or infinite", () => {
    expect(estimatedScore(() => 2 ** 51 - 1, 0, 0)).toBe(2 ** 51 - 1);
    expect(distanceOfScore(estimatedScore(() => Number.POSITIVE_INFINITY, 0, 4))).toBe(4);
    expect(valueOfScore(estimatedScore(() => Number.NEGATIVE_INFINITY, 0, 4))).toBe(Number.NEGATIVE_INFINITY);
    for (const wrong of [2 ** 51, -(2 ** 51), Number.NaN]) {
      expect(() => estimatedScore(() => wrong, 0, 0)).toThrow(/between −2⁵¹ and 2⁵¹/);
    }
  });

  it("are read as numbers and as infinities", () => {
    const number = (value: number) => readScore({ kind: "number", value, place: {} } as never);
    const word = (value: string) => readScore({ kind: "string", value, place: {} } as never);
    expect([number(3), number(2 ** 51), number(-(2 ** 51) + 1)]).toEqual([3, undefined, -(2 ** 51) + 1]);
    expect([word("inf"), word("-inf"), word("+Infinity"), word("-∞")].map(String)).toEqual([
      "Infinity",
      "-Infinity",
      "Infinity",
      "-Infinity",
    ]);
    expect([word("infinit"), word("xinf"), word("3")]).toEqual([undefined, undefined, undefined]);
    expect(readScore({ kind: "list", items: [] } as never)).toBeUndefined();
  });
});

describe("rules that break the contract", () => {
  const broken = (turn: unknown, result: unknown): Rules<number, number> => ({
    start: 0,
    turn: (place) => (place === 0 ? 0 : (turn as Player)),
    moves: (place) => (place < 2 ? [place + 1] : []),
    play: (_, move) => move,
    result: (place) => (place === 2 ? (result as Result) : undefined),
    key: (place) => place,
  });
  const searches: readonly ((game: Rules<number, number>) => Answer<number>)[] = [
    (game) => minimax(game, 0, { depth: 3 }),
    (game) => memoMinimax(game, 0, { depth: 3 }),
    (game) => alphaBeta(game, 0, { depth: 3 }),
    (game) => strong(game, 0),
    (game) => mcts(game, 0),
    (game) => proofNumber(game, 0),
    (game) => minimax(game, 0, { depth: 1, heuristic: playoutHeuristic(game) }),
  ];

  it("are told apart: a result that is none, by every search", () => {
    for (const result of [null, "win", true, 2]) {
      for (const search of searches) {
        expect(() => search(broken(1, result)), String(search)).toThrow(
          /The rules are wrong at 2: the result is .*should be 0/,
        );
      }
    }
  });

  it("are told apart: a turn that is nobody's, by every search", () => {
    for (const turn of ["white", 2, undefined]) {
      for (const search of searches)
        expect(() => search(broken(turn, 0)), String(search)).toThrow(/The rules are wrong at 1: the turn is/);
    }
    expect(() => strong({ ...broken(1, 0), turn: () => "white" as never }, 0)).toThrow(/the turn is "white"/);
    for (const search of searches) expect(search(broken(1, 0)).move).toBe(1);
  });
});
