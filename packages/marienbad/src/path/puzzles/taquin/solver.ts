import { MarienbadError } from "../../../base/error.ts";
import { unknownName } from "../../../base/nearest.ts";
import type { PuzzleSolution, PuzzleSolveOptions, PuzzleSolver, PuzzleTable } from "../entry.ts";
import { runAtOnce, runInSlices, type Slices } from "../slices.ts";
import { isSolvable, slide, type Tiles } from "./board.ts";
import { type Gauge, measure } from "./gauge.ts";
import { linearConflictGauge } from "./linear-conflict.ts";
import { manhattanGauge } from "./manhattan.ts";
import { buildPatternDatabase, buildPatternDatabaseInSlices, checkPatternTable } from "./pattern-database.ts";
import { patternGauge, patternTableName, patternTableSize } from "./patterns.ts";
import { createTaquinSearch } from "./search.ts";

export const TAQUIN_HEURISTICS = ["patterns", "conflicts", "manhattan"] as const;
export type TaquinHeuristic = (typeof TAQUIN_HEURISTICS)[number];

export interface TaquinSolution extends PuzzleSolution<Tiles> {
  /** Boards that were looked at, those beyond the bound included: what the literature counts as nodes. */
  readonly generated: number;
}

/** Boards expanded between two pauses. */
const SLICE = 1 << 14;

/**
 * A shortest solution of a board, by IDA* in place (see `search.ts`). A board that cannot be solved is said to be so at
 * once, by parity. A 15-puzzle takes about 0.03 s with patterns, 3 × 3 no time; a random 5 × 5 is out of reach of
 * every solver of this kind (hours), one that was scrambled by some dozens of moves is not: set a limit.
 */
export function solveTaquin(
  gauge: Gauge,
  tiles: Tiles,
  options: Pick<PuzzleSolveOptions, "limit"> = {},
): TaquinSolution {
  return isSolvable(tiles, gauge.size) ? runAtOnce(solving(gauge, tiles, options)) : UNSOLVABLE;
}

const UNSOLVABLE: TaquinSolution = {
  found: false,
  path: [],
  cost: Number.POSITIVE_INFINITY,
  expanded: 0,
  generated: 0,
  optimal: true,
};

function* solving(gauge: Gauge, tiles: Tiles, { limit }: Pick<PuzzleSolveOptions, "limit">): Slices<TaquinSolution> {
  const search = createTaquinSearch(gauge, tiles);
  const most = limit ?? Number.POSITIVE_INFINITY;
  while (!search.advance(Math.min(SLICE, most - search.expanded))) {
    if (search.expanded >= most) throw limitReached(most, search.bound);
    yield search.expanded;
  }
  const path = [tiles];
  for (const [move, hole] of search.holes.entries()) {
    if (move > 0) path.push(slide(path[move - 1], hole, search.holes[move - 1]));
  }
  const { expanded, generated } = search;
  return { found: true, path, cost: path.length - 1, expanded, generated, optimal: true };
}

function limitReached(limit: number, bound: number): MarienbadError {
  return new MarienbadError(
    "limit-reached",
    `No solution is found after ${limit.toLocaleString("en")} expanded boards, the limit; ` +
      `all have at least ${bound} moves. Raise the limit, or scramble less.`,
  );
}

/** The gauges of a size, each made when it is first asked for; the pattern table can be given. */
export interface TaquinGauges {
  gauge(heuristic: TaquinHeuristic): Gauge;
  readonly hasPatternTable: boolean;
  usePatternTable(table: Uint8Array): void;
}

export function taquinGauges(size: number): TaquinGauges {
  const made = new Map<TaquinHeuristic, Gauge>();
  const make: Record<TaquinHeuristic, () => Gauge> = {
    patterns: () => patternGauge(size, buildPatternDatabase(size)),
    conflicts: () => linearConflictGauge(size),
    manhattan: () => manhattanGauge(size),
  };
  return {
    gauge(heuristic) {
      const gauge = made.get(heuristic) ?? make[heuristic]();
      made.set(heuristic, gauge);
      return gauge;
    },
    get hasPatternTable() {
      return made.has("patterns");
    },
    usePatternTable(table) {
      checkPatternTable(size, table);
      made.set("patterns", patternGauge(size, table));
    },
  };
}

/** The solver of the puzzle of the catalogue. */
export function taquinSolver(
  size: number,
  gauges: TaquinGauges,
): PuzzleSolver<Tiles> & {
  solve(from: Tiles, options?: PuzzleSolveOptions): Promise<TaquinSolution>;
} {
  const patternTable: PuzzleTable = {
    name: patternTableName(size),
    size: patternTableSize(size),
    build: (options) => buildPatternDatabaseInSlices(size, options),
  };
  return {
    heuristics: TAQUIN_HEURISTICS,
    table: (heuristic) => (heuristic === "patterns" ? patternTable : undefined),
    async solve(from, options = {}) {
      const heuristic = readHeuristic(options.heuristic);
      if (!isSolvable(from, size)) return UNSOLVABLE;
      if (heuristic === "patterns") {
        if (options.table !== undefined) gauges.usePatternTable(options.table);
        else if (!gauges.hasPatternTable) gauges.usePatternTable(await patternTable.build({ signal: options.signal }));
      }
      return runInSlices(solving(gauges.gauge(heuristic), from, options), options);
    },
  };
}

/** The estimates of the puzzle as functions of a board, for searches that walk the graph. */
export function taquinEstimate(gauges: TaquinGauges, heuristic: TaquinHeuristic): (tiles: Tiles) => number {
  return (tiles) => measure(gauges.gauge(heuristic), tiles);
}

function readHeuristic(name: string = TAQUIN_HEURISTICS[0]): TaquinHeuristic {
  const found = TAQUIN_HEURISTICS.find((heuristic) => heuristic === name);
  if (found !== undefined) return found;
  throw new MarienbadError("unknown-name", unknownName("heuristic of the taquin", name, TAQUIN_HEURISTICS));
}
