import { describe, expect, it } from "vitest";
import { bruteForceStart } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { assertConforms } from "../../game/conformance.ts";
import { grundyTable } from "../../impartial/index.ts";
import { grundy } from "./index.ts";

describe("grundy", () => {
  it("keeps the contract, with numbers and with strings as keys", () => {
    assertConforms(grundy());
    assertConforms(grundy({ heap: 60 }), { limit: 300 });
    assertConforms(grundy({ heap: 1 }));
  });

  it("cuts a heap into two unequal ones", () => {
    const rules = grundy({ heap: 8 });
    const { notation } = rules;
    const words = (text: string) => {
      const position = unwrap(notation.readPosition(text));
      return rules.moves(position).map((move) => notation.writeMove(move, position));
    };
    expect(words("8")).toEqual(["8:7+1", "8:6+2", "8:5+3"]);
    expect(words("5,2,5")).toEqual(["5:4+1", "5:3+2"]);
    expect(words("2,2,1")).toEqual([]);
  });

  it("has the values of OEIS A002188", () => {
    const table = grundyTable(grundy({ heap: 20 }));
    const values = Array.from({ length: 21 }, (_, heap) => table.valueOf({ heaps: heap > 0 ? [heap] : [], turn: 0 }));
    expect(values).toEqual([0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
  });

  it("is lost for the starter exactly where the value is 0: 1, 2, 4, 7, 10 and 20 (OEIS A002188)", () => {
    for (let heap = 1; heap <= 20; heap++) {
      const lost = [1, 2, 4, 7, 10, 20].includes(heap);
      expect(bruteForceStart(grundy({ heap })).result).toBe(lost ? 1 : 0);
    }
  });
});
