import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "../base/error.ts";
import type { LevelKeys, LevelStore, Pieces } from "../levels/index.ts";
import { reason, unreadable, writeFileSafely, writePiecesSafely } from "./files.ts";
import * as texts from "./texts.ts";

const TASK = "task.txt";
const RUN = "run-";

/** What is being solved in a folder of parts. */
export async function taskOf(folder: string): Promise<string | undefined> {
  const file = join(folder, TASK);
  return existsSync(file) ? await readFile(file, "utf8") : undefined;
}

/**
 * Levels in a folder, a file for the keys of each and one for its values, and runs of keys that are set aside. A file
 * of a level is there whole or not at all, so that work which was killed goes on from the last whole level. `task`
 * names what is being solved: a folder with the levels of something else is refused.
 */
export async function folderStore(folder: string, task: string): Promise<LevelStore> {
  try {
    if (!existsSync(folder)) await mkdir(folder);
  } catch (error) {
    throw new MarienbadError("file", texts.folderNotMade(folder, reason(error)));
  }
  const path = (name: string): string => join(folder, name);
  if ((await taskOf(folder)) === undefined) await writeFileSafely(path(TASK), task);
  const found = await taskOf(folder);
  if (found !== task) throw new MarienbadError("file", texts.otherLevels(folder, found, task));
  const wordFile = (name: number | string): string => path(`${name}.keys32`);
  const numberFile = (name: number | string): string => path(`${name}.keys64`);
  const valueFile = (level: number): string => path(`${level}.values`);
  const depthFile = path("depth.txt");
  const loadKeys = async (name: number | string, from: number, to: number): Promise<LevelKeys> =>
    existsSync(wordFile(name))
      ? await readInto(wordFile(name), from, new Uint32Array(to - from))
      : await readInto(numberFile(name), from, new Float64Array(to - from));
  const saveKeys = async (name: number | string, pieces: Pieces<LevelKeys>): Promise<void> => {
    let file = numberFile(name);
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      for await (const keys of pieces) {
        if (keys instanceof Uint32Array) file = wordFile(name);
        yield new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength);
      }
    };
    await writePiecesSafely(() => file, folder, bytes());
  };
  const run = (number: number): string => `${RUN}${number}`;
  return {
    async countKeys(level) {
      if (existsSync(wordFile(level))) return (await stat(wordFile(level))).size / Uint32Array.BYTES_PER_ELEMENT;
      if (!existsSync(numberFile(level))) return undefined;
      return (await stat(numberFile(level))).size / Float64Array.BYTES_PER_ELEMENT;
    },
    loadKeys,
    saveKeys,
    hasValues: async (level) => existsSync(valueFile(level)),
    loadValues: (level, from, to) => readInto(valueFile(level), from, new Uint8Array(to - from)),
    saveValues: (level, pieces) => writePiecesSafely(() => valueFile(level), folder, pieces),
    loadDepth: async () => (existsSync(depthFile) ? Number(await readFile(depthFile, "utf8")) : undefined),
    saveDepth: async (levelCount) => await writeFileSafely(depthFile, String(levelCount)),
    loadRun: (number, from, to) => loadKeys(run(number), from, to),
    saveRun: (number, keys) => saveKeys(run(number), [keys]),
    async dropRuns() {
      for (const name of await readdir(folder)) if (name.startsWith(RUN)) await rm(path(name));
    },
  };
}

/** Fills a list of numbers from a file, beginning with the number at a place. */
async function readInto<List extends LevelKeys | Uint8Array>(path: string, place: number, list: List): Promise<List> {
  const bytes = new Uint8Array(list.buffer);
  try {
    const file = await open(path, "r");
    try {
      for (let done = 0; done < bytes.length; ) {
        const length = Math.min(MAX_BYTES_READ, bytes.length - done);
        const { bytesRead } = await file.read(bytes, done, length, place * list.BYTES_PER_ELEMENT + done);
        if (bytesRead === 0) throw unreadable(path, texts.CUT_SHORT);
        done += bytesRead;
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    throw error instanceof MarienbadError ? error : unreadable(path, reason(error));
  }
  return list;
}

/** The system reads less than 2 GiB at once. */
const MAX_BYTES_READ = 2 ** 30;
