export type { Packing } from "../base/packing.ts";
export type { DecidedLevel, KeyedGame, LevelKeys } from "../game/keyed-game.ts";
export type {
  BytePieces,
  CountsByRank,
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
export { type ListRow, ListWriter, type ReadPositions } from "./block-list.ts";
export {
  type ByteSource,
  type DatabaseSource,
  LevelDatabase,
  MANIFEST_FILE,
  oneFileOf,
  segmentFile,
  segmentsIn,
  segmentTask,
  writeManifest,
} from "./database.ts";
export { findPosition } from "./find-position.ts";
export { imageKeysOf, KEYS_OF_RULES, kitOfImages } from "./images.ts";
export { DATABASE_BLOCK, SEGMENT_POSITIONS } from "./index-page.ts";
export { type AnyLevelledGame, type LevelledGame, levelledGame } from "./levelled-game.ts";
export type { Manifest, ManifestLevel, Solved } from "./manifest.ts";
export { solvedNeighbourhood } from "./neighbourhood.ts";
export { readNote, writeNote } from "./note.ts";
export { packedFiles } from "./packed-files.ts";
export { MIN_MEGABYTES, rangeTasks } from "./range-tasks.ts";
export { type LevelSizes, levelSizesWork, sampleLevelsWork } from "./sizes.ts";
export { type LevelOptions, type LevelProgress, solveInto, solveLevels } from "./solve-levels.ts";
export { countsOfLevels } from "./statistics.ts";
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
export { rankOfValue, winnerOfValue } from "./value.ts";
