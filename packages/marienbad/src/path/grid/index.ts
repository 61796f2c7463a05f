export type { GridTraceEvent } from "./cell-search.ts";
export { cellAt, emptyGrid, type Grid, type GridRules, writeCell } from "./grid.ts";
export { GRID_ALGORITHMS, type GridAlgorithm, GridFinder, type GridOptions, type GridPath } from "./grid-finder.ts";
