import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Text } from "../base/text.ts";
import type { Signal } from "../base/work.ts";
import type { RangeVerdict } from "../game/range-verifier.ts";
import {
  type FileStore,
  inProcess,
  type LevelProgress,
  MANIFEST_FILE,
  oneFileOf,
  type Runner,
  type Solved,
  solveInto,
  type TaskGame,
} from "../levels/index.ts";
import {
  type PartVerdict,
  type RangeClaims,
  type RangesVerifier,
  verifyLevels,
  verifyRanges,
  type WrongClaim,
} from "../verify/index.ts";
import type { OpenDatabase } from "./database-source.ts";
import { reason, syncFile, unwritable, writePiecesSafely } from "./files.ts";
import { filesIn, folderFiles } from "./folder-files.ts";
import { isSmall, withLevelRunner, withVerifiers } from "./level-threads.ts";
import { checkLevels, type NamedGame } from "./load-game.ts";
import { BeingWritten, withLock } from "./lock.ts";
import { defaultMegabytes, defaultThreads } from "./machine.ts";
import { ZLIB } from "./packing.ts";
import { differenceOf } from "./solved.ts";
import * as texts from "./texts.ts";
import { claimStore, removeHalves, taskIn, workFiles } from "./work-store.ts";

/** What of the machine may be used. */
export interface DatabaseResources {
  /** One per core by default. */
  readonly threads?: number;
  /** Memory in MiB for what is being worked on; the rest is on disk. Half of the machine's by default. */
  readonly megabytes?: number;
  readonly signal?: Signal | undefined;
}

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
  /** Who does the tasks; threads of this machine by default. */
  readonly elsewhere?: ElsewhereRunner;
}

/** The folder beside a database where the files of its tasks are kept until all are done. */
const partsFolder = (database: string): string => `${database}.parts`;

/**
 * Solves a game wholly into a database, on several threads. The files of its tasks are kept in the folder `FILE.parts`
 * beside it: stopped or killed at any moment, the same call goes on with the tasks that are not done, and the file is
 * the same byte for byte.
 */
export async function solveIntoDatabase(
  path: string,
  game: NamedGame,
  options: SolveIntoDatabaseOptions = {},
): Promise<void> {
  checkLevels(game);
  await withLock(path, () => solveLocked(path, game, options));
}

async function solveLocked(path: string, game: NamedGame, options: SolveIntoDatabaseOptions): Promise<void> {
  const { threads = defaultThreads(), megabytes = defaultMegabytes(), signal, onNote = () => {} } = options;
  const { elsewhere, isPacked = false } = options;
  const parts = partsFolder(path);
  const store = workFiles(elsewhere?.files ?? (await folderFiles(parts, { isSynced: false })), isPacked);
  if (elsewhere === undefined) await removeHalves(parts);
  const name = elsewhere?.name ?? parts;
  if (await claimStore(store, name, game.solved, onNote)) onNote(texts.goingOn(name));
  if (game.note !== undefined) onNote(game.note);
  const tasks = await game.tasks({ packing: ZLIB, megabytes: megabytes / threads });
  const solveBy = async (runner: Runner): Promise<void> => {
    await solveInto(store, game.solved, tasks, runner, {
      signal,
      onProgress: options.onProgress,
      onRepair: (file) => onNote(texts.madeAgain(`${name}/${file}`)),
    });
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
      await withLevelRunner(game.source, where, { threads, signal, megabytes }, solveBy);
    }
  }
  if (elsewhere === undefined) await rm(parts, { recursive: true, force: true });
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
export async function removeParts(path: string, solved: Solved): Promise<void> {
  const parts = partsFolder(path);
  if (!existsSync(parts)) return;
  const remove = async (): Promise<void> => {
    const task = await taskIn(filesIn(parts));
    if (task !== undefined && differenceOf(task, solved) === undefined) await rm(parts, { recursive: true });
  };
  await withLock(path, remove).catch((error: unknown) => {
    if (!(error instanceof BeingWritten)) throw error; // else whoever writes it will remove them
  });
}

/** What verifying a database may be given. */
export interface VerifyDatabaseOptions extends DatabaseResources {
  /** Called with a level, and how many of its positions are still to be looked at. */
  readonly onProgress?: (level: number, left: number) => void;
}

/** Checks every claim of a database against the rules, on several threads, and returns the first that does not hold. */
export async function verifyDatabase(
  { database, path }: Pick<OpenDatabase, "database" | "path">,
  game: NamedGame,
  { threads = defaultThreads(), megabytes = defaultMegabytes(), signal, onProgress }: VerifyDatabaseOptions = {},
): Promise<WrongClaim | undefined> {
  checkLevels(game);
  const isHere = threads === 1 || isSmall(database.positions);
  const resources = { threads, signal, megabytes };
  const own = database.leavesOutWon ? await game.verifier?.() : undefined;
  if (own !== undefined) {
    const startKey = game.rules.key(game.rules.start) as number;
    const claims: RangeClaims = {
      levels: database.levels,
      between: (level, from, to) => database.between(level, from, to),
      cutsOf: (level) => database.cutsOf(level),
    };
    const verify = (helpers: readonly RangesVerifier[]): Promise<WrongClaim | undefined> =>
      verifyRanges(own, startKey, claims, { signal, onProgress, helpers });
    return await (isHere
      ? verify([])
      : withVerifiers<RangeVerdict, WrongClaim | undefined>(game.source, path, resources, verify));
  }
  const options = { signal, onProgress, partPositions: partPositions(megabytes / threads) };
  if (isHere) return await verifyLevels(game, database, options);
  return await withVerifiers<PartVerdict, WrongClaim | undefined>(game.source, path, resources, (helpers) =>
    verifyLevels(game, database, { ...options, helpers }),
  );
}

/** What a position of a part takes while it is verified: itself, and some dozen successors with their values. */
const BYTES_OF_POSITION = 1 << 10;

function partPositions(megabytes: number): number {
  return Math.max(1 << 11, Math.min(1 << 16, Math.floor((megabytes * 2 ** 20) / BYTES_OF_POSITION)));
}
