import { MarienbadError } from "../base/error.ts";
import type { Game } from "../game/game.ts";
import { KeyCollector } from "./key-collector.ts";
import { type DecidedLevel, type EngineLimits, type LevelEngine, placeOfKey } from "./level.ts";
import { valueOfDraw, valueOfWin, worthOfValue } from "./value.ts";

/** A game whose keys are whole numbers, with the way back from a key to its position. */
export interface KeyedGame<Position, Move> {
  readonly rules: Game<Position, Move>;
  positionOf(key: number): Position;
}

/** The memory for keys as they are found: a quarter is enough for those after a part to need no second list. */
const RUN_SHARE = 1 / 4;
const MOST_RUN_KEYS = 1 << 20;
/**
 * Of the rest, what a key that is worked on takes: 9 bytes with its value, and again where threads share a copy; among the
 * positions after a part, 8 in the lists of the threads, 8 in their union, and 8 when that is cut to its length; and as much for
 * what is done with and not yet collected.
 */
const BYTES_OF_KEY = 64;

/**
 * Levels of any game with whole numbers for keys whose plays end within 63 moves. Meant for games where every move raises a
 * level, such as the stones on a board; a position that can be reached in several numbers of moves is in several levels.
 * Cost: every position of a layer is expanded twice.
 */
export function gameEngine<Position, Move>(
  { rules, positionOf }: KeyedGame<Position, Move>,
  { megabytes = Number.POSITIVE_INFINITY }: EngineLimits = {},
): LevelEngine {
  const bytes = Math.max(1, megabytes) * 2 ** 20;
  const found = new KeyCollector(
    Math.min(MOST_RUN_KEYS, Math.floor((RUN_SHARE * bytes) / Float64Array.BYTES_PER_ELEMENT)),
  );
  const numberKey = (position: Position): number => {
    const key = rules.key(position);
    if (Number.isSafeInteger(key)) return key as number;
    throw new MarienbadError("not-applicable", {
      en: "Solving by levels needs a game whose keys are whole numbers.",
      fr: "Résoudre par niveaux demande un jeu dont les clés sont des nombres entiers.",
    });
  };
  return {
    partKeys: Math.floor(((1 - RUN_SHARE) * bytes) / BYTES_OF_KEY),
    isSwift: false,
    firstLevel: () => Float64Array.of(numberKey(rules.start)),

    expand(keys) {
      found.clear(); // rules may have thrown the last time
      for (const key of keys) {
        const position = positionOf(key);
        if (rules.result(position) !== undefined) continue;
        for (const move of rules.moves(position)) found.add(numberKey(rules.play(position, move)));
      }
      return found.take();
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

  function decided(position: Position, level: number, next: DecidedLevel): number {
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

function unsteady(level: number): MarienbadError {
  return new MarienbadError("bad-rules", {
    en: `A move from level ${level} leads to a position that was not found there before: the rules contradict themselves.`,
    fr: `Un coup depuis le niveau ${level} mène à une position qui n'y avait pas été trouvée : les règles se contredisent.`,
  });
}
