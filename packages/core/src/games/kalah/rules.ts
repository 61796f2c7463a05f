import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Heuristic, Scores } from "../../game/members.ts";

/** The options, checked. */
export interface Options {
  readonly pits: number;
  /** In each pit at the start. */
  readonly seeds: number;
  /** Whether a last seed in an empty pit of one's own is banked even where there is nothing opposite. */
  readonly emptyCapture: boolean;
}

/**
 * The pits of player 0 from their left to their right, then those of player 1 from theirs: sowing goes up through the
 * numbers and around. What is in the stores is not there: it is the gain of the moves.
 *
 *      5 4 3      player 1, three pits each
 *      0 1 2      player 0
 */
export interface Position {
  readonly pits: readonly number[];
  readonly turn: Player;
}

/** A pit of the player to move, from 0 at their left. */
export type Move = number;

/** What a move leads to, and how many seeds it banks for player 0, less those for player 1. */
interface Sown {
  readonly after: Position;
  readonly gain: number;
}

/**
 * Kalah: sow the seeds of a pit one by one, skipping the opponent's store. A last seed in the store moves again; one in
 * an empty pit of one's own is banked with the seeds opposite. When a side is empty the rest goes to its owner.
 */
export function rules(options: Options): Rules<Position, Move> {
  const { pits, seeds } = options;
  const base = 2 * pits * seeds + 1; // more than any pit can hold
  const isNumber = 2 * base ** (2 * pits) < Number.MAX_SAFE_INTEGER;
  return {
    start: { pits: new Array<number>(2 * pits).fill(seeds), turn: 0 },
    turn: ({ turn }) => turn,
    moves: (position) => (isOver(position) ? [] : sideOf(position, position.turn).flatMap(nonEmpty)),
    play: (position, pit) => sow(options, position, pit).after,
    result: () => undefined,
    key: ({ pits: counts, turn }) =>
      isNumber ? counts.reduce((key, count) => key * base + count, turn) : `${counts.join()}|${turn}`,
  };
}

/** What was banked, and at the end the rest, which belongs to whose side it lies on. */
export function scores(options: Options): Scores<Position, Move> {
  return {
    score: (position) => sum(sideOf(position, 0)) - sum(sideOf(position, 1)),
    gain: (position, pit) => sow(options, position, pit).gain,
  };
}

/** The seeds that lie on one's own side may become one's own. */
export const seedsAhead: Heuristic<Position> = (position) => sum(sideOf(position, 0)) - sum(sideOf(position, 1));

const nonEmpty = (count: number, pit: number): number[] => (count > 0 ? [pit] : []);

function sideOf({ pits }: Position, player: Player): readonly number[] {
  const half = pits.length / 2;
  return player === 0 ? pits.slice(0, half) : pits.slice(half);
}

/** The play is over when either side is empty. */
function isOver(position: Position): boolean {
  return sum(sideOf(position, 0)) === 0 || sum(sideOf(position, 1)) === 0;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * The way around is the own pits from the left, the own store, the other's pits, and again: as many places as there are
 * pits, and one.
 */
function sow({ pits, emptyCapture }: Options, { pits: before, turn }: Position, pit: Move): Sown {
  const counts = [...before];
  const own = turn * pits; // the number of the own leftmost pit
  const around = 2 * pits + 1;
  const numberOf = (place: number): number => (place < pits ? own + place : (own + place - 1) % (2 * pits));
  let hand = counts[own + pit];
  let banked = 0;
  let place = pit;
  counts[own + pit] = 0;
  for (; hand > 0; hand--) {
    place = (place + 1) % around;
    if (place === pits) banked++;
    else counts[numberOf(place)]++;
  }
  if (place < pits && counts[own + place] === 1) {
    const opposite = 2 * pits - 1 - (own + place);
    if (emptyCapture || counts[opposite] > 0) {
      banked += 1 + counts[opposite];
      counts[own + place] = 0;
      counts[opposite] = 0;
    }
  }
  const side = turn === 0 ? 1 : -1;
  return { after: { pits: counts, turn: place === pits ? turn : opponent(turn) }, gain: side * banked };
}
