import { type Text, text } from "../../base/text.ts";
import { Meter, unlessStopped, type Work } from "../../base/work.ts";
import { opponent } from "../../game/game.ts";
import type { Expert } from "../../game/members.ts";
import type { Value } from "../../game/value.ts";
import { type Bite, type ChompPosition, chompRules } from "./rules.ts";

const TITLE: Text = text("the table of all bars", "la table de toutes les tablettes");

/** The most bars of a table: those within 14 × 14 are 40 million, a byte each. */
const MAX_BARS = 50_000_000;

/** The winner of a bar of chomp, from a table of all smaller ones, up to fifty million; not the number of bites. */
export function chompExpert(rows: number, columns: number): Expert<ChompPosition, Bite> {
  const game = chompRules(rows, columns);
  const tableOfRows = new Map<number, ChompTable>();
  return {
    id: "chomp",
    title: TITLE,
    reference: "D. Gale, A curious Nim-type game (1974); D. Zeilberger, Three-rowed Chomp (2001)",
    *value(position): Work<Value | undefined, Meter> {
      const isLost = yield* unlessStopped(isLostWork(position, new Meter()));
      if (isLost === undefined) return undefined;
      return { result: isLost ? opponent(position.turn) : position.turn, rank: undefined };
    },
    *choose(position) {
      return yield* unlessStopped(winningBiteWork(position));
    },
    positionsFrom: ({ rows: lengths }) => 2 * barsLeftOf(lengths),
  };

  /** One table serves all bars of the board, unless it would be too large: then one for the rows that are left. */
  function* isLostWork({ rows: lengths }: ChompPosition, meter: Meter): Work<boolean | undefined, Meter> {
    const used = barsWithin(rows, columns) <= MAX_BARS ? lengths : withSquares(lengths);
    if (barsWithin(used.length, used[0]) > MAX_BARS) return undefined;
    const table = tableOfRows.get(used.length) ?? new ChompTable(used.length);
    tableOfRows.set(used.length, table);
    return yield* table.isLostWork(used, meter);
  }

  function* winningBiteWork(position: ChompPosition): Work<Bite | undefined, Meter> {
    const meter = new Meter();
    for (const bite of game.moves(position)) {
      if (yield* isLostWork(game.play(position, bite), meter)) return bite;
    }
    return undefined;
  }
}

function withSquares(lengths: readonly number[]): readonly number[] {
  return lengths.filter((length) => length > 0);
}

/**
 * Which bars of a number of rows are lost for the player to move, for bars of any length.
 *
 * A bar is a set of numbers, one per row: from the last row on, the squares of the row and how many rows are below it.
 * No two are equal, so bars are sets, and sets have numbers (Knuth, The Art of Computer Programming 7.2.1.3): the sum
 * of "element over place". A bite makes elements smaller, and so the number: going through the numbers from 0, what a
 * bite leads to is known before.
 *
 *     ■ ■ ■ ■      rows from the last on: 2 2 4, set 2 3 6, number C(2, 1) + C(3, 2) + C(6, 3) = 2 + 3 + 20 = 25
 *     ■ ■          bite in row 1, column 2: rows 1 1 1, set 1 2 3, number 1 + 1 + 1 = 3
 *     ■ ■
 *
 * A bite at a column packs the elements of the rows from the bitten one to the last that is as long, side by side; the
 * sum of a packed run is a difference of two binomial coefficients, so that the number after a bite takes four
 * look-ups. Exact. Cost: a byte per bar and some tens of look-ups, 0.4 s for the 2.7 million bars within 12 × 12.
 */
export class ChompTable {
  readonly #rows: number;
  #isLost = new Uint8Array(1);
  /** Number of bars decided: those with smaller numbers. */
  #decided = 1; // Nothing at all is won: the other has eaten the poison.
  /** The squares of each row of the last bar, from the last row on; places count from 1. */
  readonly #lengths: Int32Array;
  /** The number of its set cut after each place. */
  readonly #sums: Float64Array;

  constructor(rows: number) {
    this.#rows = rows;
    this.#lengths = new Int32Array(rows + 1);
    this.#sums = new Float64Array(rows + 1);
  }

  /** True if the player to move loses a bar, given by the squares of its rows, the longest first. */
  *isLostWork(lengths: readonly number[], meter: Meter): Work<boolean, Meter> {
    const number = numberOf(lengths);
    this.#reserve(lengths[0]);
    while (this.#decided <= number) {
      if (meter.nodes >= meter.pauseAt) yield meter;
      const end = Math.min(number + 1, this.#decided + Math.max(1, meter.pauseAt - meter.nodes));
      const before = this.#decided;
      while (this.#decided < end) this.#decideNext();
      meter.nodes += this.#decided - before;
    }
    return this.#isLost[number] !== 0;
  }

  #reserve(length: number): void {
    const count = barsWithin(this.#rows, length);
    if (count <= this.#isLost.length) return;
    const larger = new Uint8Array(count);
    larger.set(this.#isLost);
    this.#isLost = larger;
  }

  #decideNext(): void {
    this.#toNextBar();
    this.#isLost[this.#decided] = this.#hasWinningBite(this.#decided) ? 0 : 1;
    this.#decided++;
  }

  /** The next set: the first row that may become longer does, and those below it are emptied. */
  #toNextBar(): void {
    const lengths = this.#lengths;
    let place = 1;
    while (place < this.#rows && lengths[place] === lengths[place + 1]) {
      lengths[place] = 0;
      this.#sums[place] = 0;
      place++;
    }
    lengths[place]++;
    for (; place <= this.#rows; place++) this.#sums[place]++;
  }

  #hasWinningBite(number: number): boolean {
    const [lengths, sums, rows, isLost] = [this.#lengths, this.#sums, this.#rows, this.#isLost];
    let shorter = 0; // rows that do not reach the column
    for (let column = 0; column < lengths[rows]; column++) {
      while (lengths[shorter + 1] <= column) shorter++;
      const element = column + shorter; // of the lowest row that the bite shortens
      const kept = number + sums[shorter] - BINOMIALS[element * WIDTH + shorter];
      for (let place = shorter + 1; place <= rows; place++) {
        const packed = BINOMIALS[(element + place - shorter) * WIDTH + place];
        if (isLost[kept - sums[place] + packed] !== 0) return true;
      }
    }
    return false;
  }
}

/** Bars of at most this many rows and this many squares in a row: paths along their edge. */
export function barsWithin(rows: number, length: number): number {
  return BINOMIALS[(rows + length) * WIDTH + rows];
}

/** Bars that can be left of one: no row is longer than it was, nor than the row before it. */
export function barsLeftOf(lengths: readonly number[]): number {
  // Of the rows so far: the ways in which the last one is at least this long.
  let waysWith = Array.from({ length: (lengths[0] ?? 0) + 1 }, () => 1);
  for (const longest of lengths) {
    let ways = 0;
    const next: number[] = [];
    for (let length = longest; length >= 0; length--) next[length] = ways += waysWith[length];
    waysWith = next;
  }
  return waysWith[0];
}

function numberOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length, index) => {
    const place = lengths.length - index;
    return sum + BINOMIALS[(length + place - 1) * WIDTH + place];
  }, 0);
}

/** The largest bar has 30 rows and columns. */
const WIDTH = 61;

/** "n over k" at n × WIDTH + k, by Pascal's triangle. */
const BINOMIALS = /* @__PURE__ */ pascal();

function pascal(): Float64Array {
  const triangle = new Float64Array(WIDTH * WIDTH);
  for (let n = 0; n < WIDTH; n++) {
    triangle[n * WIDTH] = 1;
    for (let k = 1; k <= n; k++) {
      triangle[n * WIDTH + k] = triangle[(n - 1) * WIDTH + k - 1] + triangle[(n - 1) * WIDTH + k];
    }
  }
  return triangle;
}
