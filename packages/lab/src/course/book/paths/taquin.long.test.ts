import { expect, it } from "vitest";
import { GAUGES, OPENED, solvedBy, tilesOf } from "./taquin.ts";

it("what A* opens on the boards of the figure, with each estimate; a hardest one takes 31 moves", () => {
  for (const [board, opened] of Object.entries(OPENED)) {
    const found = Object.keys(GAUGES).map((gauge) => solvedBy(tilesOf(board), gauge)?.opened);
    expect([board, found]).toEqual([board, opened]);
  }
  expect(solvedBy(tilesOf("867/254/3.1"))?.moves).toBe(31);
});

it("181,440 boards can be reached, the farthest in 31 moves, and two of them are as far", () => {
  const farthest: string[][] = [["12345678."]];
  const seen = new Set(farthest[0]);
  for (let layer = farthest[0]; layer.length > 0; farthest.push(layer)) {
    const next: string[] = [];
    for (const board of layer) {
      const hole = board.indexOf(".");
      for (const cell of [
        hole - 3,
        hole + 3,
        ...(hole % 3 > 0 ? [hole - 1] : []),
        ...(hole % 3 < 2 ? [hole + 1] : []),
      ]) {
        if (board[cell] === undefined) continue;
        const tile = board[cell];
        const after = board.replace(".", "x").replace(tile, ".").replace("x", tile);
        if (!seen.has(after)) next.push(after);
        seen.add(after);
      }
    }
    layer = next;
  }
  const layers = farthest.filter((layer) => layer.length > 0);
  expect([seen.size, layers.length - 1]).toEqual([181_440, 31]);
  expect(layers[31]).toHaveLength(2);
  expect(layers[31]).toContain("8672543.1");
});
