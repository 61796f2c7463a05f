import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { LevelKeys, LevelStore, Solved } from "../levels/index.ts";
import { reason, unreadable } from "./files.ts";
import { DamagedPart, PartFolder } from "./part-file.ts";
import { describeSolved, differenceOf, fingerprintOf } from "./solved.ts";
import * as texts from "./texts.ts";

const TASK = "task";
const DEPTH = "depth";
const RUN = "run-";
const keysOf = (level: number): string => `${level}.keys`;
const valuesOf = (level: number): string => `${level}.values`;

/** Levels in a folder. */
export interface FolderStore extends LevelStore {
  /** Does a work again after each file that turns out to be damaged, which it will then find missing. */
  withRepairs<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The file that says what the others are; it belongs to no work itself. */
const taskFile = (folder: string): PartFolder => new PartFolder(folder, "-".repeat(16));

/** What is being solved in a folder of parts; undefined where that cannot be read. */
export async function taskOf(folder: string): Promise<Solved | undefined> {
  try {
    const file = taskFile(folder);
    if ((await file.count(TASK)) === undefined) return undefined;
    return JSON.parse(new TextDecoder().decode((await file.read(TASK)) as Uint8Array));
  } catch (error) {
    if (error instanceof DamagedPart) return undefined;
    throw error;
  }
}

/**
 * Levels in a folder, a file for the keys of each and one for its values, and runs of keys that are set aside. A file
 * is there whole or not at all, so that work which was killed goes on from the last whole level; each is checked
 * whenever it is read. `task` is what is being solved: a folder with the levels of something else is refused. One
 * process may use it at a time (`withLock`). `onNote` is told what was damaged and is made again.
 */
export async function folderStore(
  folder: string,
  task: Solved,
  onNote: (note: Text) => void = () => {},
): Promise<FolderStore> {
  const isNew = !existsSync(folder);
  try {
    if (isNew) await mkdir(folder);
  } catch (error) {
    throw new MarienbadError("file", texts.folderNotMade(folder, reason(error)));
  }
  const found = await taskOf(folder);
  const difference = found && differenceOf(found, task);
  if (found !== undefined && difference !== undefined) {
    const [before, now] = [describeSolved(found), describeSolved(task)];
    const why = difference === "rules" ? texts.otherRules(folder, now) : texts.otherLevels(folder, before, now);
    throw new MarienbadError("file", why);
  }
  if (found === undefined) {
    // Every other file says by itself whether it is of this work.
    if (!isNew) onNote(texts.madeAgain(join(folder, TASK)));
    await taskFile(folder).write(TASK, [new TextEncoder().encode(JSON.stringify(task))]);
  }
  // What was being written when a process was killed.
  for (const name of await readdir(folder)) if (name.startsWith(".")) await rm(join(folder, name));

  const parts = new PartFolder(folder, fingerprintOf(task));
  const run = (number: number): string => `${RUN}${number}`;
  const madeAgain = new Set<string>();
  return {
    countKeys: (level) => parts.count(keysOf(level)),
    loadKeys: async (level, from, to) => (await parts.read(keysOf(level), from, to)) as LevelKeys,
    saveKeys: (level, pieces) => parts.write(keysOf(level), pieces),
    hasValues: async (level) => (await parts.count(valuesOf(level))) !== undefined,
    loadValues: async (level, from, to) => (await parts.read(valuesOf(level), from, to)) as Uint8Array,
    saveValues: (level, pieces) => parts.write(valuesOf(level), pieces),
    loadDepth: async () => ((await parts.count(DEPTH)) === undefined ? undefined : (await parts.read(DEPTH))[0]),
    saveDepth: (levelCount) => parts.write(DEPTH, [Uint8Array.of(levelCount)]),
    loadRun: async (number, from, to) => (await parts.read(run(number), from, to)) as LevelKeys,
    // Runs are dropped when work goes on.
    saveRun: (number, keys) => parts.write(run(number), [keys], { isSynced: false }),
    async dropRuns() {
      for (const name of await readdir(folder)) if (name.startsWith(RUN)) await parts.remove(name);
    },
    async withRepairs(work) {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof DamagedPart)) throw error;
          if (madeAgain.has(error.part)) throw unreadable(parts.pathOf(error.part), texts.DAMAGED_AGAIN);
          madeAgain.add(error.part);
          await parts.remove(error.part);
          if (error.part.endsWith(".keys")) await parts.remove(DEPTH); // so that levels are looked for again
          onNote(texts.madeAgain(parts.pathOf(error.part)));
        }
      }
    },
  };
}
