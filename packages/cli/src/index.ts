/**
 * The core of the command line, for the other programs of the project. Not for anybody else: it changes without notice.
 */
export {
  type Call,
  type Command,
  type CommandEntry,
  type Flag,
  integerFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
  wrongValue,
} from "./core/command.ts";
export type { Program } from "./core/program.ts";
export { THREADS_FLAG, threadsFlag } from "./core/resources.ts";
export { run } from "./core/run.ts";
export { readVersion } from "./core/version.ts";
export { solveByLevels } from "./database/database-commands.ts";
export { levelledSubject } from "./database/game-database.ts";
export { DEAD_END_FLAG } from "./subject/flags.ts";
export { loadSubject, type Subject } from "./subject/subject.ts";
