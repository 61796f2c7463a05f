import { describe, expect, it } from "vitest";
import type { MarienbadError } from "../base/error.ts";
import { readIndex } from "./database-index.ts";

/** A small index: a level of one position, one of 5000 positions in two blocks; the blocks lie from 8 to 108. */
const whole = () => ({
  game: "sticks",
  options: { start: 3 },
  levels: [
    {
      level: 0,
      positions: 1,
      moves: 2,
      player0: 1,
      player1: 0,
      draws: 0,
      byRank: { player0: [0, 1], player1: [], draws: [] },
    },
    {
      level: 1,
      positions: 5000,
      moves: 0,
      player0: 1000,
      player1: 3500,
      draws: 500,
      byRank: { player0: [1000], player1: [3000, 0, 500], draws: [500] },
    },
  ],
  blocks: [
    [[7, 8, 10, "a"]],
    [
      [0, 18, 50, "b"],
      [9, 68, 40, "c"],
    ],
  ],
});
const read = (index: unknown, from = 8, to = 108) =>
  readIndex("a file", new TextEncoder().encode(JSON.stringify(index)), from, to);

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return `${(error as MarienbadError).code}: ${(error as MarienbadError).message}`;
  }
  return "";
}

describe("the index of a database", () => {
  it("is read as it was written, and nothing else is kept of it", () => {
    expect(read({ ...whole(), more: 5 })).toEqual(whole());
    const { levels, ...rest } = whole();
    expect(read({ ...rest, layers: levels })).toEqual(whole());
  });

  it.each<[string, unknown, string]>([
    ["game", 5, "game should be the name of a game"],
    ["game", "", "game should be the name of a game"],
    ["options", [], "options should be an object"],
    ["options", "x", "options should be an object"],
    ["options", null, "options should be an object"],
    ["levels", {}, "levels should be a list"],
    ["levels", [], "levels should be a list that is not empty"],
    ["levels.0", 5, "levels[0] should be an object"],
    ["levels.1.level", 0, "levels[1].level should be 1"],
    ["levels.1.level", "1", "levels[1].level should be a whole number from 0"],
    ["levels.0.positions", 0, "levels[0].positions should be a whole number from 1"],
    ["levels.0.positions", 2, "levels[0].positions should be 1"],
    ["levels.1.positions", 4999, "levels[1].positions should be 5000"],
    ["levels.0.moves", -1, "levels[0].moves should be a whole number from 0"],
    ["levels.0.moves", 2 ** 53, "levels[0].moves should be a whole number from 0"],
    ["levels.0.player0", 0, "levels[0].player0 should be 1"],
    ["levels.1.player1", 3000, "levels[1].player1 should be 3500"],
    ["levels.1.draws", 501, "levels[1].draws should be 500"],
    ["levels.1.byRank", [], "levels[1].byRank should be an object"],
    ["levels.1.byRank.player0", 5, "levels[1].byRank.player0 should be a list"],
    ["levels.1.byRank.player1", {}, "levels[1].byRank.player1 should be a list"],
    ["levels.1.byRank.draws", null, "levels[1].byRank.draws should be a list"],
    ["levels.1.byRank.player1.2", -1, "levels[1].byRank.player1[2] should be a whole number from 0"],
    ["blocks", 5, "blocks should be a list"],
    ["blocks", [], "blocks should be 2 lists, one for each level"],
    ["blocks.1", 5, "blocks[1] should be a list"],
    ["blocks.1", [[0, 18, 90, "b"]], "blocks[1] should be a list of 2 blocks, no more and no less"],
    ["blocks.0", [], "blocks[0] should be a list of 1 blocks, no more and no less"],
    ["blocks.1.0", null, "blocks[1][0] should be a list"],
    ["blocks.1.0.3", 5, "blocks[1][0] should be [first key, offset, length, checksum]"],
    ["blocks.1.0.0", 0.5, "blocks[1][0] should be a whole number from 0"],
    ["blocks.1.0.1", "18", "blocks[1][0] should be a whole number from 0"],
    ["blocks.1.0.2", -1, "blocks[1][0] should be a whole number from 0"],
    ["blocks.0.0.1", 9, "blocks[0][0] should be after the block before it, in the file and by its key"],
    ["blocks.1.0.1", 17, "blocks[1][0] should be after the block before it, in the file and by its key"],
    ["blocks.1.1.1", 69, "blocks[1][1] should be after the block before it, in the file and by its key"],
    ["blocks.1.1.0", 0, "blocks[1][1] should be after the block before it, in the file and by its key"],
    ["blocks.1.1.2", 41, "blocks should be such that the last block ends where the index begins"],
  ])("with another %s, %j, is refused", (path, value, reason) => {
    const index = whole();
    const names = path.split(".");
    const last = names.pop() as string;
    // biome-ignore lint/suspicious/noExplicitAny: an index is spoilt here in every way
    const parent = names.reduce((part: any, name) => part[name], index);
    parent[last] = value;
    expect(messageOf(() => read(index))).toBe(
      `bad-input: a file is not a whole database of a solved game: in its index, ${reason}.`,
    );
  });

  it("is refused where it is no object, and no JSON", () => {
    for (const index of [null, 5, [whole()]]) expect(messageOf(() => read(index))).toMatch("{ … } should be an object");
    const bytes = new TextEncoder().encode("{");
    expect(messageOf(() => readIndex(undefined, bytes, 8, 108))).toBe(
      "bad-input: This is not a whole database of a solved game: its index is not JSON.",
    );
  });

  it("has one block for 4096 positions, and two for 4097", () => {
    const of = (positions: number) => {
      const index = whole();
      index.levels[1] = {
        ...index.levels[1],
        positions,
        player0: 0,
        player1: positions,
        draws: 0,
        byRank: { player0: [], player1: [positions], draws: [] },
      };
      return index;
    };
    expect(read(of(4097)).levels[1].positions).toBe(4097);
    expect(messageOf(() => read(of(4096)))).toMatch("a list of 1 blocks");
    expect(messageOf(() => read(of(8193)))).toMatch("a list of 3 blocks");
    expect(read(of(8192)).levels[1].positions).toBe(8192);
  });
});
