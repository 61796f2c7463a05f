import { describe, expect, it } from "vitest";
import { claimsOn } from "../../test/proved-claims.ts";
import { IMPROVEMENTS } from "./negamax.ts";

describe("what is called proved is true at every position of a board", () => {
  const boards = [
    ["tictactoe", {}],
    ["connect4", { columns: 4, rows: 3, align: 3 }],
    ["domineering", { rows: 4, columns: 3 }],
    ["hex", { size: 3 }],
    ["mu-torere", {}],
    ["dodgem", {}],
  ] as const;

  it.each(boards)("%s %o", { timeout: 600_000 }, (id, options) => {
    const { exact, wrong } = claimsOn(id, options);
    expect(wrong).toEqual([]);
    expect(exact[1]).toBeGreaterThan(0);
  });

  it.each(IMPROVEMENTS)("without %s", { timeout: 600_000 }, (improvement) => {
    for (const [id, options] of boards.slice(2, 5)) expect(claimsOn(id, options, [improvement]).wrong).toEqual([]);
  });
});
