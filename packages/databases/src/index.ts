export { type ListRow, ListWriter, type ReadPositions } from "./database/block-list.ts";
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
} from "./database/database.ts";
export { databaseValues, findPosition, solvedNeighbourhood } from "./database/find-position.ts";
export { describeRef, type GameRef, KEYS_OF_RULES, nameOfGame, writeRef } from "./database/game-ref.ts";
export { DATABASE_BLOCK, SEGMENT_POSITIONS } from "./database/index-page.ts";
export { type Manifest, type ManifestLevel, readRef } from "./database/manifest.ts";
export { packedFiles } from "./database/packed-files.ts";
export { countsOfLevels } from "./database/statistics.ts";
export { rankOfValue, winnerOfValue } from "./database/value.ts";
export { tasksOfEngine } from "./engines.ts";
export { rangeTasks } from "./ranges/range-tasks.ts";
export { type LevelSizes, levelSizesWork, sampleLevelsWork } from "./sizes.ts";
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
  WrittenLevel,
} from "./tasks/level-tasks.ts";
export { type AnyLevelledGame, type LevelledGame, levelledGame } from "./tasks/levelled-game.ts";
export { readNote, writeNote } from "./tasks/note.ts";
export { type LevelOptions, type LevelProgress, solveInto, solveLevels } from "./tasks/solve-levels.ts";
export {
  damagedFile,
  inProcess,
  memoryFiles,
  missingFile,
  openTasks,
  type SolveByTasksOptions,
  solveByTasks,
  taskOf,
} from "./tasks/task.ts";
export {
  type LevelClaims,
  type PartVerdict,
  type PartVerifier,
  partVerifier,
  type VerifiedGame,
  type WrongClaim,
} from "./verify/level-part.ts";
export { type LevelPart, levelParts, type VerifyLevelsOptions, verifyLevels } from "./verify/levels.ts";
export type { RangePart, SampleOptions } from "./verify/parts.ts";
export {
  type RangeClaims,
  type RangesVerifier,
  rangeParts,
  type VerifyRangesOptions,
  verifyRanges,
} from "./verify/range-levels.ts";
