import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../test/brute-force.ts";
import { expectSame } from "../../../test/expect-same.ts";
import { unwrap } from "../../base/error.ts";
import { morris } from "./index.ts";

const game = morris();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));

// The lines that are drawn, and the rows of three that win, point by point: written out, not computed.
const ORTHOGONAL = ["01", "12", "34", "45", "67", "78", "03", "36", "14", "47", "25", "58"];
const DIAGONAL = ["04", "48", "24", "46"];
const WINNING = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** The rules once more, naively, on nine characters and the player to move. */
function naiveSuccessors(state: string, drawn: readonly string[]): string[] {
  const [points, turn] = [state.slice(0, 9), state[9]];
  const [own, other, next] = turn === "0" ? ["X", "O", "1"] : ["O", "X", "0"];
  if (WINNING.some((line) => [...line].every((point) => points[Number(point)] === other))) return [];
  const put = (text: string, point: number, symbol: string): string =>
    text.slice(0, point) + symbol + text.slice(point + 1);
  const found: string[] = [];
  for (let to = 0; to < 9; to++) {
    if (points[to] !== ".") continue;
    if (points.split(own).length - 1 < 3) found.push(put(points, to, own) + next);
    else {
      for (let from = 0; from < 9; from++) {
        const joined = drawn.includes(`${from}${to}`) || drawn.includes(`${to}${from}`);
        if (joined && points[from] === own) found.push(put(put(points, from, "."), to, own) + next);
      }
    }
  }
  return found;
}

describe("three men's morris", () => {
  it.each([
    ["8", [...ORTHOGONAL, ...DIAGONAL]],
    ["4", ORTHOGONAL],
  ] as const)("has the moves of a naive second writing of the rules, with adjacency %s", (adjacency, drawn) => {
    const made = morris({ adjacency });
    const state = (position: number): string =>
      made.notation.writePosition(position).slice(0, 11).replaceAll("/", "") + made.turn(position);
    for (const position of explicitGame(made).positions) {
      const next = made.moves(position).map((move) => state(made.play(position, move)));
      expect(next.sort()).toEqual(naiveSuccessors(state(position), drawn).sort());
    }
  });

  // With orthogonal steps the first player wins from the centre, and nobody wins when that is not allowed:
  // Wikipedia, "Three men's morris". With diagonal steps the same holds by the brute force alone.
  it.each(["4", "8"] as const)("is won by the first player in the centre only, with adjacency %s", (adjacency) => {
    const game = morris({ adjacency });
    const graph = explicitGame(game);
    const values = bruteForce(graph);
    expect(values[0].result).toBe(0);
    const placed = graph.successors[0].map((vertex) => values[vertex].result);
    expect(placed).toEqual(["draw", 1, "draw", 1, 0, 1, "draw", 1, "draw"]);
  });

  it("never leaves a player without a move before the end, so that no rule is needed for it", () => {
    for (const adjacency of ["4", "8"] as const) {
      const made = morris({ adjacency });
      for (const position of explicitGame(made).positions) {
        expect(made.moves(position).length > 0).toBe(made.result(position) === undefined);
      }
    }
  });

  it("keeps the value under the eight symmetries", () => {
    const graph = explicitGame(game);
    const values = bruteForce(graph);
    graph.positions.forEach((position, vertex) => {
      const images = game.symmetry?.images(position) ?? [];
      expect(images.length).toBe(8);
      for (const image of images) expectSame(values[graph.vertexOf(image)], values[vertex]);
    });
  });

  it("writes and reads every position", () => {
    for (const position of explicitGame(game).positions) expect(read(notation.writePosition(position))).toBe(position);
  });

  it("writes moves as placements or steps", () => {
    expect(game.moves(game.start).map((move) => notation.writeMove(move, 0))).toEqual([
      "a3",
      "b3",
      "c3",
      "a2",
      "b2",
      "c2",
      "a1",
      "b1",
      "c1",
    ]);
    const position = read("X.X/OXO/.O. 0");
    expect(game.moves(position).map((move) => notation.writeMove(move, position))).toEqual([
      "a3-b3",
      "c3-b3",
      "b2-b3",
      "b2-a1",
      "b2-c1",
    ]);
  });

  it.each([
    ["XXX/XO./O..", /X has 4 men/],
    ["XX./.../...", /X has placed 2 and O 0/],
    ["XXX/OO./... 0", /player 0 has a line and so has moved last: the turn should be 1/],
    ["XXX/OOO/... 0", /both have a line/],
    ["X../.../... 0", /turn follows from their number: it is player 1's/],
    ["X../...", /3 rows/],
  ])("refuses %j", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it("draws the lines", () => {
    expect(game.board?.draw(read("X../.O./..."))).toBe(
      ["3 X---.---.", "  | \\ | / |", "2 .---O---.", "  | / | \\ |", "1 .---.---.", "  a   b   c"].join("\n"),
    );
  });
});
