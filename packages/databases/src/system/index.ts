/** What needs Node in any program of the project: files, folders, locks, memory, threads. */

export {
  isFileName,
  NO_SUCH_FILE,
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
export { defaultMegabytes, defaultThreads, MAX_THREADS, MIN_MEGABYTES, machineMegabytes } from "./machine.ts";
export { makeFolder } from "./make-folder.ts";
export { collectBeforeTheEnd, largerHeap, watchMemory } from "./memory.ts";
export { beat, memberOf, newPulse, type Pulse, watchPulse } from "./pulse.ts";
export { nodeResources } from "./resources.ts";
export { type Ask, answerQuestions, type ThreadOptions, withThreads } from "./threads.ts";
