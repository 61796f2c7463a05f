import { describe, expect, it } from "vitest";
import { explore, type Points } from "../../arena/index.ts";
import { unwrap } from "../../base/error.ts";
import { solveScores } from "../../solve/index.ts";
import { makeGame } from "../all.ts";

/** A second writing of the rules, on rows of characters, with passes of its own. */
function bruteForce(rows: number, columns: number): number {
  const known = new Map<string, number>();
  const at = (board: string, row: number, column: number): string =>
    row < 0 || row >= rows || column < 0 || column >= columns ? " " : board[row * columns + column];
  const flips = (board: string, mover: string, cell: number): number[] => {
    const other = mover === "X" ? "O" : "X";
    const found: number[] = [];
    for (const down of [-1, 0, 1]) {
      for (const right of [-1, 0, 1]) {
        const line: number[] = [];
        let row = Math.floor(cell / columns) + down;
        let column = (cell % columns) + right;
        while ((down !== 0 || right !== 0) && at(board, row, column) === other) {
          line.push(row * columns + column);
          row += down;
          column += right;
        }
        if (at(board, row, column) === mover && (down !== 0 || right !== 0)) found.push(...line);
      }
    }
    return found;
  };
  /** The discs of X less those of O at the end. */
  const value = (board: string, mover: string, passed: boolean): number => {
    const key = `${board}${mover}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const other = mover === "X" ? "O" : "X";
    const results: number[] = [];
    for (let cell = 0; cell < board.length; cell++) {
      if (board[cell] !== ".") continue;
      const turned = flips(board, mover, cell);
      if (turned.length === 0) continue;
      const after = [...board].map((sign, index) => (index === cell || turned.includes(index) ? mover : sign)).join("");
      results.push(value(after, other, false));
    }
    const discs = [...board].filter((sign) => sign === "X").length - [...board].filter((sign) => sign === "O").length;
    const best = mover === "X" ? Math.max : Math.min;
    const worth =
      results.length > 0 ? results.reduce((a, b) => best(a, b)) : passed ? discs : value(board, other, true);
    known.set(key, worth);
    return worth;
  };
  const start = new Array<string>(rows * columns).fill(".");
  const corner = (rows / 2 - 1) * columns + columns / 2 - 1;
  for (const cell of [corner + 1, corner + columns]) start[cell] = "X";
  for (const cell of [corner, corner + columns + 1]) start[cell] = "O";
  return value(start.join(""), "X", false);
}

describe("othello", () => {
  it("on 4 × 4 is lost by 8 discs, as a second writing of the rules says", () => {
    const rules = makeGame("othello");
    const { scores } = rules;
    const { arena, points } = explore(rules, { scores });
    expect(solveScores(arena, points as Points).pointsOfVertex[0]).toBe(bruteForce(4, 4));
    expect(bruteForce(4, 4)).toBe(-8);
  });

  it("passes by itself for who cannot move, and ends when nobody can", () => {
    const rules = makeGame("othello");
    const { notation, scores } = rules;
    const passing = unwrap(notation.readPosition("XO../..../..../OX.. 0"));
    const [first] = rules.moves(passing);
    const after = rules.play(passing, first);
    expect(notation.writePosition(after)).toBe("XXX./..../..../OX.. 1");
    const over = rules.play(after, rules.moves(after)[0]);
    expect([rules.moves(over), rules.result(over), scores?.score(over)]).toEqual([[], "draw", 0]);
    // Nothing is left to be turned.
    const alone = unwrap(notation.readPosition("XX../XX../..../.... 0"));
    expect([rules.result(alone), scores?.score(alone)]).toEqual([0, 4]);
  });

  it("keeps the turn where the other has no move", () => {
    const rules = makeGame("othello");
    const { notation } = rules;
    const position = unwrap(notation.readPosition("XO../..../..../XO.. 0"));
    const after = rules.play(position, rules.moves(position)[0]);
    // After c4 player 1 has only b1, with nothing to enclose; player 0 can go on with c1.
    expect(notation.writePosition(after)).toBe("XXX./..../..../XO.. 0");
  });

  it("refuses an odd side and too few discs", () => {
    // @ts-expect-error: sides are even
    expect(() => makeGame("othello", { rows: 5 })).toThrow();
    expect(makeGame("othello").notation.readPosition("X.../..../..../.... 0").ok).toBe(false);
  });
});
