import { checksumOf } from "marienbad/base";
import type { Player, Rules } from "marienbad/game";
import type { ColumnEngine, DecidedList, FoundRange, KeyList } from "../src/columns/column-engine.ts";
import { packValues, unpackValues, valueOfDraw, valueOfWin, worthOfValue } from "../src/database/value.ts";

/*
 * A small game made of columns, and the plainest engine for it. A move adds 1 to one of four columns, which are two
 * bits of the key each and hold 3 at most; the level is their sum. A position that `isWon` names is won by the move
 * that led to it; when all columns are full the play is drawn. The two high columns number a range; a list has a byte
 * for each position, its low part.
 */
const COLUMNS = 4;
const LOW = 2;
const LOW_BITS = 2 * LOW;
const FULL = 3;

const heightOf = (key: number, column: number): number => (key >> (2 * column)) & FULL;
const all = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
/** The key after adding 1 to one of the columns. */
const raised = (key: number, columns: number): number[] =>
  all(columns).flatMap((column) => (heightOf(key, column) < FULL ? [key + 4 ** column] : []));

export const levelOfColumns = (key: number): number =>
  all(COLUMNS).reduce((sum, column) => sum + heightOf(key, column), 0);

export function plainRules(isWon: (key: number) => boolean): Rules<number, number> {
  return {
    start: 0,
    turn: (key) => (levelOfColumns(key) % 2) as Player,
    moves: (key) => raised(key, COLUMNS),
    play: (_, to) => to,
    result: (key) => {
      if (key > 0 && isWon(key)) return ((levelOfColumns(key) + 1) % 2) as Player;
      return levelOfColumns(key) === COLUMNS * FULL ? "draw" : undefined;
    },
    key: (key) => key,
  };
}

/** `lowMoves` may be said to be more than it is: then tasks are taken for larger, and are cut into more of them. */
export function plainColumns(isWon: (key: number) => boolean, lowMoves = LOW): ColumnEngine {
  let tally = new Uint32Array(256);
  let entered: KeyList = { count: 0, bytes: new Uint8Array(0) };
  let place = 0;
  const found = (range: number, lows: readonly number[]): FoundRange => {
    const different = [...new Set(lows)].sort((one, other) => one - other);
    const open = different.filter((low) => range * 2 ** LOW_BITS + low === 0 || !isWon(range * 2 ** LOW_BITS + low));
    const won = different.length - open.length;
    return { count: open.length, bytes: Uint8Array.from(open), won, moves: lows.length };
  };
  return {
    lowBits: LOW_BITS,
    ranges: 4 ** (COLUMNS - LOW),
    lowMoves,
    startKey: 0,
    before: (range) =>
      all(COLUMNS - LOW).flatMap((column) => (heightOf(range, column) > 0 ? [range - 4 ** column] : [])),
    after: (range) => raised(range, COLUMNS - LOW),
    start: () => ({ ...found(0, [0]), moves: 0 }),
    find: (_, range, own, before) =>
      found(range, [
        ...[...own.bytes].flatMap((low) => raised(low, LOW)),
        ...before.flatMap(({ bytes }) => [...bytes]),
      ]),
    decide(level, _range, own, next, after) {
      const mover = (level % 2) as Player;
      const valueIn = ({ bytes, values }: DecidedList, low: number): number => {
        const at = bytes.indexOf(low);
        const value = new Uint16Array(1);
        if (at >= 0) unpackValues(values.subarray(at, at + 1), 1, value, 0);
        return at < 0 ? valueOfWin(mover, 0) : value[0];
      };
      const values = Uint16Array.from(own.bytes, (low) => {
        const reached = [
          ...raised(low, LOW).map((to) => valueIn(next, to)),
          ...after.map((list) => valueIn(list, low)),
        ];
        if (reached.length === 0) return valueOfDraw(0);
        return (
          1 + reached.reduce((one, other) => (worthOfValue(other, mover) > worthOfValue(one, mover) ? other : one))
        );
      });
      const packed = packValues(values, 1);
      for (const byte of packed) tally[byte]++;
      return packed;
    },
    tally() {
      const counted = tally;
      tally = new Uint32Array(256);
      return counted;
    },
    enter(list) {
      entered = list;
      place = 0;
    },
    take(count) {
      const lows = entered.bytes.slice(place, place + count);
      place += count;
      const distances = lows.slice(1).map((low, before) => low - lows[before]);
      return { first: lows[0], last: lows[lows.length - 1], distances };
    },
    sumOf: (bytes) => Number.parseInt(checksumOf(bytes).slice(0, 8), 16),
  };
}
