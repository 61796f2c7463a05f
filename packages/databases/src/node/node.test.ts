import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Text } from "marienbad/base";
import * as built from "marienbad-databases/node"; // as installed from the package
import { afterAll, describe, expect, it } from "vitest";
import {
  type DatabaseProgress,
  isDatabaseFile,
  loadLevelledGame,
  openDatabase,
  solveIntoDatabase,
  verifyDatabase,
} from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "node-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);
const cram = fileURLToPath(new URL("../../../../examples/cram.js", import.meta.url));

describe("marienbad-databases/node", () => {
  it("solves somebody's own rules on two threads into a file, stopped and gone on with", async () => {
    const { loadLevelledGame, openDatabase, solveIntoDatabase, verifyDatabase } = built;
    const game = await loadLevelledGame({ game: cram });
    const [file, whole] = [newFile(), newFile()];
    const interruption = new AbortController();
    const stopped = solveIntoDatabase(file, game, {
      threads: 2,
      signal: interruption.signal,
      onProgress: (progress) => {
        if (progress.phase === "deciding" && progress.level < 5) interruption.abort();
      },
    });
    await expect(stopped).rejects.toThrow(
      /^Interrupted while deciding level 4 of 10 \(\d{2},\d{3} positions decided so far\)\.$/,
    );
    expect(existsSync(file)).toBe(false);

    const notes: Text[] = [];
    const phases: DatabaseProgress[] = [];
    const onNote = (note: Text) => void notes.push(note);
    const onProgress = (progress: DatabaseProgress) => void phases.push(progress);
    await solveIntoDatabase(file, game, { threads: 2, onNote, onProgress });
    expect(notes.map(({ en }) => en)).toEqual([`Going on from ${file}.parts.`]);
    expect(phases.at(-1)).toMatchObject({ phase: "checking", total: 58_830, lastLevel: 10 });
    expect(existsSync(`${file}.parts`)).toBe(false);

    await solveIntoDatabase(whole, game, { threads: 1 });
    expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
    const opened = await openDatabase(file);
    expect(opened.database.positions).toBe(58_830); // as examples/cram.js says, and a test of the command line counts
    expect(await verifyDatabase(opened, game, { threads: 2 })).toBeUndefined();
    await opened.close();
  });

  it("solves and verifies in small ranges, shared out to threads, when the memory is small", async () => {
    const game = await loadLevelledGame({ game: "connect4", options: { columns: 4, rows: 4, align: 3 } });
    const [whole, file] = [newFile(), newFile()];
    await solveIntoDatabase(whole, game, { threads: 1 });
    await solveIntoDatabase(file, game, { threads: 2, megabytes: 1 });
    expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
    const opened = await openDatabase(file);
    expect(await verifyDatabase(opened, game, { threads: 2, megabytes: 1 })).toBeUndefined();
    await opened.close();
  });

  it("makes files again that were damaged while it was stopped, and tells", async () => {
    const game = await loadLevelledGame({ game: "connect4", options: { columns: 4, rows: 3, align: 3 } });
    const [file, whole] = [newFile(), newFile()];
    await solveIntoDatabase(whole, game, { threads: 1 });
    const signal = { aborted: false };
    const onProgress = ({ phase, level }: DatabaseProgress): void => {
      if (phase === "deciding" && level === 6) signal.aborted = true;
    };
    await expect(solveIntoDatabase(file, game, { threads: 1, signal, onProgress })).rejects.toThrow(/^Interrupted/);
    const parts = `${file}.parts`;
    const damaged = ["decide-7-0000.values", "expand-5-0000.json", "merge-4-0000.keys"];
    for (const name of damaged) {
      const bytes = readFileSync(join(parts, name));
      writeFileSync(join(parts, name), bytes.with(7, bytes[7] ^ 16));
    }
    writeFileSync(join(parts, ".expand-1-0000.runs.0a1b2c3d"), "half");
    const notes: string[] = [];
    await solveIntoDatabase(file, game, { threads: 2, onNote: ({ en }) => notes.push(en) });
    expect(notes[0]).toBe(`Going on from ${parts}.`);
    for (const name of damaged) expect(notes).toContain(`${parts}/${name} was damaged and is made again.`);
    expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
    expect(existsSync(parts)).toBe(false);
  });

  it("begins again where nobody knows whose the files are", async () => {
    const game = await loadLevelledGame({ game: "hex", options: { size: 2 } });
    const file = newFile();
    await expect(solveIntoDatabase(file, game, { signal: { aborted: true } })).rejects.toThrow(/^Interrupted/);
    writeFileSync(join(`${file}.parts`, "task.json"), "{}");
    const notes: string[] = [];
    await solveIntoDatabase(file, game, { onNote: ({ en }) => notes.push(en) });
    expect(notes).toEqual([`${file}.parts/task.json was damaged and is made again.`]);
    expect(await isDatabaseFile(file)).toBe(true);
  });

  it("passes on what rules in a thread complain about, and notices when a thread ends", async () => {
    const written = (name: string, positionOf: string): string => {
      const path = join(folder, name);
      const rules = readFileSync(cram, "utf8").replace("rules, levels, byKey }", "rules, levels }");
      writeFileSync(path, rules.replace("positionOf: (key) => key | 0", `positionOf: ${positionOf}`));
      return path;
    };
    const file = newFile();
    const right = await loadLevelledGame({ game: written("right.mjs", "(key) => key | 0") });
    await solveIntoDatabase(file, right, { threads: 1 });
    const { database, close } = await openDatabase(file);
    const widest = database.levels.reduce((one, other) => (other.positions > one.positions ? other : one));
    expect(widest.positions).toBeGreaterThan(2 * 8192); // so that it is divided among threads
    const lastKey = (await database.load(widest.level)).keys.at(-1);
    await close();
    for (const [name, act, sentence] of [
      ["wrong.mjs", "0", /wrong.mjs contradicts itself: positionOf\(\d+\) gives a position whose key is 0/],
      ["ending.mjs", "process.exit(3)", /A thread has ended by itself, with code 3, before it had answered/],
    ] as const) {
      const game = await loadLevelledGame({ game: written(name, `(key) => (key === ${lastKey} ? ${act} : key | 0)`) });
      await expect(solveIntoDatabase(newFile(), game, { threads: 2 })).rejects.toThrow(sentence);
    }
  });

  it("tells a database from other files", async () => {
    const file = newFile();
    await solveIntoDatabase(file, await loadLevelledGame({ game: "hex", options: { size: 2 } }), { threads: 1 });
    expect(await isDatabaseFile(file)).toBe(true);
    expect(await isDatabaseFile(cram)).toBe(false);
    expect(await isDatabaseFile(folder)).toBe(false);
    expect(await isDatabaseFile(join(folder, "none"))).toBe(false);
    await expect(openDatabase(cram)).rejects.toThrow(/cram.js is not a whole database .* should begin with MRNL/);
  });
});
