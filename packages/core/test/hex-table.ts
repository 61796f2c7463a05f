import type { Player } from "../src/game/game.ts";

const SIZE = 4;
const CELLS = SIZE * SIZE;
const SETS = 2 ** CELLS;
const ALL = SETS - 1;

/** How many cells a set has. */
export const COUNT_OF_SET: Uint8Array = Uint8Array.from({ length: SETS }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** A set as a number in base 3 with the digits 0 and 1, so that two disjoint sets add up to a board. */
const BASE_3 = Float64Array.from({ length: SETS }, (_, set) => Number.parseInt(set.toString(2), 3));

/** The cells that touch a cell. */
const NEAR = Array.from({ length: CELLS }, (_, cell) => {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  const around = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row + 1, column],
    [row - 1, column + 1],
    [row + 1, column - 1],
  ];
  const inside = around.filter(([r, c]) => r >= 0 && r < SIZE && c >= 0 && c < SIZE);
  return inside.map(([r, c]) => r * SIZE + c);
});

/** Whether a player with these cells has joined the two sides: 0 top and bottom, 1 left and right. */
function joins(set: number, player: Player): boolean {
  const isHere = (cell: number): boolean => ((set >> cell) & 1) === 1;
  const line = (cell: number): number => (player === 0 ? Math.floor(cell / SIZE) : cell % SIZE);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(isHere);
  const reached = new Set(cells.filter((cell) => line(cell) === 0));
  for (const cell of reached) for (const next of NEAR[cell]) if (isHere(next)) reached.add(next);
  return [...reached].some((cell) => line(cell) === SIZE - 1);
}

/** Every board of hex 4 × 4 with either player to move, whatever the number of stones, decided backwards. */
export class HexTable {
  readonly joins: readonly [readonly boolean[], readonly boolean[]];
  readonly #winners = [new Uint8Array(3 ** CELLS), new Uint8Array(3 ** CELLS)] as const;

  constructor() {
    const bySet = (player: Player) => Array.from({ length: SETS }, (_, set) => joins(set, player));
    this.joins = [bySet(0), bySet(1)];
    const sets = Array.from({ length: SETS }, (_, set) => set);
    sets.sort((one, other) => COUNT_OF_SET[other] - COUNT_OF_SET[one]); // full boards first
    for (const taken of sets) {
      for (const x of subsets(taken)) for (const mover of [0, 1] as const) this.#decide(x, taken - x, mover);
    }
  }

  winnerOf(x: number, o: number, mover: Player): Player {
    return this.#winners[mover][BASE_3[x] + 2 * BASE_3[o]] as Player;
  }

  #decide(x: number, o: number, mover: Player): void {
    const other: Player = mover === 0 ? 1 : 0;
    const [own, others] = mover === 0 ? [x, o] : [o, x];
    const wins = !this.joins[other][others] && (this.joins[mover][own] || this.#hasWinningMove(x, o, mover, other));
    this.#winners[mover][BASE_3[x] + 2 * BASE_3[o]] = wins ? mover : other;
  }

  #hasWinningMove(x: number, o: number, mover: Player, other: Player): boolean {
    for (let free = ALL - x - o; free !== 0; free &= free - 1) {
      const cell = free & -free;
      if (this.winnerOf(mover === 0 ? x + cell : x, mover === 0 ? o : o + cell, other) === mover) return true;
    }
    return false;
  }
}

/** All positions in which nobody has won yet and stones were placed in turn, as the cells of X and of O. */
export function* openPositions({ joins }: HexTable): Generator<readonly [number, number]> {
  for (let taken = 0; taken < ALL; taken++) {
    for (const x of subsets(taken)) {
      const o = taken - x;
      const inTurn = COUNT_OF_SET[x] - COUNT_OF_SET[o] === COUNT_OF_SET[taken] % 2;
      if (inTurn && !joins[0][x] && !joins[1][o]) yield [x, o];
    }
  }
}

/** All subsets of a set, itself and the empty one among them. */
function* subsets(set: number): Generator<number> {
  for (let subset = set; ; subset = (subset - 1) & set) {
    yield subset;
    if (subset === 0) return;
  }
}

/** The cells of a set. */
export const cellsOfSet = (set: number): number[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => ((set >> cell) & 1) === 1);
