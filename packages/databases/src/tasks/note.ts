import { checksumOf } from "marienbad/base";
import type { FileStore, JsonValue } from "./level-tasks.ts";
import { damagedFile } from "./task.ts";

/*
 * A note is a small file of three lines: its own name, JSON, and the checksum of both. The note that a task writes last
 * says what it has written: it is the mark that the task is done. Its name begins with the id of the task, so the note
 * of another task is not taken for this one.
 */

function sealedNote(name: string, json: string): string {
  const content = `${name}\n${json}\n`;
  return `${content}${checksumOf(new TextEncoder().encode(content))}\n`;
}

/** Writes a note, with its name and its checksum. */
export async function writeNote(store: FileStore, name: string, content: JsonValue): Promise<void> {
  await store.write(name, [new TextEncoder().encode(sealedNote(name, JSON.stringify(content)))]);
}

/** The content of a note; one that is not as it was written under this name throws `damaged-file`. */
export async function readNote<Content>(store: FileStore, name: string): Promise<Content> {
  const note = new TextDecoder().decode(await store.read(name));
  const [, json] = note.split("\n");
  if (json === undefined || note !== sealedNote(name, json)) throw damagedFile(name);
  return JSON.parse(json) as Content;
}
