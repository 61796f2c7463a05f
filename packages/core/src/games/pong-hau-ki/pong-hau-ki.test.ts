import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { pongHauKi } from "./index.ts";

const game = pongHauKi();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));

// The lines of the board, written out: every corner to the centre c, the left side, the right side, the bottom.
const LINES = ["ac", "bc", "dc", "ec", "ad", "be", "de"];

/** The rules once more, naively, on the text: every position that a move leads to. */
function naiveSuccessors(text: string): string[] {
  const men: Record<string, string> = {};
  [..."abcde"].forEach((point, index) => {
    men[point] = text.replaceAll("/", "")[index];
  });
  const turn = text.at(-1);
  return LINES.flatMap((line) => [line, [...line].reverse().join("")])
    .filter(([from, to]) => men[from] === (turn === "0" ? "X" : "O") && men[to] === ".")
    .map(([from, to]) => {
      const after = { ...men, [from]: ".", [to]: men[from] };
      return `${after.a}${after.b}/${after.c}/${after.d}${after.e} ${turn === "0" ? "1" : "0"}`;
    });
}

describe("pong hau k'i", () => {
  it("has the moves of a naive second writing of the rules, everywhere", () => {
    for (const position of explicitGame(game).positions) {
      const next = game.moves(position).map((move) => notation.writePosition(game.play(position, move)));
      const text = notation.writePosition(position);
      expect(next.sort()).toEqual(naiveSuccessors(text).sort());
      expect(game.result(position)).toBe(next.length > 0 ? undefined : 1 - game.turn(position));
      expect(read(text)).toBe(position);
    }
  });

  it("never ends with best play, and only one kind of position loses (Straffin 1995)", () => {
    const graph = explicitGame(game);
    expect(bruteForce(graph)[0].result).toBe("draw");
    const ends = graph.positions.filter((position) => game.result(position) !== undefined);
    // Shut in: the loser on a side, with one man below the other's, the empty point out of reach. Two colours, two
    // mirror images.
    expect(ends.map((position) => notation.writePosition(position)).sort()).toEqual(
      ["X./O/XO 0", ".X/O/OX 0", "O./X/OX 1", ".O/X/XO 1"].sort(),
    );
  });

  it("keeps the value in the mirror", () => {
    const graph = explicitGame(game);
    const values = bruteForce(graph);
    graph.positions.forEach((position, vertex) => {
      const images = game.symmetry?.images(position) ?? [];
      expect(images[0]).toBe(position);
      expect(values[graph.vertexOf(images[1])]).toEqual(values[vertex]);
    });
  });

  it("starts with player 0 on top, and names points by letters", () => {
    expect(notation.writePosition(game.start)).toBe("XX/./OO 0");
    expect(game.moves(game.start).map((move) => notation.writeMove(move, game.start))).toEqual(["a-c", "b-c"]);
    expect(game.board?.draw(game.start)).toBe(
      ["X     X     a     b", "| \\ / |", "|  .  |        c", "| / \\ |", "O-----O     d     e"].join("\n"),
    );
  });

  it.each([
    ["XX/X/.. 0", /1 point should be empty, not 2.*2 points should have X, not 3.*2 points should have O, not 0/s],
    ["XX./OO", /3 rows/],
    ["XX/./OO 2", /0 or 1/],
  ])("refuses %j", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
