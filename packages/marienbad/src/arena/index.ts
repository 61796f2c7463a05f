export {
  type Arena,
  arenaChecksum,
  DRAWN,
  findVertex,
  goalOf,
  isDeadEnd,
  isOver,
  MAX_PRIORITY,
  NOBODY,
  OBJECTIVE_IDS,
  type ObjectiveId,
  objectiveOf,
  outDegree,
  ownerOf,
  resultAt,
  successors,
} from "./arena.ts";
export { arenaKit } from "./arena-game.ts";
export { type Edge, findSamePlayerEdge, isBipartite, makeBipartite, withoutInserted } from "./bipartite.ts";
export { ArenaBuilder } from "./builder.ts";
export { DEAD_END_RULES, type DeadEndRule, rulesWithDeadEnds, withDeadEnds } from "./dead-ends.ts";
export {
  DEFAULT_LIMIT,
  type Exploration,
  type ExploreOptions,
  type ExploreProgress,
  explore,
  exploreWork,
} from "./explore.ts";
export { type DictionaryEntry, readDictionary } from "./formats/dictionary.ts";
export { type ArenaFormat, OWNERS_UNKNOWN, type OwnerRule, type ReadOptions } from "./formats/format.ts";
export { ARENA_FORMATS, formatOfName, sniffFormat } from "./formats/index.ts";
export { type GameTable, gameTableWork, kitOfTable } from "./game-table.ts";
export { findCycle, inDegrees, isAcyclic, sinks, transposed, withoutParallelEdges } from "./graph.ts";
export { type Points, pointsChecksum, type ScoreSolution } from "./points.ts";
export { readGameTable, type TableLimits } from "./read-game-table.ts";
export {
  choiceOf,
  drawOf,
  NO_CHOICE,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  rankOf,
  type Solution,
  valueAt,
  winnerOf,
} from "./solution.ts";
export {
  checkStrategy,
  checkStrategyWithMemory,
  conforms,
  type MemoryVerdict,
  type Strategy,
  type StrategyVerdict,
  type StrategyWithMemory,
  withMemory,
} from "./strategy.ts";
export { exploredSoFar } from "./texts.ts";
export { type Predecessors, predecessors } from "./transpose.ts";
