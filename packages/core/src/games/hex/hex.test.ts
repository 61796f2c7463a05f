import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { seededRandom } from "../../base/random.ts";
import { hex } from "./index.ts";

const three = hex({ size: 3 });
const read = (text: string) => unwrap(three.notation.readPosition(text));

/** Stones still needed by a symbol from its first to its last side, by relaxing every cell until nothing changes. */
function naiveNeeded(text: string, symbol: "X" | "O"): number {
  const rows = text.split("/");
  const size = rows.length;
  const cost = (y: number, x: number): number =>
    rows[y][x] === symbol ? 0 : rows[y][x] === "." ? 1 : Number.POSITIVE_INFINITY;
  const best = rows.map((_, y) =>
    Array.from({ length: size }, (_, x) => ((symbol === "X" ? y : x) === 0 ? cost(y, x) : Number.POSITIVE_INFINITY)),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        for (const [nextY, nextX] of [
          [y, x + 1],
          [y, x - 1],
          [y + 1, x],
          [y - 1, x],
          [y + 1, x - 1],
          [y - 1, x + 1],
        ]) {
          if (rows[nextY]?.[nextX] === undefined) continue;
          const through = best[y][x] + cost(nextY, nextX);
          if (through < best[nextY][nextX]) {
            best[nextY][nextX] = through;
            changed = true;
          }
        }
      }
    }
  }
  return Math.min(...best.flatMap((row, y) => row.filter((_, x) => (symbol === "X" ? y : x) === size - 1)));
}

describe("hex", () => {
  it("is won by the starter on 1 × 1, 2 × 2 and 3 × 3 (Nash: on every board)", () => {
    for (const size of [1, 2, 3]) expect(bruteForce(explicitGame(hex({ size })))[0].result).toBe(0);
  });

  it("ends exactly when a naive shortest path costs nothing, and never in a draw, on 3 × 3", () => {
    for (const position of explicitGame(three).positions) {
      const text = three.notation.writePosition(position);
      const expected = naiveNeeded(text, "X") === 0 ? 0 : naiveNeeded(text, "O") === 0 ? 1 : undefined;
      expect(three.result(position)).toBe(expected);
      expect(three.moves(position).length).toBe(expected === undefined ? text.split(".").length - 1 : 0);
      expect(read(text)).toEqual(position);
    }
  });

  it.each([4, 7, 11])("ends and scores random plays as the naive shortest path does, on size %i", (size) => {
    const rules = hex({ size });
    const { notation, heuristics } = rules;
    const random = seededRandom(size);
    for (let play = 0; play < 4; play++) {
      for (let position = rules.start; ; ) {
        const text = notation.writePosition(position);
        const [needed0, needed1] = [naiveNeeded(text, "X"), naiveNeeded(text, "O")];
        const result = needed0 === 0 ? 0 : needed1 === 0 ? 1 : undefined;
        expect(rules.result(position)).toBe(result);
        expect(heuristics?.distance(position)).toBe(needed1 - needed0);
        expect(unwrap(notation.readPosition(text))).toEqual(position);
        if (result !== undefined) break;
        const moves = rules.moves(position);
        position = rules.play(position, moves[random.below(moves.length)]);
      }
    }
  });

  it("is won by the starter on 4 × 4, by a memoised search of its own (Nash)", () => {
    const rules = hex();
    const moverWinsOfKey = new Map<unknown, boolean>();
    const centreFirst = [5, 6, 9, 10, 3, 12, 2, 7, 8, 13, 1, 4, 11, 14, 0, 15];
    const moverWins = (position: typeof rules.start): boolean => {
      if (rules.result(position) !== undefined) return false;
      const key = rules.key(position);
      const known = moverWinsOfKey.get(key);
      if (known !== undefined) return known;
      const legal = new Set(rules.moves(position));
      const wins = centreFirst.some((cell) => legal.has(cell) && !moverWins(rules.play(position, cell)));
      moverWinsOfKey.set(key, wins);
      return wins;
    };
    // c2 lies in the middle of the short diagonal: if player 1 cannot win after it, the starter wins.
    expect(moverWins(rules.play(rules.start, 6))).toBe(false);
  });

  it("has a half turn that keeps the value", () => {
    const graph = explicitGame(three);
    const values = bruteForce(graph);
    graph.positions.forEach((position, vertex) => {
      const images = three.symmetry?.images(position) ?? [];
      expect(three.notation.writePosition(images[1])).toBe(
        [...three.notation.writePosition(position)].reverse().join(""),
      );
      expect(values[graph.vertexOf(images[1])]).toEqual(values[vertex]);
    });
  });

  it("joins along the six neighbours of the specification only", () => {
    expect(three.result(read(".OX/.X./XO."))).toBe(0); // (r + 1, c − 1) touches
    expect(three.result(read("XO./OX./..X"))).toBeUndefined(); // (r + 1, c + 1) does not
    expect(three.result(read("X.O/XO./OX."))).toBe(1);
  });

  it("tells the shortest chain that has joined two sides", () => {
    const line = (text: string) => three.board?.winningLine?.(read(text));
    expect(line(".OX/.X./XO.")).toEqual([2, 4, 6]);
    expect(line("X.O/XO./OX.")).toEqual([6, 4, 2]); // player 1's begin on the left
    expect(line("XO./OX./..X")).toBeUndefined();
  });

  it("names cells from the top left and draws the rhombus", () => {
    expect(three.moves(three.start).map((cell) => three.notation.writeMove(cell, three.start))).toEqual([
      "a1",
      "b1",
      "c1",
      "a2",
      "b2",
      "c2",
      "a3",
      "b3",
      "c3",
    ]);
    expect(three.board?.draw(read("X../.O./..."))).toBe("   a b c\n 1  X . .\n  2  . O .\n   3  . . .");
  });

  it.each([
    ["XX./.../...", /X has 2 stones and O 0/],
    ["X.O/X.O/X.O", /the sides of player 0 are joined, but player 1 has moved after it/],
    ["X../.../... 0", /the turn of player 1/],
    ["X../..Z/...", /"Z" is not a cell/],
  ])("refuses %j", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it("refuses two chains from side to side: the first has ended the play", () => {
    const { notation } = hex({ size: 4 });
    expect(() => unwrap(notation.readPosition("XOXO/XOXO/XOXO/XOX."))).toThrow(/player 0 has joined both sides twice/);
  });
});
