import { expect, it } from "vitest";
import { solvedBoard } from "./krk.ts";

it("king and rook against king on 5 × 5, 6 × 6 and 8 × 8, as the prose says", () => {
  expect([5, 6, 8].map((n) => [solvedBoard(n).layers[0], solvedBoard(n).stuck])).toEqual([
    [72, 44],
    [112, 52],
    [216, 68],
  ]);
  // Mate in 16 on the whole board: Black, to move, holds out for 32 moves of both players at the most.
  expect([solvedBoard(8).layers.length - 1, solvedBoard(8).positions.length]).toEqual([32, 399_112]);
});
