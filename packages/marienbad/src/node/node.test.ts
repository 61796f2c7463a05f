import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as built from "marienbad/node"; // as whoever installs the package has it
import { afterAll, describe, expect, it } from "vitest";
import type { Text } from "../base/text.ts";
import { gameEngine, type LevelPart, levelsOf, solveLevels, writeDatabase } from "../levels/index.ts";
import {
  type DatabaseProgress,
  folderStore,
  isDatabaseFile,
  loadLevelledGame,
  openDatabase,
  solveIntoDatabase,
  verifyDatabase,
  withLevelThreads,
} from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "node-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);
const cram = fileURLToPath(new URL("../../../../examples/cram.js", import.meta.url));

describe("marienbad/node", () => {
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
    expect(phases[0]).toMatchObject({ phase: "deciding", level: 4 }); // nothing is found twice
    expect(phases.at(-1)).toEqual({ phase: "writing", level: 10, lastLevel: 10 });
    expect(existsSync(`${file}.parts`)).toBe(false);

    await solveIntoDatabase(whole, game, { threads: 1 });
    expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
    const { database, close } = await openDatabase(file);
    expect(database.positions).toBe(58_830); // as examples/cram.js says, and a test of the command line counts
    expect(await verifyDatabase(database, game, { threads: 2 })).toBeUndefined();
    await close();
  });

  it("solves and verifies in parts, shared out to threads, when the memory is small", async () => {
    const source = { game: "connect4", options: { columns: 4, rows: 4 } };
    const game = await loadLevelledGame(source);
    const engine = { ...gameEngine(game), partKeys: 10_000 }; // the widest levels have more, and parts are shared out
    const small = { ...game, engine: async () => engine };
    const [whole, file, parts] = [newFile(), newFile(), join(folder, "parts")];
    await solveIntoDatabase(whole, game);
    await solveIntoDatabase(file, small, { threads: 2, megabytes: 16 }); // too little for the kernel
    expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);

    const store = await folderStore(parts, game.solved);
    await withLevelThreads(source, { threads: 2, megabytes: 16 }, (helpers) => solveLevels(engine, { store, helpers }));
    expect(readdirSync(parts).filter((name) => /run|written/.test(name))).toEqual([]);
    const levels: LevelPart[] = [];
    for await (const level of levelsOf(store)) levels.push(level);
    const check = async (path: string) => {
      const { database, close } = await openDatabase(path);
      const wrong = await verifyDatabase(database, small, { threads: 2, megabytes: 16 });
      await close();
      return wrong;
    };
    expect(await check(file)).toBeUndefined();
    const { keys, values } = levels[12];
    const place = 9000; // in another part than the first
    const others = (_: number, at: number): boolean => at !== place;
    for (const [changed, atLevels, sentence] of [
      [{ keys, values: values.with(place, values[place] ^ 1) }, [11, 12], /its successors say/],
      [{ keys: keys.filter(others), values: values.filter(others) }, [11], /a successor is missing/],
    ] as const) {
      const pieces: Uint8Array[] = [];
      const claims = levels.with(12, { level: 12, ...changed });
      for await (const piece of writeDatabase(game.solved, claims, engine)) pieces.push(piece);
      writeFileSync(file, Buffer.concat(pieces));
      const wrong = await check(file);
      expect(atLevels).toContain(wrong?.level);
      expect(wrong?.text.en).toMatch(sentence);
    }
  });

  it("passes on what rules in a thread complain about, and notices when a thread ends", async () => {
    const written = (name: string, positionOf: string): string => {
      const path = join(folder, name);
      const rules = readFileSync(cram, "utf8");
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
