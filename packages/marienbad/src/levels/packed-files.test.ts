import { expect, test } from "vitest";
import { DEFLATED } from "../base/packing.ts";
import type { FileStore } from "../game/level-tasks.ts";
import { packedFiles } from "./packed-files.ts";
import { memoryFiles } from "./task.ts";

const mayBePacked = (name: string): boolean => name.endsWith(".keys");
const packed = (store: FileStore, isPacking = true): FileStore =>
  packedFiles(store, DEFLATED, { mayBePacked, isPacking });
const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(other);
/** Bytes that repeat themselves, over several pieces of 128 KiB. */
const bytes = Uint8Array.from({ length: 300_000 }, (_, place) => (place * place) % 251);

test("what is read from anywhere in a packed file is what was written", async () => {
  const inner = memoryFiles();
  const store = packed(inner);
  await store.write("a.keys", [bytes.subarray(0, 7), bytes.subarray(7, 200_000), bytes.subarray(200_000)]);
  expect(await inner.size("a.keys.z")).toBeLessThan(bytes.length / 2);
  expect(await store.size("a.keys")).toBe(bytes.length);
  expect(isSame(await store.read("a.keys"), bytes)).toBe(true);
  const again = packed(inner);
  for (const [from, to] of [
    [0, 1],
    [5, 5],
    [131_071, 131_073],
    [262_144, 300_000],
    [100_000, 290_000],
  ]) {
    expect(isSame(await again.read("a.keys", from, to), bytes.subarray(from, to))).toBe(true);
  }
});

test("an empty file stays one, and files of other names stay as they are", async () => {
  const inner = memoryFiles();
  const store = packed(inner);
  await store.write("empty.keys", []);
  expect(await store.read("empty.keys")).toEqual(new Uint8Array(0));
  await store.write("a.json", [bytes]);
  expect(isSame(await inner.read("a.json"), bytes)).toBe(true);
});

test("files are read in whichever form they were written, and removed in both", async () => {
  const inner = memoryFiles();
  await packed(inner, false).write("plain.keys", [bytes]);
  await packed(inner).write("packed.keys", [bytes]);
  for (const store of [packed(inner), packed(inner, false)]) {
    expect(await store.list("")).toEqual(["packed.keys", "plain.keys"]);
    for (const name of ["plain.keys", "packed.keys"]) expect(isSame(await store.read(name), bytes)).toBe(true);
  }
  for (const name of ["plain.keys", "packed.keys"]) await packed(inner, false).remove(name);
  expect(await inner.list("")).toEqual([]);
});

test("a packed file that was cut or changed is called damaged", async () => {
  const inner = memoryFiles();
  const store = packed(inner);
  await store.write("a.keys", [bytes]);
  const written = await inner.read("a.keys.z");
  await inner.write("cut.keys.z", [written.subarray(0, -5)]);
  await inner.write("changed.keys.z", [written.map((byte, place) => (place === 40 ? byte ^ 255 : byte))]);
  await expect(store.read("cut.keys")).rejects.toMatchObject({ code: "damaged-file" });
  const changed = await store.read("changed.keys").catch(() => new Uint8Array(0));
  expect(isSame(changed, bytes)).toBe(false); // where it can still be unpacked, sums of lists tell
});
