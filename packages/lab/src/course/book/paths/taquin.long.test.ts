import { expect, it } from "vitest";
import { GAUGES, OPENED, solvedBy, tilesOf } from "./taquin.ts";

it("what A* opens on the boards of the figure, with each estimate; a hardest one takes 31 moves", () => {
  for (const [board, opened] of Object.entries(OPENED)) {
    const found = Object.keys(GAUGES).map((gauge) => solvedBy(tilesOf(board), gauge)?.opened);
    expect([board, found]).toEqual([board, opened]);
  }
  expect(solvedBy(tilesOf("867/254/3.1"))?.moves).toBe(31);
});
