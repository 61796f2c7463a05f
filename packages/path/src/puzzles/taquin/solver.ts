import { MarienbadError, unknownName, type Work } from "marienbad/base";
import type { PuzzleSolveOptions, PuzzleSolver, PuzzleTable } from "../entry.ts";
import { texts } from "../texts.ts";
import { isSolvable, type Tiles } from "./board.ts";
import { type Gauge, measure } from "./gauge.ts";
import { linearConflictGauge, manhattanGauge } from "./line-gauges.ts";
import { buildPatternDatabase, checkPatternTable } from "./pattern-database.ts";
import { patternGauge, patternTableName, patternTableSize } from "./patterns.ts";
import { solveTaquin, type TaquinSolution, UNSOLVABLE } from "./solve.ts";

/** The heuristics of the sliding puzzle, the strongest first. */
export const TAQUIN_HEURISTICS = ["patterns", "conflicts", "manhattan"] as const;
/** The name of a heuristic of the sliding puzzle. */
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
  solveWork(from: Tiles, options?: PuzzleSolveOptions): Work<TaquinSolution>;
} {
  const patternTable: PuzzleTable = {
    name: patternTableName(size),
    size: patternTableSize(size),
    buildWork: () => buildPatternDatabase.work(size),
    use: gauges.usePatternTable,
  };
  return {
    heuristics: TAQUIN_HEURISTICS,
    table: (heuristic) => (heuristic === "patterns" ? patternTable : undefined),
    *solveWork(from, options = {}) {
      const heuristic = readHeuristic(options.heuristic);
      if (!isSolvable(from, size)) return UNSOLVABLE; // before a table is built for nothing
      if (heuristic === "patterns") {
        if (options.table !== undefined) patternTable.use(options.table);
        else if (!gauges.hasPatternTable) patternTable.use(yield* withoutProgress(patternTable.buildWork()));
      }
      return yield* solveTaquin.work(gauges.gauge(heuristic), from, options);
    },
  };
}

/** The work with a progress of 0: while a table is built, no board is expanded. */
function* withoutProgress<Result>(work: Work<Result>): Work<Result> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield 0;
  return step.value;
}

/** The estimates of the puzzle as functions of a board, for searches that walk the graph. */
export function taquinEstimate(gauges: TaquinGauges, heuristic: TaquinHeuristic): (tiles: Tiles) => number {
  return (tiles) => measure(gauges.gauge(heuristic), tiles);
}

function readHeuristic(name: string = TAQUIN_HEURISTICS[0]): TaquinHeuristic {
  const found = TAQUIN_HEURISTICS.find((heuristic) => heuristic === name);
  if (found !== undefined) return found;
  throw new MarienbadError("unknown-name", unknownName(texts.TAQUIN_HEURISTIC, name, TAQUIN_HEURISTICS));
}
