import { expect } from "vitest";
import { expectSame } from "../../core/test/expect-same.ts";
import { isSolved, neighboursOfCells, slide, type Tiles } from "../src/puzzles/taquin/board.ts";

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
