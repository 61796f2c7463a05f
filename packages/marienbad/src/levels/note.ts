import { checksumOf } from "../base/checksum.ts";
import type { FileStore, JsonValue } from "../game/level-tasks.ts";
import { damagedFile } from "./task.ts";

/*
 * A note is a small file of JSON with its checksum on a second line. The note that a task writes last says what it has
 * written: it is the mark that the task is done.
 */

/** Writes a note, with its checksum. */
export async function writeNote(store: FileStore, name: string, content: JsonValue): Promise<void> {
  const json = JSON.stringify(content);
  const encoder = new TextEncoder();
  await store.write(name, [encoder.encode(`${json}\n${checksumOf(encoder.encode(json))}\n`)]);
}

/** What a note says; one that is not as it was written throws `damaged-file`. */
export async function readNote<Content>(store: FileStore, name: string): Promise<Content> {
  const [json, sum] = new TextDecoder().decode(await store.read(name)).split("\n");
  if (checksumOf(new TextEncoder().encode(json)) !== sum) throw damagedFile(name);
  return JSON.parse(json) as Content;
}
