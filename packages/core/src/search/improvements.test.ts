import { describe, expect, it } from "vitest";
import { claimsOn } from "../../test/proved-claims.ts";
import { hex } from "../games/hex/index.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { MoveOrdering } from "./negamax.ts";
import { StrongMemory, strong } from "./strong.ts";
import { packMove, unpackMove } from "./table.ts";

// The other boards, and each improvement left out: improvements.long.test.ts.
describe("what is called proved is true at every position of a board, its mirror images being one", () => {
  it.each([
    ["domineering", { rows: 3, columns: 3 }],
    ["hexapawn", {}],
    ["pong-hau-ki", {}], // with cycles
  ])("%s", (id, options) => {
    const { positions, exact, wrong } = claimsOn(id, options);
    expect(wrong).toEqual([]);
    expect(exact[1]).toBe(positions); // proof numbers prove them all
  });
});

describe("the table that knows symmetry", () => {
  it("spares positions, and finds the same", () => {
    const rules = tictactoe();
    const { facts, symmetry } = rules;
    const nodes = [symmetry, undefined].map((known) => {
      const answer = strong(rules, rules.start, { acyclic: facts.acyclic, symmetry: known });
      expect([answer.value, answer.certainty]).toEqual([0, "exact"]);
      return answer.nodes;
    });
    expect(nodes[0] * 2).toBeLessThan(nodes[1]);
  });

  it("expects only moves that are legal and keep the value, whichever image it remembers", () => {
    const rules = hex({ size: 3 });
    const { facts, symmetry } = rules;
    const memory = new StrongMemory<unknown>({ tableBits: 12 });
    const { line } = strong(rules, rules.start, { acyclic: facts.acyclic, symmetry, memory });
    let position = rules.start;
    for (const move of line) {
      expect(rules.moves(position)).toContainEqual(move);
      position = rules.play(position, move as never);
    }
    expect(rules.result(position)).toBe(0); // the first player wins hex (Nash 1949), and the line shows it
  });

  it("remembers the place of a move for the image in whose list it stands", () => {
    expect(unpackMove(packMove(41, 3), 3)).toBe(41);
    expect(unpackMove(packMove(41, 3), 2)).toBe(-1);
    expect(unpackMove(packMove(4095, 15), 15)).toBe(-1); // does not fit into 16 bits
  });
});

describe("counter moves", () => {
  it("are tried after the killers, where the opponent has played the same, and can be left out", () => {
    const ordering = new MoveOrdering<string>();
    const moves = ["a", "b", "c"];
    ordering.reward("c", 0, 7, 1, "x");
    ordering.reward("b", 0, 9, 9); // much history, without a move before it
    expect(ordering.order(moves, 0, 3, -1, "x")).toEqual([2, 1, 0]);
    expect(ordering.order(moves, 0, 3, -1, "y")).toEqual([1, 2, 0]);
    expect(ordering.order(moves, 1, 3, -1, "x")).toEqual([0, 1, 2]); // the other player's are their own
    const plain = new MoveOrdering<string>();
    plain.begin(new Set(["counters", "history", "killers"]));
    plain.reward("c", 0, 3, 1, "x");
    expect(plain.order(moves, 0, 3, -1, "x")).toEqual([0, 1, 2]);
  });
});
