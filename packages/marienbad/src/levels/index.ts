export type { DecidedLevel, EngineLimits, KeyedGame, LevelEngine, LevelKeys } from "../game/level-engine.ts";
export type {
  BytePieces,
  FileStore,
  JsonValue,
  LevelStatistics,
  Row,
  Runner,
  RunOptions,
  Stage,
  Task,
  TaskGame,
  TaskLimits,
  TaskSubject,
  WrittenLevel,
} from "../game/level-tasks.ts";
export { type ByteSource, LevelDatabase, writeDatabase } from "./database.ts";
export { gameEngine, MIN_MEGABYTES } from "./game-engine.ts";
export { type AnyLevelledGame, type LevelledGame, levelledGame } from "./levelled-game.ts";
export type { Solved } from "./manifest.ts";
export { solvedNeighbourhood } from "./neighbourhood.ts";
export { type LevelOptions, type LevelProgress, solveLevels } from "./solve-levels.ts";
export { countsOfLevels } from "./statistics.ts";
export { type LevelPart, type LevelStore, levelsOf, memoryStore, type Pieces } from "./store.ts";
export {
  damagedFile,
  inProcess,
  memoryFiles,
  missingFile,
  openTasks,
  type SolveByTasksOptions,
  solveByTasks,
  taskOf,
} from "./task.ts";
export { type LevelHelper, type TeamOptions, teamOf } from "./team.ts";
export { rankOfValue, winnerOfValue } from "./value.ts";
