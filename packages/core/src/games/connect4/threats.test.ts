import { describe, expect, it } from "vitest";
import { unwrap } from "../../base/error.ts";
import { connect4 } from "./index.ts";

/** Boards of two rows, where only the rows can be lines: few enough to count by hand. */
function judge(columns: number, text: string): number | undefined {
  const game = connect4({ columns, rows: 2, align: 4 });
  return game.heuristics?.threats(unwrap(game.notation.readPosition(text)));
}

describe("the threats of connect-4", () => {
  it("are worth most on the rows that their owner will fill: odd ones for player 0, even ones for player 1", () => {
    expect(judge(4, "OO../XXX.")).toBe(60 - 3 * 4); // X on row 1; O has two stones of row 2
    expect(judge(4, "XXX./OOXO")).toBe(25); // X on row 2; nobody can have row 1
    expect(judge(5, "OOO../XXOXX")).toBe(-60 - 3 * 4); // O on row 2, and the line b–e with two stones
    expect(judge(4, "OOO./XXX.")).toBe(60 - 60); // each on their own row
  });

  it("is a certainty when the play is over", () => {
    expect(judge(4, "OOO./XXXX")).toBe(Number.POSITIVE_INFINITY);
  });
});
