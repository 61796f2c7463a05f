import { type Fault, type Parsed, parsed, refused } from "marienbad/base";
import { texts } from "../texts.ts";
import { HOLE, TAQUIN_SIZES, type Tiles } from "./board.ts";

/** "1 2 3/4 5 6/7 8 0": row by row, 0 for the hole. */
export function writeTiles(tiles: Tiles): string {
  const size = Math.sqrt(tiles.length);
  const rows = Array.from({ length: size }, (_, row) => tiles.slice(row * size, (row + 1) * size).join(" "));
  return rows.join("/");
}

/** Reads the tiles of a board of a known size; `/`, commas and blanks all separate, `.` and `_` are the hole too. */
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
      faults.push({
        ...place,
        text: texts.notATile(word, cells - 1),
      });
    } else if (cellOfTile.has(tile)) {
      faults.push({
        ...place,
        text: tile === HOLE ? texts.holeTwice() : texts.tileTwice(tile),
      });
    }
    cellOfTile.set(tile, tiles.length);
    tiles.push(tile);
  }
  if (tiles.length !== cells) {
    faults.push({
      text: texts.wrongTileCount(size, tiles.length),
    });
  }
  if (faults.length > 0) return refused(faults);
  return parsed(tiles);
}

/** The size of the board that a text is written for: the square root of the number of its words. */
export function sizeOfText(text: string): number | undefined {
  const cells = text.match(/[^\s,/]+/g)?.length ?? 0;
  return TAQUIN_SIZES.find((size) => size * size === cells);
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
