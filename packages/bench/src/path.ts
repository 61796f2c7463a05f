import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { seededRandom } from "marienbad";
import { emptyGrid, type Grid, type GridAlgorithm, GridFinder } from "marienbad-path";
import createGraph from "ngraph.graph";
import { aStar } from "ngraph.path";
import { isSmallest, sizes } from "./measure.ts";

/** The part of PathFinding.js that is used here: it comes without types. */
interface PathFindingGrid {
  setWalkableAt(x: number, y: number, walkable: boolean): void;
  clone(): PathFindingGrid;
}
interface PathFinder {
  findPath(fromX: number, fromY: number, toX: number, toY: number, grid: PathFindingGrid): [number, number][];
}
type Octile = (columns: number, rows: number) => number;
type PathFinderClass = new (options: { diagonalMovement: number; heuristic: Octile }) => PathFinder;
interface PathFinding {
  readonly Grid: new (width: number, height: number) => PathFindingGrid;
  readonly AStarFinder: PathFinderClass;
  readonly JumpPointFinder: PathFinderClass;
  readonly Heuristic: { readonly octile: Octile };
  readonly DiagonalMovement: { readonly OnlyWhenNoObstacles: number };
}
const pathfinding: PathFinding = createRequire(import.meta.url)("pathfinding");

const SIZE = 512;
const QUERIES = isSmallest ? 3 : 20;
/** Shorter ways say little: they are over before the machine is warm. */
const MIN_LENGTH = 100;

/**
 * Time per query on 512 × 512 grids (8 neighbours, no corner cut) against PathFinding.js and ngraph.path, in the same
 * run on the same queries, every length checked against our Dijkstra. A ratio is their time divided by ours. What they
 * must do before a query (PathFinding.js: a fresh copy of the grid; ngraph: the graph itself) is not counted.
 */
export async function pathBench(): Promise<void> {
  console.log(`path: ${SIZE} × ${SIZE}, 8 neighbours, no corner cut, milliseconds per query (${QUERIES} queries)`);
  for (const [name, grid] of sizes(Object.entries(maps()))) {
    const finder = new GridFinder(grid);
    const queries = chooseQueries(grid, finder);
    const ours = (algorithm: GridAlgorithm) => (query: Query) => () =>
      finder.find(query.from, query.to, { algorithm }).cost;
    const contenders: Record<string, (query: Query) => () => number> = {
      "our A*": ours("astar"),
      "our jump points": ours("jps"),
      "PathFinding.js A*": pathFinding(grid, pathfinding.AStarFinder),
      "PathFinding.js jump points": pathFinding(grid, pathfinding.JumpPointFinder),
      "ngraph.path A*": ngraph(grid),
    };
    const times = Object.entries(contenders).map(([label, contender]) => ({
      label,
      time: measure(label, queries, contender),
    }));
    const [astar, jumps, ...theirs] = times;
    console.log(`\n${name}`);
    for (const { label, time } of [astar, jumps])
      console.log(`  ${label.padEnd(28)} ${time.toFixed(3).padStart(9)} ms`);
    for (const { label, time } of theirs) {
      const ratios = `A* ${(time / astar.time).toFixed(1)} ×, jump points ${(time / jumps.time).toFixed(1)} ×`;
      console.log(`  ${label.padEnd(28)} ${time.toFixed(3).padStart(9)} ms   ${ratios}`);
    }
  }
}

interface Query {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/**
 * Milliseconds per query, the median of three rounds after one to warm up. `contender` prepares a query and gives what
 * is timed.
 */
function measure(label: string, queries: readonly Query[], contender: (query: Query) => () => number): number {
  let sum = 0;
  for (const query of queries) checkedTime(label, query, contender);
  for (const query of queries) {
    const times = [0, 1, 2].map(() => checkedTime(label, query, contender));
    sum += times.sort((left, right) => left - right)[1];
  }
  return sum / queries.length;
}

function checkedTime(label: string, query: Query, contender: (query: Query) => () => number): number {
  const work = contender(query);
  const start = performance.now();
  const length = work();
  const time = performance.now() - start;
  if (Math.abs(length - query.length) <= 1e-6) return time;
  throw new Error(`${label} finds a way of ${length} where the shortest is ${query.length}.`);
}

function chooseQueries(grid: Grid, finder: GridFinder): Query[] {
  const random = seededRandom(5);
  const free = [...grid.blockedOfCell.keys()].filter((cell) => grid.blockedOfCell[cell] === 0);
  const queries: Query[] = [];
  while (queries.length < QUERIES) {
    const [from, to] = [free[random.below(free.length)], free[random.below(free.length)]];
    const { found, cost } = finder.find(from, to, { algorithm: "dijkstra" });
    if (found && cost >= MIN_LENGTH) queries.push({ from, to, length: cost });
  }
  return queries;
}

/** Its grid remembers the last search, so that every query needs a copy of it. */
function pathFinding(grid: Grid, Finder: PathFinderClass) {
  const original = new pathfinding.Grid(SIZE, SIZE);
  for (const [cell, blocked] of grid.blockedOfCell.entries()) {
    if (blocked) original.setWalkableAt(cell % SIZE, Math.floor(cell / SIZE), false);
  }
  const finder = new Finder({
    diagonalMovement: pathfinding.DiagonalMovement.OnlyWhenNoObstacles,
    heuristic: pathfinding.Heuristic.octile, // the default of its jump points is Manhattan's, too long on diagonals
  });
  return (query: Query) => {
    const copy = original.clone();
    const [from, to] = [query.from, query.to].map((cell) => [cell % SIZE, Math.floor(cell / SIZE)]);
    return () => lengthOf(finder.findPath(from[0], from[1], to[0], to[1], copy));
  };
}

function ngraph(grid: Grid) {
  const graph = createGraph<{ x: number; y: number }, number>();
  const free = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && grid.blockedOfCell[y * SIZE + x] === 0;
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!free(x, y)) continue;
      graph.addNode(y * SIZE + x, { x, y });
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ]) {
        if (!free(x + dx, y + dy) || !free(x + dx, y) || !free(x, y + dy)) continue;
        graph.addLink(y * SIZE + x, (y + dy) * SIZE + x + dx, dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
      }
    }
  }
  const finder = aStar(graph, {
    oriented: false,
    distance: (_from, _to, link) => link.data,
    heuristic(from, to) {
      const [x, y] = [Math.abs(from.data.x - to.data.x), Math.abs(from.data.y - to.data.y)];
      return Math.max(x, y) + (Math.SQRT2 - 1) * Math.min(x, y);
    },
  });
  return (query: Query) => () => {
    const nodes = finder.find(query.from, query.to);
    return lengthOf(nodes.map(({ data }) => [data.x, data.y]));
  };
}

/** The length of a way given by its cells. */
function lengthOf(cells: readonly (readonly [number, number])[]): number {
  let length = 0;
  for (let i = 1; i < cells.length; i++) {
    const diagonal = cells[i - 1][0] !== cells[i][0] && cells[i - 1][1] !== cells[i][1];
    length += diagonal ? Math.SQRT2 : 1;
  }
  return length;
}

function maps(): Record<string, Grid> {
  return {
    "random, 20 % blocked": randomMap(0.2),
    "random, 40 % blocked": randomMap(0.4),
    "rooms of 31 × 31": rooms(32),
    maze: maze(),
  };
}

function randomMap(share: number): Grid {
  const random = seededRandom(1);
  const grid = emptyGrid(SIZE, SIZE);
  for (let cell = 0; cell < SIZE * SIZE; cell++) grid.blockedOfCell[cell] = random.next() < share ? 1 : 0;
  return grid;
}

/** Walls at regular distances, with a door in most of their pieces. */
function rooms(side: number): Grid {
  const random = seededRandom(2);
  const grid = emptyGrid(SIZE, SIZE);
  for (let cell = 0; cell < SIZE * SIZE; cell++) {
    const onWall = (cell % SIZE) % side === 0 || Math.floor(cell / SIZE) % side === 0;
    grid.blockedOfCell[cell] = onWall ? 1 : 0;
  }
  for (let y = 0; y < SIZE; y += side) {
    for (let x = 0; x < SIZE; x += side) {
      const door = 1 + random.below(side - 1);
      if (x > 0 && random.next() < 0.9) grid.blockedOfCell[(y + door) * SIZE + x] = 0;
      if (y > 0 && random.next() < 0.9) grid.blockedOfCell[y * SIZE + x + door] = 0;
    }
  }
  return grid;
}

/** Corridors one cell wide without a loop, dug depth first. */
function maze(): Grid {
  const random = seededRandom(3);
  const grid = emptyGrid(SIZE, SIZE);
  grid.blockedOfCell.fill(1);
  const isInside = (x: number, y: number): boolean => x > 0 && y > 0 && x < SIZE - 1 && y < SIZE - 1;
  const trail = [[1, 1]];
  grid.blockedOfCell[SIZE + 1] = 0;
  while (trail.length > 0) {
    const [x, y] = trail[trail.length - 1];
    const ways = [
      [2, 0],
      [-2, 0],
      [0, 2],
      [0, -2],
    ].filter(([dx, dy]) => isInside(x + dx, y + dy) && grid.blockedOfCell[(y + dy) * SIZE + x + dx] === 1);
    if (ways.length === 0) {
      trail.pop();
      continue;
    }
    const [dx, dy] = ways[random.below(ways.length)];
    grid.blockedOfCell[(y + dy / 2) * SIZE + x + dx / 2] = 0;
    grid.blockedOfCell[(y + dy) * SIZE + x + dx] = 0;
    trail.push([x + dx, y + dy]);
  }
  return grid;
}
