import { MarienbadError } from "../base/error.ts";
import type { FileStore, JsonValue } from "../game/level-tasks.ts";
import { readNote, writeNote } from "./note.ts";

const CUTS_FILE = "cuts.json";
/** How the files of tasks begin. */
const KINDS = ["merge", "expand", "find", "decide", "segment", "check", "verify"];

/**
 * How work is cut into tasks. It is kept with the work: who goes on with more memory, or with another edition of the
 * program, must plan the same. Where nobody knows how what is there was cut, it is removed, and these cuts are noted.
 */
export async function keptCuts<Cuts extends { readonly [name: string]: number }>(
  store: FileStore,
  cuts: Cuts,
): Promise<Cuts> {
  try {
    if ((await store.size(CUTS_FILE)) !== undefined) return await readNote<Cuts>(store, CUTS_FILE);
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "damaged-file") throw error;
  }
  for (const kind of KINDS) {
    for (const name of await store.list(`${kind}-`)) await store.remove(name);
  }
  await writeNote(store, CUTS_FILE, cuts satisfies JsonValue);
  return cuts;
}
