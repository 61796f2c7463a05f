import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { answer, expectAnswersOfExploring, expectSameWhenPacked, run } from "../../test/database-command-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "database-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

it("a database of connect-4 up to symmetry is the same on threads, packed meanwhile, and in segments", async () => {
  const [file, packed, segments] = [newFile(), newFile(), newFile()];
  const game = "connect4 columns=4 rows=4 --symmetry";
  const solved = await answer(`solve ${game} --database ${file} --threads 1 --levels`);
  const { notes } = await run(`solve ${game} --database ${packed} --packed --threads 2`);
  expect(notes).toEqual([]);
  expect(readFileSync(packed).equals(readFileSync(file))).toBe(true);
  expect(await answer(`solve ${game} --database ${segments} --segments --levels`)).toEqual(solved);
  for (const made of [file, segments]) {
    expect(await answer(`verify connect4 ${made} --threads 2`)).toEqual({ valid: true, positions: 80_541 });
  }
});

it("a database of connect-4 is the same when its files are packed meanwhile, and is verified on threads", async () => {
  expect(await expectSameWhenPacked("connect4 columns=4 rows=4", newFile)).toBe(161_029);
});

it("a database of connect-4 says what exploring and the attractors say", async () => {
  await expectAnswersOfExploring("connect4", "columns=4 rows=3", ["1", "111", "2314", "..../..../...."], newFile());
});
