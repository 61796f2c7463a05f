import { describe, expect, it } from "vitest";
import { bruteForceStart } from "../../../test/brute-force.ts";
import { assertConforms } from "../../game/conformance.ts";
import { grundyValue } from "../../impartial/index.ts";
import { kayles } from "../kayles/index.ts";
import { octal } from "./index.ts";

describe("octal", () => {
  it.each(["0.77", "0.137", "4.3", "0.8", "8.0", "0.1", "0.3F"])("%s keeps the contract", (code) => {
    assertConforms(octal({ code, heap: 9 }));
  });

  it("with 0.77 is Kayles", () => {
    for (let heap = 1; heap <= 20; heap++) {
      expect(grundyValue(octal({ heap }))).toBe(grundyValue(kayles({ pins: heap })));
    }
  });

  it("with 0.333 is taking one, two or three: lost at the multiples of 4 (Bachet)", () => {
    for (let heap = 1; heap <= 16; heap++) {
      expect(bruteForceStart(octal({ code: "0.333", heap })).result).toBe(heap % 4 === 0 ? 1 : 0);
    }
  });

  it("with 0.137 is Dawson's chess: 0.07 shifted by one, lost at 4, 8, 14, 20 … (Winning Ways, chapter 4)", () => {
    const lost = Array.from({ length: 40 }, (_, index) => index + 1).filter(
      (heap) => grundyValue(octal({ code: "0.137", heap })) === 0,
    );
    const shifted = Array.from({ length: 40 }, (_, index) => index + 1).filter(
      (heap) => grundyValue(octal({ code: "0.07", heap: heap + 1 })) === 0,
    );
    expect(lost).toEqual(shifted);
    expect(lost.slice(0, 4)).toEqual([4, 8, 14, 20]);
  });

  it("refuses what is not a code", () => {
    for (const code of ["77", "0.7G", "3.1", "kayles", ""]) expect(() => octal({ code })).toThrow(/code=/);
  });
});
