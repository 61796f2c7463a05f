import { runnable, type Work } from "marienbad/base";
import { neighboursOfCells } from "./board.ts";
import { patternsOfSize, patternTableSize, placementCount } from "./patterns.ts";

/** The distance of a placement with two tiles on one cell. */
export const IMPOSSIBLE = 255;

/** The tables of all patterns, concatenated: about 3 seconds for 4 × 4 and 6 for 5 × 5. Progress: the share done. */
export const buildPatternDatabase = /* @__PURE__ */ runnable(function* buildPatternDatabase(
  size: number,
): Work<Uint8Array> {
  const values = new Uint8Array(patternTableSize(size));
  let base = 0;
  for (const pattern of patternsOfSize(size)) {
    const count = placementCount(size, pattern);
    const share = count / values.length;
    for (const done of distancesOfPlacementsWork(size, pattern, values.subarray(base, base + count))) {
      yield base / values.length + share * done;
    }
    base += count;
  }
  return values;
});

const PAUSE_EVERY = 1 << 10;

/**
 * Fills in the least number of moves of the pattern's tiles from each placement to the goal, by breadth-first search
 * from the goal. The hole moves freely through the other tiles, so that only its region matters, a set of cells.
 *
 *     a b .      cells 0 and 1: one region, the hole can be anywhere else.
 *     . . .
 *
 *     . a .      cells 1 and 3: two regions, {0} and {2, 4, 5}, two states of one placement.
 *     b . .
 *
 * A layer is a set of placements, one bit each, visited in increasing order, so that neighbours are close in memory. No
 * placement gains a region within its layer: a move changes its parity (the chessboard colour of one tile's cell).
 * Cost: a few moves for each region of each placement (about two for six tiles among sixteen cells).
 */
function* distancesOfPlacementsWork(
  size: number,
  pattern: readonly number[],
  distanceOfPlacement: Uint8Array,
): Work<void> {
  const cells = size * size;
  const all = 2 ** cells - 1;
  const digits = pattern.length;
  const weightOfDigit = Int32Array.from(pattern, (_, digit) => cells ** digit);
  const cellOfDigit = new Int32Array(digits);
  const flood = regionFlood(size);
  const neighboursOfCell = neighbourMasks(size);
  const Masks = cells > 16 ? Uint32Array : Uint16Array;
  const reachedOfPlacement = new Masks(distanceOfPlacement.length); // where the hole can be
  const expandedOfPlacement = new Masks(distanceOfPlacement.length); // and what of it is done with
  let layer = new Uint32Array(Math.ceil(distanceOfPlacement.length / 32));
  let nextLayer = new Uint32Array(layer.length);
  let placed = 0;

  const reach = (placement: number, occupied: number, hole: number, distance: number): void => {
    if (reachedOfPlacement[placement] & (1 << hole)) return;
    reachedOfPlacement[placement] |= flood(1 << hole, all & ~occupied);
    nextLayer[placement >> 5] |= 1 << (placement & 31);
    if (distanceOfPlacement[placement] !== IMPOSSIBLE) return;
    distanceOfPlacement[placement] = distance;
    placed++;
  };
  const expand = (placement: number, distance: number): void => {
    let occupied = 0;
    for (let digit = 0, rest = placement; digit < digits; digit++) {
      cellOfDigit[digit] = rest % cells;
      rest = (rest / cells) | 0;
      occupied |= 1 << cellOfDigit[digit];
    }
    const fresh = reachedOfPlacement[placement] & ~expandedOfPlacement[placement];
    expandedOfPlacement[placement] |= fresh;
    for (let digit = 0; digit < digits; digit++) {
      const cell = cellOfDigit[digit];
      for (let ways = neighboursOfCell[cell] & fresh; ways !== 0; ways &= ways - 1) {
        const to = lowestBit(ways);
        const target = placement + (to - cell) * weightOfDigit[digit];
        reach(target, occupied ^ (1 << cell) ^ (1 << to), cell, distance);
      }
    }
  };
  const expandWord = (word: number, distance: number): void => {
    for (let bits = layer[word]; bits !== 0; bits &= bits - 1) expand(word * 32 + lowestBit(bits), distance);
  };

  distanceOfPlacement.fill(IMPOSSIBLE);
  const goal = pattern.reduce((sum, tile, digit) => sum + (tile - 1) * weightOfDigit[digit], 0);
  const goalMask = pattern.reduce((mask, tile) => mask | (1 << (tile - 1)), 0);
  reach(goal, goalMask, cells - 1, 0);
  const possible = pattern.reduce((product, _, digit) => product * (cells - digit), 1);
  for (let distance = 1; nextLayer.some((word) => word !== 0); distance++) {
    [layer, nextLayer] = [nextLayer, layer];
    nextLayer.fill(0);
    for (let word = 0; word < layer.length; word++) {
      expandWord(word, distance);
      if (word % PAUSE_EVERY === 0) yield placed / possible;
    }
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function neighbourMasks(size: number): Int32Array {
  const masks = new Int32Array(size * size);
  for (const [cell, near] of neighboursOfCells(size).entries()) for (const other of near) masks[cell] |= 1 << other;
  return masks;
}

/** Returns the cells that can be reached from some cells through free ones; sets of cells are masks. */
function regionFlood(size: number): (from: number, free: number) => number {
  let firstColumn = 0;
  for (let row = 0; row < size; row++) firstColumn |= 1 << (row * size);
  const notFirst = ~firstColumn;
  const notLast = ~(firstColumn << (size - 1));
  return (from, free) => {
    let region = from;
    for (;;) {
      const beside = ((region & notLast) << 1) | ((region & notFirst) >> 1) | (region << size) | (region >> size);
      const grown = (region | beside) & free;
      if (grown === region) return region;
      region = grown;
    }
  };
}
