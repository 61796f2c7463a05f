import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cellsOf,
  cellsOutside,
  countCells,
  countCommon,
  hasCell,
  includesAll,
  isEmptySet,
  keyOfSets,
  setOfCells,
  withCell,
  withoutCell,
} from "./cell-set.ts";
import { gridMaps, imageOfCells } from "./grid-symmetry.ts";

/** A board of some size, two sets of its cells and one cell, as plain JavaScript sets. */
const boards = fc.integer({ min: 1, max: 100 }).chain((size) => {
  const cell = fc.integer({ min: 0, max: size - 1 });
  const cells = fc.uniqueArray(cell).map((list) => new Set(list));
  return fc.tuple(fc.constant(size), cells, cells, cell);
});

const sorted = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);

describe("sets of cells", () => {
  it("do what sets of numbers do, below and above 32 cells", () => {
    fc.assert(
      fc.property(boards, ([size, first, second, cell]) => {
        const [a, b] = [setOfCells(size, first), setOfCells(size, second)];
        const common = [...first].filter((one) => second.has(one));
        expect(cellsOf(a)).toEqual(sorted(first));
        expect(hasCell(a, cell)).toBe(first.has(cell));
        expect(cellsOf(withCell(a, cell))).toEqual(sorted(new Set([...first, cell])));
        expect(cellsOf(withoutCell(a, cell))).toEqual(sorted([...first].filter((one) => one !== cell)));
        expect(countCells(a)).toBe(first.size);
        expect(countCommon(a, b)).toBe(common.length);
        expect(includesAll(a, b)).toBe(common.length === second.size);
        expect(isEmptySet(a)).toBe(first.size === 0);
        const outside = Array.from({ length: size }, (_, one) => one).filter(
          (one) => !first.has(one) && !second.has(one),
        );
        expect(cellsOutside(size, a, b)).toEqual(outside);
        expect(cellsOf(a)).toEqual(sorted(first)); // nothing has changed the set
      }),
    );
  });

  it("have different keys when they differ", () => {
    fc.assert(
      fc.property(boards, ([size, first, second, cell]) => {
        const [a, b] = [setOfCells(size, first), setOfCells(size, second)];
        const changed = hasCell(a, cell) ? withoutCell(a, cell) : withCell(a, cell);
        expect(keyOfSets(size, a, b)).not.toBe(keyOfSets(size, changed, b));
        expect(keyOfSets(size, b, a)).not.toBe(keyOfSets(size, b, changed));
        expect(keyOfSets(size, a, b)).toBe(keyOfSets(size, setOfCells(size, first), setOfCells(size, second)));
      }),
    );
  });

  it.each([
    [3, 3, 8],
    [2, 5, 4],
    [7, 7, 8],
  ])(
    "have on %i × %i as many different images as the board has symmetries (%i), each keeping neighbours",
    (rows, columns, symmetries) => {
      const maps = gridMaps(rows, columns);
      expect(new Set(maps.map((map) => map.join())).size).toBe(symmetries);
      const distance = (one: number, other: number): number =>
        Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) +
        Math.abs((one % columns) - (other % columns));
      for (const map of maps) {
        expect(sorted(map)).toEqual(Array.from({ length: rows * columns }, (_, cell) => cell));
        for (let cell = 1; cell < rows * columns; cell++) expect(distance(map[0], map[cell])).toBe(distance(0, cell));
        const some = setOfCells(rows * columns, [0, columns, rows * columns - 1]);
        expect(cellsOf(imageOfCells(some, map))).toEqual(sorted([map[0], map[columns], map[rows * columns - 1]]));
      }
    },
  );
});
