import { MarienbadError } from "marienbad/base";
import type { FileStore, JsonValue } from "./level-tasks.ts";
import { readNote, writeNote } from "./note.ts";

const CUTS_FILE = "cuts.json";
/** Files of tasks are called by the kind of the task and its level. */
const FILE_OF_TASK = /^[a-z]+-\d/;

/**
 * How work is cut into tasks. It is kept with the work: resuming it with more memory must plan the same. Where the file
 * that says so is missing or damaged, the files of tasks are removed, and these cuts are noted.
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
  for (const name of await store.list("")) if (FILE_OF_TASK.test(name)) await store.remove(name);
  await writeNote(store, CUTS_FILE, cuts satisfies JsonValue);
  return cuts;
}
