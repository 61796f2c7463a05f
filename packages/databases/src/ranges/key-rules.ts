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

/** A position in terms of keys: its turn, and its successors. */
export class Look {
  turn: Player = 0;
  result: Result | undefined;
  count = 0;
  keys: Float64Array = new Float64Array(MAX_MOVES_BY_KEY);
  levels: Uint8Array = new Uint8Array(MAX_MOVES_BY_KEY);
  /** The value that fills `levels`, mostly the same again. */
  #commonLevel = 0;

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

export interface KeyRules {
  readonly start: number;
  /** True if asking again takes longer than reading the recorded answers. */
  readonly isSlow: boolean;
  look(key: number, level: number, into: Look): void;
}

/** The rules of a game by keys: its own, or through its positions. */
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

  /** By the meaning of dead ends; undefined for a draw. Throws if the rules do not define it. */
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
