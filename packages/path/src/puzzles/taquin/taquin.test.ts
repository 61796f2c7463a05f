import { run, runAsync, seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../../../core/test/expect-same.ts";
import { expectSolution } from "../../../test/taquin-solutions.ts";
import type { PuzzleSolveOptions } from "../entry.ts";
import {
  isSolvable,
  mirrorCell,
  mirrorTile,
  neighboursOfCells,
  scrambledTiles,
  slide,
  solvedTiles,
  type Tiles,
} from "./board.ts";
import { CLASSIC_INSTANCES } from "./classic-instances.ts";
import { taquin } from "./entry.ts";
import { type Gauge, linearConflictGauge, manhattanGauge, measure } from "./gauge.ts";
import { buildPatternDatabase, IMPOSSIBLE } from "./pattern-database.ts";
import { patternGauge, patternsOfSize, patternTableSize, placementCount } from "./patterns.ts";
import { solveTaquin } from "./solve.ts";

/** Every board that can be solved with its true distance, by breadth-first search on strings of digits. */
function distancesOfEightPuzzle(): Map<string, number> {
  const goal = "123456780";
  const neighbours = neighboursOfCells(3);
  const distanceOf = new Map([[goal, 0]]);
  for (const [board, distance] of distanceOf) {
    const hole = board.indexOf("0");
    for (const from of neighbours[hole]) {
      const tile = board[from];
      const next = board.replace("0", "x").replace(tile, "0").replace("x", tile);
      if (!distanceOf.has(next)) distanceOf.set(next, distance + 1);
    }
  }
  return distanceOf;
}

const tilesOf = (board: string): Tiles => [...board].map(Number);

function shuffled(count: number, random: ReturnType<typeof seededRandom>): number[] {
  const items = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

describe("the 8-puzzle, against all its boards", () => {
  const distanceOf = distancesOfEightPuzzle();
  const boards = [...distanceOf.keys()];
  const gauges: Record<string, Gauge> = {
    manhattan: manhattanGauge(3),
    conflicts: linearConflictGauge(3),
    patterns: patternGauge(3, buildPatternDatabase(3)),
  };

  it("has 181,440 reachable boards, the deepest 31 moves away (Schofield 1967; Reinefeld 1993)", () => {
    expect(distanceOf.size).toBe(181_440);
    expect([...distanceOf.values()].slice(-3)).toEqual([30, 31, 31]); // in the order in which they were found
  });

  it("is solvable by parity exactly when it is reachable", () => {
    const random = seededRandom(8);
    for (let i = 0; i < 5000; i++) {
      const tiles = shuffled(9, random);
      expectSame(isSolvable(tiles, 3), distanceOf.has(tiles.join("")));
    }
  });

  it.each(Object.keys(gauges))("%s never exceeds the distance, and is 0 on the solved board alone", (name) => {
    for (let i = 0; i < boards.length; i += 7) {
      const value = measure(gauges[name], tilesOf(boards[i]));
      const distance = distanceOf.get(boards[i]) as number;
      if (value > distance) expect(value).toBeLessThanOrEqual(distance);
      expectSame(value === 0, distance === 0);
    }
  });

  it.each(["manhattan", "conflicts"])("%s changes by at most 1 from board to board", (name) => {
    expect(largestJump(gauges[name])).toBe(1);
  });

  it("patterns can change by more: admissible, not consistent", () => {
    expect(largestJump(gauges.patterns)).toBeGreaterThan(1);
  });

  function largestJump(gauge: Gauge): number {
    let largest = 0;
    for (let i = 0; i < boards.length; i += 37) {
      const tiles = tilesOf(boards[i]);
      const hole = tiles.indexOf(0);
      for (const from of neighboursOfCells(3)[hole]) {
        largest = Math.max(largest, Math.abs(measure(gauge, tiles) - measure(gauge, slide(tiles, from, hole))));
      }
    }
    return largest;
  }

  it("is not solved with an option that is not there", () => {
    const misspelt = { limits: 1 } as object;
    expect(() => solveTaquin(gauges[Object.keys(gauges)[0]], tilesOf(boards[0]), misspelt)).toThrow('"limit"');
  });

  it.each(Object.keys(gauges))("is solved optimally with %s", (name) => {
    for (let i = 0; i < boards.length; i += 907) {
      const tiles = tilesOf(boards[i]);
      const { path, cost, found, optimal } = solveTaquin(gauges[name], tiles);
      expect([found, optimal, cost]).toEqual([true, true, distanceOf.get(boards[i])]);
      expectSolution(path, tiles);
    }
  });
});

describe("linear conflict", () => {
  it("is Manhattan distance and two moves for every tile that must step aside, by trying all sets of tiles", () => {
    const random = seededRandom(5);
    for (const size of [3, 4, 5]) {
      for (let i = 0; i < 40; i++) {
        const tiles = shuffled(size * size, random);
        expect(measure(linearConflictGauge(size), tiles)).toBe(
          measure(manhattanGauge(size), tiles) + naiveConflicts(tiles, size),
        );
      }
    }
  });

  /** For every line the fewest of its own tiles whose removal leaves the others in order. */
  function naiveConflicts(tiles: Tiles, size: number): number {
    const cells = (line: number, place: number, isRow: boolean): number =>
      isRow ? line * size + place : place * size + line;
    let total = 0;
    for (const isRow of [true, false]) {
      for (let line = 0; line < size; line++) {
        const goals = Array.from({ length: size }, (_, place) => cells(line, place, isRow));
        const own = goals.map((cell) => goals.indexOf(tiles[cell] - 1)).filter((place) => place >= 0);
        let fewest = own.length;
        for (let removed = 0; removed < 2 ** own.length; removed++) {
          const kept = own.filter((_, i) => !(removed & (1 << i)));
          if (kept.every((place, i) => i === 0 || kept[i - 1] < place))
            fewest = Math.min(fewest, own.length - kept.length);
        }
        total += 2 * fewest;
      }
    }
    return total;
  }
});

describe("pattern databases", () => {
  it("split the tiles, each in one pattern: 4-4, 6-6-3 and 5-5-5-5-4", () => {
    const sizes = { 3: [4, 4], 4: [6, 6, 3], 5: [5, 5, 5, 5, 4] };
    for (const [size, expected] of Object.entries(sizes)) {
      const patterns = patternsOfSize(Number(size));
      expect(
        patterns
          .map((pattern) => pattern.length)
          .sort()
          .reverse(),
      ).toEqual(expected);
      expect(patterns.flat().sort((a, b) => a - b)).toEqual(solvedTiles(Number(size)).slice(0, -1));
    }
  });

  it("hold the moves of the pattern's tiles alone, as a search that moves the hole step by step finds them", () => {
    const table = buildPatternDatabase(3);
    const neighbours = neighboursOfCells(3);
    let base = 0;
    for (const pattern of patternsOfSize(3)) {
      // States: cells of the tiles, then the cell of the hole. A step costs 1 when it moves a tile of the pattern.
      const costOf = new Map<string, number>();
      let layer = [[...pattern.map((tile) => tile - 1), 8]];
      for (let cost = 0; layer.length > 0; cost++) {
        const next: number[][] = [];
        for (let i = 0; i < layer.length; i++) {
          const state = layer[i];
          if (costOf.has(state.join())) continue;
          costOf.set(state.join(), cost);
          const hole = state[pattern.length];
          for (const from of neighbours[hole]) {
            const digit = state.slice(0, -1).indexOf(from);
            const moved = state.map((cell, j) => (j === pattern.length ? from : j === digit ? hole : cell));
            (digit < 0 ? layer : next).push(moved);
          }
        }
        layer = next;
      }
      const least = new Uint8Array(placementCount(3, pattern)).fill(IMPOSSIBLE);
      for (const [key, cost] of costOf) {
        const cells = key.split(",").map(Number).slice(0, -1);
        const place = cells.reduce((sum, cell, digit) => sum + cell * 9 ** digit, 0);
        least[place] = Math.min(least[place], cost);
      }
      expect(table.subarray(base, base + least.length)).toEqual(least);
      base += least.length;
    }
    expect(base).toBe(patternTableSize(3));
  });

  it("measure a board and its mirror image alike", () => {
    const gauge = patternGauge(3, buildPatternDatabase(3));
    const random = seededRandom(3);
    for (let i = 0; i < 200; i++) {
      const tiles = shuffled(9, random);
      const mirrored = tiles.map((_, cell) => mirrorTile(tiles[mirrorCell(cell, 3)], 3));
      expect(measure(gauge, mirrored)).toBe(measure(gauge, tiles));
    }
  });

  it("are built in slices with progress, and can be cancelled", async () => {
    const stop = new AbortController();
    const shares: number[] = [];
    const work = runAsync(buildPatternDatabase.work(4), {
      signal: stop.signal,
      onProgress(share) {
        shares.push(share);
        if (shares.length === 3) stop.abort();
      },
    });
    await expect(work).rejects.toMatchObject({ code: "interrupted" });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThanOrEqual(0);
    expect(shares[2]).toBeLessThan(1);
  });
});

describe("the 15-puzzle", () => {
  const conflicts = linearConflictGauge(4);

  it("has the classic instances: 53.05 moves on average, all solvable (Korf 1985)", () => {
    expect(CLASSIC_INSTANCES).toHaveLength(100);
    expect(CLASSIC_INSTANCES.reduce((sum, { moves }) => sum + moves, 0)).toBe(5305);
    for (const { tiles } of CLASSIC_INSTANCES) {
      expect([...tiles].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, tile) => tile));
      expect(isSolvable(tiles, 4)).toBe(true);
    }
    // The estimates of the first three in Korf's table.
    const estimates = CLASSIC_INSTANCES.slice(0, 3).map(({ tiles }) => measure(manhattanGauge(4), tiles));
    expect(estimates).toEqual([41, 43, 41]);
  });

  it("is solved in the published number of moves, by linear conflict", () => {
    for (const number of [12, 42, 79]) {
      const { tiles, moves } = CLASSIC_INSTANCES[number - 1];
      const { path, cost } = solveTaquin(conflicts, tiles);
      expect([number, cost]).toEqual([number, moves]);
      expectSolution(path, tiles);
    }
  });

  it("with 14 and 15 exchanged is said to be unsolvable, without a search (Sam Loyd's joke)", () => {
    const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
    expect(solveTaquin(conflicts, tiles)).toMatchObject({ found: false, path: [], expanded: 0, optimal: true });
    const puzzle = taquin.make({ tiles: tiles.join(" ") });
    expect(puzzle.hopeless?.(puzzle.graph.start)?.en).toContain("parity");
  });

  it("stops at the limit", () => {
    expect(() => solveTaquin(conflicts, CLASSIC_INSTANCES[87].tiles, { limit: 50_000 })).toThrow(
      "50,000 expanded boards",
    );
  });
});

describe("the 24-puzzle", () => {
  it("is solved when it was scrambled a little: Manhattan and linear conflict agree", () => {
    for (let seed = 0; seed < 5; seed++) {
      const tiles = scrambledTiles(5, 40, seededRandom(seed));
      const [one, other] = [solveTaquin(manhattanGauge(5), tiles), solveTaquin(linearConflictGauge(5), tiles)];
      expect(one.cost).toBe(other.cost);
      expect(one.cost).toBeLessThanOrEqual(40);
      expect(one.cost % 2).toBe(0);
      expectSolution(other.path, tiles);
    }
  });
});

describe("the puzzle of the catalogue", () => {
  it("reads a board in several ways, and says all that is wrong with one", () => {
    const { read, write } = taquin.make({ size: 3 });
    const expected = "1 2 3/4 0 6/7 5 8";
    for (const text of [expected, "1 2 3 4 0 6 7 5 8", "1,2,3,4,_,6,7,5,8", " 1 2 3 / 4 . 6 / 7 5 8 "]) {
      const result = read(text);
      expect(result.ok && write(result.value)).toBe(expected);
    }
    const wrong = read("1 1 x 3 4 5 6 12");
    expect(wrong.ok ? [] : wrong.faults.map(({ column }) => column)).toEqual([3, 5, 15, undefined]);
  });

  it("has the size of the tiles that are given, and refuses a board that is none", () => {
    expect(taquin.make({ tiles: "1 2 3 4 5 6 7 0 8" }).graph.start).toHaveLength(9);
    expect(taquin.make({ classic: 1 }).graph.start).toEqual(CLASSIC_INSTANCES[0].tiles);
    expect(taquin.make({ size: "5" }).graph.start).toHaveLength(25);
    expect(() => taquin.make({ tiles: "1 2 3" })).toThrow("neither 9, 16 nor 25");
    expect(() => taquin.make({ tiles: "1 2 3 4 5 6 7 8 8" })).toThrow("Tile 8 is there twice");
    expect(() => taquin.make({ size: 6 })).toThrow("from 3 to 5");
    expect(() => buildPatternDatabase(6)).toThrow("should be 3, 4 or 5");
    expect(() => solveTaquin(manhattanGauge(3), solvedTiles(4))).toThrow("16 cells was given to a gauge for 3 × 3");
  });

  it("has a solver that takes and gives the table, reports progress and can be stopped", async () => {
    const puzzle = taquin.make({ size: 3, moves: 200, seed: 4 });
    const { solver, graph } = puzzle;
    if (solver === undefined) throw new Error("the taquin has a solver");
    const work = solver.table("patterns")?.buildWork();
    const table = work && run(work);
    expect(table?.length).toBe(solver.table("patterns")?.size);
    expect(solver.table("manhattan")).toBeUndefined();
    const costs: number[] = [];
    for (const heuristic of solver.heuristics) {
      const given = heuristic === "patterns" ? table : undefined;
      const solution = run(solver.solveWork(graph.start, { heuristic, table: given }));
      expectSolution(solution.path, graph.start);
      costs.push(solution.cost);
    }
    expect(new Set(costs).size).toBe(1);
    expect(run(solver.solveWork(graph.start)).cost).toBe(costs[0]);
    const solve = (options: PuzzleSolveOptions) => runAsync(solver.solveWork(graph.start, options));
    await expect(solve({ heuristic: "manhatan" })).rejects.toThrow('Did you mean "manhattan"?');
    await expect(solve({ table: new Uint8Array(3) })).rejects.toMatchObject({ code: "bad-argument" });

    // A table that is given is the one that the estimate reads: here, one that knows nothing.
    const other = taquin.make({ size: 3, moves: 200, seed: 4 });
    other.solver?.table("patterns")?.use(new Uint8Array(patternTableSize(3)));
    expect(other.estimates.patterns(other.graph.start)).toBe(0);

    const hard = taquin.make({ classic: 88 });
    if (hard.solver === undefined) throw new Error("the taquin has a solver");
    const stop = new AbortController();
    const seen: number[] = [];
    const stopped = runAsync(hard.solver.solveWork(hard.graph.start, { heuristic: "manhattan" }), {
      signal: stop.signal,
      onProgress(expanded) {
        seen.push(expanded);
        if (seen.length === 2) stop.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
    expect(seen[1]).toBeGreaterThan(seen[0]);
  });
});
