/**
 * The blocked cells of a grid as bits, 32 cells to a word, with a blocked border around them: cell (x, y) is bit x + 1 of
 * row y + 1. Runs along a row are then scanned a word at a time. For runs along a column there is the grid turned over.
 *
 *     . @ .         row 0   1 1 1 1 1 …     (bit 0 on the left; what is to the right of the border is blocked too)
 *     . . .         row 1   1 0 1 0 1 …
 *                   row 2   1 0 0 0 1 …
 *                   row 3   1 1 1 1 1 …
 */
export interface BitRows {
  readonly wordsInRow: number;
  readonly words: Int32Array;
}

export function bitRows(width: number, height: number, isFree: (x: number, y: number) => boolean): BitRows {
  const wordsInRow = (width + 2 + 31) >>> 5;
  const words = new Int32Array(wordsInRow * (height + 2) + 2).fill(-1); // a word more at both ends, for carries
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isFree(x, y)) words[1 + (y + 1) * wordsInRow + ((x + 1) >>> 5)] &= ~(1 << (x + 1));
    }
  }
  return { wordsInRow, words };
}

/** Whether a bit is set: the cell is blocked, or outside. */
export function isBlocked({ words, wordsInRow }: BitRows, bit: number, row: number): boolean {
  return ((words[1 + row * wordsInRow + (bit >>> 5)] >>> bit) & 1) === 1;
}

/**
 * Runs along a row from a bit, upwards, to the first cell that is blocked (the answer is its complement, ~bit) or that
 * has an opening at its side: a free cell above or below it, next to a blocked one that was passed just before.
 *
 *     above   @ @ @ @ . .         the run from s stops at j: the cell above j is free,
 *     row     s → → → j           the one before it is blocked
 */
export function scanUp({ words, wordsInRow }: BitRows, row: number, from: number): number {
  let at = 1 + row * wordsInRow + ((from + 1) >>> 5);
  let ahead = -1 << (from + 1);
  for (let position = (from + 1) & ~31; ; position += 32, at++) {
    const own = words[at];
    const above = words[at - wordsInRow];
    const below = words[at + wordsInRow];
    const openings =
      (((above << 1) | (words[at - wordsInRow - 1] >>> 31)) & ~above) |
      (((below << 1) | (words[at + wordsInRow - 1] >>> 31)) & ~below);
    const stops = (own | openings) & ahead;
    if (stops !== 0) {
      const bit = 31 - Math.clz32(stops & -stops);
      return (own >>> bit) & 1 ? ~(position + bit) : position + bit;
    }
    ahead = -1;
  }
}

/** The same, downwards. */
export function scanDown({ words, wordsInRow }: BitRows, row: number, from: number): number {
  let at = 1 + row * wordsInRow + ((from - 1) >>> 5);
  let ahead = -1 >>> (31 - ((from - 1) & 31));
  for (let position = (from - 1) & ~31; ; position -= 32, at--) {
    const own = words[at];
    const above = words[at - wordsInRow];
    const below = words[at + wordsInRow];
    const openings =
      (((above >>> 1) | (words[at - wordsInRow + 1] << 31)) & ~above) |
      (((below >>> 1) | (words[at + wordsInRow + 1] << 31)) & ~below);
    const stops = (own | openings) & ahead;
    if (stops !== 0) {
      const bit = 31 - Math.clz32(stops);
      return (own >>> bit) & 1 ? ~(position + bit) : position + bit;
    }
    ahead = -1;
  }
}
