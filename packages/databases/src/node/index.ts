/** Databases of solved games in files, on all cores, in work that can be stopped and resumed. */

export {
  type DatabaseProgress,
  type ElsewhereRunner,
  partsFolder,
  removeParts,
  type SolveIntoDatabaseOptions,
  solveIntoDatabase,
} from "./database-file.ts";
export { isDatabaseFile, type OpenDatabase, oneFileFrom, openDatabase } from "./database-source.ts";
export { folderFiles } from "./folder-files.ts";
export { type ThreadRunnerOptions, withThreadRunner } from "./level-threads.ts";
export { checkLevels, differenceOf, levelledGameOf, loadLevelledGame } from "./levelled-game.ts";
export { ZLIB } from "./packing.ts";
export { type DatabaseResources, type VerifyDatabaseOptions, verifiable, verifyDatabase } from "./verify-database.ts";
