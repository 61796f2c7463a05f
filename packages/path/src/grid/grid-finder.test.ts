import { MarienbadError, type Random, runAsync, seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../../core/test/expect-same.ts";
import { emptyGrid, type Grid, type GridRules } from "./grid.ts";
import { GRID_ALGORITHMS, GridFinder, type GridPath } from "./grid-finder.ts";

function randomGrid(random: Random, width: number, height: number, share: number): Grid {
  const grid = emptyGrid(width, height);
  for (let cell = 0; cell < width * height; cell++) grid.blockedOfCell[cell] = random.next() < share ? 1 : 0;
  return grid;
}

const RULES: readonly GridRules[] = [{ neighbours: 8 }, { neighbours: 8, cornerCutting: true }, { neighbours: 4 }];

/** Where one may step from a cell, written from the rules alone. */
function* naiveSteps(grid: Grid, cell: number, rules: GridRules): Generator<[target: number, length: number]> {
  const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
  const free = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column < grid.width &&
    row < grid.height &&
    !grid.blockedOfCell[row * grid.width + column];
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || !free(x + dx, y + dy)) continue;
      if (dx !== 0 && dy !== 0) {
        if (rules.neighbours === 4) continue;
        const beside = [free(x + dx, y), free(x, y + dy)];
        if (rules.cornerCutting ? !beside.includes(true) : beside.includes(false)) continue;
      }
      yield [(y + dy) * grid.width + x + dx, dx !== 0 && dy !== 0 ? Math.SQRT2 : 1];
    }
  }
}

/** All lengths from a cell by Bellman and Ford: relax everything until nothing changes. */
function naiveLengths(grid: Grid, from: number, rules: GridRules): number[] {
  const lengths = Array.from(grid.blockedOfCell, (_, cell) => (cell === from ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < lengths.length; cell++) {
      if (lengths[cell] === Number.POSITIVE_INFINITY) continue;
      for (const [target, length] of naiveSteps(grid, cell, rules)) {
        if (lengths[cell] + length < lengths[target] - 1e-9) {
          lengths[target] = lengths[cell] + length;
          changed = true;
        }
      }
    }
  }
  return lengths;
}

/** Equal, also if both are infinite, but for what adding in another order may change. */
function expectNear(found: number, expected: number, digits: number): void {
  const isNear = found === expected || Math.abs(found - expected) < 10 ** -digits / 2;
  if (!isNear) expect(found).toBeCloseTo(expected, digits);
}

/** The way is made of legal steps from one cell to the other, and its length is what it says. */
function checkWay(grid: Grid, rules: GridRules, from: number, to: number, result: GridPath): void {
  expectSame([result.path[0], result.path.at(-1)], [from, to]);
  let length = 0;
  for (let i = 1; i < result.path.length; i++) {
    const step = [...naiveSteps(grid, result.path[i - 1], rules)].find(([target]) => target === result.path[i]);
    if (step === undefined) throw new Error(`no step from ${result.path[i - 1]} to ${result.path[i]}`);
    length += step[1];
  }
  expectNear(result.cost, length, 9);
  expectSame(result.cost, result.straight + result.diagonal * Math.SQRT2);
}

describe("ways on random small grids, against Bellman and Ford", () => {
  for (const rules of RULES) {
    for (const algorithm of GRID_ALGORITHMS) {
      it(`${algorithm}, ${JSON.stringify(rules)}`, () => {
        const random = seededRandom(4);
        for (let round = 0; round < 150; round++) {
          const grid = randomGrid(random, 1 + random.below(9), 1 + random.below(9), random.next() * 0.6);
          const finder = new GridFinder(grid, rules);
          const free = [...grid.blockedOfCell.keys()].filter((cell) => grid.blockedOfCell[cell] === 0);
          if (free.length === 0) continue;
          const from = free[random.below(free.length)];
          const lengths = naiveLengths(grid, from, rules);
          for (const to of free) {
            const result = finder.find(from, to, { algorithm });
            expectNear(result.cost, lengths[to], 6);
            expectSame(result.found, lengths[to] < Number.POSITIVE_INFINITY);
            if (result.found) checkWay(grid, rules, from, to, result);
          }
        }
      });
    }
  }
});

describe("ways on larger grids (several words of bits a row)", () => {
  for (const rules of RULES) {
    it(`the three algorithms agree exactly, ${JSON.stringify(rules)}`, () => {
      const random = seededRandom(5);
      for (let round = 0; round < 30; round++) {
        const grid = randomGrid(random, 20 + random.below(120), 20 + random.below(120), 0.05 + random.next() * 0.4);
        const finder = new GridFinder(grid, rules);
        const free = [...grid.blockedOfCell.keys()].filter((cell) => grid.blockedOfCell[cell] === 0);
        for (let query = 0; query < 12; query++) {
          const from = free[random.below(free.length)];
          const to = free[random.below(free.length)];
          const [astar, dijkstra, jps] = GRID_ALGORITHMS.map((algorithm) => finder.find(from, to, { algorithm }));
          // Whole numbers of steps: 1 and √2 have no common measure, so equal lengths have equal numbers of both.
          const exact = ({ found, straight, diagonal }: GridPath): unknown => ({ found, straight, diagonal });
          expectSame(exact(astar), exact(dijkstra));
          expectSame(exact(jps), exact(dijkstra));
          if (jps.found) checkWay(grid, rules, from, to, jps);
          if (astar.found) checkWay(grid, rules, from, to, astar);
        }
      }
    });
  }
});

describe("the finder", () => {
  const corner = emptyGrid(2, 2);
  corner.blockedOfCell[1] = 1; // . @
  //                              . .
  const squeeze = emptyGrid(2, 2);
  squeeze.blockedOfCell.set([0, 1, 1, 0]);

  it("cuts a corner only when told, and squeezes between two never", () => {
    for (const algorithm of GRID_ALGORITHMS) {
      const find = (grid: Grid, rules: GridRules): number => new GridFinder(grid, rules).find(0, 3, { algorithm }).cost;
      expect(find(corner, {})).toBe(2);
      expect(find(corner, { cornerCutting: true })).toBe(Math.SQRT2);
      expect(find(squeeze, { cornerCutting: true })).toBe(Number.POSITIVE_INFINITY);
      expect(find(emptyGrid(2, 2), { neighbours: 4 })).toBe(2);
    }
  });

  it("refuses ends that are blocked or outside", () => {
    const finder = new GridFinder(corner);
    for (const cell of [1, 4, -1, 0.5, Number.NaN]) {
      expect(() => finder.find(0, cell)).toThrow(MarienbadError);
      expect(() => finder.find(cell, 0)).toThrow(MarienbadError);
    }
  });

  it("stops at the limit", () => {
    const finder = new GridFinder(emptyGrid(100, 100), {});
    expect(() => finder.find(0, 9999, { algorithm: "dijkstra", limit: 50 })).toThrow(/limit/);
    expect(finder.find(0, 9999, { algorithm: "dijkstra" }).diagonal).toBe(99);
    expect(() => finder.find(0, 9999, { limits: 50 } as object)).toThrow('Did you mean "limit"?');
  });

  it("goes on after 65,535 searches, when the stamps begin again", () => {
    const finder = new GridFinder(emptyGrid(3, 1));
    for (let query = 0; query < 70_000; query++) {
      const algorithm = GRID_ALGORITHMS[query % 3];
      if (finder.find(0, 2, { algorithm }).cost !== 2) throw new Error(`query ${query}`);
    }
  });

  it("can be cancelled", async () => {
    const controller = new AbortController();
    const finder = new GridFinder(emptyGrid(1000, 1000));
    const search = runAsync(finder.findWork(0, 999_999, { algorithm: "dijkstra" }), { signal: controller.signal });
    controller.abort();
    await expect(search).rejects.toMatchObject({ code: "interrupted" });
    expect(finder.find(0, 999_999).diagonal).toBe(999);
  });

  it("tells what it does", () => {
    const finder = new GridFinder(corner);
    for (const algorithm of GRID_ALGORITHMS) {
      const kinds: string[] = [];
      const { expanded } = finder.find(0, 3, {
        algorithm,
        trace: ({ kind, d, h, c }) => kinds.push(kind) && expect(c).toBe(d + h),
      });
      expect(kinds.filter((kind) => kind === "expanded")).toHaveLength(expanded);
    }
  });
});
