import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { checkOptions, MarienbadError, type OptionNames, type Text } from "marienbad/base";
import { MANIFEST_FILE, oneFileOf } from "../database/database.ts";
import { describeRef, type GameRef, writeRef } from "../database/game-ref.ts";
import { readRef } from "../database/manifest.ts";
import { packedFiles } from "../database/packed-files.ts";
import { reason, syncFile, unwritable, writePiecesSafely } from "../system/files.ts";
import { BeingWritten, withLock } from "../system/lock.ts";
import { defaultMegabytes, defaultThreads } from "../system/memory.ts";
import type { FileStore, Runner, TaskGame } from "../tasks/level-tasks.ts";
import type { AnyLevelledGame } from "../tasks/levelled-game.ts";
import { readNote, writeNote } from "../tasks/note.ts";
import { type LevelProgress, solveInto } from "../tasks/solve-levels.ts";
import { inProcess } from "../tasks/task.ts";
import { filesIn, folderFiles } from "./folder-files.ts";
import { withLevelRunner } from "./level-threads.ts";
import { checkLevels, differenceOf } from "./levelled-game.ts";
import { ZLIB } from "./packing.ts";
import { texts } from "./texts.ts";
import { type DatabaseResources, verifiable, verifyByTasks } from "./verify-database.ts";

/** Progress of solving into a file. */
export type DatabaseProgress = LevelProgress;

/** Does the tasks of solving into a database, instead of local threads. */
export interface ElsewhereRunner {
  readonly files: FileStore;
  readonly name: string;
  runner(game: TaskGame, files: FileStore): Runner;
}

/** Options for solving into a database. */
export interface SolveIntoDatabaseOptions extends DatabaseResources {
  readonly onProgress?: (progress: DatabaseProgress) => void;
  /** Called with notes for the user: work is resumed, or takes the slow way. */
  readonly onNote?: (note: Text) => void;
  /** Packs lists between tasks: a quarter of the disk space, half as much time again. */
  readonly isPacked?: boolean;
  /** Leaves a folder of segments instead of one file. */
  readonly segments?: boolean;
  /** Verifies every claim before the database is written; a wrong one leaves no database. */
  readonly isVerified?: boolean;
  /** Does the tasks; local threads by default. */
  readonly elsewhere?: ElsewhereRunner;
}

/** The folder beside a database with its task files, until all are done. */
export const partsFolder = (database: string): string => `${database}.parts`;

const SOLVE_INTO_DATABASE_OPTIONS: OptionNames<SolveIntoDatabaseOptions> = {
  threads: true,
  megabytes: true,
  signal: true,
  onProgress: true,
  onNote: true,
  isPacked: true,
  segments: true,
  isVerified: true,
  elsewhere: true,
};

/**
 * Solves a whole game into a database on several threads. Task files are in `FILE.parts`: after any interruption the
 * same call resumes, and the file is the same byte for byte.
 */
export async function solveIntoDatabase(
  path: string,
  game: AnyLevelledGame,
  options: SolveIntoDatabaseOptions = {},
): Promise<void> {
  checkOptions("solveIntoDatabase", options, SOLVE_INTO_DATABASE_OPTIONS);
  checkLevels(game);
  await withLock(path, () => solveLocked(path, game, options));
}

async function solveLocked(path: string, game: AnyLevelledGame, options: SolveIntoDatabaseOptions): Promise<void> {
  const { threads = defaultThreads(), megabytes = defaultMegabytes(), signal, onProgress, elsewhere } = options;
  const { onNote = () => {}, isPacked = false } = options;
  const parts = partsFolder(path);
  const store = workFiles(elsewhere?.files ?? (await folderFiles(parts, { isSynced: false })), isPacked);
  if (elsewhere === undefined) {
    // Temporary files of a killed process.
    for (const name of await readdir(parts)) if (name.startsWith(".")) await rm(join(parts, name));
  }
  const name = elsewhere?.name ?? parts;
  if (await claimStore(store, name, game.ref, onNote)) onNote(texts.goingOn(name));
  if (game.note !== undefined) onNote(game.note);
  const tasks = await verifiable(game, megabytes / threads);
  const onRepair = (file: string): void => onNote(texts.madeAgain(`${name}/${file}`));
  const solveBy = async (runner: Runner): Promise<void> => {
    await solveInto(store, game.ref, tasks, runner, { signal, onProgress, onRepair });
    const wrong = options.isVerified ? await verifyByTasks(game, store, runner, signal) : undefined;
    if (wrong !== undefined) {
      const { level, key, text } = wrong;
      throw new MarienbadError("bad-certificate", texts.wrongClaim(level, key, text), { parameters: { level } });
    }
    await finish(path, store, options);
  };
  if (elsewhere !== undefined) {
    const runner = elsewhere.runner(tasks, store);
    await solveBy(runner).finally(() => runner.close());
    return;
  }
  const here = inProcess(tasks, store);
  const where = { folder: parts, isPacked, store, here };
  const startsLate = options.threads === undefined; // only an explicit number starts them immediately
  if (threads === 1) await solveBy(here);
  else await withLevelRunner(game.ref, where, { threads, signal, megabytes, startsLate }, solveBy);
  await rm(parts, { recursive: true, force: true });
}

async function finish(path: string, store: FileStore, options: SolveIntoDatabaseOptions): Promise<void> {
  const { segments = false, elsewhere } = options;
  const parts = partsFolder(path);
  if (!segments) {
    await writePiecesSafely(path, oneFileOf(store), elsewhere === undefined ? { folder: parts } : {});
    return;
  }
  const blocks = (await store.list("segment-")).filter((name) => name.endsWith(".blocks"));
  const kept = [...blocks, MANIFEST_FILE]; // the manifest last: it makes them a database
  if (elsewhere !== undefined) {
    const copy = await folderFiles(path);
    for (const name of kept) await copy.write(name, [await store.read(name)]);
    return;
  }
  for (const name of kept) await syncFile(join(parts, name));
  const isKept = new Set(kept);
  for (const name of await store.list("")) if (!isKept.has(name)) await store.remove(name);
  await rename(parts, path).catch((error: unknown) => {
    throw unwritable(path, reason(error));
  });
}

/** Removes the parts beside a finished database, left by a process killed at its very end. */
export async function removeParts(path: string, ref: GameRef): Promise<void> {
  const parts = partsFolder(path);
  if (!existsSync(parts)) return;
  const remove = async (): Promise<void> => {
    const task = await taskIn(filesIn(parts));
    if (task !== undefined && differenceOf(task, ref) === undefined) await rm(parts, { recursive: true });
  };
  await withLock(path, remove).catch((error: unknown) => {
    if (!(error instanceof BeingWritten)) throw error; // else whoever writes it will remove them
  });
}

const TASK = "task.json";

async function taskIn(store: FileStore): Promise<GameRef | undefined> {
  try {
    return (await store.size(TASK)) === undefined ? undefined : readRef(TASK, await readNote(store, TASK));
  } catch (error) {
    const isDamaged = error instanceof MarienbadError && ["damaged-file", "bad-input"].includes(error.code);
    if (!isDamaged) throw error;
    return undefined;
  }
}

/** Refuses a store of another task, empties an unknown one. Returns true if there is work to resume. */
async function claimStore(
  store: FileStore,
  name: string,
  task: GameRef,
  onNote: (note: Text) => void,
): Promise<boolean> {
  const found = await taskIn(store);
  const difference = found && differenceOf(found, task);
  if (found !== undefined && difference !== undefined) {
    const [before, now] = [describeRef(found), describeRef(task)];
    const whys = {
      game: texts.otherLevels(name, before, now),
      rules: texts.otherRules(name, now),
      keys: texts.otherKeys(name, now),
    };
    throw new MarienbadError("file", whys[difference]);
  }
  if (found !== undefined) return true;
  const others = await store.list("");
  if (others.length > 0) onNote(texts.madeAgain(join(name, TASK)));
  for (const other of others) await store.remove(other);
  await writeNote(store, TASK, writeRef(task));
  return false;
}

const LISTS = /\.(keys|moves|runs|values)$/;

/** Task files: lists are packed if asked, and read in either form. */
export function workFiles(store: FileStore, isPacking: boolean): FileStore {
  return packedFiles(store, ZLIB, { mayBePacked: (name) => LISTS.test(name), isPacking });
}
