import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError, type Text } from "marienbad/base";
import {
  describeRef,
  type FileStore,
  type GameRef,
  type JsonValue,
  packedFiles,
  readNote,
  readRef,
  writeNote,
  writeRef,
} from "../index.ts";
import { differenceOf } from "./levelled-game.ts";
import { ZLIB } from "./packing.ts";
import { texts } from "./texts.ts";

/** The note that says what the other files are for. */
const TASK = "task.json";

/** What is being solved in a store; undefined where that cannot be read. */
export async function taskIn(store: FileStore): Promise<GameRef | undefined> {
  try {
    return (await store.size(TASK)) === undefined ? undefined : readRef(TASK, await readNote(store, TASK));
  } catch (error) {
    if (error instanceof MarienbadError && (error.code === "damaged-file" || error.code === "bad-input"))
      return undefined;
    throw error;
  }
}

/**
 * Makes a store the work on a task: one with the files of another task is refused, and one that does not say whose its
 * files are is emptied. `name` is what messages call it. Returns whether there is work to go on from.
 */
export async function claimStore(
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
      game: () => texts.otherLevels(name, before, now),
      rules: () => texts.otherRules(name, now),
      keys: () => texts.otherKeys(name, now),
    };
    throw new MarienbadError("file", whys[difference]());
  }
  if (found !== undefined) return true;
  const others = await store.list("");
  if (others.length > 0) onNote(texts.madeAgain(join(name, TASK)));
  for (const other of others) await store.remove(other);
  await writeNote(store, TASK, writeRef(task) as JsonValue);
  return false;
}

/** The lists between tasks, which take the most place. */
const LISTS = /\.(keys|moves|runs|values)$/;

/** Files between tasks, the lists among them packed if asked, and read either way. */
export function workFiles(store: FileStore, isPacking: boolean): FileStore {
  return packedFiles(store, ZLIB, { mayBePacked: (name) => LISTS.test(name), isPacking });
}

/** Removes what was being written when a process was killed. */
export async function removeHalves(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.startsWith(".")) await rm(join(folder, name));
}
