import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder } from "./files.ts";

const root = mkdtempSync(join(tmpdir(), "make-folder-"));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, "file"), "");
symlinkSync(join(root, "nowhere"), join(root, "dangling"));
symlinkSync(root, join(root, "linked"));

describe("a folder", () => {
  it("is made with those above it, and may be there already", async () => {
    for (const path of ["a", "a", "b/c/d", "linked/e/f"]) {
      await makeFolder(join(root, path));
      expect(existsSync(join(root, path))).toBe(true);
    }
  });

  it("that cannot be made is an error immediately: Node's own way never ends in /proc", async () => {
    for (const path of ["file", "dangling"]) await expect(makeFolder(join(root, path))).rejects.toThrow(/^EEXIST/);
    await expect(makeFolder(join(root, "file/below/it"))).rejects.toThrow(/^ENOTDIR/);
    await expect(makeFolder(join(root, "dangling/below"))).rejects.toThrow(/^EEXIST/);
    for (const path of ["/proc/nowhere", "/proc/nowhere/below"])
      await expect(makeFolder(path)).rejects.toThrow(/^ENOENT/);
  });
});
