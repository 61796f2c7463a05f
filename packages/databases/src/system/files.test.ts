import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { readText, readUnzipped } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a file that is not UTF-8 is refused, with the place", async () => {
  const path = join(folder, "latin1.txt");
  writeFileSync(path, "one\nd\xe9part", "latin1");
  await expect(readText(path)).rejects.toThrow(
    `${path} cannot be read: line 2, column 2: the byte 0xe9 is not UTF-8 here: save the file as UTF-8.`,
  );
});

it("what gzip made is unzipped, but not beyond a limit", async () => {
  const path = join(folder, "long.gz");
  writeFileSync(path, gzipSync(Buffer.alloc(3 * 2 ** 20)));
  expect(await readUnzipped(path)).toHaveLength(3 * 2 ** 20);
  await expect(readUnzipped(path, 2 ** 21)).rejects.toThrow(
    `${path} cannot be read: unzipped it is longer than 2 MiB, the limit: unzip it first.`,
  );
});
