import { keyIndexFor } from "../arena/key-index.ts";
import { MarienbadError } from "../base/error.ts";
import type { Game } from "../game/game.ts";
import { type DecidedLayer, type EngineLimits, type LayerEngine, type LayerKeys, placeOfKey } from "./layer.ts";
import { unionOfKeys } from "./union.ts";
import { valueOfDraw, valueOfWin, worthOfValue } from "./value.ts";

/** A game whose keys are whole numbers, with the way back from a key to its position. */
export interface KeyedGame<Position, Move> {
  readonly rules: Game<Position, Move>;
  positionOf(key: number): Position;
}

/** A run of keys that are found is this long before it is sorted and set aside: its index stays in the cache. */
const RUN_KEYS = 1 << 20;
/** Keys of two layers, and those of the larger once more while runs are merged. */
const BYTES_OF_POSITION = 32;

/**
 * Layers of any game with whole numbers for keys whose plays end within 63 moves. Meant for games where every move raises a
 * level, such as the stones on a board; a position that can be reached in several numbers of moves is in several layers.
 * Cost: every position of a layer is expanded twice; memory: a layer whose keys do not fit throws `limit-reached`.
 */
export function gameEngine<Position, Move>(
  { rules, positionOf }: KeyedGame<Position, Move>,
  { megabytes = Number.POSITIVE_INFINITY }: EngineLimits = {},
): LayerEngine {
  const run = new Float64Array(RUN_KEYS);
  const mostPositions = (megabytes * 2 ** 20) / BYTES_OF_POSITION;
  const numberKey = (position: Position): number => {
    const key = rules.key(position);
    if (typeof key === "number") return key;
    throw new MarienbadError("not-applicable", "Solving by layers needs a game whose keys are whole numbers.");
  };
  return {
    isSwift: false,
    firstLayer: () => Float64Array.of(numberKey(rules.start)),

    expand(keys) {
      const runs: LayerKeys[] = [];
      let index = keyIndexFor(0);
      for (const key of keys) {
        const position = positionOf(key);
        if (rules.result(position) !== undefined) continue;
        for (const move of rules.moves(position)) {
          const next = numberKey(rules.play(position, move));
          run[index.add(next)] = next;
          if (index.size < RUN_KEYS) continue;
          runs.push(run.slice().sort());
          index = keyIndexFor(0);
          if (runs.length * RUN_KEYS > mostPositions) throw tooMany(megabytes);
        }
      }
      return unionOfKeys([...runs, run.slice(0, index.size).sort()]);
    },

    decide(keys, level, next) {
      const values = new Uint8Array(keys.length);
      keys.forEach((key: number, place: number) => {
        values[place] = decided(positionOf(key), level, next);
      });
      return values;
    },

    countMoves(keys) {
      let moves = 0;
      for (const key of keys) {
        const position = positionOf(key);
        if (rules.result(position) === undefined) moves += rules.moves(position).length;
      }
      return moves;
    },
  };

  function decided(position: Position, level: number, next: DecidedLayer): number {
    const result = rules.result(position);
    if (result !== undefined) return result === "draw" ? valueOfDraw(0) : valueOfWin(result, 0);
    const mover = rules.turn(position);
    let best: number | undefined;
    for (const move of rules.moves(position)) {
      const place = placeOfKey(next.keys, numberKey(rules.play(position, move)));
      if (place < 0) throw unsteady(level);
      const value = next.values[place];
      if (best === undefined || worthOfValue(value, mover) > worthOfValue(best, mover)) best = value;
    }
    return best === undefined ? valueOfDraw(0) : best + 1; // the same outcome, one move later
  }
}

function tooMany(megabytes: number): MarienbadError {
  const memory = Math.floor(megabytes);
  return new MarienbadError("limit-reached", {
    en: `A layer of this game does not fit into ${memory.toLocaleString("en")} MiB of memory.`,
    fr: `Une couche de ce jeu ne tient pas dans ${memory.toLocaleString("fr")} Mio de mémoire.`,
  });
}

function unsteady(level: number): MarienbadError {
  return new MarienbadError(
    "bad-rules",
    `A move from level ${level} leads to a position that was not found there before: the rules contradict themselves.`,
  );
}
