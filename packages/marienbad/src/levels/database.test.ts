import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explore } from "../arena/index.ts";
import { checksumOf } from "../base/checksum.ts";
import type { MarienbadError } from "../base/error.ts";
import type { LevelEngine } from "../game/index.ts";
import { connect4Engine } from "../games/connect4/level-engine.ts";
import { makeGame } from "../games/index.ts";
import { countOutcomes, solve } from "../solve/index.ts";
import { type ByteSource, LevelDatabase, writeDatabase } from "./database.ts";
import { levelledGame } from "./levelled-game.ts";
import { solvedNeighbourhood } from "./neighbourhood.ts";
import { solveLevels } from "./solve-levels.ts";
import { countsOfLevels } from "./statistics.ts";
import { type LevelPart, levelsOf } from "./store.ts";
import { winnerOfValue } from "./value.ts";

async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const board = (columns: number, rows: number) => ({ columns, rows, align: 4 });
const allLevels = async (engine: LevelEngine) => await gather(levelsOf(await solveLevels(engine)));
/** Of crafted levels no moves are counted. */
const NO_MOVES: LevelEngine = {
  ...connect4Engine(board(1, 1)),
  *countMoves() {
    yield 1;
    return 0;
  },
};
const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});

describe("the database of a solved game", () => {
  async function bytesOf(levels: readonly LevelPart[]): Promise<Uint8Array> {
    const pieces = await gather(
      writeDatabase({ game: "connect4", options: { columns: 4, rows: 4 } }, levels, NO_MOVES),
    );
    return Buffer.concat(pieces);
  }

  it("answers for every position, and for no other", async () => {
    const levels = await allLevels(connect4Engine(board(4, 4)));
    const database = await LevelDatabase.open(sourceOf(await bytesOf(levels)));
    expect(database.positions).toBe(161_029);
    expect(database.solved.options).toEqual({ columns: 4, rows: 4 });
    expect(database.levels.map(({ positions, player0 }) => [positions, player0])).toEqual(
      levels.map(({ values }) => [values.length, values.filter((value) => winnerOfValue(value) === 0).length]),
    );
    for (const [level, { keys, values }] of levels.entries()) {
      for (let place = 0; place < keys.length; place += 97) {
        expect(await database.find(level, keys[place])).toBe(values[place]);
      }
      for (let place = 4096; place < keys.length; place += 4096) {
        expect(await database.find(level, keys[place])).toBe(values[place]); // the first of a block, and the last one
        expect(await database.find(level, keys[place - 1])).toBe(values[place - 1]);
      }
      expect(await database.find(level, keys[0] - 1)).toBeUndefined();
      const whole = await database.load(level);
      expect(Buffer.compare(whole.values, values)).toBe(0);
      expect(whole.keys.every((key: number, place: number) => key === keys[place])).toBe(true);
      expect(await database.find(level, keys[keys.length - 1] + 1)).toBeUndefined();
    }
    expect(await database.find(99, 5)).toBeUndefined();
  });

  it("has the counts that the attractors give, and no more than two moves around a position", async () => {
    const { kit } = makeGame("tictactoe", {});
    const { arena } = explore(kit.rules);
    const game = levelledGame("tictactoe", kit);
    const engine = await game.engine();
    const pieces = await gather(writeDatabase({ game: "tictactoe", options: {} }, await allLevels(engine), engine));
    const database = await LevelDatabase.open(sourceOf(Buffer.concat(pieces)));
    expect(countsOfLevels(database.levels)).toEqual(countOutcomes(arena, solve(arena)));
    expect([database.positions, database.moves]).toEqual([arena.vertexCount, arena.edgeCount]);
    const near = await solvedNeighbourhood(database, game, kit.rules.start);
    expect(near.arena.vertexCount).toBe(1 + 9 + 72);
  });

  it("stops when the signal is aborted, while it is written and while it is checked", async () => {
    const engine = connect4Engine(board(3, 3));
    const levels = await allLevels(engine);
    const signal = { aborted: true };
    await expect(gather(writeDatabase({ game: "x", options: {} }, levels, engine, { signal }))).rejects.toThrow(
      /Interrupted/,
    );
    const database = await LevelDatabase.open(sourceOf(await bytesOf(levels)));
    await expect(database.checkBlocks({ signal })).rejects.toThrow(/Interrupted/);
    await database.checkBlocks();
  });

  it("writes keys of more than 32 bits", async () => {
    const levels = [{ level: 0, keys: Float64Array.of(5, 2 ** 33, 2 ** 52 + 1), values: Uint8Array.of(1, 2, 3) }];
    const database = await LevelDatabase.open(sourceOf(await bytesOf(levels)));
    expect(await database.find(0, 2 ** 33)).toBe(2);
    expect(await database.find(0, 2 ** 52 + 1)).toBe(3);
    expect(await database.find(0, 2 ** 52)).toBeUndefined();
  });

  it("notices every flipped byte and every cut", async () => {
    const levels = await allLevels(connect4Engine(board(2, 3)));
    const bytes = await bytesOf(levels);
    const readAll = async (damaged: Uint8Array): Promise<void> => {
      const database = await LevelDatabase.open(sourceOf(damaged));
      await database.checkBlocks();
    };
    await readAll(bytes);
    for (let place = 0; place < bytes.length; place++) {
      const damaged = bytes.slice();
      damaged[place] ^= 1 << (place % 8);
      await expect(readAll(damaged), `byte ${place}`).rejects.toThrow(/not a whole database/);
      await expect(readAll(bytes.subarray(0, place)), `${place} bytes`).rejects.toThrow(/not a whole database/);
    }
  });

  it("gives back whatever levels are put in, by key and by place", async () => {
    const level = fc.record({
      distances: fc.array(fc.integer({ min: 1, max: 2 ** 36 }), { minLength: 1, maxLength: 40 }),
      seed: fc.integer({ min: 0, max: 191 }),
      repeat: fc.constantFrom(1, 1, 1, 300), // some levels have several blocks
    });
    const writing = fc.asyncProperty(fc.array(level, { minLength: 1, maxLength: 6 }), async (given) => {
      const levels = given.map(({ distances, seed, repeat }, number): LevelPart => {
        const keys = new Float64Array(distances.length * repeat);
        for (let place = 0, key = 0; place < keys.length; place++) {
          key += distances[place % distances.length];
          keys[place] = key;
        }
        return { level: number, keys, values: Uint8Array.from(keys, (_, place) => (seed + place) % 192) };
      });
      const database = await LevelDatabase.open(sourceOf(await bytesOf(levels)));
      for (const { level: number, keys, values } of levels) {
        const step = Math.ceil(keys.length / 7);
        for (let place = 0; place < keys.length; place += step) {
          expect(await database.find(number, keys[place])).toBe(values[place]);
          const next = keys[place] + 1;
          if (next !== keys[place + 1]) expect(await database.find(number, next)).toBeUndefined();
          const part = await database.load(number, place, Math.min(keys.length, place + step));
          expect(Buffer.compare(part.values, values.subarray(place, place + step))).toBe(0);
          expect(part.keys.every((key: number, at: number) => key === keys[place + at])).toBe(true);
        }
      }
    });
    await fc.assert(writing, { numRuns: 40 });
  });

  it("has an index of several pages where a level is large, and reads no more of it than it needs", async () => {
    const size = 1024 * 4096 + 3; // a full page of blocks, and one block more
    const keys = Float64Array.from({ length: size }, (_, place) => 2 * place);
    const values = new Uint8Array(size).map((_, place) => place % 100);
    const bytes = await bytesOf([
      { level: 0, keys: Float64Array.of(1), values: Uint8Array.of(1) },
      { level: 1, keys, values },
      { level: 2, keys: keys.subarray(0, 5), values: values.subarray(0, 5) },
    ]);
    let [reads, read] = [0, 0];
    const source = sourceOf(bytes);
    const database = await LevelDatabase.open({
      size: source.size,
      async read(offset, length) {
        reads++;
        read += length;
        return await source.read(offset, length);
      },
    });
    expect([reads, read < 2000]).toEqual([3, true]); // opening does not depend on how many positions there are
    for (const [place, most] of [
      [5, 3], // the top page, a page, a block
      [4096 * 1023 + 7, 1], // the same pages, which are kept
      [size - 1, 2], // another page
      [size - 4, 1],
    ]) {
      reads = 0;
      expect([await database.find(1, keys[place]), reads]).toEqual([values[place], most]);
      expect(await database.find(1, keys[place] + 1)).toBeUndefined();
    }
    const around = await database.load(1, size - 5000, size);
    expect(Buffer.compare(around.values, values.subarray(size - 5000))).toBe(0);
    expect(await database.find(2, 8)).toBe(values[4]);
    await database.checkBlocks();
    const flipped = bytes.slice();
    flipped[8 + 1 + 24 + 1024 * (2 * 4096 - 1) + 5] ^= 1; // in the first page of level 1, behind its 1024 blocks
    const damaged = await LevelDatabase.open(sourceOf(flipped));
    await expect(damaged.find(1, 0)).rejects.toThrow("a page of the index of level 1 is not as it was written");
  });

  it("with a manifest that is crafted is refused, and says why", async () => {
    const TRAILER = 40;
    const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    const bytes = await bytesOf(await allLevels(connect4Engine(board(3, 3))));
    const offset = Number.parseInt(text(bytes.subarray(bytes.length - TRAILER)).slice(0, 16), 16);
    const whole = text(bytes.subarray(offset, bytes.length - TRAILER));
    const withManifest = (changed: string): Uint8Array => {
      const written = Buffer.from(changed);
      const trailer = `${offset.toString(16).padStart(16, "0")}${checksumOf(written)}`.padEnd(TRAILER - 1).concat("\n");
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
    level.positions += 5000;
    level.draws += 5000;
    level.byRank.draws[0] += 5000;
    const more = JSON.stringify(manifest);
    const database = await LevelDatabase.open(sourceOf(withManifest(more)));
    await expect(database.load(5)).rejects.toThrow(/not a whole database .* page of the index of level 5/);
  });
});
