import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Text } from "../base/text.ts";
import { gameEngine } from "../levels/index.ts";
import { folderStore, loadLevelledGame, solveIntoDatabase } from "./index.ts";
import { taskOf } from "./level-store.ts";

const folder = mkdtempSync(join(tmpdir(), "level-store-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "4x3.db");
const parts = `${file}.parts`;

/** Its widest levels are worked on in parts. */
const game = await loadLevelledGame({ game: "connect4", options: { columns: 4, rows: 3 } });
const small = { ...game, engine: async () => ({ ...gameEngine(game), partKeys: 300 }) };
const PIECE = 1 << 14;
const work = (name: string) => ({ game: name, options: {} });

const DAMAGES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  "a bit flipped in the middle": (bytes) => flipped(bytes, bytes.length >> 1),
  "a bit flipped at the beginning": (bytes) => flipped(bytes, 3),
  "a bit flipped at the end": (bytes) => flipped(bytes, bytes.length - 1),
  "cut to half": (bytes) => bytes.subarray(0, bytes.length >> 1),
  "without its last byte": (bytes) => bytes.subarray(0, -1),
  "with a byte more": (bytes) => Buffer.concat([bytes, Buffer.of(0)]),
  empty: (bytes) => bytes.subarray(0, 0),
};

function flipped(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[place] ^= 4;
  return copy;
}

describe("parts set aside", () => {
  /** Solves in parts, stopped when everything has been decided but the start; what the folder then holds. */
  async function stopped(): Promise<void> {
    const interruption = new AbortController();
    const solving = solveIntoDatabase(file, small, {
      threads: 1,
      signal: interruption.signal,
      onProgress: (at) => {
        if (at.phase === "deciding" && at.level === 0) interruption.abort();
      },
    });
    await expect(solving).rejects.toMatchObject({ code: "interrupted" });
  }

  it("that are damaged, whichever and however, are made again and told, and the database is the same", async () => {
    const whole = join(folder, "whole.db");
    await solveIntoDatabase(whole, game, { threads: 1 });
    await stopped();
    const kept = join(folder, "kept");
    cpSync(parts, kept, { recursive: true });
    const names = ["task", "depth", "0.keys", "9.keys", "12.keys", "1.values", "9.values", "12.values"];
    expect(readdirSync(kept)).toEqual(expect.arrayContaining(names));
    const damages = Object.entries(DAMAGES);
    for (const [place, name] of names.entries()) {
      const [damage, change] = damages[place % damages.length]; // each of each: below
      cpSync(kept, parts, { recursive: true });
      writeFileSync(join(parts, name), change(readFileSync(join(kept, name))));
      const notes: Text[] = [];
      await solveIntoDatabase(file, small, { threads: 1, onNote: (note) => void notes.push(note) });
      const told = notes.map(({ en }) => en).filter((note) => note.includes("damaged"));
      expect([name, damage, told]).toEqual([name, damage, [`${join(parts, name)} was damaged and is made again.`]]);
      expect(readFileSync(file).equals(readFileSync(whole)), `${name} ${damage}`).toBe(true);
    }
  });

  it.each(Object.entries(DAMAGES))("are noticed to be damaged: %s, in each kind of file", async (_, change) => {
    const spoilt = join(folder, "spoilt");
    const readAll = async (name: string): Promise<unknown> => {
      if (name === "task") return (await taskOf(spoilt)) ?? Promise.reject(new Error("damaged"));
      const store = await folderStore(spoilt, work("spoilt"));
      if (name === "depth") return await store.loadDepth();
      if (name === "0.values") return (await store.hasValues(0)) && (await store.loadValues(0, 0, PIECE + 9));
      return name === "run-0" ? await store.loadRun(0, 0, 2) : await store.loadKeys(0, 0, PIECE + 9);
    };
    const filling = await folderStore(spoilt, work("spoilt"));
    await filling.saveKeys(0, [Uint32Array.from({ length: PIECE + 9 }, (_, place) => 7 * place)]);
    await filling.saveValues(0, [new Uint8Array(PIECE + 9)]);
    await filling.saveDepth(1);
    await filling.saveRun(0, Float64Array.of(5, 6));
    for (const name of ["task", "depth", "0.keys", "0.values", "run-0"]) {
      const content = readFileSync(join(spoilt, name));
      await readAll(name);
      writeFileSync(join(spoilt, name), change(content));
      await expect(readAll(name), name).rejects.toThrow(/damaged/);
      writeFileSync(join(spoilt, name), content);
    }
  });

  it("are kept when the writing of the database is stopped, which says at which level", async () => {
    rmSync(parts, { recursive: true, force: true });
    const before = readFileSync(file);
    rmSync(file);
    const interruption = new AbortController();
    const solving = solveIntoDatabase(file, small, {
      threads: 1,
      signal: interruption.signal,
      onProgress: (at) => {
        if (at.phase === "writing" && at.level === 7) interruption.abort();
      },
    });
    await expect(solving).rejects.toThrow("Interrupted while writing the database (level 7 of 12).");
    expect(readdirSync(folder).filter((name) => name.startsWith("4x3.db"))).toEqual(["4x3.db.parts"]);
    expect(readdirSync(parts).filter((name) => name.startsWith("."))).toEqual([]);
    const phases = new Set<string>();
    await solveIntoDatabase(file, small, { threads: 1, onProgress: ({ phase }) => void phases.add(phase) });
    expect([[...phases], readFileSync(file).equals(before)]).toEqual([["writing"], true]);
  });

  it("that are whole, but of another level or of another work, do not pass for others", async () => {
    rmSync(parts, { recursive: true, force: true });
    await stopped();
    const before = readFileSync(file);
    writeFileSync(join(parts, "11.keys"), readFileSync(join(parts, "10.keys")));
    writeFileSync(join(parts, "7.values"), readFileSync(join(parts, "8.values")));
    const other = join(folder, "other");
    const store = await folderStore(other, work("another"));
    await store.saveKeys(3, [Uint32Array.of(1, 2, 3)]);
    writeFileSync(join(parts, "3.keys"), readFileSync(join(other, "3.keys")));
    const notes: Text[] = [];
    await solveIntoDatabase(file, small, { threads: 1, onNote: (note) => void notes.push(note) });
    expect(notes.filter(({ en }) => en.includes("made again")).length).toBe(3);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("are given back as they were put in, from any place to any other, whatever pieces they came in", async () => {
    const store = await folderStore(join(folder, "pieces"), work("pieces"));
    const keys = Float64Array.from({ length: 2 * PIECE + 5 }, (_, place) => 2 ** 40 + 3 * place);
    const values = Uint8Array.from(keys, (_, place) => place % 251);
    const cut = <List extends Float64Array | Uint8Array>(list: List, at: readonly number[]): List[] =>
      [0, ...at].map((from, number) => list.subarray(from, at[number]) as List);
    await store.saveKeys(0, cut(keys, [1, 1, PIECE, PIECE + 7, 2 * PIECE + 1]));
    await store.saveValues(0, cut(values, [2 * PIECE, 2 * PIECE + 2]));
    await store.saveKeys(1, [Uint32Array.of(7, 9)]);
    await store.saveKeys(2, []);
    expect([await store.countKeys(0), await store.countKeys(1), await store.countKeys(2)]).toEqual([keys.length, 2, 0]);
    expect([await store.countKeys(3), await store.hasValues(0), await store.hasValues(1)]).toEqual([
      undefined,
      true,
      false,
    ]);
    for (const [from, to] of [
      [0, keys.length],
      [0, 1],
      [PIECE - 1, PIECE + 1],
      [PIECE, 2 * PIECE],
      [5, 2 * PIECE],
      [2 * PIECE, 2 * PIECE + 5],
      [9, 9],
    ]) {
      const loaded = await store.loadKeys(0, from, to);
      expect([loaded.length, loaded.every((key: number, place: number) => key === keys[from + place])]).toEqual([
        to - from,
        true,
      ]);
      expect(Buffer.compare(await store.loadValues(0, from, to), values.subarray(from, to))).toBe(0);
    }
    expect(await store.loadKeys(1, 0, 2)).toEqual(Uint32Array.of(7, 9));
  });

  it("that are damaged again after they were made again are refused", async () => {
    const store = await folderStore(join(folder, "failing"), work("failing"));
    const failing = store.withRepairs(async () => {
      await store.saveValues(5, [Uint8Array.of(1, 2, 3)]);
      writeFileSync(join(folder, "failing", "5.values"), "something else");
      await store.loadValues(5, 0, 3);
    });
    await expect(failing).rejects.toThrow(/5.values cannot be read: it is damaged, and was made again before/);
  });
});
