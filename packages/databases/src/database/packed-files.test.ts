import { DEFLATED } from "marienbad/base";
import { expect, test } from "vitest";
import type { FileStore } from "../tasks/level-tasks.ts";
import { memoryFiles } from "../tasks/task.ts";
import { packedFiles } from "./packed-files.ts";

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

const PIECE = 1 << 17;

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE])(
  "a packed file of %i bytes is read up to its end, and no further",
  async (length) => {
    const inner = memoryFiles();
    const store = packed(inner);
    await store.write("a.keys", [bytes.subarray(0, length)]);
    const table = 4 * Math.ceil(length / PIECE) + 8; // as the definition of the format has it
    expect((await inner.size("a.keys.z")) as number).toBeGreaterThanOrEqual(table);
    expect(await store.size("a.keys")).toBe(length);
    for (const from of [0, PIECE, length - 1, length].filter((place) => place >= 0 && place <= length)) {
      expect(isSame(await store.read("a.keys", from), bytes.subarray(from, length))).toBe(true);
      expect(isSame(await store.read("a.keys", from, length), bytes.subarray(from, length))).toBe(true);
      const room = new Uint8Array(length - from);
      await store.read("a.keys", from, length, room);
      expect(isSame(room, bytes.subarray(from, length))).toBe(true);
    }
    for (const [from, to] of [
      [0, length + 1],
      [length + 1, length + 1],
      [1, 0],
    ]) {
      await expect(store.read("a.keys", from, to)).rejects.toMatchObject({ code: "damaged-file" });
    }
  },
);

test("a packed file may be written again, removed, and missed", async () => {
  const store = packed(memoryFiles());
  await store.write("a.keys", [bytes]);
  expect(await store.size("a.keys")).toBe(bytes.length);
  await store.write("a.keys", [bytes.subarray(5, 9)]);
  expect(isSame(await store.read("a.keys"), bytes.subarray(5, 9))).toBe(true);
  await store.remove("a.keys");
  expect(await store.size("a.keys")).toBeUndefined();
  await expect(store.read("a.keys")).rejects.toMatchObject({ code: "missing-file" });
});

test("a packed file whose table is wrong is damaged", async () => {
  const inner = memoryFiles();
  const store = packed(inner);
  await store.write("a.keys", [bytes]);
  const written = await inner.read("a.keys.z");
  const wrong: [string, (view: DataView) => void][] = [
    ["longer", (view) => view.setFloat64(view.byteLength - 8, bytes.length + 1, true)],
    ["shorter", (view) => view.setFloat64(view.byteLength - 8, bytes.length - 1, true)],
    ["huge", (view) => view.setFloat64(view.byteLength - 8, 2 ** 52, true)],
    ["part", (view) => view.setFloat64(view.byteLength - 8, bytes.length - 0.5, true)],
    ["none", (view) => view.setFloat64(view.byteLength - 8, Number.NaN, true)],
    ["pieces", (view) => view.setUint32(view.byteLength - 12, view.getUint32(view.byteLength - 12, true) + 1, true)],
  ];
  for (const [name, change] of wrong) {
    const changed = written.slice();
    change(new DataView(changed.buffer));
    await inner.write(`${name}.keys.z`, [changed]);
    await expect(store.read(`${name}.keys`), name).rejects.toMatchObject({ parameters: { name: `${name}.keys` } });
  }
  for (const length of [0, 7]) {
    await inner.write("short.keys.z", [written.subarray(0, length)]);
    await expect(store.size("short.keys")).rejects.toMatchObject({ code: "damaged-file" });
  }
});
