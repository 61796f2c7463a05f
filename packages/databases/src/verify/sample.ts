/** Verifying a sample of what a database claims. */
export interface SampleOptions {
  /** Looks at one part in so many of each level, and then not at what is counted over whole levels; all by default. */
  readonly oneIn?: number | undefined;
  /** Called with what was looked at: keys or ranges of a level from one place to another, and how many positions. */
  readonly onPart?: ((level: number, from: number, to: number, positions: number) => void) | undefined;
}

/**
 * Of each level one part in so many: the middle one of each group, so that a level of few parts has one, too. Parts
 * come level by level.
 */
export function sampled<Part extends { readonly level: number }>(parts: readonly Part[], oneIn: number): Part[] {
  const ofLevel = (wanted: number): Part[] => parts.filter(({ level }) => level === wanted);
  return [...new Set(parts.map(({ level }) => level))].flatMap((level) => {
    const group = ofLevel(level);
    const middle = (Math.min(oneIn, group.length) - 1) >> 1;
    return group.filter((_, place) => place % oneIn === middle);
  });
}

/** How many positions a verdict has counted. */
export function positionsOf(counts: readonly Float64Array[]): number {
  return counts.reduce((sum, list) => list.reduce((total, count) => total + count, sum), 0);
}
