import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Heuristic, Notation, Scores } from "../../game/members.ts";
import { notATurn } from "../texts.ts";

export interface Options {
  readonly pits: number;
  readonly seeds: number;
  /** True if a last seed in an empty pit of the player's is banked even with nothing opposite. */
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

interface Sown {
  readonly after: Position;
  readonly gain: number;
}

/** Kalah: a last seed in the store gives another move, one in an empty own pit captures; the rest goes to its side. */
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

/** The seeds that are banked, and at the end the rest, which belongs to the owner of the side. */
export function scores(options: Options): Scores<Position, Move> {
  return {
    score: (position) => sum(sideOf(position, 0)) - sum(sideOf(position, 1)),
    gain: (position, pit) => sow(options, position, pit).gain,
  };
}

/** Seeds on a player's side may become theirs. */
export const seedsAhead: Heuristic<Position> = (position) => sum(sideOf(position, 0)) - sum(sideOf(position, 1));

const nonEmpty = (count: number, pit: number): number[] => (count > 0 ? [pit] : []);

function sideOf({ pits }: Position, player: Player): readonly number[] {
  const half = pits.length / 2;
  return player === 0 ? pits.slice(0, half) : pits.slice(half);
}

function isOver(position: Position): boolean {
  return sum(sideOf(position, 0)) === 0 || sum(sideOf(position, 1)) === 0;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The way around: the player's pits from the left, their store, the other's pits; one place more than pits. */
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

/** Moves are pits, from 1 at the player's left. A position is sides, each from its left, and turn: `4,4,4/4,4,4 0`. */
export function notation({ pits, seeds }: Options): Notation<Position, Move> {
  return {
    writeMove: (pit) => String(pit + 1),
    writePosition: ({ pits: counts, turn }) => `${counts.slice(0, pits).join()}/${counts.slice(pits).join()} ${turn}`,
    readPosition(text) {
      const [board = "", turn = "0", ...more] = text.trim().split(/\s+/);
      const sides = board.split("/").map((side) => side.split(","));
      const faults: Fault[] = [];
      if (sides.length !== 2 || sides.some(({ length }) => length !== pits)) {
        faults.push({ text: wrongPits(pits, new Array(pits).fill(seeds).join()) });
      }
      const counts = sides.flat().map((count) => (/^\d{1,4}$/.test(count) ? Number(count) : Number.NaN));
      if (counts.some(Number.isNaN)) faults.push({ text: notSeeds() });
      const total = counts.reduce((sum, count) => sum + count, 0);
      if (total > 2 * pits * seeds) faults.push({ text: tooManySeeds(total, 2 * pits * seeds) });
      if (more.length > 0 || (turn !== "0" && turn !== "1")) faults.push({ text: notATurn([turn, ...more].join(" ")) });
      if (faults.length > 0) return refused(faults);
      return parsed({ pits: counts, turn: Number(turn) as Player });
    },
  };
}

/** Both sides as player 0 sees them, player 1's pits from right to left. */
export function board({ pits }: Options): Board<Position> {
  return {
    draw({ pits: counts, turn }) {
      const width = counts.reduce((most, count) => Math.max(most, String(count).length), 2);
      const row = (side: readonly number[]): string => side.map((count) => String(count).padStart(width)).join(" ");
      const mark = (player: Player): string => (turn === player ? ">" : " ");
      return [`${mark(1)} 1: ${row(counts.slice(pits).reverse())}`, `${mark(0)} 0: ${row(counts.slice(0, pits))}`].join(
        "\n",
      );
    },
  };
}

const wrongPits = (pits: number, side: string): Text =>
  text(
    `there should be ${pits} pits on each side, as in ${side}/${side} 0`,
    `il devrait y avoir ${pits} trous de chaque côté, comme ${side}/${side} 0`,
  );

const notSeeds = (): Text =>
  text("a pit holds a whole number of seeds, from 0", "un trou contient un nombre entier de graines, dès 0");

const tooManySeeds = (seeds: number, max: number): Text =>
  text(`there are ${seeds} seeds, and the game has ${max}`, `il y a ${seeds} graines, et le jeu en a ${max}`);
