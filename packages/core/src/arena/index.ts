export { DEAD_END_RULES, type DeadEndRule } from "../game/dead-end.ts";
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
export { ArenaBuilder } from "./builder.ts";
export { DEFAULT_LIMIT, type Exploration, type ExploreOptions, type ExploreProgress, explore } from "./explore.ts";
export { type ArenaFormat, OWNERS_UNKNOWN, type OwnerRule, type ReadOptions } from "./formats/format.ts";
export { ARENA_FORMATS, formatOfName, sniffFormat } from "./formats/index.ts";
export { type DictionaryEntry, readDictionary } from "./formats/python.ts";
export {
  arenaGame,
  type GameTable,
  gameOfTable,
  gameTableWork,
  readGameTable,
  type TableLimits,
} from "./game-table.ts";
export {
  type Edge,
  findCycle,
  findSamePlayerEdge,
  inDegrees,
  isAcyclic,
  makeBipartite,
  rulesWithDeadEnds,
  sinks,
  transposed,
  withDeadEnds,
  withoutInserted,
  withoutParallelEdges,
} from "./graph.ts";
export {
  choiceOf,
  drawOf,
  FINITE_DRAW,
  NO_CHOICE,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  type Points,
  pointsChecksum,
  RANK_BITS,
  rankOf,
  type ScoreSolution,
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
} from "./strategy.ts";
export { exploredSoFar } from "./texts.ts";
export { type Predecessors, predecessors } from "./transpose.ts";
