import { type DeadEndRule, fullGame, MAX_MOVES_BY_KEY, type Rules, type RulesByKey } from "marienbad/game";
import { describe, expect, it } from "vitest";
import { levelledGame } from "../tasks/levelled-game.ts";
import { keyRulesOf, Look } from "./key-rules.ts";

/** A position is its key; moves are the keys after it. The level is what stands before the last three digits. */
const levelOf = (key: number): number => Math.floor(key / 1000);
const AFTER: Readonly<Record<number, readonly number[]>> = { 1000: [2000, 3007], 2000: [2000], 254000: [255_000] };
const rules: Rules<number, number> = {
  start: 1000,
  turn: (key) => (key % 10 === 7 ? 1 : 0),
  moves: (key) => AFTER[key] ?? [],
  play: (_, to) => to,
  result: (key) => (key in AFTER ? undefined : key === 3007 ? 1 : "draw"),
  key: (key) => key,
};

function lookAt(key: number, level: number, byKey?: Partial<RulesByKey>, changed: Partial<typeof rules> = {}) {
  const brought: RulesByKey | undefined = byKey && {
    moves(at, into) {
      into.set(AFTER[at] ?? []);
      return (AFTER[at] ?? []).length;
    },
    result: (at) => rules.result(at),
    ...byKey,
  };
  const game = fullGame({
    ...rules,
    ...changed,
    levels: { positionOf: (at: number) => at, levelOf },
    ...(brought && { byKey: brought }),
  });
  const found = keyRulesOf(levelledGame("digits", game));
  const look = new Look();
  found.look(key, level, look);
  const { turn, result, count } = look;
  const after = Array.from({ length: count }, (_, move) => [look.keys[move], look.levels[move]]);
  return { start: found.start, isSlow: found.isSlow, turn, result, after };
}

describe("the rules of a game, as solving by levels looks at them", () => {
  const seen = { start: 1000, turn: 0, result: undefined };
  const after = [
    [2000, 2],
    [3007, 3],
  ];

  it("are those of its positions", () => {
    expect(lookAt(1000, 1)).toEqual({ ...seen, isSlow: true, after });
    expect(lookAt(3007, 3)).toMatchObject({ turn: 1, result: 1, after: [] });
    expect(lookAt(4000, 4)).toMatchObject({ turn: 0, result: "draw", after: [] });
  });

  it("are those by keys that it brings: the turn follows from the level, and each move leads to the next", () => {
    expect(lookAt(1000, 4, {})).toEqual({
      ...seen,
      isSlow: false,
      after: [
        [2000, 5],
        [3007, 5],
      ],
    });
    expect(lookAt(1000, 3, {})).toMatchObject({ turn: 1 });
    expect(lookAt(3007, 3, {})).toMatchObject({ turn: 1, result: 1, after: [] });
  });

  it("say by keys who moves, and which level a move leads to, where it does not follow", () => {
    expect(lookAt(1000, 1, { level: levelOf })).toMatchObject({ turn: 1, after });
    expect(lookAt(1000, 1, { turn: () => 0 })).toMatchObject({
      turn: 0,
      after: [
        [2000, 2],
        [3007, 2],
      ],
    });
  });

  it("have no moves where the play is over, and a result only there", () => {
    expect(lookAt(1000, 1, undefined, { result: () => 0 })).toMatchObject({ result: 0, after: [] });
    expect(lookAt(1000, 1, { result: () => 0 })).toMatchObject({ result: undefined, after: [{}, {}] });
  });

  it("say what a dead end means as the game does, and are refused where it does not", () => {
    const ends = { moves: () => 0, result: () => undefined };
    const looked = (deadEnd: DeadEndRule | undefined) =>
      lookAt(3007, 3, ends, deadEnd === undefined ? {} : { deadEnd });
    expect(looked("mover-loses")).toMatchObject({ turn: 1, result: 0 });
    expect(looked("mover-wins")).toMatchObject({ turn: 1, result: 1 });
    expect(looked("draw")).toMatchObject({ result: undefined, after: [] });
    expect(() => looked(undefined)).toThrow(/wrong at 3007: there is neither a move nor a result/);
  });

  it("forget what was said of the position before", () => {
    const game = fullGame({ ...rules, levels: { positionOf: (at: number) => at, levelOf } });
    const found = keyRulesOf(levelledGame("digits", game));
    const look = new Look();
    found.look(1000, 1, look);
    found.look(3007, 3, look);
    expect([look.count, look.result]).toEqual([0, 1]);
    found.look(1000, 1, look);
    expect([look.count, look.result]).toEqual([2, undefined]);
  });

  it("are refused where a move does not raise the level, by positions and by keys", () => {
    const message = "A move from level 2 leads to level 2: every move should raise the level.";
    for (const byKey of [undefined, { level: levelOf }]) {
      expect(() => lookAt(2000, 2, byKey)).toThrow(expect.objectContaining({ code: "bad-rules", message }));
    }
  });

  it("are refused beyond level 254", () => {
    const refusal = expect.objectContaining({ code: "not-applicable", message: expect.stringContaining("255 levels") });
    for (const byKey of [undefined, { level: levelOf }, {}]) expect(() => lookAt(254_000, 254, byKey)).toThrow(refusal);
    expect(lookAt(254_000, 253, {}).after).toEqual([[255_000, 254]]);
    expect(lookAt(253_000, 254, {}).after).toEqual([]);
    expect(lookAt(1000, 1, undefined, { moves: () => [254_000] }).after).toEqual([[254_000, 254]]);
  });

  it("are refused where keys are no whole numbers from 0", () => {
    for (const key of [-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
      const moves = (_: number, into: Float64Array): number => {
        into.set([key]);
        return 1;
      };
      const message = `byKey gives the key ${key} after 1000: it should be a whole number from 0, below 2^53.`;
      expect(() => lookAt(1000, 1, { moves })).toThrow(expect.objectContaining({ code: "bad-rules", message }));
    }
    const refusal = expect.objectContaining({ code: "not-applicable" });
    for (const key of [-1, "1000"]) {
      const changed = { key: (at: number) => (at === 1000 ? (key as number) : at) };
      for (const byKey of [undefined, {}]) expect(() => lookAt(3007, 3, byKey, changed)).toThrow(refusal);
      const later = { key: (at: number) => (at === 2000 ? (key as number) : at) };
      expect(() => lookAt(1000, 1, undefined, later)).toThrow(refusal);
    }
    const toZero = (_: number, into: Float64Array): number => into.fill(0, 0, 1) && 1;
    expect(lookAt(1000, 1, { moves: toZero }).after).toEqual([[0, 2]]);
    expect(lookAt(4000, 4, {}, { key: (at: number) => (at === 1000 ? 0 : at) }).start).toBe(0);
  });

  it("have as many moves as positions like, and by keys as many as the limit", () => {
    const many = Array.from({ length: MAX_MOVES_BY_KEY + 1 }, (_, move) => 2000 + move);
    expect(lookAt(1000, 1, undefined, { moves: () => many }).after).toEqual(many.map((key) => [key, levelOf(key)]));
    const moves = (count: number) => (_: number, into: Float64Array) => {
      into.set(many.slice(0, Math.min(count, into.length)));
      return count;
    };
    expect(lookAt(1000, 1, { moves: moves(MAX_MOVES_BY_KEY) }).after.length).toBe(MAX_MOVES_BY_KEY);
    expect(() => lookAt(1000, 1, { moves: moves(MAX_MOVES_BY_KEY + 1) })).toThrow(/gives more than \d+ moves at 1000/);
  });
});
