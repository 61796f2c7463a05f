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

  it("notices damage anywhere", async () => {
    const levels = await allLevels(connect4Engine(board(3, 3)));
    const bytes = await bytesOf(levels);
    const ask = async (damaged: Uint8Array): Promise<void> => {
      const database = await LevelDatabase.open(sourceOf(damaged));
      for (const [level, { keys }] of levels.entries()) await database.find(level, keys[0]);
    };
    await ask(bytes);
    for (let place = 0; place < bytes.length - 8; place += 13) {
      const damaged = bytes.slice();
      damaged[place] ^= 0x10;
      await expect(ask(damaged), `byte ${place}`).rejects.toThrow(/not a whole database/);
    }
    for (const length of [0, 10, 100, bytes.length - 1]) {
      await expect(ask(bytes.subarray(0, length))).rejects.toThrow(/not a whole database/);
    }
  });

  describe("with an index that", () => {
    const TRAILER = 40;
    const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

    /** A whole database of 4 × 4 whose index is another text, under a checksum that fits. */
    async function withIndex(change: (index: { levels: unknown }) => unknown): Promise<Uint8Array> {
      const bytes = await bytesOf(await allLevels(connect4Engine(board(4, 4))));
      const offset = Number.parseInt(text(bytes.subarray(bytes.length - TRAILER)).slice(0, 16), 16);
      const index = JSON.parse(text(bytes.subarray(offset, bytes.length - TRAILER)));
      const changed = change(index) ?? index;
      const written = Buffer.from(typeof changed === "string" ? changed : JSON.stringify(changed));
      const trailer = `${offset.toString(16).padStart(16, "0")}${checksumOf(written)}`.padEnd(TRAILER - 1).concat("\n");
      return Buffer.concat([bytes.subarray(0, offset), written, Buffer.from(trailer)]);
    }

    /** The index with one of its parts, named by its path, made another one. */
    const withPart = (index: object, path: string, change: (old: never) => unknown): unknown => {
      const names = path.split(".");
      const last = names.pop() as string;
      // biome-ignore lint/suspicious/noExplicitAny: an index is spoilt here in every way
      const parent = names.reduce((part: any, name) => part[name], index);
      parent[last] = change(parent[last] as never);
      return index;
    };
    const longer = (block: unknown[]) => block.with(2, (block[2] as number) + 1);
    it.each<[string, (old: never) => unknown, RegExp]>([
      ["game", () => undefined, /game should be the name of a game/],
      ["game", () => "", /game should be the name of a game/],
      ["options", () => null, /options should be an object/],
      ["levels", () => undefined, /levels should be a list/],
      ["levels", () => [], /levels should be a list that is not empty/],
      ["levels", (levels: unknown[]) => levels.toReversed(), /levels\[0\].level should be 0/],
      ["levels.1", () => null, /levels\[1\] should be an object/],
      ["levels.2.positions", () => -5, /levels\[2\].positions should be a whole number from 1/],
      ["levels.2.positions", () => 0, /levels\[2\].positions should be a whole number from 1/],
      ["levels.2.positions", () => 1e12, /levels\[2\].positions should be 16/],
      ["levels.2.moves", () => 0.5, /levels\[2\].moves should be a whole number from 0/],
      ["levels.2.moves", () => -1, /levels\[2\].moves should be a whole number from 0/],
      ["levels.9.draws", (draws: number) => draws + 1, /levels\[9\].draws should be \d+/],
      ["levels.9.byRank", () => undefined, /levels\[9\].byRank should be an object/],
      ["levels.9.byRank.draws", () => undefined, /byRank.draws should be a list/],
      ["levels.9.byRank.player1", (ranks: number[]) => [...ranks, -1], /byRank.player1\[\d+\] should be a whole/],
      ["blocks", () => undefined, /blocks should be a list/],
      ["blocks", (blocks: unknown[]) => blocks.slice(1), /blocks should be 17 lists, one for each level/],
      ["blocks", (blocks: unknown[]) => [...blocks, []], /blocks should be 17 lists, one for each level/],
      ["blocks.1", ([block]: unknown[]) => [block, block], /blocks\[1\] should be a list of 1 blocks, no more/],
      ["blocks.8", (blocks: unknown[]) => blocks.slice(1), /blocks\[8\] should be a list of \d+ blocks/],
      ["blocks.0.0", () => 5, /blocks\[0\]\[0\] should be a list/],
      ["blocks.0.0", (block: unknown[]) => block.slice(0, 3), /should be \[first key, offset, length, checksum\]/],
      ["blocks.0.0.0", () => -1, /blocks\[0\]\[0\] should be a whole number from 0/],
      ["blocks.0.0.1", (offset: number) => offset + 1, /blocks\[0\]\[0\] should be after the block before it/],
      ["blocks.3.0", longer, /blocks\[4\]\[0\] should be after the block before it/],
      ["blocks.8.1.0", () => 0, /blocks\[8\]\[1\] should be after the block before it/],
      [
        "blocks.16",
        (blocks: unknown[][]) => blocks.with(-1, longer(blocks.at(-1) as unknown[])),
        /where the index begins/,
      ],
    ])("has other %s is refused", async (path, change, reason) => {
      await refused(await withIndex((index) => withPart(index, path, change)), reason);
    });

    it.each([
      ["{", /its index is not JSON/],
      ["null", /in its index, \{ … \} should be an object/],
      ["5", /should be an object/],
      ["[]", /should be an object/],
    ])("is %s is refused", async (text, reason) => {
      await refused(await withIndex(() => text), reason);
    });

    async function refused(bytes: Uint8Array, reason: RegExp): Promise<void> {
      const error = (await LevelDatabase.open(sourceOf(bytes)).catch((thrown) => thrown)) as MarienbadError;
      expect(error.code).toBe("bad-input");
      expect(error.message).toMatch(reason);
      expect(error.message).toMatch(
        /^This is not a whole database of a solved game: (in its index, |its index is not)/,
      );
    }

    it("calls its levels layers, as older versions did, is read", async () => {
      const bytes = await withIndex(({ levels, ...index }) => ({ ...index, layers: levels }));
      expect((await LevelDatabase.open(sourceOf(bytes))).positions).toBe(161_029);
    });
  });
});
