import { MarienbadError } from "../base/error.ts";
import { sameText } from "../base/text.ts";
import { arithmeticPeriodProof } from "./arithmetic-theorem.ts";
import { type HeapGame, mostHeaps, removalsOf } from "./heap-game.ts";
import { type RepeatingTail, repeatingTails } from "./repeating-tail.ts";
import { type GrundySequence, grundySequence, type SequenceOptions } from "./sequence.ts";

/** What makes a period certain. */
export type PeriodTheorem =
  | "nim" // g(n) = n
  | "repetition" // Guy and Smith 1956, for any number of heaps left: see `lastHeapToCheck`
  | "excess"; // arithmetic periods of games that cut in three: see `arithmeticPeriodProof`

/** A proved period, with all that is needed to check it again and to answer for any heap. */
export interface PeriodCertificate extends RepeatingTail {
  readonly game: HeapGame;
  readonly theorem: PeriodTheorem;
  /** The theorem needs the values to repeat up to this heap, and they do. */
  readonly checkedTo: number;
  /** The values of the heaps 0 … start + period − 1; the others follow. */
  readonly values: readonly number[];
}

export type PeriodFinding =
  | { readonly status: "proved"; readonly certificate: PeriodCertificate }
  /** A regularity that was seen as far as heap `to`, and that no theorem covers. */
  | ({ readonly status: "observed"; readonly to: number } & RepeatingTail)
  | { readonly status: "none"; readonly to: number };

export interface PeriodOptions extends SequenceOptions {
  /** The largest heap to look at (default `usualReach`). */
  readonly to?: number;
}

/** How far a period is looked for when nothing is said: a second or two of work. */
export function usualReach(game: HeapGame): number {
  return mostHeaps(game) > 2 ? 1000 : 50_000;
}

const FIRST_LOOK = 128;

/**
 * Looks for the period of a heap game and proves it where a theorem allows (row N4), with as few values as it takes:
 * the heaps looked at double until the proof is there or the limit is reached.
 * Returns "proved" only when the hypotheses of the theorem were checked; "observed" is what was seen and no more.
 */
export async function findPeriod(game: HeapGame, options: PeriodOptions = {}): Promise<PeriodFinding> {
  const { to = usualReach(game), ...slices } = options;
  const sequence = grundySequence(game);
  for (let look = Math.min(FIRST_LOOK, to); ; look = Math.min(2 * look, to)) {
    await sequence.extendInSlices(look, slices);
    const finding = periodOf(sequence);
    if (finding.status === "proved" || look === to) return finding;
  }
}

/** What the values that a sequence knows say about its period. */
export function periodOf({ game, values }: Pick<GrundySequence, "game" | "values">): PeriodFinding {
  const to = values.length - 1;
  let observed: RepeatingTail | undefined;
  for (const tail of repeatingTails(values)) {
    const proof = proofOf(game, values, tail);
    if (proof !== undefined) {
      const known = Array.from(values.subarray(0, tail.start + tail.period));
      return { status: "proved", certificate: { game, ...tail, ...proof, values: known } };
    }
    if (observed === undefined && isStriking(tail, values.length)) observed = tail;
  }
  return observed === undefined ? { status: "none", to } : { status: "observed", ...observed, to };
}

/** Worth telling without a proof: the second half of the values or more, and at least three rounds. */
function isStriking({ start, period }: RepeatingTail, count: number): boolean {
  return count - start >= Math.max(3 * period, count / 2) && count >= FIRST_LOOK / 2;
}

function proofOf(
  game: HeapGame,
  values: Int32Array,
  tail: RepeatingTail,
): Pick<PeriodCertificate, "theorem" | "checkedTo"> | undefined {
  const last = values.length - 1;
  if (game.kind === "nim") return tail.start === 0 ? { theorem: "nim", checkedTo: last } : undefined;
  if (tail.saltus === 0) {
    const checkedTo = lastHeapToCheck(game, tail);
    return checkedTo !== undefined && checkedTo <= last ? { theorem: "repetition", checkedTo } : undefined;
  }
  if (!isStriking(tail, values.length)) return undefined;
  const checkedTo = arithmeticPeriodProof(game, values, tail);
  return checkedTo === undefined ? undefined : { theorem: "excess", checkedTo };
}

/**
 * How far the values must repeat, with period p from e on, to repeat for ever: to t·e + t·p + k, when a move takes at most k
 * tokens and leaves at most t heaps (Guy and Smith 1956 for t = 2; for a subtraction set t = 1, and it says that the last
 * k values are repeated). Why: a larger n + p, cut into t heaps at most, has a heap of at least e + p; p tokens less in it
 * is an option of n of the same value; and the other way round. So n and n + p have options of the same values.
 *
 * Undefined for Grundy's game, where the tokens taken away could make two heaps equal: no such theorem is known.
 */
export function lastHeapToCheck(game: HeapGame, { start, period }: RepeatingTail): number | undefined {
  if (game.kind === "grundy" || game.kind === "nim") return undefined;
  const heaps = Math.max(1, mostHeaps(game));
  const largestRemoval = removalsOf(game, 0).reduce((most, { removed }) => Math.max(most, removed), 0);
  const least = Math.max(start, 1); // an empty heap would not count as one of the heaps left
  return heaps * (least + period) + largestRemoval;
}

/** The value of a heap of any size, by its proved period: at once, be it 10¹⁸. */
export function valueByPeriod(certificate: PeriodCertificate, heap: bigint | number): bigint {
  const { start, period, saltus, values } = certificate;
  const size = BigInt(heap);
  if (size < 0n) throw new MarienbadError("bad-argument", sameText(`A heap has at least 0 tokens, not ${size}.`));
  if (size < BigInt(values.length)) return BigInt(values[Number(size)]);
  const beyond = size - BigInt(start);
  const round = beyond / BigInt(period);
  return BigInt(values[start + Number(beyond % BigInt(period))]) + round * BigInt(saltus);
}
