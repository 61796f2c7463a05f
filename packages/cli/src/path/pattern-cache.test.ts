import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Work } from "marienbad/base";
import { afterAll, describe, expect, it } from "vitest";
import { cachedTable, cacheFolder } from "./pattern-cache.ts";

type Buildable = Parameters<typeof cachedTable>[0];

const SIZE = 1 << 20;
const contents = Uint8Array.from({ length: SIZE }, (_, i) => (i * i) % 251);

/** A table that counts how often it is built. */
function countedTable(size = SIZE): Buildable & { builds: number } {
  return {
    name: "squares",
    size,
    builds: 0,
    *buildWork() {
      this.builds++;
      yield 1;
      return contents.slice(0, size);
    },
  };
}

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "marienbad-cache-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe("the cache of tables", () => {
  it("is in XDG_CACHE_HOME when that is a path, else in the home folder", () => {
    expect(cacheFolder({ XDG_CACHE_HOME: "/var/somewhere" })).toBe(join("/var/somewhere", "marienbad"));
    for (const environment of [{}, { XDG_CACHE_HOME: "" }, { XDG_CACHE_HOME: "relative" }]) {
      expect(cacheFolder(environment)).toMatch(/[/\\]\.cache[/\\]marienbad$/);
    }
  });

  it("builds once, and gives the same bytes from the file", async () => {
    const folder = join(await newFolder(), "deep", "down");
    const table = countedTable();
    for (let i = 0; i < 3; i++) expect(Buffer.compare(await cachedTable(table, {}, folder), contents)).toBe(0);
    expect(table.builds).toBe(1);
    expect(await readdir(folder)).toEqual(["squares.gz"]); // nothing is left beside it
  });

  it.each([
    ["a changed byte", (file: Uint8Array) => file.map((byte, i) => (i === file.length >> 1 ? byte ^ 64 : byte))],
    ["a missing end", (file: Uint8Array) => file.slice(0, -100)],
    ["no contents", () => new Uint8Array(0)],
    ["another text", () => new TextEncoder().encode("not a table")],
  ])("builds again, without a word, over a file with %s", async (_, damage) => {
    const folder = await newFolder();
    const path = join(folder, "squares.gz");
    const table = countedTable();
    await cachedTable(table, {}, folder);
    const good = await readFile(path);
    await writeFile(path, damage(good));
    expect(Buffer.compare(await cachedTable(table, {}, folder), contents)).toBe(0);
    expect(table.builds).toBe(2);
    expect(await readFile(path)).toEqual(good); // mended
  });

  it("builds again when the file is of another size, larger or smaller", async () => {
    const folder = await newFolder();
    await cachedTable(countedTable(SIZE), {}, folder);
    const larger = {
      name: "squares",
      size: SIZE + 1,
      *buildWork(): Work<Uint8Array> {
        yield 0;
        return new Uint8Array(SIZE + 1);
      },
    };
    expect((await cachedTable(larger, {}, folder)).length).toBe(SIZE + 1);
    expect(Buffer.compare(await cachedTable(countedTable(SIZE), {}, folder), contents)).toBe(0);
  });

  it("does not keep what is small, and does without a folder that cannot be made", async () => {
    const folder = await newFolder();
    await cachedTable(countedTable(1000), {}, folder);
    expect(await readdir(folder)).toEqual([]);
    const file = join(folder, "a-file");
    await writeFile(file, "");
    await chmod(file, 0o400);
    for (const place of [join(file, "below"), "/proc/nowhere/x"]) {
      expect(Buffer.compare(await cachedTable(countedTable(), {}, place), contents)).toBe(0);
    }
    expect((await stat(file)).size).toBe(0);
  });

  it("keeps nothing of work that was stopped", async () => {
    const folder = await newFolder();
    const stopped = {
      name: "stopped",
      size: SIZE,
      *buildWork(): Work<Uint8Array> {
        yield 0;
        throw new Error("stopped");
      },
    };
    await expect(cachedTable(stopped, {}, folder)).rejects.toThrow("stopped");
    expect(await readdir(folder)).toEqual([]);
  });
});
