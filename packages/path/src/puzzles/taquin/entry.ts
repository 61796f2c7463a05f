import { MarienbadError, sameText, seededRandom, text, unknownName, unwrap, type Work } from "marienbad/base";
import type { Step } from "../../state-graph.ts";
import { definePuzzle, type PuzzleSolveOptions, type PuzzleSolver, type PuzzleTable } from "../entry.ts";
import { texts } from "../texts.ts";
import {
  drawTiles,
  HOLE,
  isSolvable,
  isSolved,
  neighboursOfCells,
  readTiles,
  scrambledTiles,
  sizeOfText,
  slide,
  type Tiles,
  writeTiles,
} from "./board.ts";
import { CLASSIC_INSTANCES } from "./classic-instances.ts";
import { type Gauge, linearConflictGauge, manhattanGauge, measure } from "./gauge.ts";
import { buildPatternDatabase } from "./pattern-database.ts";
import { patternGauge, patternTableName, patternTableSize } from "./patterns.ts";
import { solveTaquin, type TaquinSolution, UNSOLVABLE } from "./solve.ts";

/** The heuristics of the sliding puzzle, strongest first. */
export const TAQUIN_HEURISTICS = ["patterns", "conflicts", "manhattan"] as const;
/** The name of a heuristic of the sliding puzzle. */
export type TaquinHeuristic = (typeof TAQUIN_HEURISTICS)[number];

interface TaquinSolver extends PuzzleSolver<Tiles> {
  solveWork(from: Tiles, options?: PuzzleSolveOptions): Work<TaquinSolution>;
}

function toolsOfSize(size: number) {
  const made = new Map<TaquinHeuristic, Gauge>();
  const make: Record<TaquinHeuristic, () => Gauge> = {
    patterns: () => patternGauge(size, buildPatternDatabase(size)),
    conflicts: () => linearConflictGauge(size),
    manhattan: () => manhattanGauge(size),
  };
  const gaugeOf = (heuristic: TaquinHeuristic): Gauge => {
    const gauge = made.get(heuristic) ?? make[heuristic]();
    made.set(heuristic, gauge);
    return gauge;
  };
  const bytes = patternTableSize(size);
  const patternTable: PuzzleTable = {
    name: patternTableName(size),
    size: bytes,
    buildWork: () => buildPatternDatabase.work(size),
    use(table) {
      if (table.length !== bytes) {
        throw new MarienbadError("bad-argument", texts.wrongTableSize(table.length, size, bytes));
      }
      made.set("patterns", patternGauge(size, table));
    },
  };
  const solver: TaquinSolver = {
    heuristics: TAQUIN_HEURISTICS,
    table: (heuristic) => (heuristic === "patterns" ? patternTable : undefined),
    *solveWork(from, { heuristic: name, table, limit } = {}) {
      const heuristic = readHeuristic(name);
      if (!isSolvable(from, size)) return UNSOLVABLE; // before a table is built
      if (heuristic === "patterns") {
        if (table !== undefined) patternTable.use(table);
        else if (!made.has("patterns")) patternTable.use(yield* withoutProgress(patternTable.buildWork()));
      }
      return yield* solveTaquin.work(gaugeOf(heuristic), from, { limit });
    },
  };
  return { gaugeOf, solver };
}

/** The work with a progress of 0, since no board is expanded while a table is built. */
function* withoutProgress<Result>(work: Work<Result>): Work<Result> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield 0;
  return step.value;
}

function readHeuristic(name: string = TAQUIN_HEURISTICS[0]): TaquinHeuristic {
  const found = TAQUIN_HEURISTICS.find((heuristic) => heuristic === name);
  if (found !== undefined) return found;
  throw new MarienbadError("unknown-name", unknownName(texts.TAQUIN_HEURISTIC, name, TAQUIN_HEURISTICS));
}

export const taquin = definePuzzle({
  id: "taquin",
  title: text("Taquin (15-puzzle)", "Taquin"),
  summary: text(
    "Numbered tiles slide on a square board with one hole. Bring them in order, the hole last, in as few " +
      "moves as possible.",
    "Des pièces numérotées glissent sur un carré où il manque une pièce. Les ranger dans l'ordre, le " +
      "trou à la fin, en un minimum de coups.",
  ),
  reference: "Johnson and Story 1879 (parity); Korf 1985; Korf and Felner 2002",
  options: {
    size: {
      kind: "integer",
      default: 4,
      min: 3,
      max: 5,
      summary: text("tiles on a side, unless `tiles` are given", "pièces par côté, sauf si `tiles` est donné"),
    },
    tiles: {
      kind: "text",
      default: "",
      pattern: /^[\d\s,/._]*$/,
      example: "1 2 3/4 5 6/7 0 8",
      summary: text("the board, row by row, 0 for the hole", "le taquin, ligne par ligne, 0 pour le trou"),
    },
    moves: {
      kind: "integer",
      default: 40,
      min: 0,
      max: 10_000,
      summary: text("else: random moves from the solved board", "sinon : coups au hasard depuis le taquin rangé"),
    },
    seed: {
      kind: "integer",
      default: 1,
      min: 0,
      max: 2 ** 31,
      summary: text("seed of the random moves", "graine du hasard"),
    },
    classic: {
      kind: "integer",
      default: 0,
      min: 0,
      max: CLASSIC_INSTANCES.length,
      summary: text("or: one of Korf's hundred 15-puzzles", "ou bien : l'un des cent taquins de Korf"),
    },
  },
  build({ size: asked, tiles: written, moves, seed, classic }) {
    const instance = classic > 0 ? CLASSIC_INSTANCES[classic - 1].tiles : undefined;
    const scrambled = () => instance ?? scrambledTiles(asked, moves, seededRandom(seed));
    const start = written === "" ? scrambled() : unwrap(readTiles(written, sizeOfText(written)));
    const size = Math.sqrt(start.length);
    const neighbours = neighboursOfCells(size);
    const { gaugeOf, solver } = toolsOfSize(size);
    const estimate = (heuristic: TaquinHeuristic) => (tiles: Tiles) => measure(gaugeOf(heuristic), tiles);
    const labelOfTile = start.map((_, tile) => sameText(String(tile)));
    return {
      graph: {
        start,
        isGoal: isSolved,
        steps(tiles): Step<Tiles>[] {
          const hole = tiles.indexOf(HOLE);
          const stepFrom = (from: number) => ({
            to: slide(tiles, from, hole),
            cost: 1,
            label: labelOfTile[tiles[from]],
          });
          return neighbours[hole].map(stepFrom);
        },
        key: (tiles) => tiles.join(" "),
      },
      estimates: { conflicts: estimate("conflicts"), manhattan: estimate("manhattan"), patterns: estimate("patterns") },
      write: writeTiles,
      read: (given) => readTiles(given, size),
      board: drawTiles,
      hopeless: (tiles) => (isSolvable(tiles, size) ? undefined : texts.wrongParity()),
      solver,
    };
  },
});
