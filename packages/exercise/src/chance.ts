import type { Random } from "marienbad/base";

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

/** One of these. */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)];
}

/** The same items in another order (Fisher and Yates 1938). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}

/** That many different items. */
export function someOf<T>(random: Random, items: readonly T[], count: number): T[] {
  return shuffled(random, items).slice(0, count);
}
