import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { assertConforms } from "../../game/conformance.ts";
import { wythoff } from "./index.ts";

describe("wythoff", () => {
  it("keeps the contract, symmetry included", () => {
    assertConforms(wythoff());
    assertConforms(wythoff({ heaps: [0, 0] }));
  });

  it("is lost at (1,2), (3,5), (4,7), (6,10), (8,13) and their mirror images (Wythoff 1907)", () => {
    const graph = explicitGame(wythoff({ heaps: [13, 13] }));
    const values = bruteForce(graph);
    const lost = new Set(
      graph.positions.flatMap(({ heaps: [a, b], turn }, vertex) =>
        a <= b && values[vertex].result !== turn ? [`${a},${b}`] : [],
      ),
    );
    expect([...lost].sort()).toEqual(["0,0", "1,2", "3,5", "4,7", "6,10", "8,13"]);
  });

  it("writes a move as what is taken from each heap", () => {
    const rules = wythoff();
    const { notation } = rules;
    const position = unwrap(notation.readPosition("1-2"));
    expect(rules.moves(position).map((move) => notation.writeMove(move, position))).toEqual([
      "1,0",
      "0,1",
      "0,2",
      "1,1",
    ]);
    expect(unwrap(notation.readPosition("(1, 2, 1)"))).toEqual({ heaps: [1, 2], turn: 1 });
    expect(notation.readPosition("3").ok).toBe(false);
  });

  it("has two heaps", () => {
    expect(() => wythoff({ heaps: [3] })).toThrow(/two heaps/);
    expect(() => wythoff({ heaps: [3, 4, 5] })).toThrow(/at most 2/);
  });
});
