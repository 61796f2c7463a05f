import { MarienbadError } from "../../../base/error.ts";
import { unknownName } from "../../../base/nearest.ts";
import type { PuzzleSolveOptions, PuzzleSolver, PuzzleTable } from "../entry.ts";
import { isSolvable, type Tiles } from "./board.ts";
import { type Gauge, measure } from "./gauge.ts";
import { linearConflictGauge } from "./linear-conflict.ts";
import { manhattanGauge } from "./manhattan.ts";
import { buildPatternDatabase, buildPatternDatabaseInSlices, checkPatternTable } from "./pattern-database.ts";
import { patternGauge, patternTableName, patternTableSize } from "./patterns.ts";
import { solveTaquinInSlices, type TaquinSolution, UNSOLVABLE } from "./solve.ts";

export const TAQUIN_HEURISTICS = ["patterns", "conflicts", "manhattan"] as const;
export type TaquinHeuristic = (typeof TAQUIN_HEURISTICS)[number];

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
    use: gauges.usePatternTable,
  };
  return {
    heuristics: TAQUIN_HEURISTICS,
    table: (heuristic) => (heuristic === "patterns" ? patternTable : undefined),
    async solve(from, options = {}) {
      const heuristic = readHeuristic(options.heuristic);
      if (!isSolvable(from, size)) return UNSOLVABLE; // before a table is built for nothing
      if (heuristic === "patterns") {
        if (options.table !== undefined) patternTable.use(options.table);
        else if (!gauges.hasPatternTable) patternTable.use(await patternTable.build({ signal: options.signal }));
      }
      return solveTaquinInSlices(gauges.gauge(heuristic), from, options);
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
  throw new MarienbadError(
    "unknown-name",
    unknownName({ en: "heuristic of the taquin", fr: "d'heuristique du taquin" }, name, TAQUIN_HEURISTICS),
  );
}
