/** Node-only parts of all programs of the project: files, folders, locks, memory, threads. */

export {
  isFileName,
  makeFolder,
  NO_SUCH_FILE,
  nodeResources,
  readBytes,
  readText,
  readUnzipped,
  reason,
  syncFile,
  unreadable,
  unwritable,
  writeFileSafely,
  writePiecesSafely,
} from "./files.ts";
export { withLock } from "./lock.ts";
export {
  collectBeforeTheEnd,
  defaultMegabytes,
  defaultThreads,
  largerHeap,
  MAX_THREADS,
  MIN_MEGABYTES,
  machineMegabytes,
  watchMemory,
} from "./memory.ts";
export { beat, memberOf, newPulse, type Pulse, watchPulse } from "./pulse.ts";
export { type Ask, answerQuestions, type ThreadOptions, withThreads } from "./threads.ts";
