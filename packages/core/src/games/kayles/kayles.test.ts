import { describe, expect, it } from "vitest";
import { bruteForce, bruteForceStart, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { assertConforms } from "../../game/conformance.ts";
import { grundyValue } from "../../impartial/index.ts";
import { kayles } from "./index.ts";

/** The game as it is told: a row of pins, true while they stand; one pin or two neighbours fall. */
function naiveMoverWins(pins: readonly boolean[], known = new Map<string, boolean>()): boolean {
  const key = pins.map(Number).join("");
  const before = known.get(key);
  if (before !== undefined) return before;
  const wins = pins.some((stands, index) => {
    if (!stands) return false;
    if (!naiveMoverWins(pins.with(index, false), known)) return true;
    return pins[index + 1] === true && !naiveMoverWins(pins.with(index, false).with(index + 1, false), known);
  });
  known.set(key, wins);
  return wins;
}

describe("kayles", () => {
  it("keeps the contract", () => {
    assertConforms(kayles());
    assertConforms(kayles({ pins: 60 }), { limit: 300 });
  });

  it("is the game of pins: every row cut as one ball can", () => {
    const rules = kayles();
    const { notation } = rules;
    const position = unwrap(notation.readPosition("4,1"));
    expect(rules.moves(position).map((move) => notation.writeMove(move, position))).toEqual([
      "4:3",
      "4:2+1",
      "4:2",
      "4:1+1",
      "1:0",
    ]);
  });

  it("agrees with a naive game of standing pins on all rows of 9", () => {
    const known = new Map<string, boolean>();
    const game = kayles({ pins: 9 });
    for (let code = 0; code < 2 ** 9; code++) {
      const pins = Array.from({ length: 9 }, (_, index) => ((code >> index) & 1) === 1);
      const rows = pins
        .map(Number)
        .join("")
        .split("0")
        .map((row) => row.length);
      const position = unwrap(game.notation.readPosition(rows.join(",")));
      expect(grundyValue(game, position) !== 0).toBe(naiveMoverWins(pins, known));
    }
  });

  it("is won by the starter whatever the length of one row, by the mirror", () => {
    for (let pins = 1; pins <= 12; pins++) expect(bruteForceStart(kayles({ pins })).result).toBe(0);
  });

  it("Dudeney's row, 13 pins of which the second is down, is won for the player to move", () => {
    const game = kayles({ pins: 13 });
    const start = unwrap(game.notation.readPosition("(11, 1, 0)"));
    expect(bruteForce(explicitGame(game, start))[0].result).toBe(0);
    expect(grundyValue(game, start)).toBe(6 ^ 1); // OEIS A002186: 11 pins are worth 6
  });

  it("gives the same vertex back, rows in any order", () => {
    const rules = kayles();
    const { notation } = rules;
    const key = (text: string) => rules.key(unwrap(notation.readPosition(text)));
    expect(key("(3, 1, 2, 1)")).toBe(key("(1, 2, 3, 1)"));
    expect(key("(1, 2, 3, 1)")).not.toBe(key("(1, 2, 3, 0)"));
    expect(notation.readPosition("40,40").ok).toBe(false);
    expect(notation.writePosition(unwrap(notation.readPosition("0")))).toBe("(0, 0)");
  });
});
