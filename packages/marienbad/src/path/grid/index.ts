export type { GridTraceEvent } from "./cell-search.ts";
export { cellAt, emptyGrid, type Grid, type GridRules, MOST_CELLS, writeCell } from "./grid.ts";
export { GRID_ALGORITHMS, type GridAlgorithm, GridFinder, type GridOptions, type GridPath } from "./grid-finder.ts";
export { gridEstimates, gridStates, gridTask } from "./grid-task.ts";
export { parseMap, writeMap } from "./map-format.ts";
export { answerScenario, parseScenarios, type Scenario, type ScenarioAnswer } from "./scenario-format.ts";
