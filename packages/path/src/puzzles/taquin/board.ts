import { MarienbadError, type Random } from "marienbad/base";
import { texts } from "../texts.ts";

/**
 * A taquin (sliding puzzle) of size × size cells: the tile on each cell, row by row; 0 is the hole. Solved, the tiles
 * are in order and the hole is the last cell:
 *
 *     1 2 3
 *     4 5 6    is [1, 2, 3, 4, 5, 6, 7, 8, 0]
 *     7 8 .
 */
export type Tiles = readonly number[];

export const HOLE = 0;

/** The sizes of the catalogue: larger ones are beyond shortest solutions. */
export const TAQUIN_SIZES: readonly number[] = [3, 4, 5];

export function checkSize(size: number): void {
  if (TAQUIN_SIZES.includes(size)) return;
  throw new MarienbadError("bad-argument", texts.wrongTaquinSize(size));
}

/** The tiles in order, the hole last. */
export function solvedTiles(size: number): Tiles {
  const cells = size * size;
  return Array.from({ length: cells }, (_, cell) => (cell + 1) % cells);
}

export function isSolved(tiles: Tiles): boolean {
  return tiles.every((tile, cell) => tile === (cell + 1) % tiles.length);
}

/** The cells that share a side with each cell: above, left, right, below. */
export function neighboursOfCells(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const near: number[] = [];
    if (row > 0) near.push(cell - size);
    if (column > 0) near.push(cell - 1);
    if (column < size - 1) near.push(cell + 1);
    if (row < size - 1) near.push(cell + size);
    return near;
  });
}

/** The board after the tile on a cell has slid into the hole beside it. */
export function slide(tiles: Tiles, from: number, hole: number): Tiles {
  const next = [...tiles];
  next[hole] = tiles[from];
  next[from] = HOLE;
  return next;
}

/**
 * Whether the board can be solved. Each move swaps the hole with a tile, which changes the parity of the permutation,
 * and moves the hole by one cell, which changes the parity of its distance to the last cell: the two stay equal or stay
 * different (Johnson and Story 1879, who also show that equal is enough).
 */
export function isSolvable(tiles: Tiles, size: number): boolean {
  const goalOf = (tile: number): number => (tile === HOLE ? tiles.length : tile);
  let inversions = 0;
  for (let i = 0; i < tiles.length; i++) {
    for (let j = i + 1; j < tiles.length; j++) if (goalOf(tiles[i]) > goalOf(tiles[j])) inversions++;
  }
  const hole = tiles.indexOf(HOLE);
  const distance = size - 1 - Math.floor(hole / size) + (size - 1 - (hole % size));
  return inversions % 2 === distance % 2;
}

/** A board some random moves away from the solved one; no move takes back the one before. */
export function scrambledTiles(size: number, moves: number, random: Random): Tiles {
  const neighbours = neighboursOfCells(size);
  let tiles = solvedTiles(size);
  let hole = tiles.length - 1;
  let before = -1;
  for (let move = 0; move < moves; move++) {
    const choices = neighbours[hole].filter((cell) => cell !== before);
    const from = choices[random.below(choices.length)];
    tiles = slide(tiles, from, hole);
    before = hole;
    hole = from;
  }
  return tiles;
}

/** Boards reflected in the diagonal from the first to the last cell are solved in as many moves. */
export function mirrorCell(cell: number, size: number): number {
  return (cell % size) * size + Math.floor(cell / size);
}

/** The tile that takes the part of this one in the reflected board. */
export function mirrorTile(tile: number, size: number): number {
  return tile === HOLE ? HOLE : mirrorCell(tile - 1, size) + 1;
}
