import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { checkOptions, MarienbadError, type OptionNames, type Signal, type Text } from "marienbad/base";
import {
  type AnyLevelledGame,
  type FileStore,
  type GameRef,
  inProcess,
  type LevelProgress,
  MANIFEST_FILE,
  oneFileOf,
  type Runner,
  solveInto,
  type TaskGame,
} from "../index.ts";
import { reason, syncFile, unwritable, writePiecesSafely } from "../system/files.ts";
import { BeingWritten, withLock } from "../system/lock.ts";
import { defaultMegabytes, defaultThreads } from "../system/machine.ts";
import { filesIn, folderFiles } from "./folder-files.ts";
import { withLevelRunner } from "./level-threads.ts";
import { checkLevels, differenceOf } from "./levelled-game.ts";
import { texts } from "./texts.ts";
import { type DatabaseResources, verifiable, verifyByTasks } from "./verify-database.ts";
import { claimStore, removeHalves, taskIn, workFiles } from "./work-store.ts";

/** How far solving into a file has got. */
export type DatabaseProgress = LevelProgress;

/** Where tasks are done that solve into a database, when it is not on threads of this machine. */
export interface ElsewhereRunner {
  /** The files that all who work on it see; messages call them by the name. */
  readonly files: FileStore;
  readonly name: string;
  runner(game: TaskGame, files: FileStore): Runner;
}

/** What solving into a database may be given. */
export interface SolveIntoDatabaseOptions extends DatabaseResources {
  readonly onProgress?: (progress: DatabaseProgress) => void;
  /** What whoever waits should know: that it goes on from work that was stopped, or that it takes the slow way. */
  readonly onNote?: (note: Text) => void;
  /** Whether lists between tasks are kept packed: a quarter of the disk, for half as much time again. */
  readonly isPacked?: boolean;
  /** Whether to leave a folder of segments instead of one file. */
  readonly segments?: boolean;
  /** Whether every claim is verified, by tasks too, before the database is written; a wrong one leaves none. */
  readonly isVerified?: boolean;
  /** Who does the tasks; threads of this machine by default. */
  readonly elsewhere?: ElsewhereRunner;
}

/** The folder beside a database where the files of its tasks are kept until all are done. */
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
 * Solves a game wholly into a database, on several threads. The files of its tasks are kept in the folder `FILE.parts`
 * beside it: stopped or killed at any moment, the same call goes on with the tasks that are not done, and the file is
 * the same byte for byte.
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
  const { megabytes = defaultMegabytes(), signal, onNote = () => {} } = options;
  const startsLate = options.threads === undefined; // nobody has asked for threads
  const threads = options.threads ?? defaultThreads();
  const { elsewhere, isPacked = false } = options;
  const parts = partsFolder(path);
  const store = workFiles(elsewhere?.files ?? (await folderFiles(parts, { isSynced: false })), isPacked);
  if (elsewhere === undefined) await removeHalves(parts);
  const name = elsewhere?.name ?? parts;
  if (await claimStore(store, name, game.ref, onNote)) onNote(texts.goingOn(name));
  if (game.note !== undefined) onNote(game.note);
  const tasks = await verifiable(game, megabytes / threads);
  const solveBy = async (runner: Runner): Promise<void> => {
    await solveInto(store, game.ref, tasks, runner, {
      signal,
      onProgress: options.onProgress,
      onRepair: (file) => onNote(texts.madeAgain(`${name}/${file}`)),
    });
    if (options.isVerified) await checkClaims(game, store, runner, signal);
    await finish(path, store, options);
  };
  if (elsewhere !== undefined) {
    const runner = elsewhere.runner(tasks, store);
    await solveBy(runner).finally(() => runner.close());
  } else {
    const here = inProcess(tasks, store);
    if (threads === 1) await solveBy(here);
    else {
      const where = { folder: parts, isPacked, store, here };
      await withLevelRunner(game.ref, where, { threads, signal, megabytes, startsLate }, solveBy);
    }
  }
  if (elsewhere === undefined) await rm(parts, { recursive: true, force: true });
}

async function checkClaims(
  game: AnyLevelledGame,
  store: FileStore,
  runner: Runner,
  signal: Signal | undefined,
): Promise<void> {
  const wrong = await verifyByTasks(game, store, runner, signal);
  if (wrong === undefined) return;
  const { level, key, text } = wrong;
  throw new MarienbadError("bad-certificate", texts.wrongClaim(level, key, text), { parameters: { level } });
}

/** Makes one file, or a folder of segments, of what the tasks have left. */
async function finish(path: string, store: FileStore, options: SolveIntoDatabaseOptions): Promise<void> {
  const { segments = false, elsewhere } = options;
  if (!segments) {
    const folder = elsewhere === undefined ? { folder: partsFolder(path) } : {};
    await writePiecesSafely(path, oneFileOf(store), folder);
    return;
  }
  if (elsewhere !== undefined) {
    const copy = await folderFiles(path);
    for (const name of await store.list("segment-")) if (name.endsWith(".blocks")) await copyFile(store, copy, name);
    await copyFile(store, copy, MANIFEST_FILE);
    return;
  }
  for (const name of await store.list("")) {
    const isKept = name === MANIFEST_FILE || (name.startsWith("segment-") && name.endsWith(".blocks"));
    if (isKept) await syncFile(join(partsFolder(path), name));
    else await store.remove(name);
  }
  await rename(partsFolder(path), path).catch((error: unknown) => {
    throw unwritable(path, reason(error));
  });
}

async function copyFile(from: FileStore, to: FileStore, name: string): Promise<void> {
  await to.write(name, [await from.read(name)]);
}

/** Removes what a process that was killed at its very end has left beside the database of what was solved. */
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
