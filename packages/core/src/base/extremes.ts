/** The least of the values and `most`, of any number of values: `Math.min(...values)` overflows at some 120,000. */
export function leastOf(values: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let least = most;
  for (const value of values) if (value < least) least = value;
  return least;
}

/** The greatest of the values and `least`. */
export function greatestOf(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let greatest = least;
  for (const value of values) if (value > greatest) greatest = value;
  return greatest;
}
