import { expect } from "vitest";
import { isSolved, neighboursOfCells, slide, type Tiles } from "../src/path/puzzles/taquin/board.ts";
import { expectSame } from "./expect-same.ts";

/** A path is right when every board follows from the one before by sliding one tile into the hole. */
export function expectSolution(path: readonly Tiles[], from: Tiles): void {
  expect(path[0]).toEqual(from);
  expect(isSolved(path[path.length - 1])).toBe(true);
  const neighbours = neighboursOfCells(Math.sqrt(from.length));
  for (let i = 1; i < path.length; i++) {
    const [hole, next] = [path[i - 1].indexOf(0), path[i].indexOf(0)];
    expectSame(neighbours[hole].includes(next), true);
    expectSame(path[i], slide(path[i - 1], next, hole));
  }
}
