import type { Text } from "../base/text.ts";
import { run, type Work } from "../base/work.ts";
import type { DecidedLevel, KeyedGame, LevelKeys } from "../game/level-engine.ts";
import * as texts from "./texts.ts";

/** The first claim that does not hold: about a position, or about a whole level where no key is given. */
export interface WrongClaim {
  readonly level: number;
  readonly key?: number;
  readonly text: Text;
}

/** What was found in a part of a level. */
export interface PartVerdict {
  readonly wrong: WrongClaim | undefined;
  /** How many moves its positions have in all. */
  readonly moves: number;
}

/** Positions between two pauses: a few milliseconds with the rules of the catalogue. */
const PAUSE_POSITIONS = 1 << 10;

/**
 * Checks the claims about neighbouring positions of a level, given those about the positions after them: keys increase,
 * finished positions say what the rules say, and any other follows from its successors, none of which is missing.
 * `keyBefore` is the last key of the part before. Cost: every position is expanded once, and each successor is looked
 * up by halving.
 */
export function verifyPart<Position, Move>(
  game: KeyedGame<Position, Move>,
  level: number,
  part: DecidedLevel,
  next: DecidedLevel,
  keyBefore?: number,
): PartVerdict {
  return run(verifyPartWork(game, level, part, next, keyBefore));
}

/** The same as work that can be stopped. */
export function* verifyPartWork<Position, Move>(
  game: KeyedGame<Position, Move>,
  level: number,
  { keys, values }: DecidedLevel,
  next: DecidedLevel,
  keyBefore = Number.NEGATIVE_INFINITY,
): Work<PartVerdict> {
  let moves = 0;
  for (let from = 0; from < keys.length; from += PAUSE_POSITIONS) {
    const to = Math.min(keys.length, from + PAUSE_POSITIONS);
    for (let place = from; place < to; place++) {
      const key = keys[place];
      const isInOrder = key > (place > 0 ? keys[place - 1] : keyBefore);
      if (!isInOrder) return { wrong: { level, key, text: texts.outOfOrder() }, moves };
      const { text, moves: ofPosition } = checkClaim(game, key, values[place], next);
      if (text !== undefined) return { wrong: { level, key, text }, moves };
      moves += ofPosition;
    }
    yield to / keys.length;
  }
  return { wrong: undefined, moves };
}

/*
 * A value as the verifier reads it: 64 × outcome + rank, where outcomes 0 and 1 are wins of the players and 2 is a
 * draw.
 */
const RANKS = 64;
const DRAWN = 2;

/** What is wrong with the value of one position, if anything, and how many moves it has. */
function checkClaim<Position, Move>(
  { rules, positionOf }: KeyedGame<Position, Move>,
  key: number,
  value: number,
  next: DecidedLevel,
): { readonly text: Text | undefined; readonly moves: number } {
  const position = positionOf(key);
  const result = rules.result(position);
  const moves = result === undefined ? rules.moves(position) : [];
  const claimed = { outcome: Math.floor(value / RANKS), rank: value % RANKS };
  if (moves.length === 0) {
    const outcome = result === 0 || result === 1 ? result : DRAWN;
    const isRight = claimed.outcome === outcome && claimed.rank === 0;
    return { text: isRight ? undefined : texts.otherResult(), moves: 0 };
  }
  const mover = rules.turn(position);
  let [quickestWin, nearestDraw, latestLoss] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const move of moves) {
    const place = lookUp(next.keys, rules.key(rules.play(position, move)) as number);
    if (place === undefined) return { text: texts.noSuccessor(), moves: moves.length };
    const rank = next.values[place] % RANKS;
    const outcome = Math.floor(next.values[place] / RANKS);
    if (outcome === mover) quickestWin = Math.min(quickestWin, rank);
    else if (outcome === DRAWN) nearestDraw = Math.min(nearestDraw, rank);
    else latestLoss = Math.max(latestLoss, rank);
  }
  const [outcome, rank] =
    quickestWin < Number.POSITIVE_INFINITY
      ? [mover, quickestWin + 1]
      : nearestDraw < Number.POSITIVE_INFINITY
        ? [DRAWN, nearestDraw + 1]
        : [1 - mover, latestLoss + 1];
  const isRight = claimed.outcome === outcome && claimed.rank === rank;
  return { text: isRight ? undefined : texts.otherThanSuccessors(claimed, { outcome, rank }), moves: moves.length };
}

/** Where a key is in an increasing list, by halving the places where it can be. */
function lookUp(keys: LevelKeys, key: number): number | undefined {
  let [first, last] = [0, keys.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (keys[middle] < key) first = middle + 1;
    else last = middle;
  }
  return keys[first] === key ? first : undefined;
}
