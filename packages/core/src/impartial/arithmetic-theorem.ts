import { runnable, type Work } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { maxHeapsLeft, type Removal, removalsOf } from "./heap-game.ts";
import type { RepeatingTail } from "./repeating-tail.ts";
import type { SequenceProgress } from "./sequence.ts";

/**
 * A finite test that proves an arithmetic period, g(n + p) = g(n) + s for all n ≥ e with s > 0, of a game that can cut
 * a heap in three (a hexadecimal digit from 8). Sufficient, not necessary.
 *
 * Below, P and S are p and s, or 2p and 2s when p is odd, and ĝ(n) is the value that the period foretells. Suppose that
 * g = ĝ on all heaps of at least e that are smaller than N; then g(N) = ĝ(N) because of two things.
 *
 * 1. No option of N has the value ĝ(N). A nim-sum is at most the ordinary sum, and both are odd or both are even. So
 *    an option a, b, c cannot have it when the excess g(a) + g(b) + g(c) − ĝ(N) is negative or odd (or, for one heap,
 *    not 0). Taking p away from N and from a heap of at least e + p leaves the excess as it is: it is enough to look at
 *    heaps below e + p, one of them at least e. (Options all of whose heaps are smaller than e belong to heaps below
 *    3e + k, for k digits, whose values must be known.)
 * 2. Every smaller value is the value of an option. Use only options (a, b, b), whose value is g(a) for every a of the
 *    right parity, (b, b), whose value is 0, and single heaps. When N grows by P, (a, b, b) stays an option with a
 *    larger b, and with a ≥ e it also becomes (a + P, b, b), of value larger by S; so does a single heap. Hence it is
 *    enough that for one n of each residue modulo P, with g(n) − S above 0 and all the values before e, at N = n + P:
 *    the values below g(n) come from pairs (a, b, b) or (b, b), and those from g(n) to g(n) + S − 1 from these or
 *    single heaps. By induction the same then holds at n + 2P, n + 3P, …
 *
 * Needs: `values` that are right and repeat with the tail. Returns the largest heap that the test looks at when it
 * proves the period, and undefined when it proves nothing (too few values among the reasons).
 * Cost: (e + p)³ per digit. After Austin 1976 and Howse and Nowakowski 2004, whose tests are of the same kind.
 */
export const arithmeticPeriodProof = /* @__PURE__ */ runnable(function* arithmeticPeriodProof(
  game: HeapGame,
  values: Int32Array,
  tail: RepeatingTail,
): Work<number | undefined, SequenceProgress> {
  if (game.kind !== "code" || tail.saltus <= 0 || maxHeapsLeft(game) < 3) return undefined;
  const removals = removalsOf(game, 0);
  const double = tail.period % 2 === 1 ? 2 : 1;
  const long: RepeatingTail = { ...tail, period: double * tail.period, saltus: double * tail.saltus };
  const largestRemoval = removals[removals.length - 1].removed;
  const first = firstCoveredHeap(values, long, largestRemoval);
  if (first === undefined) return undefined;
  const known = Math.max(first + 2 * long.period, 3 * tail.start + largestRemoval + tail.period);
  if (known > values.length) return undefined;
  if (yield* reachesForetoldValueWork(removals, values, tail)) return undefined;
  for (let heap = first; heap < first + long.period; heap++) {
    if (!coversFrom(removals, values, heap, long)) return undefined;
  }
  return known - 1;
});

/** The least n above e and every removal from which g(n) − S stays above 0 and all the values before e. */
function firstCoveredHeap(values: Int32Array, tail: RepeatingTail, largestRemoval: number): number | undefined {
  const bound = values.subarray(0, tail.start).reduce((most, value) => Math.max(most, value), 0) + tail.saltus;
  let first = Math.max(tail.start, largestRemoval + 1);
  for (let heap = first; heap < values.length; heap++) if (values[heap] <= bound) first = heap + 1;
  return first < values.length ? first : undefined;
}

/** Step 1: true if some option has an excess that does not rule it out. */
function* reachesForetoldValueWork(
  removals: readonly Removal[],
  values: Int32Array,
  tail: RepeatingTail,
): Work<boolean, SequenceProgress> {
  const { start, period, saltus } = tail;
  const least = Math.max(start, 1);
  const end = least + period;
  const foretold = (heap: number): number => {
    const rounds = Math.floor((heap - start) / period);
    return values[heap - rounds * period] + rounds * saltus;
  };
  for (const { removed, heaps } of removals) {
    for (let a = least; a < end; a++) {
      yield { heap: a, to: end };
      if (heaps & 0b0010 && values[a] === foretold(a + removed)) return true;
      for (let b = 1; b < end && heaps & 0b1100; b++) {
        if (heaps & 0b0100 && isPossible(values[a] + values[b] - foretold(a + b + removed))) return true;
        for (let c = 1; c <= b && heaps & 0b1000; c++) {
          if (isPossible(values[a] + values[b] + values[c] - foretold(a + b + c + removed))) return true;
        }
      }
    }
  }
  return false;
}

/** True if the nim-sum of heaps can equal the value that exceeds it by this much as an ordinary sum. */
function isPossible(excess: number): boolean {
  return excess >= 0 && excess % 2 === 0;
}

/** Step 2 for one n, at N = n + P. */
function coversFrom(removals: readonly Removal[], values: Int32Array, heap: number, tail: RepeatingTail): boolean {
  const size = heap + tail.period;
  const lastingly = new Set<number>();
  const atAll = new Set<number>();
  for (const { removed, heaps } of removals) {
    const rest = size - removed;
    if (heaps & 0b0010) atAll.add(values[rest]);
    if (heaps & 0b0100 && rest % 2 === 0) lastingly.add(0);
    if (heaps & 0b1000) for (let a = rest - 2; a >= 1; a -= 2) lastingly.add(values[a]);
  }
  for (let value = 0; value < values[size]; value++) {
    if (lastingly.has(value)) continue;
    if (value < values[heap] || !atAll.has(value)) return false;
  }
  return true;
}
