import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { seededRandom } from "marienbad";
import { emptyGrid, type Grid, GridFinder, gridStates } from "marienbad-path";
import createGraph from "ngraph.graph";
import { aStar } from "ngraph.path";
import { isSmallest, row, sizes, title } from "./measure.ts";

/** The part of PathFinding.js that is used here: it comes without types. */
interface PathFindingGrid {
  setWalkableAt(x: number, y: number, walkable: boolean): void;
  clone(): PathFindingGrid;
}
type Octile = (columns: number, rows: number) => number;
type PathFinderClass = new (options: {
  diagonalMovement: number;
  heuristic: Octile;
}) => { findPath(fromX: number, fromY: number, toX: number, toY: number, grid: PathFindingGrid): [number, number][] };
interface PathFinding {
  readonly Grid: new (width: number, height: number) => PathFindingGrid;
  readonly AStarFinder: PathFinderClass;
  readonly JumpPointFinder: PathFinderClass;
  readonly Heuristic: { readonly octile: Octile };
  readonly DiagonalMovement: { readonly OnlyWhenNoObstacles: number };
}
const pathfinding: PathFinding = createRequire(import.meta.url)("pathfinding");

const SIZE = 512;
const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
const QUERIES = isSmallest ? 3 : 20;
/** Shorter paths are over before the machine is warm. */
const MIN_LENGTH = 100;

interface Query {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Prepares a query and returns the work to be timed, which returns the length of its path. */
type Contender = (query: Query) => () => number;

/**
 * Time per query on 512 × 512 grids (8 neighbours, no corner cut) against PathFinding.js and ngraph.path, in the same
 * run on the same queries, every length checked against our Dijkstra. A ratio is their time divided by ours. Their
 * preparation for a query (PathFinding.js: a fresh copy of the grid; ngraph: the graph itself) is not counted.
 */
export async function pathBench(): Promise<void> {
  console.log(`path: ${SIZE} × ${SIZE}, 8 neighbours, no corner cut, milliseconds per query (${QUERIES} queries)`);
  for (const [name, makeMap] of sizes(MAPS)) {
    const grid = makeMap();
    const finder = new GridFinder(grid);
    const queries = chooseQueries(grid, finder);
    const time = (label: string, contender: Contender): number => measure(label, queries, contender);
    const astar = time(
      "our A*",
      ({ from, to }) =>
        () =>
          finder.find(from, to, { algorithm: "astar" }).cost,
    );
    const jumps = time(
      "our jump points",
      ({ from, to }) =>
        () =>
          finder.find(from, to, { algorithm: "jps" }).cost,
    );
    title(name);
    row("our A*", { ms: astar.toFixed(3).padStart(9) });
    row("our jump points", { ms: jumps.toFixed(3).padStart(9) });
    const theirs: Readonly<Record<string, Contender>> = {
      "PathFinding.js A*": pathFinding(grid, pathfinding.AStarFinder),
      "PathFinding.js jump points": pathFinding(grid, pathfinding.JumpPointFinder),
      "ngraph.path A*": ngraph(grid),
    };
    for (const [label, contender] of Object.entries(theirs)) {
      const taken = time(label, contender);
      const ratio = (ours: number): string => `${(taken / ours).toFixed(1)} ×`;
      row(label, { ms: taken.toFixed(3).padStart(9), "A*": ratio(astar), "jump points": ratio(jumps) });
    }
  }
}

/** Milliseconds per query, the median of three rounds after one to warm up. */
function measure(label: string, queries: readonly Query[], contender: Contender): number {
  const timeOf = (query: Query): number => {
    const work = contender(query);
    const start = performance.now();
    const length = work();
    const time = performance.now() - start;
    if (Math.abs(length - query.length) <= 1e-6) return time;
    throw new Error(`${label} finds a way of ${length} where the shortest is ${query.length}.`);
  };
  for (const query of queries) timeOf(query);
  const medians = queries.map((query) => [0, 1, 2].map(() => timeOf(query)).sort((left, right) => left - right)[1]);
  return medians.reduce((sum, median) => sum + median, 0) / queries.length;
}

function chooseQueries(grid: Grid, finder: GridFinder): Query[] {
  const random = seededRandom(5);
  const free = CELLS.filter((cell) => grid.blockedOfCell[cell] === 0);
  const queries: Query[] = [];
  while (queries.length < QUERIES) {
    const [from, to] = [free[random.below(free.length)], free[random.below(free.length)]];
    const { found, cost } = finder.find(from, to, { algorithm: "dijkstra" });
    if (found && cost >= MIN_LENGTH) queries.push({ from, to, length: cost });
  }
  return queries;
}

/** Its grid remembers the last search, so that every query needs a copy of it. */
function pathFinding(grid: Grid, Finder: PathFinderClass): Contender {
  const original = new pathfinding.Grid(SIZE, SIZE);
  for (const cell of CELLS) if (grid.blockedOfCell[cell]) original.setWalkableAt(...placeOf(cell), false);
  const finder = new Finder({
    diagonalMovement: pathfinding.DiagonalMovement.OnlyWhenNoObstacles,
    heuristic: pathfinding.Heuristic.octile, // the default of its jump points is Manhattan's, too long on diagonals
  });
  return ({ from, to }) => {
    const copy = original.clone();
    return () => lengthOf(finder.findPath(...placeOf(from), ...placeOf(to), copy));
  };
}

function ngraph(grid: Grid): Contender {
  const graph = createGraph<readonly [x: number, y: number], number>();
  const { steps } = gridStates(grid, {}, 0, []);
  for (const cell of CELLS) if (grid.blockedOfCell[cell] === 0) graph.addNode(cell, placeOf(cell));
  for (const cell of CELLS) {
    if (grid.blockedOfCell[cell] === 1) continue;
    for (const { to, cost } of steps(cell)) if (to > cell) graph.addLink(cell, to, cost);
  }
  const finder = aStar(graph, {
    oriented: false,
    distance: (_from, _to, link) => link.data,
    heuristic(from, to) {
      const [x, y] = [Math.abs(from.data[0] - to.data[0]), Math.abs(from.data[1] - to.data[1])];
      return Math.max(x, y) + (Math.SQRT2 - 1) * Math.min(x, y);
    },
  });
  return ({ from, to }) =>
    () =>
      lengthOf(finder.find(from, to).map(({ data }) => data));
}

function placeOf(cell: number): [x: number, y: number] {
  return [cell % SIZE, Math.floor(cell / SIZE)];
}

/** The length of a path given by its cells. */
function lengthOf(cells: readonly (readonly [number, number])[]): number {
  let length = 0;
  for (let i = 1; i < cells.length; i++) {
    const diagonal = cells[i - 1][0] !== cells[i][0] && cells[i - 1][1] !== cells[i][1];
    length += diagonal ? Math.SQRT2 : 1;
  }
  return length;
}

const MAPS: readonly (readonly [name: string, make: () => Grid])[] = [
  ["random, 20 % blocked", () => randomMap(0.2)],
  ["random, 40 % blocked", () => randomMap(0.4)],
  ["rooms of 31 × 31", () => rooms(32)],
  ["maze", maze],
];

function gridOf(isBlocked: (x: number, y: number) => boolean): Grid {
  const grid = emptyGrid(SIZE, SIZE);
  for (const cell of CELLS) grid.blockedOfCell[cell] = isBlocked(...placeOf(cell)) ? 1 : 0;
  return grid;
}

function randomMap(share: number): Grid {
  const random = seededRandom(1);
  return gridOf(() => random.next() < share);
}

/** Walls at regular distances, with a door in most of their pieces. */
function rooms(side: number): Grid {
  const random = seededRandom(2);
  const grid = gridOf((x, y) => x % side === 0 || y % side === 0);
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
  const grid = gridOf(() => true);
  const isWall = (cell: number): boolean => {
    const [x, y] = placeOf(cell);
    return x > 0 && y > 0 && x < SIZE - 1 && y < SIZE - 1 && grid.blockedOfCell[cell] === 1;
  };
  const trail = [SIZE + 1];
  grid.blockedOfCell[trail[0]] = 0;
  while (trail.length > 0) {
    const cell = trail[trail.length - 1];
    const ways = [1, -1, SIZE, -SIZE].filter((way) => isWall(cell + 2 * way));
    if (ways.length === 0) {
      trail.pop();
      continue;
    }
    const way = ways[random.below(ways.length)];
    grid.blockedOfCell[cell + way] = 0;
    grid.blockedOfCell[cell + 2 * way] = 0;
    trail.push(cell + 2 * way);
  }
  return grid;
}
