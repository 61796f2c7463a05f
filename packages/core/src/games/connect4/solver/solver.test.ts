import { describe, expect, it } from "vitest";
import { agreesWithAttractors } from "../../../../test/connect4-positions.ts";
import { unwrap } from "../../../base/error.ts";
import { seededRandom } from "../../../base/random.ts";
import { runAsync } from "../../../base/work.ts";
import { connect4 } from "../index.ts";
import { Connect4Solver } from "./solver.ts";
import { STANDARD_POSITIONS } from "./standard-positions.ts";

const small = { megabytes: 1 };

describe("the connect-4 solver", () => {
  it("gives the published scores of Pascal Pons's benchmark sets", () => {
    const solver = new Connect4Solver({ megabytes: 16 });
    const { notation } = connect4();
    for (const { position, score } of STANDARD_POSITIONS) {
      const found = solver.score(unwrap(notation.readPosition(position)));
      expect([position, found.score]).toEqual([position, score]);
    }
  });

  it.each([
    { columns: 4, rows: 4 },
    { columns: 5, rows: 3 },
    { columns: 4, rows: 3 },
    { columns: 6, rows: 2 },
    { columns: 1, rows: 5 },
    { columns: 2, rows: 9 },
  ])("agrees with the attractors on every position of %j", agreesWithAttractors);

  it.each([
    { columns: 7, rows: 7 },
    { columns: 7, rows: 6 },
    { columns: 8, rows: 7 },
    { columns: 9, rows: 6 },
    { columns: 6, rows: 9 },
    { columns: 5, rows: 8 },
  ])("agrees with the definition of the score late in random plays on %j", (board) => {
    const rules = connect4(board);
    const cells = board.columns * board.rows;
    const solver = new Connect4Solver({ ...board, ...small });
    const random = seededRandom(board.columns * 10 + board.rows);
    let compared = 0;
    while (compared < 40) {
      let position = rules.start;
      while (position.placed < cells - 9 && rules.result(position) === undefined) {
        const moves = rules.moves(position);
        position = rules.play(position, moves[random.below(moves.length)]);
      }
      if (position.placed < cells - 9) continue;
      expect(solver.score(position).score).toBe(definedScore(position));
      compared++;
    }

    /**
     * By trying every move: who places the last stone of the play, and how many that player could still have placed.
     */
    function definedScore(position: typeof rules.start): number {
      const result = rules.result(position);
      if (result === "draw") return 0;
      if (result !== undefined) return -(1 + Math.floor((cells - position.placed) / 2));
      const scores = rules.moves(position).map((move) => 0 - definedScore(rules.play(position, move)));
      return Math.max(...scores);
    }
  });

  it("rates every move and plays on to the end as the score says", () => {
    const solver = new Connect4Solver(small);
    const rules = connect4();
    const { notation } = rules;
    for (const { position: text, score } of STANDARD_POSITIONS.filter(({ set }) => set === "L2_R1").slice(0, 12)) {
      const position = unwrap(notation.readPosition(text));
      const analysis = solver.analyse(position);
      expect(analysis.score).toBe(score);
      expect(analysis.moves.map(({ move }) => move)).toEqual(rules.moves(position));
      for (const { move, score: own } of analysis.moves) {
        expect(solver.score(rules.play(position, move)).score).toBe(0 - own);
      }
      const played = solver.choose(position);
      const end = analysis.line.reduce(rules.play, position);
      const chosen = analysis.moves.find(({ move }) => move === played);
      expect(score > 0 ? chosen?.score : Math.sign(chosen?.score ?? 1)).toBe(score > 0 ? score : Math.sign(score));
      expect(analysis.line.length).toBe(analysis.rank);
      expect(rules.result(end)).toBe(analysis.result);
    }
  });

  it("knows finished positions", () => {
    const solver = new Connect4Solver(small);
    const { notation } = connect4();
    // Player 0 has won with their fourth stone, 18 in the usual score.
    const won = solver.analyse(unwrap(notation.readPosition("1213141")));
    expect(won).toMatchObject({ score: -18, result: 0, rank: 0, moves: [], line: [] });
    expect(solver.choose(unwrap(notation.readPosition("1213141")))).toBeUndefined();
  });

  it("stops when its budget is spent or when it is interrupted", async () => {
    const solver = new Connect4Solver(small);
    const { start } = connect4();
    expect(() => solver.score(start, { nodes: 10_000 })).toThrow(/Not finished after/);
    const interruption = new AbortController();
    const analysis = runAsync(solver.analyseWork(start), { signal: interruption.signal });
    setTimeout(() => interruption.abort(), 20);
    await expect(analysis).rejects.toThrow(/[Ii]nterrupted/);
  });

  it.each([
    [{ columns: 9, rows: 7 }, /columns × \(rows \+ 1\) at most 64/],
    [{ columns: 0, rows: 4 }, /1 to 9 of each/],
    [{ megabytes: 4096 }, /from 1 to 2048/],
    [{ megabytes: 0 }, /from 1 to 2048/],
  ])("refuses %j", (options, reason) => {
    expect(() => new Connect4Solver(options)).toThrow(reason);
  });
});
