import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readText } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a file that is not UTF-8 is refused, with the place", async () => {
  const path = join(folder, "latin1.txt");
  writeFileSync(path, "one\nd\xe9part", "latin1");
  await expect(readText(path)).rejects.toThrow(
    `${path} cannot be read: line 2, column 2: the byte 0xe9 is not UTF-8 here: save the file as UTF-8.`,
  );
});
