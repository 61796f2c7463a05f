import { type Fault, MarienbadError, type Parsed, parsed, type Random, refused } from "marienbad/base";
import { texts } from "../texts.ts";

/**
 * A taquin (sliding puzzle) of size × size cells: the tile on each cell, row by row; 0 is the hole. If it is solved,
 * the tiles are in order and the hole is the last cell:
 *
 *     1 2 3
 *     4 5 6    is [1, 2, 3, 4, 5, 6, 7, 8, 0]
 *     7 8 .
 */
export type Tiles = readonly number[];

export const HOLE = 0;

/** The sizes of the catalogue; larger ones are too hard for shortest solutions. */
const TAQUIN_SIZES: readonly number[] = [3, 4, 5];

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

/** The board after the tile on a cell slides into the hole. */
export function slide(tiles: Tiles, from: number, hole: number): Tiles {
  const next = [...tiles];
  next[hole] = tiles[from];
  next[from] = HOLE;
  return next;
}

/** True if the permutation has the parity of the hole's distance to the last cell (Johnson and Story 1879). */
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

/** The solved board after random moves, none of which takes back the one before. */
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

/** The mirror image of a cell in the diagonal from the first to the last cell. */
export function mirrorCell(cell: number, size: number): number {
  return (cell % size) * size + Math.floor(cell / size);
}

/** The tile that has the place of this one in the mirror image of a board. */
export function mirrorTile(tile: number, size: number): number {
  return tile === HOLE ? HOLE : mirrorCell(tile - 1, size) + 1;
}

/** "1 2 3/4 5 6/7 8 0": row by row, 0 for the hole. */
export function writeTiles(tiles: Tiles): string {
  const size = Math.sqrt(tiles.length);
  const rows = Array.from({ length: size }, (_, row) => tiles.slice(row * size, (row + 1) * size).join(" "));
  return rows.join("/");
}

/** Reads the tiles of a board, separated by `/`, commas or blanks; `.` and `_` are the hole too. */
export function readTiles(text: string, size: number): Parsed<Tiles> {
  const cells = size * size;
  const faults: Fault[] = [];
  const cellOfTile = new Map<number, number>();
  const tiles: number[] = [];
  for (const match of text.matchAll(/[^\s,/]+/g)) {
    const word = match[0];
    const place = { line: 1, column: match.index + 1 };
    const tile = /^[._]$/.test(word) ? HOLE : /^\d+$/.test(word) ? Number(word) : Number.NaN;
    if (!(tile < cells)) {
      faults.push({ ...place, text: texts.notATile(word, cells - 1) });
    } else if (cellOfTile.has(tile)) {
      faults.push({ ...place, text: tile === HOLE ? texts.holeTwice() : texts.tileTwice(tile) });
    }
    cellOfTile.set(tile, tiles.length);
    tiles.push(tile);
  }
  if (tiles.length !== cells) {
    faults.push({ text: texts.wrongTileCount(size, tiles.length) });
  }
  if (faults.length > 0) return refused(faults);
  return parsed(tiles);
}

/** The size of the board in a text, by the number of its words. */
export function sizeOfText(text: string): number {
  const cells = text.match(/[^\s,/]+/g)?.length ?? 0;
  if (TAQUIN_SIZES.some((size) => size * size === cells)) return Math.sqrt(cells);
  throw new MarienbadError("bad-input", texts.notSquare(text));
}

/** The board in a frame, several lines. */
export function drawTiles(tiles: Tiles): string {
  const size = Math.sqrt(tiles.length);
  const width = String(tiles.length - 1).length;
  const rule = `+${"-".repeat(size * (width + 1) + 1)}+`;
  const rows = Array.from({ length: size }, (_, row) => {
    const cells = tiles.slice(row * size, (row + 1) * size);
    const words = cells.map((tile) => (tile === HOLE ? "." : String(tile)).padStart(width));
    return `| ${words.join(" ")} |`;
  });
  return [rule, ...rows, rule].join("\n");
}
