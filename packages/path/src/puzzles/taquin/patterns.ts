import { checkSize, mirrorCell, mirrorTile } from "./board.ts";
import { createGauge, type Gauge, type Lookup } from "./gauge.ts";

/**
 * The tiles split into patterns. The moves of a pattern's tiles to their goals, if others do not matter, are a lower
 * bound; as no move counts in two patterns, these bounds add up (Korf and Felner 2002; Felner, Korf and Hanan 2004).
 * Admissible, but not consistent, as a table ignores the hole's region (see `pattern-database.ts`): A* may reopen.
 *
 * One letter for each pattern, on the goals of its tiles:
 * - 3 × 3: 4-4, 13 kB, built immediately.
 * - 4 × 4: 6-6-3, 32 MB: the best of six splits tried, 0.58 million nodes on average for Korf's hundred instances.
 * - 5 × 5: 5-5-5-5-4, 38 MB, a bit better than linear conflict. The usual 6-6-6-6 takes gigabytes and minutes to build.
 */
const PATTERNS: Readonly<Record<number, string>> = {
  3: "aab aab bb.",
  4: "abbb aacc aacc acc.",
  5: "aaabb aabbb ccddd ccedd ceee.",
};

/** The tiles of each pattern. */
export function patternsOfSize(size: number): readonly (readonly number[])[] {
  checkSize(size);
  const letters = PATTERNS[size].replaceAll(" ", "");
  const names = [...new Set(letters)].filter((letter) => letter !== ".").sort();
  return names.map((name) => [...letters].flatMap((letter, cell) => (letter === name ? [cell + 1] : [])));
}

/** Size of a table of placements, whose digits in base size² are cells (with gaps where tiles share a cell). */
export function placementCount(size: number, pattern: readonly number[]): number {
  return (size * size) ** pattern.length;
}

/** Bytes of the tables of all patterns. */
export function patternTableSize(size: number): number {
  return patternsOfSize(size).reduce((sum, pattern) => sum + placementCount(size, pattern), 0);
}

/** A file name for the table. */
export function patternTableName(size: number): string {
  return `taquin-${size}-${PATTERNS[size].replaceAll(" ", "").replace(".", "")}`;
}

/** The better of two estimates by patterns: of the board and of its mirror image. */
export function patternGauge(size: number, values: Uint8Array): Gauge {
  const cells = size * size;
  const lookups: Lookup[] = [];
  let base = 0;
  for (const pattern of patternsOfSize(size)) {
    const share = (tile: number, cell: number): number => {
      const digit = pattern.indexOf(tile);
      return digit < 0 ? 0 : cell * cells ** digit;
    };
    lookups.push({ base, side: 0, share });
    lookups.push({ base, side: 1, share: (tile, cell) => share(mirrorTile(tile, size), mirrorCell(cell, size)) });
    base += placementCount(size, pattern);
  }
  return createGauge(size, values, lookups);
}
