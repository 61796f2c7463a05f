import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FileStore, memoryFiles } from "../index.ts";
import { folderFiles } from "./folder-files.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

const STORES: readonly (readonly [string, () => Promise<FileStore>])[] = [
  ["memory", async () => memoryFiles()],
  ["a folder", () => folderFiles(join(folder, "new", "folder"))],
];

describe.each(STORES)("files between tasks, in %s", (_, makeStore) => {
  it("are read as they were written, as a whole and in part", async () => {
    const store = await makeStore();
    await store.write("a-1.keys", [Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)]);
    expect([...(await store.read("a-1.keys"))]).toEqual([1, 2, 3]);
    expect([...(await store.read("a-1.keys", 1, 3))]).toEqual([2, 3]);
    expect(await store.size("a-1.keys")).toBe(3);
    await store.write("a-1.keys", [Uint8Array.of(1, 2, 3)]); // the same once more
    await store.write("b-1.keys", []);
    expect(await store.size("b-1.keys")).toBe(0);
    expect(await store.list("")).toEqual(["a-1.keys", "b-1.keys"]);
    expect(await store.list("b")).toEqual(["b-1.keys"]);
  });

  it("are missing when they were removed", async () => {
    const store = await makeStore();
    await store.write("c-1.keys", [Uint8Array.of(7)]);
    await store.remove("c-1.keys");
    await store.remove("c-1.keys");
    expect(await store.size("c-1.keys")).toBeUndefined();
    await expect(store.read("c-1.keys")).rejects.toMatchObject({
      code: "missing-file",
      parameters: { name: "c-1.keys" },
    });
  });

  it("are not there when what makes them fails", async () => {
    const store = await makeStore();
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      yield Uint8Array.of(1);
      throw new Error("stopped");
    };
    await expect(store.write("d-1.keys", pieces())).rejects.toThrow("stopped");
    expect(await store.list("d")).toEqual([]);
  });
});

describe("a folder of files", () => {
  it("says that a file is damaged which ends too soon, and hides what is being written", async () => {
    const path = join(folder, "short");
    const store = await folderFiles(path);
    await store.write("a-1.keys", [Uint8Array.of(1, 2)]);
    await expect(store.read("a-1.keys", 1, 9)).rejects.toMatchObject({ code: "damaged-file" });
    await writeFile(join(path, ".b-1.keys.0123"), "half");
    expect(await store.list("")).toEqual(["a-1.keys"]);
    expect(await readdir(path)).toHaveLength(2);
  });

  it("refuses a place that is no folder in a sentence", async () => {
    const path = join(folder, "file");
    await writeFile(path, "");
    await expect(folderFiles(join(path, "below"))).rejects.toMatchObject({ code: "file" });
  });
});
