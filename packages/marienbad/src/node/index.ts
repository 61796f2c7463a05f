/**
 * What needs Node: files, folders, threads. Databases of solved games on all cores, in work that can be stopped and
 * goes on.
 */

export {
  type AskSolver,
  type SolverAnswer,
  type SolverTask,
  withSolverThreads,
} from "../games/connect4/node/threads.ts";
export {
  type DatabaseProgress,
  type ElsewhereRunner,
  type SolveIntoDatabaseOptions,
  solveIntoDatabase,
} from "./database-file.ts";
export { isDatabaseFile, type OpenDatabase, openDatabase } from "./database-source.ts";
export { writeFileSafely } from "./files.ts";
export { folderFiles } from "./folder-files.ts";
export { isModule, javaScriptOf } from "./javascript.ts";
export { DEAD_END, type GameSource, loadGame, loadLevelledGame, type NamedGame } from "./load-game.ts";
export { withLock } from "./lock.ts";
export { defaultMegabytes } from "./machine.ts";
export { watchMemory } from "./memory.ts";
export { ZLIB } from "./packing.ts";
export { contentOfModule, filesOfModule } from "./rules-content.ts";
export { type ThreadRunnerOptions, withThreadRunner } from "./thread-runner.ts";
export { type Ask, answerQuestions, type ThreadOptions, withThreads } from "./threads.ts";
export { type DatabaseResources, type VerifyDatabaseOptions, verifiable, verifyDatabase } from "./verify-database.ts";
