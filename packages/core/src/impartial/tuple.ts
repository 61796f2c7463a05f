import { type Fault, type Parsed, parsed, refused } from "../base/error.ts";
import type { Player } from "../game/game.ts";
import * as texts from "./heap-texts.ts";

interface Tuple {
  readonly numbers: readonly number[];
  readonly turn: Player;
}

/** "(3, 4, 5, 0)": the numbers, then the player to move. */
export function writeTuple(numbers: readonly number[], turn: Player): string {
  return `(${[...numbers, turn].join(", ")})`;
}

interface TupleShape {
  /** Fixed length, if there is one. */
  readonly count?: number;
  readonly max: number;
}

/** Reads a position that is written as a tuple; `finish` checks what the game asks of its numbers. */
export function readTuplePosition<Position>(
  text: string,
  shape: TupleShape,
  finish: (numbers: readonly number[], turn: Player) => Parsed<Position>,
): Parsed<Position> {
  const read = readTuple(text, shape);
  return read.ok ? finish(read.value.numbers, read.value.turn) : read;
}

/**
 * Reads "(3, 4, 5, 0)", whose last number is the player to move, and "3,4,5" or "3-4-5", where player 0 moves. With a
 * fixed `count`, one number more is the player; otherwise a last 0 or 1 between parentheses is.
 */
export function readTuple(text: string, { count, max }: TupleShape): Parsed<Tuple> {
  const trimmed = text.trim();
  const inside = /^\((.*)\)$/.exec(trimmed)?.[1];
  const body = inside ?? trimmed;
  const faults: Fault[] = [];
  const numbers: number[] = [];
  let column = text.indexOf(body) + 1;
  for (const word of body.split(/[,;-]/)) {
    const value = /^\d+$/.test(word.trim()) ? Number(word) : Number.NaN;
    if (!(value <= max)) faults.push({ text: texts.notInRange(word.trim(), max), line: 1, column });
    numbers.push(value);
    column += word.length + 1;
  }
  if (faults.length > 0) return refused(faults);
  const last = numbers[numbers.length - 1];
  const hasTurn =
    count === undefined ? inside !== undefined && numbers.length > 1 && last <= 1 : numbers.length === count + 1;
  if (count !== undefined && numbers.length !== count && !hasTurn) {
    return refused([{ text: texts.wrongCount(count, numbers.length), line: 1, column: 1 }]);
  }
  if (hasTurn && last > 1) return refused([{ text: texts.notAPlayer(last), line: 1, column: 1 }]);
  return parsed({ numbers: hasTurn ? numbers.slice(0, -1) : numbers, turn: hasTurn && last === 1 ? 1 : 0 });
}
