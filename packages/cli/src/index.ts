/** Parts of the command line used by other programs of the project; they change without notice. */
export {
  type Call,
  type Command,
  type CommandEntry,
  type Flag,
  integerFlag,
  type Program,
  say,
  switchFlag,
  takeWords,
  textFlag,
  wrongValue,
} from "./core/command.ts";
export { THREADS_FLAG, threadsFlag } from "./core/resources.ts";
export { readVersion, run } from "./core/run.ts";
export { solveByLevels } from "./database/database-commands.ts";
export { levelledSubject } from "./database/game-database.ts";
export { DEAD_END_FLAG } from "./subject/flags.ts";
export { loadSubject, type Subject } from "./subject/subject.ts";
