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
export { arenaGame } from "./arena-game.ts";
export { type Edge, findSamePlayerEdge, makeBipartite, withoutInserted } from "./bipartite.ts";
export { ArenaBuilder } from "./builder.ts";
export { rulesWithDeadEnds, withDeadEnds } from "./dead-ends.ts";
export { DEFAULT_LIMIT, type Exploration, type ExploreOptions, type ExploreProgress, explore } from "./explore.ts";
export { type DictionaryEntry, readDictionary } from "./formats/dictionary.ts";
export { type ArenaFormat, OWNERS_UNKNOWN, type OwnerRule, type ReadOptions } from "./formats/format.ts";
export { ARENA_FORMATS, formatOfName, sniffFormat } from "./formats/index.ts";
export { type GameTable, gameOfTable, gameTableWork } from "./game-table.ts";
export { findCycle, inDegrees, isAcyclic, sinks, transposed, withoutParallelEdges } from "./graph.ts";
export { type Points, pointsChecksum, type ScoreSolution } from "./points.ts";
export { readGameTable, type TableLimits } from "./read-game-table.ts";
export {
  choiceOf,
  drawOf,
  FINITE_DRAW,
  NO_CHOICE,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  RANK_BITS,
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
} from "./strategy.ts";
export { exploredSoFar } from "./texts.ts";
export { type Predecessors, predecessors } from "./transpose.ts";
