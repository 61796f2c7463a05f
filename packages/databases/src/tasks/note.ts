import { checksumOf, MarienbadError } from "marienbad/base";
import type { FileStore, JsonValue } from "./level-tasks.ts";
import { damagedFile } from "./task.ts";

/* A note has three lines: its own name, JSON, and the checksum of both. A task writes its note last, as its mark. */

function sealedNote(name: string, json: string): string {
  const content = `${name}\n${json}\n`;
  return `${content}${checksumOf(new TextEncoder().encode(content))}\n`;
}

/** Writes a note. */
export async function writeNote(store: FileStore, name: string, content: JsonValue | object): Promise<void> {
  await store.write(name, [new TextEncoder().encode(sealedNote(name, JSON.stringify(content)))]);
}

/** The content of a note; throws `damaged-file` unless it is as written under this name. */
export async function readNote<Content>(store: FileStore, name: string): Promise<Content> {
  const note = new TextDecoder().decode(await store.read(name));
  const [, json] = note.split("\n");
  if (json === undefined || note !== sealedNote(name, json)) throw damagedFile(name);
  return JSON.parse(json) as Content;
}

const CUTS_FILE = "cuts.json";
const FILE_OF_TASK = /^[a-z]+-\d/;

/** Keeps the cuts with the work: more memory must plan the same tasks. Without the note, task files are removed. */
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
  await writeNote(store, CUTS_FILE, cuts);
  return cuts;
}
