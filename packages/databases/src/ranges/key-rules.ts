import { MarienbadError } from "marienbad/base";
import {
  badRules,
  deadEnd as deadEndUnsaid,
  isTrusted,
  MAX_MOVES_BY_KEY,
  namesOf,
  type Player,
  type Result,
  type RulesByKey,
  rulesFail,
  showPosition,
  winnerOfDeadEnd,
} from "marienbad/game";
import { MAX_LEVEL } from "../database/value.ts";
import type { AnyLevelledGame } from "../tasks/levelled-game.ts";
import { texts } from "../texts.ts";

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

function broughtAlong(game: AnyLevelledGame, byKey: RulesByKey): KeyRules {
  const hasTurn = byKey.turn !== undefined;
  const hasLevel = byKey.level !== undefined;
  const { deadEnd = isTrusted(game) ? "draw" : undefined } = game;
  return {
    start: numberKey(game.key(game.start)),
    isSlow: false,
    look(key, level, into) {
      const count = byKey.moves(key, into.keys);
      if (count > MAX_MOVES_BY_KEY) throw new MarienbadError("bad-rules", texts.tooManyMoves(key, MAX_MOVES_BY_KEY));
      into.count = count;
      into.turn = hasTurn ? (byKey.turn as (key: number) => Player)(key) : ((level % 2) as Player);
      into.result = count === 0 ? (byKey.result(key) ?? resultOfDeadEnd(key, into.turn)) : undefined;
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

  /** A draw is what a position without a move is without a result. */
  function resultOfDeadEnd(key: number, turn: Player): Player | undefined {
    if (deadEnd === "draw") return undefined;
    if (deadEnd !== undefined) return winnerOfDeadEnd(deadEnd, turn);
    throw rulesFail(showPosition(game.positionOf(key), namesOf(game)), "byKey.result", badRules(deadEndUnsaid()));
  }

  function levelOfKey(key: number, before: number): number {
    return raised((byKey.level as (key: number) => number)(key), before);
  }
}

function throughPositions(game: AnyLevelledGame): KeyRules {
  const { positionOf, levelOf } = game;
  return {
    start: numberKey(game.key(game.start)),
    isSlow: true,
    look(key, level, into) {
      const position = positionOf(key);
      into.turn = game.turn(position);
      into.result = game.result(position);
      into.count = 0;
      if (into.result !== undefined) return;
      const moves = game.moves(position);
      into.reserve(moves.length);
      into.count = moves.length;
      for (let move = 0; move < moves.length; move++) {
        const after = game.play(position, moves[move]);
        into.keys[move] = numberKey(game.key(after));
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
