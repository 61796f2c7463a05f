import fc from "fast-check";
import type { MarienbadError } from "marienbad/base";
import { DEAD_END_RULES } from "marienbad/game";
import { describe, expect, it } from "vitest";
import { type GameRef, writeRef } from "./game-ref.ts";
import { readManifest, readRef } from "./manifest.ts";

/** A small manifest: a level of one position, one of 5000. */
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
      stored: 1,
      valueBytes: 1,
      segments: { count: 1, bytes: 34, checksum: "0123456789abcdef" },
    },
    {
      level: 1,
      positions: 5000,
      moves: 0,
      player0: 1000,
      player1: 3500,
      draws: 500,
      byRank: { player0: [1000], player1: [3000, 0, 500], draws: [500] },
      stored: 5000,
      valueBytes: 2,
      segments: { count: 1, bytes: 76, checksum: "ffffffffffffffff" },
    },
  ],
});
const read = (manifest: unknown) => readManifest("a file", new TextEncoder().encode(JSON.stringify(manifest)));
/** What is read of a manifest whose first members say which game it is of. */
const asRead = ({ game, options, ...rest }: ReturnType<typeof whole>, more: Partial<GameRef> = {}) => ({
  ref: { game, options, ...more },
  ...rest,
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return `${(error as MarienbadError).code}: ${(error as MarienbadError).message}`;
  }
  return "";
}

describe("the manifest of a database", () => {
  it("is read as it was written, and nothing else is kept of it", () => {
    expect(read({ ...whole(), more: 5 })).toEqual(asRead(whole()));
    const more = { ...whole(), rules: "sha256 abc", symmetry: true };
    expect(read(more)).toEqual(asRead(whole(), { content: "sha256 abc", symmetry: "rules" }));
    expect(read({ ...more, symmetry: "ends-first" }).ref.symmetry).toBe("ends-first");
    const [first, second] = whole().levels;
    const ofPlayer1 = { player0: [1], player1: [], draws: [] };
    const mixed = { ...whole(), levels: [first, { ...second, ofPlayer1 }] };
    expect(read(mixed)).toEqual(asRead(mixed));
    const left = { ...whole(), leavesOutWon: true, levels: [first, { ...second, stored: 1000 }] };
    expect(read(left)).toEqual(asRead(left));
    expect(messageOf(() => read({ ...left, leavesOutWon: undefined }))).toMatch("levels[1].stored should be 5000");
    expect(messageOf(() => read({ ...whole(), leavesOutWon: true }))).toMatch("levels[1].stored should be 1000");
  });

  it.each<[string, unknown, string]>([
    ["game", 5, "game should be a name"],
    ["game", "", "game should be a name"],
    ["options", [], "options should be an object"],
    ["options", "x", "options should be an object"],
    ["options", null, "options should be an object"],
    ["options", { "dead-end": "lost" }, "options.dead-end should be draw, mover-loses, mover-wins"],
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
    ["rules", 5, "rules should be a name"],
    ["symmetry", false, "symmetry should be true"],
    ["symmetry", "", "symmetry should be a name"],
    ["levels.0.stored", 2, "levels[0].stored should be 1"],
    ["levels.0.stored", -1, "levels[0].stored should be a whole number from 0"],
    ["levels.0.valueBytes", 3, "levels[0].valueBytes should be 1, 2"],
    ["levels.0.segments", 5, "levels[0].segments should be an object"],
    ["levels.0.segments.count", 2, "levels[0].segments.count should be 1"],
    ["levels.0.segments.bytes", 0, "levels[0].segments.bytes should be a whole number from 1"],
    ["levels.0.segments.bytes", "34", "levels[0].segments.bytes should be a whole number from 1"],
    ["levels.1.segments.checksum", 5, "levels[1].segments.checksum should be sixteen hexadecimal digits"],
    ["levels.1.segments.checksum", "ffff", "levels[1].segments.checksum should be sixteen hexadecimal digits"],
    ["leavesOutWon", false, "leavesOutWon should be true"],
    ["levels.1.ofPlayer1", 5, "levels[1].ofPlayer1 should be an object"],
  ])("with another %s, %j, is refused", (path, value, reason) => {
    const manifest = whole();
    const names = path.split(".");
    const last = names.pop() as string;
    // biome-ignore lint/suspicious/noExplicitAny: a manifest is spoilt here in every way
    const parent = names.reduce((part: any, name) => part[name], manifest);
    parent[last] = value;
    expect(messageOf(() => read(manifest))).toBe(
      `bad-input: a file is not a whole database of a solved game: in its manifest, ${reason}.`,
    );
  });

  it("is refused where it is no object, and no JSON", () => {
    for (const manifest of [null, 5, [whole()]])
      expect(messageOf(() => read(manifest))).toMatch("{ … } should be an object");
    const bytes = new TextEncoder().encode("{");
    expect(messageOf(() => readManifest(undefined, bytes))).toBe(
      "bad-input: This is not a whole database of a solved game: its manifest is not JSON.",
    );
  });
});

describe("which game a manifest is of", () => {
  it("stands in it as the databases that users have say it", () => {
    const ref: GameRef = {
      game: "games/dead.cjs",
      options: { cells: 1 },
      deadEnd: "mover-loses",
      symmetry: "rules",
      content: "sha256 abc",
      version: "1",
    };
    expect(JSON.stringify(writeRef(ref))).toBe(
      '{"game":"dead.cjs","options":{"cells":1,"dead-end":"mover-loses"},"rules":"sha256 abc","symmetry":true}',
    );
    expect(JSON.stringify(writeRef({ game: "hex", symmetry: false }))).toBe('{"game":"hex","options":{}}');
    expect(writeRef({ game: "C:\\games\\own.js" }).game).toBe("own.js");
  });

  it("is read as it was written", () => {
    const word = fc.string({ minLength: 1 }).filter((text) => !/[\\/]/.test(text));
    const refs = fc.record(
      {
        game: word,
        options: fc.dictionary(
          word.filter((name) => name !== "__proto__"),
          fc.oneof(word, fc.integer()),
        ),
        deadEnd: fc.constantFrom(...DEAD_END_RULES),
        symmetry: word,
        content: word,
      },
      { requiredKeys: ["game", "options"] },
    );
    fc.assert(
      fc.property(refs, (ref) => {
        expect(readRef("a note", JSON.parse(JSON.stringify(writeRef(ref))))).toEqual(ref);
      }),
    );
  });
});
