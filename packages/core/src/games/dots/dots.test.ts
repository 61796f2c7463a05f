import { describe, expect, it } from "vitest";
import { explore, type Points } from "../../arena/index.ts";
import { unwrap } from "../../base/error.ts";
import { solveScores } from "../../solve/index.ts";
import { makeGame } from "../all.ts";

/** A second writing of the rules: boxes as lists of the names of their lines, by memory of plain sets. */
function bruteForce(rows: number, columns: number): number {
  const dot = (row: number, column: number): string => `${"abcdefg"[column]}${rows + 1 - row}`;
  const line = (one: string, other: string): string => [one, other].sort().join("-");
  const boxes: string[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [dot(row, column), dot(row, column + 1), dot(row + 1, column + 1), dot(row + 1, column)];
      boxes.push(corners.map((corner, index) => line(corner, corners[(index + 1) % 4])));
    }
  }
  const all = [...new Set(boxes.flat())];
  const known = new Map<string, number>();
  /** What the mover gains of what is left. */
  const best = (drawn: readonly string[]): number => {
    const key = [...drawn].sort().join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const left = all.filter((name) => !drawn.includes(name));
    const gains = left.map((name) => {
      const after = [...drawn, name];
      const closed = boxes.filter((box) => box.includes(name) && box.every((side) => after.includes(side))).length;
      return closed > 0 ? closed + best(after) : 0 - best(after);
    });
    const value = gains.length === 0 ? 0 : gains.reduce((a, b) => Math.max(a, b));
    known.set(key, value);
    return value;
  };
  return best([]);
}

const scoreOf = (rows: number, columns: number): number => {
  const rules = makeGame("dots", { rows, columns });
  const { scores } = rules;
  const { arena, points } = explore(rules, { scores });
  return solveScores(arena, points as Points).pointsOfVertex[0];
};

describe("dots and boxes", () => {
  it.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [2, 2],
  ])("on %i × %i boxes gains what brute force over sets of lines gains", (rows, columns) => {
    expect(scoreOf(rows, columns)).toBe(bruteForce(rows, columns));
  });

  it("is worth 2 on 2 × 2 boxes, from 4,209 positions that carry no score", () => {
    // 2^12 sets of lines, most with either player to move (the review of the library had 5,349 with the score inside).
    const rules = makeGame("dots");
    expect(explore(rules).arena.vertexCount).toBe(4209);
    expect(scoreOf(2, 2)).toBe(2);
  });

  it("lets who closes a box move again, and two boxes at once count two", () => {
    const rules = makeGame("dots", { rows: 1, columns: 2 });
    const { notation, scores } = rules;
    const position = unwrap(notation.readPosition("##/#.#/## 1"));
    const [line] = rules.moves(position);
    expect(notation.writeMove(line, position)).toBe("b1-b2");
    expect(scores?.gain?.(position, line)).toBe(-2);
    expect(rules.turn(rules.play(position, line))).toBe(1);
  });

  it("refuses a board of another size, with an example", () => {
    const { notation } = makeGame("dots");
    expect(notation.readPosition("##/##").ok).toBe(false);
    const again = unwrap(notation.readPosition("#./..#/../.../.# 1"));
    expect(notation.writePosition(again)).toBe("#./..#/../.../.# 1");
  });

  it("has eight images on a square and four on a rectangle, all of one value", () => {
    for (const [rows, columns, images] of [
      [2, 2, 8],
      [1, 3, 4],
    ]) {
      const rules = makeGame("dots", { rows, columns });
      const { symmetry, scores, notation } = rules;
      const first = rules.play(rules.start, rules.moves(rules.start)[0]);
      const found = symmetry?.images(first) ?? [];
      expect(found.length).toBe(images);
      const values = found.map((from) => {
        const { arena, points } = explore(rules, { from: [from], scores });
        return solveScores(arena, points as Points).pointsOfVertex[0];
      });
      expect(new Set(values).size, notation.writePosition(first)).toBe(1);
    }
  });
});
