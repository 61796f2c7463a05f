import type { DecidedLevel, Game, KeyedGame, Player, Result } from "../src/game/index.ts";
import type { LevelStatistics } from "../src/game/level-tasks.ts";
import type { ByteSource } from "../src/levels/database.ts";
import { countValues, levelStatistics } from "../src/levels/statistics.ts";
import type { LevelClaims } from "../src/verify/levels.ts";

/**
 * Positions are the numbers of a tree: 1 is the start, and `moves[1]` lists those after it. Ends are named, else drawn.
 */
export interface SmallGame {
  readonly moves: Readonly<Record<number, readonly number[]>>;
  readonly results?: Readonly<Record<number, Player>>;
  readonly levelOf: (position: number) => number;
}

export function rulesOf({ moves, results = {}, levelOf }: SmallGame): KeyedGame<number, number> {
  const rules: Game<number, number> = {
    start: 1,
    turn: (position) => (levelOf(position) % 2) as Player,
    moves: (position) => moves[position] ?? [],
    play: (_, to) => to,
    result: (position) => results[position],
    key: (position) => position,
  };
  return { rules, positionOf: (key) => key };
}

/** Levels by hundreds: 1, then 100 and more, then 200 and more. */
export const byHundreds = (position: number): number => Math.floor(position / 100);
export const WIN = [0, 64] as const; // of player 0 and of player 1
export const DRAW = 128;

export const level = (...pairs: readonly (readonly [key: number, value: number])[]): DecidedLevel => ({
  keys: Float64Array.from(pairs, ([key]) => key),
  values: Uint8Array.from(pairs, ([, value]) => value),
});

/** Claims with statistics that fit, where moves are counted by the rules. */
export function claimsOf(
  { rules, positionOf }: KeyedGame<number, number>,
  levels: readonly DecidedLevel[],
  change: (statistics: LevelStatistics, level: number) => LevelStatistics = (statistics) => statistics,
): LevelClaims {
  const statistics = levels.map(({ keys, values }, place) => {
    const counts = new Float64Array(256);
    countValues(values, counts);
    let moves = 0;
    for (const key of keys) {
      if (rules.result(positionOf(key)) === undefined) moves += rules.moves(positionOf(key)).length;
    }
    return change(levelStatistics(place, counts, moves), place);
  });
  return {
    levels: statistics,
    load: async (place, from, to) => ({
      keys: levels[place].keys.subarray(from, to),
      values: levels[place].values.subarray(from, to),
    }),
  };
}

/** Everything that comes, in a list. */
export async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
/** Bytes as a source that databases are read from. */
export const sourceOf = (bytes: Uint8Array, name?: string): ByteSource => ({
  ...(name !== undefined && { name }),
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});

/**
 * Two counters, raised in turn up to `size` each; at the end the result is drawn by lot, and some positions are ends
 * before. Keys tell both, and the level is their sum.
 */
export function counters(size: number, lot: (key: number) => Result | undefined) {
  const width = size + 1;
  const levelOf = (at: number): number => (at % width) + Math.floor(at / width);
  const rules: Game<number, number> = {
    start: 0,
    turn: (at) => (levelOf(at) % 2 === 0 ? 0 : 1),
    moves: (at) => [...(at % width < size ? [1] : []), ...(Math.floor(at / width) < size ? [width] : [])],
    play: (at, step) => at + step,
    result: (at) => (levelOf(at) === 2 * size ? (lot(at) ?? "draw") : at === 0 ? undefined : lot(at)),
    key: (at) => at,
  };
  return { rules, levelOf, positionOf: (key: number) => key };
}
