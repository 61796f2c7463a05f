import { checksumOf } from "marienbad/base";
import { describe, expect, it } from "vitest";
import type { FileStore } from "./level-tasks.ts";
import { keptCuts, readNote, writeNote } from "./note.ts";
import { memoryFiles } from "./task.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("a note", () => {
  it("is three lines: its name, JSON, and the checksum of both", async () => {
    const store = memoryFiles();
    await writeNote(store, "merge-1-0002.json", { last: 7 });
    const content = 'merge-1-0002.json\n{"last":7}\n';
    const whole = `${content}${checksumOf(encode(content))}\n`;
    expect(new TextDecoder().decode(await store.read("merge-1-0002.json"))).toBe(whole);
    expect(await readNote(store, "merge-1-0002.json")).toEqual({ last: 7 });
  });

  it("is damaged where a line is missing or added, or it is that of another name", async () => {
    const store = memoryFiles();
    await writeNote(store, "a.json", { last: 7 });
    const whole = new TextDecoder().decode(await store.read("a.json"));
    for (const text of ["", "a.json", "a.json\n", whole.slice(0, -1), `${whole}\n`, whole.replace("7", "8")]) {
      await store.write("a.json", [encode(text)]);
      await expect(readNote(store, "a.json"), text).rejects.toMatchObject({ code: "damaged-file" });
    }
    await store.write("b.json", [encode(whole)]);
    await expect(readNote(store, "b.json")).rejects.toMatchObject({
      code: "damaged-file",
      parameters: { name: "b.json" },
    });
  });
});

describe("how work is cut", () => {
  const OWN = ["merge-0-0000.json", "expand-1-0000.runs", "find-2-00000.rows", "decide-3-0000.json"];
  const MORE = ["segment-4-0000.blocks", "check-5-00000.json", "verify-6-0000.json"];
  const OTHERS = ["manifest", "merged", "task.json"];
  const filled = async (): Promise<FileStore> => {
    const store = memoryFiles();
    for (const name of [...OWN, ...MORE, ...OTHERS]) await store.write(name, [Uint8Array.of(1)]);
    return store;
  };

  it("stays as it was begun, and so does what is there", async () => {
    const store = await filled();
    await writeNote(store, "cuts.json", { keys: 5 });
    expect(await keptCuts(store, { keys: 9 })).toEqual({ keys: 5 });
    expect(await store.list("")).toEqual(["cuts.json", ...OWN, ...MORE, ...OTHERS].sort());
  });

  it.each(["not known", "damaged"])("is noted where it is %s, and the files of tasks are removed", async (how) => {
    const store = await filled();
    if (how === "damaged") await store.write("cuts.json", [encode('cuts.json\n{"keys":5}\n')]);
    expect(await keptCuts(store, { keys: 9 })).toEqual({ keys: 9 });
    expect(await store.list("")).toEqual(["cuts.json", ...OTHERS].sort());
    expect(await readNote(store, "cuts.json")).toEqual({ keys: 9 });
  });

  it("is not noted where it cannot be read: that is another error", async () => {
    const inner = await filled();
    await writeNote(inner, "cuts.json", { keys: 5 });
    for (const error of [new RangeError("no"), Object.assign(new Error("no"), { code: "damaged-file" })]) {
      const store: FileStore = {
        ...inner,
        read: async () => {
          throw error;
        },
      };
      await expect(keptCuts(store, { keys: 9 })).rejects.toBe(error);
    }
    const lost: FileStore = { ...inner, size: async () => 1, read: memoryFiles().read };
    await expect(keptCuts(lost, { keys: 9 })).rejects.toMatchObject({ code: "missing-file" });
    expect((await inner.list("")).length).toBe(11);
  });
});
