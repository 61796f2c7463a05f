import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { Signal } from "../base/work.ts";
import {
  type ByteSource,
  LevelDatabase,
  type LevelPart,
  type LevelProgress,
  levelsOf,
  type Solved,
  solveLevels,
  teamOf,
  writeDatabase,
} from "../levels/index.ts";
import { verifyLevels, type WrongClaim } from "../verify/index.ts";
import { reason, unreadable, writePiecesSafely } from "./files.ts";
import { folderStore, taskOf } from "./level-store.ts";
import { withLevelThreads } from "./level-threads.ts";
import { checkLevels, type NamedGame } from "./load-game.ts";
import { BeingWritten, withLock } from "./lock.ts";
import { defaultMegabytes, defaultThreads } from "./machine.ts";
import { differenceOf } from "./solved.ts";
import * as texts from "./texts.ts";

/** What of the machine may be used. */
export interface DatabaseResources {
  /** One per core by default. */
  readonly threads?: number;
  /** Memory in MiB for what is being worked on; the rest is on disk. Half of the machine's by default. */
  readonly megabytes?: number;
  readonly signal?: Signal | undefined;
}

/** How far solving into a file has got. */
export type DatabaseProgress =
  | LevelProgress
  | { readonly phase: "writing"; readonly level: number; readonly lastLevel: number };

/** What solving into a database may be given. */
export interface SolveIntoDatabaseOptions extends DatabaseResources {
  readonly onProgress?: (progress: DatabaseProgress) => void;
  /** What whoever waits should know: that it goes on from work that was stopped, or that it takes the slow way. */
  readonly onNote?: (note: Text) => void;
}

/** The folder beside a database where the levels are kept until all of them are decided. */
const partsFolder = (database: string): string => `${database}.parts`;

/**
 * Solves a game wholly into a database, on several threads. What is found is kept in the folder `FILE.parts` beside it:
 * stopped or killed at any moment, the same call goes on from the last whole level, and the file is the same byte for
 * byte.
 */
export async function solveIntoDatabase(
  path: string,
  game: NamedGame,
  options: SolveIntoDatabaseOptions = {},
): Promise<void> {
  checkLevels(game);
  await withLock(path, () => solveLocked(path, game, options));
}

async function solveLocked(
  path: string,
  game: NamedGame,
  {
    threads = defaultThreads(),
    megabytes = defaultMegabytes(),
    signal,
    onProgress,
    onNote = () => {},
  }: SolveIntoDatabaseOptions,
): Promise<void> {
  const engine = await game.engine({ megabytes });
  const parts = partsFolder(path);
  const goesOn = existsSync(parts);
  const store = await folderStore(parts, game.solved, onNote);
  if (goesOn) onNote(texts.goingOn(parts));
  if (engine.note !== undefined) onNote(engine.note);
  const helping = engine.isBestAlone || threads === 1 ? 0 : threads;
  await withLevelThreads(game.source, { threads: helping, signal, megabytes }, async (helpers) => {
    await store.withRepairs(async () => {
      await solveLevels(engine, { store, helpers, signal, ...(onProgress !== undefined && { onProgress }) });
      const lastLevel = ((await store.loadDepth()) ?? 1) - 1;
      let written = 0;
      const levels = async function* (): AsyncGenerator<LevelPart, void, void> {
        for await (const part of levelsOf(store, engine.partKeys)) {
          written = part.level;
          onProgress?.({ phase: "writing", level: written, lastLevel });
          yield part;
        }
      };
      const pieces = writeDatabase(game.solved, levels(), engine, { helpers, signal });
      await writePiecesSafely(path, pieces, { folder: parts }).catch((error: unknown) => {
        const isInterrupted = error instanceof MarienbadError && error.code === "interrupted";
        throw isInterrupted ? new MarienbadError("interrupted", texts.interruptedWriting(written, lastLevel)) : error;
      });
    });
  });
  await rm(parts, { recursive: true });
}

/** Removes what a process that was killed at its very end has left beside the database of what was solved. */
export async function removeParts(path: string, solved: Solved): Promise<void> {
  const parts = partsFolder(path);
  if (!existsSync(parts)) return;
  const remove = async (): Promise<void> => {
    const task = await taskOf(parts);
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
  database: LevelDatabase,
  game: NamedGame,
  { threads = defaultThreads(), megabytes = defaultMegabytes(), signal, onProgress }: VerifyDatabaseOptions = {},
): Promise<WrongClaim | undefined> {
  checkLevels(game);
  const engine = await game.engine({ megabytes });
  const helping = threads === 1 ? 0 : threads;
  return await withLevelThreads(game.source, { threads: helping, signal, megabytes }, async (helpers) => {
    const team = teamOf(engine, { helpers: engine.isBestAlone ? [] : helpers, signal });
    return await verifyLevels(game, database, {
      signal,
      onProgress,
      helpers: helpers.map(({ verify }) => verify),
      inParts: { partKeys: engine.partKeys, successors: (keys, level) => team.expand(keys, level) },
    });
  });
}

/** A database in a file, which should be closed in the end. */
export interface OpenDatabase {
  readonly database: LevelDatabase;
  close(): Promise<void>;
}

/** Opens a database in a file, which is read block by block. */
export async function openDatabase(path: string): Promise<OpenDatabase> {
  const file = await open(path, "r").catch((error: unknown) => {
    throw unreadable(path, reason(error));
  });
  try {
    const source: ByteSource = {
      name: path,
      size: (await file.stat()).size,
      async read(offset, length) {
        try {
          const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
          return buffer.subarray(0, bytesRead);
        } catch (error) {
          throw unreadable(path, reason(error));
        }
      },
    };
    return { database: await LevelDatabase.open(source), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Whether a file begins as a database does. */
export async function isDatabaseFile(path: string): Promise<boolean> {
  const file = await open(path, "r").catch(() => undefined);
  if (file === undefined) return false; // whoever reads it will say why
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return LevelDatabase.isDatabase(buffer.subarray(0, bytesRead));
  } catch {
    return false; // a folder: likewise
  } finally {
    await file.close();
  }
}
