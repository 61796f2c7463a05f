import { expect } from "vitest";
import { seededRandom } from "../src/base/random.ts";
import type { Player } from "../src/game/game.ts";
import { setOfCells } from "../src/games/grid/cell-set.ts";
import { hex } from "../src/games/hex/index.ts";
import type { HexProver } from "../src/games/hex/prover/prover.ts";
import type { Position } from "../src/games/hex/rules.ts";

/**
 * Who wins a board, by trying everything, with nothing but "are the sides joined?". One bit per cell, row by row,
 * without any between the rows; boards up to 5 × 5.
 */
export class PlainSearch {
  readonly #size: number;
  readonly #cells: number;
  readonly #left: number;
  readonly #winnerOfKey = new Map<number, Player>();

  constructor(size: number) {
    this.#size = size;
    this.#cells = size * size;
    this.#left = Array.from({ length: size }, (_, row) => 2 ** (row * size)).reduce((sum, bit) => sum + bit, 0);
  }

  winnerOf(board: readonly string[], mover: Player): Player {
    const bitsOf = (symbol: string) =>
      board.reduce((bits, found, cell) => bits + (found === symbol ? 2 ** cell : 0), 0);
    return this.#winner([bitsOf("X"), bitsOf("O")], mover);
  }

  #winner(stones: readonly [number, number], mover: Player): Player {
    const key = (stones[0] * 2 ** this.#cells + stones[1]) * 2 + mover;
    const known = this.#winnerOfKey.get(key);
    if (known !== undefined) return known;
    const other: Player = mover === 0 ? 1 : 0;
    const winner = this.#joins(stones, other) ? other : this.#hasWin(stones, mover, other) ? mover : other;
    this.#winnerOfKey.set(key, winner);
    return winner;
  }

  #hasWin([x, o]: readonly [number, number], mover: Player, other: Player): boolean {
    if (this.#joins([x, o], mover)) return true;
    for (let cell = 0; cell < this.#cells; cell++) {
      const bit = 1 << cell;
      if (((x | o) & bit) !== 0) continue;
      if (this.#winner(mover === 0 ? [x | bit, o] : [x, o | bit], other) === mover) return true;
    }
    return false;
  }

  #joins(stones: readonly [number, number], player: Player): boolean {
    const [size, left] = [this.#size, this.#left];
    const right = left << (size - 1);
    const top = (1 << size) - 1;
    const [begin, end] = player === 0 ? [top, top << (this.#cells - size)] : [left, right];
    let reached = begin & stones[player];
    for (let before = -1; before !== reached; ) {
      before = reached;
      reached |= ((reached & ~right) << 1) | ((reached & ~left) >>> 1) | (reached << size) | (reached >>> size);
      reached |= ((before & ~left) << (size - 1)) | ((before & ~right) >>> (size - 1));
      reached &= stones[player];
    }
    return (reached & end) !== 0;
  }
}

export const hexGame = (size: number) => hex({ size });
export const boardOf = (size: number, position: Position): string[] => [
  ...hexGame(size).notation.writePosition(position).replaceAll("/", ""),
];

/** A board with either player to move, whatever the number of stones: it says the turn, which is all a prover asks. */
export function positionOf(cells: readonly string[], turn: Player): Position {
  const setOf = (symbol: string) =>
    setOfCells(
      cells.length,
      cells.flatMap((found, cell) => (found === symbol ? [cell] : [])),
    );
  return { stones: [setOf("X"), setOf("O")], placed: turn, ended: false };
}

/** A board on which so many stones lie, by chance and in turn; nobody need have played well. */
export function randomPosition(size: number, stones: number, seed: number): Position {
  const rules = hexGame(size);
  const random = seededRandom(seed);
  let position = rules.start;
  for (let stone = 0; stone < stones && !position.ended; stone++) {
    const moves = rules.moves(position);
    position = rules.play(position, moves[random.below(moves.length)]);
  }
  return position;
}

/** Asks the prover, and a plain search about the winner and about what the carrier claims. */
export function expectRight(size: number, prover: HexProver, position: Position, plain: PlainSearch): void {
  const { winner, carrier } = prover.prove(position);
  const board = boardOf(size, position);
  const mover = hexGame(size).turn(position);
  const loser = winner === 0 ? 1 : 0;
  const given = board.map((symbol, cell) => (symbol === "." && !carrier.includes(cell) ? "XO"[loser] : symbol));
  const found = {
    winner: plain.winnerOf(board, mover),
    winnerByCarrier: plain.winnerOf(given, mover),
    carrier: carrier.filter((cell) => board[cell] === "."),
  };
  expect({ board: board.join(""), ...found }).toEqual({
    board: board.join(""),
    winner,
    winnerByCarrier: winner,
    carrier,
  });
}
