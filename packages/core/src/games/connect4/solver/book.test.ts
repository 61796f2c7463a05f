import { describe, expect, it } from "vitest";
import { run } from "../../../base/work.ts";
import { rules } from "../rules.ts";
import { Connect4Book } from "./book.ts";
import { type BookSolver, buildBook } from "./build-book.ts";
import { Connect4Solver } from "./solver.ts";

const board = { columns: 5, rows: 4, align: 4 };
const game = rules(board);

const scoreBy =
  (solver: Connect4Solver): BookSolver =>
  async (position, threshold) =>
    threshold === undefined ? solver.score(position).score : run(solver.boundWork(position, threshold)).bound;

/** Every position with at most this many stones. */
function positionsTo(plies: number): (typeof game.start)[] {
  const found = [game.start];
  for (const position of found) {
    if (position.placed < plies) for (const move of game.moves(position)) found.push(game.play(position, move));
  }
  return found;
}

describe("an opening book", () => {
  it("has the solver's score of every position, mirror images once", async () => {
    const solver = new Connect4Solver({ ...board, megabytes: 1 });
    const book = new Connect4Book(board, 3);
    await buildBook(book, [scoreBy(solver)]);
    const read = Connect4Book.fromBytes(book.toBytes());
    for (const position of positionsTo(3)) expect(read.scoreOf(position)).toBe(solver.score(position).score);
    // 1, 5, 25 and 95 positions after 0 to 3 moves; 1, 1, 1 and 3 of them are their own mirror images.
    expect(read.size).toBe(1 + 3 + 13 + 49);
    expect(new Connect4Book(board, 2, []).size).toBe(0);
    expect(read.scoreOf(positionsTo(4)[200])).toBeUndefined();
  });

  it("spares the solver its search", () => {
    const book = new Connect4Book({ columns: 7, rows: 6, align: 4 }, 0);
    const { start } = rules(book.board);
    book.learn(start, 1); // the first player wins with their last stone: Allen 1988, Allis 1988
    expect(new Connect4Solver({ megabytes: 1, book }).score(start)).toMatchObject({
      score: 1,
      result: 0,
      rank: 41,
      nodes: 0,
    });
  });

  it("follows the lines of a perfect player of either side: every reply, and one best move", async () => {
    const solver = new Connect4Solver({ ...board, megabytes: 1 });
    const book = new Connect4Book(board, 1);
    await buildBook(book, [scoreBy(solver)], { lines: 7 });
    const read = Connect4Book.fromBytes(book.toBytes());
    const known = (position: typeof game.start): number | undefined => read.scoreOf(position);
    for (const player of [0, 1] as const) {
      let lines: (typeof game.start)[] = [game.start];
      while (lines[0].placed < 7) {
        lines = lines.flatMap((position) => {
          const nexts = game.moves(position).map((move) => game.play(position, move));
          const open = nexts.filter((next) => game.result(next) === undefined);
          if (game.turn(position) !== player) return open;
          const reply = read.replyTo(position);
          if (reply === undefined) expect(nexts.some(({ aligned }) => aligned)).toBe(true); // they win at once
          return reply === undefined ? [] : [game.play(position, reply)];
        });
        // What the book says is what the solver says, which is compared with brute force in solver.test.ts.
        for (const position of lines) expect(known(position)).toBe(solver.score(position).score);
      }
    }
    const whole = new Connect4Book(board, 7);
    await buildBook(whole, [scoreBy(solver)]);
    expect(read.size).toBeLessThan(whole.size / 3);
  });

  it("has keys for boards beyond 53 bits", () => {
    const book = new Connect4Book({ columns: 7, rows: 7, align: 4 }, 2);
    const { start, play } = rules(book.board);
    const boards = [
      [0, 0, 6, 6],
      [6, 6, 0, 0],
      [1, 1, 6, 6],
    ];
    const [left, right, other] = boards.map((moves) => moves.reduce(play, start));
    book.learn(left, -7);
    const read = Connect4Book.fromBytes(book.toBytes());
    expect([left, right, other].map((position) => read.scoreOf(position))).toEqual([-7, -7, undefined]);
    const deep = [5, 6, 5, 6, 6, 5, 0, 0, 1, 0].reduce(play, start);
    expect(read.keyOf(deep) > 2n ** 45n).toBe(true);
  });

  it("goes on where it was", async () => {
    const solver = new Connect4Solver({ ...board, megabytes: 1 });
    const book = new Connect4Book(board, 3);
    const onProgress = ({ done }: { done: number }) => {
      if (done === 10) throw new Error("enough");
    };
    await expect(buildBook(book, [scoreBy(solver)], { onProgress })).rejects.toThrow("enough");
    expect(book.size).toBe(10);
    const resumed = Connect4Book.fromBytes(book.toBytes());
    const totals: number[] = [];
    // Two scorers that take turns, as threads do, share the work and change nothing.
    const onTotal = ({ total }: { total: number }) => void totals.push(total);
    await buildBook(resumed, [scoreBy(solver), scoreBy(solver)], { onProgress: onTotal });
    const whole = new Connect4Book(board, 3);
    await buildBook(whole, [scoreBy(solver)]);
    expect(resumed.toBytes()).toEqual(whole.toBytes());
    expect(totals[0]).toBe(totals.length);
  });

  it("refuses damaged files and other boards", () => {
    const bytes = new Connect4Book(board, 1, [[5n, -3]]).toBytes();
    for (let place = 0; place < bytes.length; place++) {
      const damaged = bytes.slice();
      damaged[place] ^= 4;
      expect(() => Connect4Book.fromBytes(damaged)).toThrow(/not a whole opening book/);
    }
    expect(() => new Connect4Solver({ book: new Connect4Book(board, 1) })).toThrow(/5 × 4, not for 7 × 6/);
  });
});
