export {
  isSolvable,
  isSolved,
  mirrorCell,
  mirrorTile,
  neighboursOfCells,
  scrambledTiles,
  slide,
  solvedTiles,
  TAQUIN_SIZES,
  type Tiles,
} from "./board.ts";
export { CLASSIC_INSTANCES, type ClassicInstance } from "./classic-instances.ts";
export { taquin } from "./entry.ts";
export { type Gauge, type Lookup, measure } from "./gauge.ts";
export { linearConflictGauge } from "./linear-conflict.ts";
export { manhattanGauge } from "./manhattan.ts";
export { drawTiles, readTiles, writeTiles } from "./notation.ts";
export { buildPatternDatabase, buildPatternDatabaseInSlices } from "./pattern-database.ts";
export { patternGauge, patternsOfSize, patternTableName, patternTableSize } from "./patterns.ts";
export { createTaquinSearch, type TaquinSearch } from "./search.ts";
export { solveTaquin, solveTaquinInSlices, type TaquinSolution } from "./solve.ts";
export { TAQUIN_HEURISTICS, type TaquinHeuristic } from "./solver.ts";
