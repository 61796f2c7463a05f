import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { marienbad } from "../../../cli/test/cli.ts";
import { killWhen, namesIn } from "../../../cli/test/solving.ts";

const folder = mkdtempSync(join(tmpdir(), "exchanges-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("notes of a killed solve that were exchanged are noticed, and the database is the same", async () => {
  const words = ["solve", "domineering", "rows=4", "columns=4", "--threads", "1", "--database"];
  const [whole, file] = ["whole.db", "file.db"].map((name) => join(folder, name));
  const [parts, kept] = [`${file}.parts`, `${file}.kept`];
  expect(marienbad([...words, whole]).code).toBe(0);
  await killWhen([...words, file], () => namesIn(parts, /^decide-.*json$/).length > 0);
  cpSync(parts, kept, { recursive: true });
  const notes = readdirSync(kept).filter((name) => /-.*\.json$/.test(name));
  expect(notes.length).toBeGreaterThan(15);
  for (const [place, one] of notes.entries()) {
    const other = notes[(place + Math.floor(notes.length / 3)) % notes.length];
    rmSync(parts, { recursive: true, force: true });
    cpSync(kept, parts, { recursive: true });
    cpSync(join(kept, one), join(parts, other));
    cpSync(join(kept, other), join(parts, one));
    const { code, err } = marienbad([...words, file]);
    expect([one, other, code, err]).toEqual([one, other, 0, expect.stringContaining(`${one} was damaged`)]);
    expect([one, other, readFileSync(file).equals(readFileSync(whole))]).toEqual([one, other, true]);
    rmSync(file);
  }
});
