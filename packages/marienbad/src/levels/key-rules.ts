import { MarienbadError } from "../base/error.ts";
import type { Player, Result } from "../game/game.ts";
import { MAX_MOVES_BY_KEY, type RulesByKey } from "../game/kit.ts";
import type { AnyLevelledGame } from "./levelled-game.ts";
import * as texts from "./texts.ts";
import { MAX_LEVEL } from "./value.ts";

/** A position as solving by levels looks at it: who moves, and where to. */
export class Look {
  turn: Player = 0;
  /** Where the play is over. */
  result: Result | undefined;
  /** How many moves there are. */
  count = 0;
  /** The keys after them. */
  keys: Float64Array = new Float64Array(MAX_MOVES_BY_KEY);
  /** Their levels. */
  levels: Uint8Array = new Uint8Array(MAX_MOVES_BY_KEY);
  /** The level that all of them have been given, which mostly is the same again. */
  #commonLevel = 0;

  /** All moves lead to one level. */
  leadTo(level: number): void {
    if (level !== this.#commonLevel) this.levels.fill(level);
    this.#commonLevel = level;
  }

  reserve(count: number): void {
    if (count <= this.keys.length) return;
    this.keys = new Float64Array(count);
    this.levels = new Uint8Array(count);
  }
}

/** The rules of a game by keys and levels. */
export interface KeyRules {
  readonly start: number;
  /** Whether asking twice takes longer than writing down what was said. */
  readonly isSlow: boolean;
  /** Looks at a position of a level. */
  look(key: number, level: number, into: Look): void;
}

/** The rules of a game by keys: as it brings them, or through its positions. */
export function keyRulesOf(game: AnyLevelledGame): KeyRules {
  return game.byKey === undefined ? throughPositions(game) : broughtAlong(game, game.byKey);
}

function broughtAlong({ rules }: AnyLevelledGame, byKey: RulesByKey): KeyRules {
  const hasTurn = byKey.turn !== undefined;
  const hasLevel = byKey.level !== undefined;
  return {
    start: numberKey(rules.key(rules.start)),
    isSlow: false,
    look(key, level, into) {
      const count = byKey.moves(key, into.keys);
      if (count > MAX_MOVES_BY_KEY) throw new MarienbadError("bad-rules", texts.tooManyMoves(key, MAX_MOVES_BY_KEY));
      into.count = count;
      into.turn = hasTurn ? (byKey.turn as (key: number) => Player)(key) : ((level % 2) as Player);
      into.result = count === 0 ? byKey.result(key) : undefined;
      for (let move = 0; move < count; move++) {
        if (!Number.isSafeInteger(into.keys[move]) || into.keys[move] < 0) {
          throw new MarienbadError("bad-rules", texts.badKeyAfter(key, into.keys[move]));
        }
      }
      if (!hasLevel && level === MAX_LEVEL && count > 0) throw tooManyLevels();
      if (!hasLevel) into.leadTo(level + 1);
      else for (let move = 0; move < count; move++) into.levels[move] = levelOfKey(into.keys[move], level);
    },
  };

  function levelOfKey(key: number, before: number): number {
    return raised((byKey.level as (key: number) => number)(key), before);
  }
}

function throughPositions({ rules, positionOf, levelOf }: AnyLevelledGame): KeyRules {
  return {
    start: numberKey(rules.key(rules.start)),
    isSlow: true,
    look(key, level, into) {
      const position = positionOf(key);
      into.turn = rules.turn(position);
      into.result = rules.result(position);
      into.count = 0;
      if (into.result !== undefined) return;
      const moves = rules.moves(position);
      into.reserve(moves.length);
      into.count = moves.length;
      for (let move = 0; move < moves.length; move++) {
        const after = rules.play(position, moves[move]);
        into.keys[move] = numberKey(rules.key(after));
        into.levels[move] = raised(levelOf(after), level);
      }
    },
  };
}

function numberKey(key: unknown): number {
  if (Number.isSafeInteger(key) && (key as number) >= 0) return key as number;
  throw new MarienbadError("not-applicable", texts.keysNotNumbers());
}

function raised(level: number, before: number): number {
  if (level > MAX_LEVEL) throw tooManyLevels();
  if (level > before) return level;
  throw new MarienbadError("bad-rules", texts.levelNotRaised(before, level));
}

function tooManyLevels(): MarienbadError {
  return new MarienbadError("not-applicable", texts.tooManyLevels(MAX_LEVEL + 1));
}
