import { describe, expect, it } from "vitest";
import { COUNT_OF_SET, cellsOfSet, HexTable, openPositions } from "../../../../test/hex-table.ts";
import { setOfCells } from "../../grid/cell-set.ts";
import { hex } from "../index.ts";
import { HexProver } from "./prover.ts";

const CELLS = 16;

describe("the prover of hex, on every position of 4 × 4", () => {
  it("names the winner that a table filled backwards has, and every carrier is enough", { timeout: 600_000 }, () => {
    const table = new HexTable();
    const prover = new HexProver({ size: 4 });
    const wrong: unknown[] = [];
    let asked = 0;
    for (const [x, o] of openPositions(table)) {
      const placed = COUNT_OF_SET[x + o];
      const mover = placed % 2 === 0 ? 0 : 1;
      const stones = [setOfCells(CELLS, cellsOfSet(x)), setOfCells(CELLS, cellsOfSet(o))] as const;
      const { winner, carrier } = prover.prove({ stones, placed, ended: false });
      const needed = carrier.reduce((set, cell) => set | (1 << cell), 0);
      const given = (2 ** CELLS - 1) & ~(x | o | needed); // all of these to the loser
      const isRight = table.winnerOf(x, o, mover) === winner;
      const isEnough = table.winnerOf(winner === 0 ? x : x | given, winner === 0 ? o | given : o, mover) === winner;
      if (!(isRight && isEnough && (needed & (x | o)) === 0)) wrong.push({ x, o, winner, carrier });
      asked++;
    }
    expect(wrong).toEqual([]);
    expect(asked).toBe(8_188_705); // counted by a separate script, too
  });
});

describe("the prover of hex on 6 × 6", () => {
  it("finds the published openings", { timeout: 600_000 }, () => {
    const published = ".....X .XXXXX XXXXXX XXXXXX XXXXX. X....."; // as the table of smaller boards in prover.test.ts
    const rules = hex({ size: 6 });
    const prover = new HexProver({ size: 6 });
    const winners = rules.moves(rules.start).map((move) => prover.prove(rules.play(rules.start, move)).winner);
    expect(winners.map((winner) => ".X"[1 - winner]).join("")).toBe(published.replaceAll(" ", ""));
  });
});
