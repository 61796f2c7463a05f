import { MarienbadError } from "../base/error.ts";
import type { Work } from "../base/work.ts";
import type { DecidedLevel, EngineLimits, KeyedGame, LevelEngine, LevelKeys } from "../game/level-engine.ts";
import { KeyCollector, placeOfKey } from "./sorted-keys.ts";
import * as texts from "./texts.ts";
import { valueOfDraw, valueOfWin, worthOfValue } from "./value.ts";

/** With less memory for a game than this, the parts of its levels are so small that too much time is lost. */
export const MIN_MEGABYTES = 16;
/** The memory for keys as they are found: a quarter is enough for those after a part to need no second list. */
const RUN_SHARE = 1 / 4;
const MAX_RUN_KEYS = 1 << 20;
/**
 * Of the rest, what a key that is worked on takes: 9 bytes with its value, and again where threads share a copy; among
 * the positions after a part, 8 in the lists of the threads, 8 in their union, and 8 when that is cut to its length;
 * and as much for what is done with and not yet collected.
 */
const BYTES_OF_KEY = 64;
/** Positions between two pauses: a few milliseconds with the rules of the catalogue. */
const PAUSE_POSITIONS = 1 << 10;

/**
 * Levels of any game with whole numbers for keys whose plays end within 63 moves. Meant for games where every move
 * raises a level, such as the stones on a board; a position that can be reached in several numbers of moves is in
 * several levels.
 * Cost: every position of a level is expanded twice.
 */
export function gameEngine<Position, Move>(
  { rules, positionOf }: KeyedGame<Position, Move>,
  { megabytes = Number.POSITIVE_INFINITY }: EngineLimits = {},
): LevelEngine {
  const bytes = Math.max(1, megabytes) * 2 ** 20;
  const found = new KeyCollector(
    Math.min(MAX_RUN_KEYS, Math.floor((RUN_SHARE * bytes) / Float64Array.BYTES_PER_ELEMENT)),
  );
  const numberKey = (position: Position): number => {
    const key = rules.key(position);
    if (Number.isSafeInteger(key)) return key as number;
    throw new MarienbadError("not-applicable", texts.keysNotNumbers());
  };
  return {
    partKeys: Math.floor(((1 - RUN_SHARE) * bytes) / BYTES_OF_KEY),
    isBestAlone: false,
    firstLevel: () => Float64Array.of(numberKey(rules.start)),

    *expand(keys) {
      found.clear(); // the last time may not have come to its end
      yield* inSlices(keys, collectSuccessors);
      return yield* found.takeWork();
    },

    *decide(keys, level, next) {
      const values = new Uint8Array(keys.length);
      yield* inSlices(keys, (slice, from) => {
        for (let place = 0; place < slice.length; place++) {
          values[from + place] = decided(positionOf(slice[place]), level, next);
        }
      });
      return values;
    },

    *countMoves(keys) {
      let moves = 0;
      yield* inSlices(keys, (slice) => {
        for (const key of slice) {
          const position = positionOf(key);
          if (rules.result(position) === undefined) moves += rules.moves(position).length;
        }
      });
      return moves;
    },
  };

  function collectSuccessors(keys: LevelKeys): void {
    for (const key of keys) {
      const position = positionOf(key);
      if (rules.result(position) !== undefined) continue;
      for (const move of rules.moves(position)) found.add(numberKey(rules.play(position, move)));
    }
  }

  function decided(position: Position, level: number, next: DecidedLevel): number {
    const result = rules.result(position);
    if (result !== undefined) return result === "draw" ? valueOfDraw(0) : valueOfWin(result, 0);
    const mover = rules.turn(position);
    let best: number | undefined;
    for (const move of rules.moves(position)) {
      const place = placeOfKey(next.keys, numberKey(rules.play(position, move)));
      if (place < 0) throw new MarienbadError("bad-rules", texts.unexpectedSuccessor(level));
      const value = next.values[place];
      if (best === undefined || worthOfValue(value, mover) > worthOfValue(best, mover)) best = value;
    }
    return best === undefined ? valueOfDraw(0) : best + 1; // the same outcome, one move later
  }
}

/** Some keys at a time, and a pause after each. */
function* inSlices(keys: LevelKeys, workOn: (slice: LevelKeys, from: number) => void): Work<void> {
  for (let from = 0; from < keys.length; from += PAUSE_POSITIONS) {
    workOn(keys.subarray(from, from + PAUSE_POSITIONS), from);
    yield from / keys.length;
  }
}
