import { checkSize, HOLE, neighboursOfCells, type Tiles } from "./board.ts";

/**
 * How every estimate of the taquin is worked out: a sum of look-ups in tables, where the place in a table is itself a
 * sum of what each tile adds by the cell it is on. When a tile slides, a place changes by a constant known beforehand,
 * so that a search never looks at the whole board again.
 *
 *     places:  tile 7 on cell 3 adds 3·16², tile 8 on cell 11 adds 11·16, tile 9 on cell 5 adds 5  →  place 949
 *     value:   distanceOfPlace[base + 949]
 *
 * With two sides (a board and its mirror image) the estimate is the greater of the two sums.
 */
export interface Gauge {
  readonly size: number;
  /** All the tables, one after the other. */
  readonly values: Uint8Array;
  readonly lookups: readonly Lookup[];
  readonly changes: SlideChanges;
}

/** A gauge, with what each slide changes worked out. */
export function createGauge(size: number, values: Uint8Array, lookups: readonly Lookup[]): Gauge {
  checkSize(size);
  return { size, values, lookups, changes: slideChanges(size, lookups) };
}

export interface Lookup {
  /** Where its table begins. */
  readonly base: number;
  /** Which of the two sums it belongs to. */
  readonly side: 0 | 1;
  /** What a tile on a cell adds to the place. */
  share(tile: number, cell: number): number;
}

/** The place in `values` of every look-up. */
export function placesOfLookups(gauge: Gauge, tiles: Tiles): number[] {
  return gauge.lookups.map(({ base, share }) => {
    let place = base;
    for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] !== HOLE) place += share(tiles[cell], cell);
    return place;
  });
}

/** The two sums. */
export function sidesOf(gauge: Gauge, places: readonly number[]): [number, number] {
  const sums: [number, number] = [0, 0];
  gauge.lookups.forEach(({ side }, lookup) => {
    sums[side] += gauge.values[places[lookup]];
  });
  return sums;
}

/** The estimate of a board. */
export function measure(gauge: Gauge, tiles: Tiles): number {
  const [board, image] = sidesOf(gauge, placesOfLookups(gauge, tiles));
  return Math.max(board, image);
}

/**
 * What each slide changes, as flat lists. Slide number (tile · cells + hole) · 4 + i brings the tile from the i-th
 * neighbour of the hole into the hole; its changes are those from `firstChangeOfSlide[slide]` up to the next slide's.
 */
interface SlideChanges {
  readonly firstChangeOfSlide: Int32Array;
  readonly lookupOfChange: Int32Array;
  /** What is added to the place of the look-up. */
  readonly stepOfChange: Int32Array;
}

function slideChanges(size: number, lookups: readonly Lookup[]): SlideChanges {
  const cells = size * size;
  const neighbours = neighboursOfCells(size);
  const first: number[] = [];
  const lookupOfChange: number[] = [];
  const stepOfChange: number[] = [];
  for (let slide = 0; slide < cells * cells * 4; slide++) {
    first.push(stepOfChange.length);
    const tile = Math.floor(slide / (cells * 4));
    const hole = Math.floor(slide / 4) % cells;
    const from = neighbours[hole][slide % 4];
    if (tile === HOLE || from === undefined) continue;
    lookups.forEach(({ share }, lookup) => {
      const step = share(tile, hole) - share(tile, from);
      if (step === 0) return;
      lookupOfChange.push(lookup);
      stepOfChange.push(step);
    });
  }
  first.push(stepOfChange.length);
  return {
    firstChangeOfSlide: Int32Array.from(first),
    lookupOfChange: Int32Array.from(lookupOfChange),
    stepOfChange: Int32Array.from(stepOfChange),
  };
}
