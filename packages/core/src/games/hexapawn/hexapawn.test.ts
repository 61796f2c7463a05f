import { describe, expect, it } from "vitest";
import { bruteForce, bruteForceStart, countPlays, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { hexapawn } from "./index.ts";

const game = hexapawn();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));

/** The rules once more, naively, on the text of the position: every position that a move leads to. */
function naiveSuccessors(text: string): string[] {
  const [board, turn] = text.split(" ");
  const rows = board.split("/").map((row) => [...row]);
  if (rows[0].includes("^") || (rows.at(-1) ?? []).includes("v")) return [];
  const [own, foe, forward, next] = turn === "0" ? ["^", "v", -1, "1"] : ["v", "^", 1, "0"];
  const found: string[] = [];
  rows.forEach((row, y) => {
    row.forEach((symbol, x) => {
      if (symbol !== own) return;
      for (const toX of [x - 1, x, x + 1]) {
        if (rows[y + Number(forward)]?.[toX] !== (toX === x ? "." : foe)) continue;
        const copy = rows.map((line) => [...line]);
        copy[y][x] = ".";
        copy[y + Number(forward)][toX] = own;
        found.push(`${copy.map((line) => line.join("")).join("/")} ${next}`);
      }
    });
  });
  return found;
}

describe("hexapawn", () => {
  it.each([
    [2, 3],
    [3, 3],
    [4, 3],
    [3, 4],
    [3, 1],
  ])("has the moves of a naive second writing of the rules, at every position of %i × %i", (rows, columns) => {
    const made = hexapawn({ rows, columns });
    for (const position of explicitGame(made).positions) {
      const text = made.notation.writePosition(position);
      const next = made.moves(position).map((move) => made.notation.writePosition(made.play(position, move)));
      expect(next.sort()).toEqual(naiveSuccessors(text).sort());
      expect(made.result(position) === undefined).toBe(next.length > 0);
      expect(unwrap(made.notation.readPosition(text))).toEqual(position);
    }
  });

  it("has as many plays as the naive rules on 6 × 6, where keys are strings", () => {
    const plays = (text: string, depth: number): number =>
      depth === 0 ? 1 : naiveSuccessors(text).reduce((total, next) => total + plays(next, depth - 1), 0);
    const made = hexapawn({ rows: 6, columns: 6 });
    expect(typeof made.key(made.start)).toBe("string");
    for (let depth = 1; depth <= 5; depth++) {
      expect(countPlays(made, depth)).toBe(plays("vvvvvv/....../....../....../....../^^^^^^ 0", depth));
    }
  });

  it("is won by the second player on 3 × 3 (Gardner 1962)", () => {
    expect(bruteForceStart(game).result).toBe(1);
  });

  it("is won by reaching the far row, by taking every pawn, and by leaving no move", () => {
    expect(game.result(read("^../..v/... 1"))).toBe(0);
    expect(game.result(read(".../..v/... 0"))).toBe(1);
    expect(game.result(read("v../^../... 1"))).toBe(0);
    expect(game.moves(read("v../^../... 1"))).toEqual([]);
  });

  it("keeps the value when left and right are exchanged", () => {
    const graph = explicitGame(game);
    const values = bruteForce(graph);
    graph.positions.forEach((position, vertex) => {
      for (const image of game.symmetry?.images(position) ?? []) {
        expect(values[graph.vertexOf(image)]).toEqual(values[vertex]);
      }
    });
  });

  it("writes moves as in chess", () => {
    const position = read("v.v/.v./^^^ 0");
    expect(game.moves(position).map((move) => notation.writeMove(move, position))).toEqual([
      "a1-a2",
      "a1xb2",
      "c1-c2",
      "c1xb2",
    ]);
    expect(game.board?.draw(position)).toBe("3 v . v\n2 . v .\n1 ^ ^ ^\n  a b c");
  });

  it.each([
    ["vvv/v../^^^", /player 1 has 4 pawns "v", but each player starts with 3/],
    ["^^./.../..v 0", /more than one pawn has reached the far row/],
    ["^../.../... 0", /the turn after the board should be 1/],
    ["vvv/.../^^", /row 3 from the top \("\^\^"\) should have 3 cells, not 2/],
  ])("refuses %j", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
