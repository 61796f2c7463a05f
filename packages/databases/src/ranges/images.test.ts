import type { AnyGame, LevelEngine } from "marienbad/game";
import { describe, expect, it } from "vitest";
import { findPosition } from "../database/find-position.ts";
import { KEYS_OF_RULES } from "../database/game-ref.ts";
import { valueOfWin } from "../database/value.ts";
import { gameOfImages } from "./images.ts";

/** Words of a and b, which grow to three letters; a word and its reverse are images. */
const reversed = (word: string): string => [...word].reverse().join("");
const numberOf = (word: string): number => Number.parseInt(`1${word.replaceAll("a", "0").replaceAll("b", "1")}`, 2);
const wordOf = (key: number): string => key.toString(2).slice(1).replaceAll("0", "a").replaceAll("1", "b");
const engine: LevelEngine = { name: "backwards", board: { letters: 3 } };

const wordGame = {
  start: "",
  turn: (word: string) => word.length % 2,
  moves: (word: string) => (word.length < 3 ? ["a", "b"] : []),
  play: (word: string, letter: string) => word + letter,
  result: (word: string) => (word.length < 3 ? undefined : "draw"),
  key: numberOf,
  symmetry: { images: (word: string) => [word, reversed(word)] },
  byKey: { moves: () => 0, result: () => "draw" },
  levels: {
    levelOf: (word: string) => word.length,
    positionOf: wordOf,
    before: (word: string) => [word.slice(0, -1)],
    images: {
      name: "backwards",
      key: (word: string) => 1000 - numberOf(word),
      positionOf: (key: number) => wordOf(1000 - key),
      engine,
    },
  },
} as unknown as AnyGame;

describe("a game with images as one position", () => {
  it("is played on the image with the least key of its rules", () => {
    const rules = gameOfImages("words", wordGame, KEYS_OF_RULES);
    const { levels, byKey } = rules;
    expect([rules.play("a", "b"), rules.play("b", "a"), rules.key("ab")]).toEqual(["ab", "ab", numberOf("ab")]);
    expect([levels?.positionOf(numberOf("abb")), levels?.levelOf("ab"), byKey]).toEqual(["abb", 2, undefined]);
    expect(levels?.before?.("bab")).toEqual(["ab"]); // of "ba", the image
    expect(levels?.engine).toBeUndefined();
  });

  it("is played by other keys that it brings, and has their engine", async () => {
    const rules = gameOfImages("words", wordGame, "backwards");
    const { levels } = rules;
    expect([rules.play("a", "b"), rules.play("b", "a"), rules.key("ba")]).toEqual(["ba", "ba", 1000 - numberOf("ba")]);
    expect([levels?.positionOf(1000 - numberOf("abb")), levels?.before?.("bab")]).toEqual(["abb", ["ba"]]);
    expect(levels?.engine).toBe(engine);
  });

  it("has no levels, and nothing that comes before, where the game has none", () => {
    const { levels, ...rest } = wordGame;
    expect("levels" in gameOfImages("words", rest as AnyGame, KEYS_OF_RULES)).toBe(false);
    const { before: _, ...others } = levels as object as { before: unknown };
    expect(
      "before" in (gameOfImages("words", { ...wordGame, levels: others } as never, KEYS_OF_RULES).levels as object),
    ).toBe(false);
    expect(() => gameOfImages("words", rest as AnyGame, "backwards")).toThrow(
      expect.objectContaining({ code: "bad-input" }),
    );
  });

  it("is refused without a symmetry, and by keys that it does not have", () => {
    const { symmetry: _, ...rest } = wordGame;
    const none = "words has no symmetry that keeps winner and turn.";
    for (const keys of [KEYS_OF_RULES, "backwards"]) {
      expect(() => gameOfImages("words", rest as AnyGame, keys)).toThrow(
        expect.objectContaining({ code: "not-applicable", message: none }),
      );
    }
    expect(() => gameOfImages("words", wordGame, "sideways")).toThrow(expect.objectContaining({ code: "bad-input" }));
  });
});

describe("a position in a database", () => {
  const game = {
    ...wordGame,
    result: (word: string) => ({ aaa: 0, bbb: 1, aba: "draw" })[word],
    levelOf: (word: string) => word.length,
    before: (word: string) => [word.slice(0, -1), word.slice(1)],
  };
  /** A database of these words. */
  const databaseOf = (leavesOutWon: boolean, values: Readonly<Record<string, number>>, more = {}) => ({
    leavesOutWon,
    find: async (level: number, key: number) => (level === wordOf(key).length ? values[wordOf(key)] : undefined),
    ...more,
  });
  const find = (database: ReturnType<typeof databaseOf>, word: string, changed = {}) =>
    findPosition(database, { ...game, ...changed } as never, word);

  it("has the value that is there, or none", async () => {
    for (const leavesOutWon of [true, false]) {
      const database = databaseOf(leavesOutWon, { ab: 7, aba: 9, aa: 3 });
      expect([await find(database, "ab"), await find(database, "aba"), await find(database, "bb")]).toEqual([
        7,
        9,
        undefined,
      ]);
    }
  });

  it("that was left out is won at once where one before it is there", async () => {
    for (const before of ["aa", "bb"]) {
      const database = databaseOf(true, { [before]: 3 });
      const won = before === "aa" ? "aaa" : "bbb";
      expect(await find(database, won)).toBe(valueOfWin(before === "aa" ? 0 : 1, 0));
      expect(await find(database, won === "aaa" ? "bbb" : "aaa")).toBeUndefined();
      expect(await find(databaseOf(false, { [before]: 3 }), won)).toBeUndefined();
      expect(await find(database, won, { before: undefined })).toBeUndefined();
    }
    const last = { before: () => ["b", "aa"] };
    expect(await find(databaseOf(true, { aa: 3 }), "aaa", last)).toBe(valueOfWin(0, 0));
  });

  it("is not looked for by keys of other images", async () => {
    const refOf = (symmetry?: string) => ({ ref: { game: "words", symmetry } });
    for (const [of, own] of [
      [KEYS_OF_RULES, undefined],
      ["backwards", KEYS_OF_RULES],
      [undefined, "backwards"],
    ] as const) {
      const database = databaseOf(false, { ab: 7 }, refOf(of));
      await expect(find(database, "ab", refOf(own))).rejects.toMatchObject({ code: "bad-argument" });
      expect([await find(database, "ab"), await find(databaseOf(false, { ab: 7 }), "ab", refOf(own))]).toEqual([7, 7]);
      expect(await find(database, "ab", refOf(of))).toBe(7);
    }
  });
});
