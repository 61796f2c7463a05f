/**
 * The rows (or columns) of a grid as bits, 32 cells to a word, with a blocked border: cell (x, y) is bit x + 1 of line
 * y + 1. A run along a line is a search for the next bit that is set.
 *
 *     . @ .         line 0   1 1 1 1 1 …     (bit 0 on the left; all to the right of the border is blocked too)
 *     . . .         line 1   1 0 1 0 1 …
 *                   line 2   1 0 0 0 1 …
 *                   line 3   1 1 1 1 1 …
 */
export interface RunLines {
  readonly wordsInLine: number;
  readonly walls: Int32Array;
  /** Stops of runs towards larger bits: at a wall, or beside an opening. */
  readonly stopsUp: Int32Array;
  readonly stopsDown: Int32Array;
}

/**
 * A run stops beside an opening: a free cell at its side, after a blocked one.
 *
 *     side   @ @ @ @ . .       a run to the right stops at j; if corners may be cut, one cell earlier, where the
 *     run    s → → i j         diagonal step into the opening begins (j must be free for that)
 */
export function runLines(
  width: number,
  height: number,
  isFree: (x: number, y: number) => boolean,
  cornerCutting: boolean,
): RunLines {
  const wordsInLine = (width + 2 + 31) >>> 5;
  const words = wordsInLine * (height + 2);
  const walls = new Int32Array(words).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isFree(x, y)) walls[(y + 1) * wordsInLine + ((x + 1) >>> 5)] &= ~(1 << (x + 1));
    }
  }
  const stopsUp = walls.slice();
  const stopsDown = walls.slice();
  const openingsUp = new Int32Array(words);
  const openingsDown = new Int32Array(words);
  for (let at = wordsInLine; at < words - wordsInLine; at++) {
    for (const side of [at - wordsInLine, at + wordsInLine]) {
      openingsUp[at] |= ((walls[side] << 1) | ((walls[side - 1] ?? -1) >>> 31)) & ~walls[side] & ~walls[at];
      openingsDown[at] |= ((walls[side] >>> 1) | ((walls[side + 1] ?? -1) << 31)) & ~walls[side] & ~walls[at];
    }
  }
  for (let at = wordsInLine; at < words - wordsInLine; at++) {
    stopsUp[at] |= cornerCutting ? (openingsUp[at] >>> 1) | (openingsUp[at + 1] << 31) : openingsUp[at];
    stopsDown[at] |= cornerCutting ? (openingsDown[at] << 1) | (openingsDown[at - 1] >>> 31) : openingsDown[at];
  }
  return { wordsInLine, walls, stopsUp, stopsDown };
}

/** Makes runs stop at a bit too; returns a function that undoes this. */
export function addStop({ wordsInLine, stopsUp, stopsDown }: RunLines, line: number, bit: number): () => void {
  const at = line * wordsInLine + (bit >>> 5);
  const [up, down] = [stopsUp[at], stopsDown[at]];
  stopsUp[at] |= 1 << bit;
  stopsDown[at] |= 1 << bit;
  return () => {
    stopsUp[at] = up;
    stopsDown[at] = down;
  };
}

/** The first stop after a bit, or 0 if it is a wall. */
export function scanUp({ wordsInLine, walls, stopsUp }: RunLines, line: number, from: number): number {
  const first = line * wordsInLine;
  let at = first + ((from + 1) >>> 5);
  let stops = stopsUp[at] & (-1 << (from + 1));
  while (stops === 0) stops = stopsUp[++at];
  const bit = stops & -stops;
  return walls[at] & bit ? 0 : ((at - first) << 5) + 31 - Math.clz32(bit);
}

/** Like `scanUp`, towards smaller bits. */
export function scanDown({ wordsInLine, walls, stopsDown }: RunLines, line: number, from: number): number {
  const first = line * wordsInLine;
  let at = first + ((from - 1) >>> 5);
  let stops = stopsDown[at] & (-1 >>> (32 - from));
  while (stops === 0) stops = stopsDown[--at];
  const place = 31 - Math.clz32(stops);
  return (walls[at] >>> place) & 1 ? 0 : ((at - first) << 5) + place;
}
