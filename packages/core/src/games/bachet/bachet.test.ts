import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { assertConforms } from "../../game/conformance.ts";
import { grundyTable } from "../../impartial/index.ts";
import { bachet } from "./index.ts";

describe("bachet", () => {
  it("keeps the contract", () => {
    assertConforms(bachet());
    assertConforms(bachet({ target: 1, most: 5 }));
  });

  it("is lost for the player to move at 1, 12, 23, …, 89 and 100 (Bachet 1612)", () => {
    const rules = bachet();
    const graph = explicitGame(rules);
    const values = bruteForce(graph);
    const lost = new Set(
      graph.positions.flatMap((at, vertex) => (values[vertex].result === at.turn ? [] : [at.total])),
    );
    expect([...lost].sort((a, b) => a - b)).toEqual([1, 12, 23, 34, 45, 56, 67, 78, 89, 100]);
    expect(values[0].result).toBe(0);
  });

  it("has the Grundy values (target − total) mod (most + 1)", () => {
    const table = grundyTable(bachet({ target: 40, most: 6 }));
    for (let total = 0; total <= 40; total++) expect(table.valueOf({ total, turn: 1 })).toBe((40 - total) % 7);
  });

  it("reads and writes totals, and refuses those beyond the target", () => {
    const rules = bachet();
    const { notation } = rules;
    expect(unwrap(notation.readPosition("34"))).toEqual({ total: 34, turn: 0 });
    expect(unwrap(notation.readPosition("(34, 1)"))).toEqual({ total: 34, turn: 1 });
    expect(notation.readPosition("101").ok).toBe(false);
    const nearTheEnd = unwrap(notation.readPosition("97"));
    expect(rules.moves(nearTheEnd).map((move) => notation.writeMove(move, nearTheEnd))).toEqual(["1", "2", "3"]);
  });

  it("refuses options that make no game", () => {
    expect(() => bachet({ most: 0 })).toThrow(/most=0/);
    expect(() => bachet({ target: 0 })).toThrow(/target=0/);
  });
});
