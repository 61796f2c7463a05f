import { MarienbadError } from "../base/error.ts";
import { checkOptions } from "../base/option-names.ts";
import { finish, run, runnable, Stop, type Work } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { arithmeticPeriodProof } from "./arithmetic-theorem.ts";
import { maxHeapsLeft, removalsOf } from "./heap-game.ts";
import { type RepeatingTail, repeatingTails } from "./repeating-tail.ts";
import { type GrundySequence, grundySequence, type SequenceProgress } from "./sequence.ts";
import * as texts from "./texts.ts";

/** The theorem that proves a period. */
export type PeriodTheorem =
  | "identity" // g(n) = n, for Nim
  | "repetition" // Guy and Smith 1956, for any number of heaps left: see `lastHeapNeeded`
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

/** A finding about a period: proved, observed or none. */
export type PeriodFinding =
  | { readonly status: "proved"; readonly certificate: PeriodCertificate }
  /** A regularity that was seen as far as heap `to`, and that no theorem covers. */
  | ({ readonly status: "observed"; readonly to: number } & RepeatingTail)
  | { readonly status: "none"; readonly to: number };

/** Options for `findPeriod`. */
export interface PeriodOptions {
  /** The largest heap to look at (default `defaultReach`). */
  readonly to?: number;
  /** The sequence of the game, if it exists: it is used and extended. */
  readonly sequence?: GrundySequence;
}

/** The default largest heap of `findPeriod`: a second or two of work. */
export function defaultReach(game: HeapGame): number {
  return maxHeapsLeft(game) > 2 ? 1000 : 50_000;
}

const FIRST_LOOK = 128;
const TAILS_AT_ONCE = 2 ** 16;

/**
 * Finds the period of a heap game and proves it where a theorem allows (N4 in docs/concordance.md), doubling the number
 * of values until the proof succeeds or the limit is reached. "observed" means seen, but not proved. Within a budget
 * (`runWithin`, `runAsync`) it returns the finding for the heaps reached.
 */
export const findPeriod = /* @__PURE__ */ runnable(function* findPeriod(
  game: HeapGame,
  options: PeriodOptions = {},
): Work<PeriodFinding, SequenceProgress> {
  checkOptions("findPeriod", options, { to: true, sequence: true });
  const { to = defaultReach(game), sequence = grundySequence(game) } = options;
  try {
    for (let look = Math.max(FIRST_LOOK, sequence.values.length - 1); ; look *= 2) {
      yield* sequence.extendToWork(Math.min(look, to));
      const finding = yield* periodOfWork(sequence);
      if (finding.status === "proved" || look >= to) return finding;
    }
  } catch (error) {
    if (error instanceof Stop) return finish(periodOfWork(sequence));
    throw error;
  }
});

/** The period of the known values of a sequence. */
export function periodOf(sequence: Pick<GrundySequence, "game" | "values">): PeriodFinding {
  return run(periodOfWork(sequence));
}

function* periodOfWork({
  game,
  values,
}: Pick<GrundySequence, "game" | "values">): Work<PeriodFinding, SequenceProgress> {
  const to = values.length - 1;
  const repetition = repetitionTheorem(game);
  let observed: RepeatingTail | undefined;
  for (const tail of repeatingTails(values)) {
    const striking = isStriking(tail, values.length);
    let proof = proofOf(game, values, tail, repetition);
    if (proof === undefined && striking && tail.saltus > 0) {
      const checkedTo = yield* arithmeticPeriodProof.work(game, values, tail);
      if (checkedTo !== undefined) proof = { theorem: "excess", checkedTo };
    }
    if (proof !== undefined) {
      const known = Array.from(values.subarray(0, tail.start + tail.period));
      return { status: "proved", certificate: { game, ...tail, ...proof, values: known } };
    }
    if (observed === undefined && striking) observed = tail;
    if (tail.period % TAILS_AT_ONCE === 0) yield { heap: to, to };
  }
  return observed === undefined ? { status: "none", to } : { status: "observed", ...observed, to };
}

/** Worth reporting without a proof: half of the values or more, and at least three rounds. */
function isStriking({ start, period }: RepeatingTail, count: number): boolean {
  return count - start >= Math.max(3 * period, count / 2) && count >= FIRST_LOOK / 2;
}

function proofOf(
  game: HeapGame,
  values: Int32Array,
  tail: RepeatingTail,
  repetition: RepetitionTheorem | undefined,
): Pick<PeriodCertificate, "theorem" | "checkedTo"> | undefined {
  const last = values.length - 1;
  if (game.kind === "take-any") return tail.start === 0 ? { theorem: "identity", checkedTo: last } : undefined;
  if (tail.saltus !== 0 || repetition === undefined) return undefined;
  const checkedTo = lastHeapNeeded(repetition, tail);
  return checkedTo <= last ? { theorem: "repetition", checkedTo } : undefined;
}

/** The numbers of a game in the theorem on repetition. */
export interface RepetitionTheorem {
  /** The most heaps that a move leaves. */
  readonly heapsLeft: number;
  /** The most tokens that a move takes. */
  readonly taken: number;
}

/** The theorem on repetition for a game; undefined for Nim (moves take any number) and Grundy's game (none known). */
export function repetitionTheorem(game: HeapGame): RepetitionTheorem | undefined {
  if (game.kind === "cut-unequal" || game.kind === "take-any") return undefined;
  const taken = removalsOf(game, 0).reduce((most, { removed }) => Math.max(most, removed), 0);
  return { heapsLeft: Math.max(1, maxHeapsLeft(game)), taken };
}

/**
 * The last heap up to which the values must repeat, with period p from e on, to repeat forever: t·e + t·p + k, when a
 * move takes at most k tokens and leaves at most t heaps (Guy and Smith 1956 for t = 2; for a subtraction set t = 1,
 * and the last k values are repeated). Why: a larger n + p, cut into at most t heaps, has a heap of at least e + p; p
 * tokens less in it is an option of n of the same value; and the other way round. So n and n + p have options of the
 * same values.
 */
export function lastHeapNeeded(
  { heapsLeft, taken }: RepetitionTheorem,
  { start, period }: Pick<RepeatingTail, "start" | "period">,
): number {
  const least = Math.max(start, 1); // an empty heap would not count as one of the heaps left
  return heapsLeft * (least + period) + taken;
}

/** The value of a heap of any size, by its proved period. */
export function valueByPeriod(certificate: PeriodCertificate, heap: bigint | number): bigint {
  const { start, period, saltus, values } = certificate;
  const size = BigInt(heap);
  if (size < 0n) throw new MarienbadError("bad-argument", texts.negativeHeap(size));
  if (size < BigInt(values.length)) return BigInt(values[Number(size)]);
  const beyond = size - BigInt(start);
  const round = beyond / BigInt(period);
  return BigInt(values[start + Number(beyond % BigInt(period))]) + round * BigInt(saltus);
}
