import fc from "fast-check";
import { explore } from "marienbad/arena";
import { checksumOf, type MarienbadError } from "marienbad/base";
import type { DecidedLevel } from "marienbad/game";
import { findGame } from "marienbad/games/all";
import { countOutcomes, solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { bytesOfLevels, gather, levelsIn, segmentsOf, sourceOf } from "../../test/small-levels.ts";
import { ZLIB } from "../node/packing.ts";
import { levelledGame } from "../tasks/levelled-game.ts";
import { solveLevels } from "../tasks/solve-levels.ts";
import { LevelDatabase, oneFileOf, segmentsIn } from "./database.ts";
import { findPosition, solvedNeighbourhood } from "./find-position.ts";
import { SEGMENT_POSITIONS } from "./index-page.ts";
import { countsOfLevels } from "./statistics.ts";

const BLOCK = 1 << 14;
const SOLVED = { game: "connect4", options: { columns: 4, rows: 4 } };
const solvedGame = async (id: string, options: Readonly<Record<string, unknown>>) => {
  const game = levelledGame(id, findGame(id)(options));
  return { game, database: await solveLevels(game, { limits: { packing: ZLIB } }) };
};
const bytesOf = (levels: readonly DecidedLevel[]) => bytesOfLevels(levels, SOLVED);

describe("the database of a solved game", () => {
  it("answers for every position, and for no other, in one file or in segments", async () => {
    const { game, database: solved } = await solvedGame("connect4", { columns: 4, rows: 3 });
    const levels = await levelsIn(solved);
    const { positions } = explore(game);
    const open = positions.filter((position) => typeof game.result(position) !== "number"); // others are left out
    const store = await segmentsOf(levels, SOLVED);
    for (const opened of [sourceOf(Buffer.concat(await gather(oneFileOf(store)))), segmentsIn(store)]) {
      const database = await LevelDatabase.open(opened);
      expect(database.positions).toBe(open.length);
      expect(database.ref).toEqual(SOLVED);
      for (const [level, { keys, values }] of levels.entries()) {
        expect(await database.load(level)).toEqual({ keys, values });
        for (let place = 0; place < keys.length; place += 97) {
          expect(await database.find(level, keys[place])).toBe(values[place]);
        }
        expect(await database.find(level, keys[0] - 1)).toBeUndefined();
        expect(await database.find(level, keys[keys.length - 1] + 1)).toBeUndefined();
      }
      expect(await database.find(99, 5)).toBeUndefined();
      await database.checkBlocks();
    }
  });

  it("has the counts that the attractors give, and no more than two moves around a position", async () => {
    const { game, database } = await solvedGame("tictactoe", {});
    const { arena } = explore(game);
    expect(countsOfLevels(database.levels)).toEqual(countOutcomes(arena, solveArena(arena)));
    expect([database.positions, database.moves]).toEqual([arena.vertexCount, arena.edgeCount]);
    const near = await solvedNeighbourhood(database, game, game.start);
    expect(near.arena.vertexCount).toBe(1 + 9 + 72);
  });

  it("stops when the signal is aborted while it is checked", async () => {
    const { database } = await solvedGame("tictactoe", { rows: 2, columns: 2, align: 2 });
    await expect(database.checkBlocks({ signal: { aborted: true } })).rejects.toThrow(/Interrupted/);
    await database.checkBlocks();
  });

  it("has keys of 53 bits, and ranks up to 255", async () => {
    const level = {
      keys: Float64Array.of(5, 2 ** 33, 2 ** 53 - 1),
      values: Uint16Array.of(0x101, 0x2fe, 0x0ff),
    };
    const database = await LevelDatabase.open(
      sourceOf(
        await bytesOf(
          [{ ...level, keys: level.keys.slice(0, 1) }]
            .map(({ keys }) => ({ keys, values: level.values.slice(0, 1) }))
            .concat([level]),
        ),
      ),
    );
    for (const [place, key] of level.keys.entries()) expect(await database.find(1, key)).toBe(level.values[place]);
    expect(await database.find(1, 2 ** 53 - 2)).toBeUndefined();
  });

  it("notices every flipped byte and every cut", async () => {
    const { database: solved } = await solvedGame("connect4", { columns: 2, rows: 3 });
    const bytes = await bytesOf(await levelsIn(solved));
    const readAll = async (damaged: Uint8Array): Promise<void> => {
      const database = await LevelDatabase.open(sourceOf(damaged), ZLIB);
      await database.checkBlocks();
    };
    await readAll(bytes);
    for (let place = 0; place < bytes.length; place++) {
      const damaged = Buffer.from(bytes);
      damaged[place] ^= 1 << (place % 8);
      await expect(readAll(damaged), `byte ${place}`).rejects.toThrow(/not a whole database/);
      await expect(readAll(bytes.subarray(0, place)), `${place} bytes`).rejects.toThrow(/not a whole database/);
    }
  });

  it("gives back whatever levels are put in, by key and by place", async () => {
    const level = fc.record({
      distances: fc.array(fc.integer({ min: 1, max: 2 ** 36 }), { minLength: 1, maxLength: 40 }),
      seed: fc.integer({ min: 0, max: 191 }),
      repeat: fc.constantFrom(1, 1, 1, 1, 900), // some levels have several blocks
    });
    const writing = fc.asyncProperty(fc.array(level, { minLength: 1, maxLength: 4 }), async (given) => {
      const levels = given.map(({ distances, seed, repeat }): DecidedLevel => {
        const keys = new Float64Array(distances.length * repeat);
        for (let place = 0, key = 0; place < keys.length; place++) {
          key += distances[place % distances.length];
          keys[place] = key;
        }
        return { keys, values: Uint16Array.from(keys, (_, place) => (seed + place) % 768) };
      });
      const database = await LevelDatabase.open(sourceOf(await bytesOf(levels)), ZLIB);
      for (const [number, { keys, values }] of levels.entries()) {
        const step = Math.ceil(keys.length / 7);
        for (let place = 0; place < keys.length; place += step) {
          expect(await database.find(number, keys[place])).toBe(values[place]);
          const next = keys[place] + 1;
          if (next !== keys[place + 1]) expect(await database.find(number, next)).toBeUndefined();
          const part = await database.load(number, place, Math.min(keys.length, place + step));
          expect(part.values).toEqual(values.slice(place, place + step));
          expect(part.keys).toEqual(keys.slice(place, place + step));
        }
      }
    });
    await fc.assert(writing, { numRuns: 25 });
  });

  it("has several segments where a level is large, and reads no more of them than it needs", async () => {
    const size = SEGMENT_POSITIONS + 3;
    const keys = Float64Array.from({ length: size }, (_, place) => 2 * place);
    const values = new Uint16Array(size).map((_, place) => place % 60);
    const store = await segmentsOf(
      [
        { keys: Float64Array.of(1), values: Uint16Array.of(1) },
        { keys, values },
        { keys: keys.subarray(0, 5), values: values.subarray(0, 5) },
      ],
      SOLVED,
    );
    const bytes = Buffer.concat(await gather(oneFileOf(store)));
    let [reads, read] = [0, 0];
    const source = sourceOf(bytes);
    const database = await LevelDatabase.open(
      {
        size: source.size,
        async read(offset, length) {
          reads++;
          read += length;
          return await source.read(offset, length);
        },
      },
      ZLIB,
    );
    expect([reads, read < 2000]).toEqual([3, true]); // opening does not depend on how many positions there are
    for (const [place, most] of [
      [5, 3], // the rows of the level, a page, a block
      [BLOCK * 200 + 7, 1], // the same, which are kept
      [size - 1, 2], // another page
      [size - 3, 1],
    ]) {
      reads = 0;
      expect([await database.find(1, keys[place]), reads]).toEqual([values[place], most]);
      expect(await database.find(1, keys[place] + 1)).toBeUndefined();
    }
    const around = await database.load(1, size - 5000, size);
    expect(around.values).toEqual(values.slice(size - 5000));
    expect(await database.find(2, 8)).toBe(values[4]);
    expect((await store.list("segment-1")).length).toBe(2);
  });

  it("with a manifest that is crafted is refused, and says why", async () => {
    const TRAILER = 40;
    const text = (given: Uint8Array): string => new TextDecoder().decode(given);
    const { database: solved } = await solvedGame("connect4", { columns: 3, rows: 3, align: 3 });
    const bytes = await bytesOf(await levelsIn(solved));
    const length = Number.parseInt(text(bytes.subarray(bytes.length - TRAILER)).slice(0, 16), 16);
    const offset = bytes.length - TRAILER - length;
    const whole = text(bytes.subarray(offset, bytes.length - TRAILER));
    const withManifest = (changed: string): Uint8Array => {
      const written = Buffer.from(changed);
      const trailer = `${written.length.toString(16).padStart(16, "0")}${checksumOf(written)}MRNL0004`;
      return Buffer.concat([bytes.subarray(0, offset), written, Buffer.from(trailer)]);
    };
    await (await LevelDatabase.open(sourceOf(withManifest(whole)))).checkBlocks();
    for (const [changed, reason] of [
      ["{", /its manifest is not JSON/],
      ["null", /in its manifest, \{ … \} should be an object/],
      [whole.replace('"levels"', '"layers"'), /levels should be a list/],
      [whole.replace('"positions":1,', '"positions":1000000000000,'), /levels\[0\].positions should be 1/],
      [whole.replace(/"bytes":(\d)/, '"bytes":9$1'), /levels should be \d+ bytes in all/],
    ] as const) {
      const error = (await LevelDatabase.open(sourceOf(withManifest(changed))).catch(
        (thrown) => thrown,
      )) as MarienbadError;
      expect([error.code, error.message]).toEqual(["bad-input", expect.stringMatching(reason)]);
    }
    // Another number of positions, with statistics that fit: a page then has another number of rows.
    const manifest = JSON.parse(whole);
    const level = manifest.levels[5];
    level.positions += 50_000;
    level.stored += 50_000;
    level.draws += 50_000;
    level.byRank.draws[0] += 50_000;
    const database = await LevelDatabase.open(sourceOf(withManifest(JSON.stringify(manifest))));
    await expect(database.load(5)).rejects.toThrow(/not a whole database .* page of the index of level 5/);
  });
});

describe("a position that was left out because somebody has won", () => {
  // From 0 to 10 and 11; player 0 has won at 10. 12 is won as well, but no play comes by.
  const rules = {
    start: 0,
    turn: (at: number) => (at === 0 ? 0 : 1) as 0 | 1,
    moves: (at: number) => (at === 0 ? [10, 11] : []),
    play: (_: number, to: number) => to,
    result: (at: number) => (at === 10 || at === 12 ? 0 : at === 11 ? ("draw" as const) : undefined),
    key: (at: number) => at,
  };
  const levelOf = (at: number): number => (at === 0 ? 0 : 1);
  const before = (at: number): number[] => (at === 12 ? [1] : [0]);

  it("is won where a position before it is there, and else cannot be reached", async () => {
    const there = new Map([
      ["0 0", 0x001],
      ["1 11", 0x200],
    ]);
    const find = async (level: number, key: number) => there.get(`${level} ${key}`);
    const database = { find, leavesOutWon: true };
    const game = { ...rules, levelOf, before };
    expect(await Promise.all([0, 10, 11, 12].map((at) => findPosition(database, game, at)))).toEqual([
      0x001,
      0x000,
      0x200,
      undefined,
    ]);
    expect(await findPosition({ find, leavesOutWon: false }, game, 10)).toBeUndefined();
  });
});
