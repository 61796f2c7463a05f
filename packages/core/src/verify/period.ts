import type { Text } from "../base/text.ts";
import { runnable, type Work } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import type { PeriodCertificate } from "../impartial/period.ts";
import { texts } from "./texts.ts";

/** The verdict on the certificate of a period. */
export type PeriodVerdict = { readonly valid: true } | { readonly valid: false; readonly reason: Text };

/** Values are compared as 32-bit numbers, so claims must stay below this. */
const MAX_VALUE = 2 ** 30;

/**
 * Checks a certificate from the definition of the game alone. This file takes only types from the code that found the
 * period: it has its own list of moves, its own bounds and its own test of each theorem.
 *
 * Every value up to `checkedTo` must be the least number that no option has, given the claimed values of the options:
 * by induction all are right; and `checkedTo` must be as far as the theorem needs. Cost: all options of all heaps up to
 * the bound (quadratic when a heap can be cut in two, cubic when in three). Its progress is the share that is done.
 */
export const verifyPeriod = /* @__PURE__ */ runnable(function* verifyPeriod(
  certificate: PeriodCertificate,
): Work<PeriodVerdict> {
  const reason =
    faultOfNumbers(certificate) ??
    faultOfTheorem(certificate) ??
    (yield* faultOfValuesWork(certificate)) ??
    faultOfConditions(certificate);
  return reason === undefined ? { valid: true } : { valid: false, reason };
});

function faultOfNumbers({ start, period, saltus, checkedTo, values }: PeriodCertificate): Text | undefined {
  const whole = [start, period, saltus, checkedTo].every((number) => Number.isSafeInteger(number) && number >= 0);
  if (!whole || period === 0) return texts.notWholeNumbers;
  if (values.length !== start + period) return texts.valueCount(start + period);
  if (checkedTo < values.length - 1) return texts.notFarEnough(values.length - 1, checkedTo);
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  const rounds = Math.ceil((checkedTo - start) / period);
  const areValues = values.every((value) => Number.isSafeInteger(value) && value >= 0);
  return areValues && largest + rounds * saltus < MAX_VALUE ? undefined : texts.notValues(MAX_VALUE);
}

/** The reason why the theorem does not apply to this game and period, or has too few values. */
function faultOfTheorem({ game, start, period, saltus, theorem, checkedTo }: PeriodCertificate): Text | undefined {
  switch (theorem) {
    case "identity":
      return game.kind === "take-any" && start === 0 && saltus === period ? undefined : texts.onlyNim;
    case "repetition": {
      if (game.kind === "cut-unequal" || game.kind === "take-any") return texts.notCovered;
      if (saltus !== 0) return texts.noSaltus;
      // A heap beyond this bound has, in each of its options, a heap that is one period above one of the same value.
      const rules = rulesOf(game, 0);
      const left = rules.reduce((most, rule) => Math.max(most, rule.left.at(-1) ?? 0), 1);
      const taken = rules.reduce((most, rule) => Math.max(most, rule.taken), 0);
      const bound = left * (Math.max(start, 1) + period) + taken;
      return checkedTo >= bound ? undefined : texts.notFarEnough(bound, checkedTo);
    }
    case "excess":
      return game.kind === "code" && saltus > 0 ? undefined : texts.notCovered;
    default:
      return texts.noSuchTheorem(String(theorem));
  }
}

function faultOfConditions({ game, theorem, checkedTo, ...claim }: PeriodCertificate): Text | undefined {
  if (theorem !== "excess") return undefined;
  return provesArithmeticPeriod(rulesOf(game, 0), claim, checkedTo) ? undefined : texts.conditionsNotMet;
}

function* faultOfValuesWork({
  game,
  values,
  start,
  period,
  saltus,
  checkedTo,
}: PeriodCertificate): Work<Text | undefined> {
  const claimed = new Int32Array(checkedTo + 1);
  const isNim = game.kind === "take-any";
  const rules = rulesOf(game, 0);
  for (let heap = 0; heap <= checkedTo; heap++) {
    claimed[heap] = heap < start + period ? values[heap] : claimed[heap - period] + saltus;
    const fault = faultOfHeap(isNim ? rulesOf(game, heap) : rules, claimed, heap);
    if (fault !== undefined) return fault;
    yield heap / checkedTo;
  }
  return undefined;
}

/** Checks a value: no option has it, and every smaller one is that of an option. */
function faultOfHeap(rules: readonly HeapRule[], claimed: Int32Array, heap: number): Text | undefined {
  const value = claimed[heap];
  const isMet = new Uint8Array(value + 1);
  for (const { taken, left } of rules) {
    for (const count of left) {
      if (count === 2) meetPairs(claimed, heap - taken, isMet);
      else
        cut(claimed, heap - taken, count, (sum) => {
          if (sum <= value) isMet[sum] = 1;
        });
    }
  }
  if (isMet[value] === 1) return texts.sameValue(heap, optionOfValue(rules, claimed, heap), value);
  const missing = isMet.indexOf(0);
  return missing === value ? undefined : texts.noOption(heap, missing, value);
}

/** Marks the nim-sums of all pairs of heaps that make `rest`. A long check spends nearly all its time in this loop. */
function meetPairs(claimed: Int32Array, rest: number, isMet: Uint8Array): void {
  const end = isMet.length;
  for (let large = rest - 1; 2 * large >= rest; large--) {
    const sum = claimed[large] ^ claimed[rest - large];
    if (sum < end) isMet[sum] = 1;
  }
}

function optionOfValue(rules: readonly HeapRule[], claimed: Int32Array, heap: number): readonly number[] {
  let found: readonly number[] | undefined;
  for (const { taken, left } of rules) {
    for (const count of left) {
      cut(claimed, heap - taken, count, (sum, heaps) => {
        if (sum === claimed[heap]) found ??= [...heaps];
      });
    }
  }
  return found ?? [];
}

/** Calls `meet` for every way to cut `rest` into `count` heaps, largest first, with the nim-sum of their values. */
function cut(
  claimed: Int32Array,
  rest: number,
  count: number,
  meet: (sum: number, heaps: readonly number[]) => void,
): void {
  const heaps: number[] = [];
  const from = (place: number, left: number, largest: number, sum: number): void => {
    if (place === count) {
      if (left === 0) meet(sum, heaps);
      return;
    }
    const others = count - place - 1; // each of them takes at least one token and at most as many as this heap
    for (let heap = Math.min(largest, left - others); heap >= 1 && heap * (others + 1) >= left; heap--) {
      heaps[place] = heap;
      from(place + 1, left - heap, heap, sum ^ claimed[heap]);
    }
  };
  from(0, rest, rest, 0);
}

/** The moves of a game, as its definition says; those of Nim, which have no end, up to a heap of this size. */
function rulesOf(game: HeapGame, heap: number): readonly HeapRule[] {
  const taking = (taken: number): HeapRule => ({ taken, left: [0, 1] });
  switch (game.kind) {
    case "take-any":
      return Array.from({ length: heap }, (_, index) => taking(index + 1));
    case "subtraction":
      return game.take.map(taking);
    case "cut-unequal":
      return []; // no theorem covers it: its certificates have been refused
    case "code":
      return game.digits.map((digit, taken) => ({
        taken,
        left: [0, 1, 2, 3].filter((count) => Math.floor(digit / 2 ** count) % 2 === 1),
      }));
  }
}

/** One way to move: tokens taken from a heap, and the numbers of heaps, none empty, that may be left of the rest. */
export interface HeapRule {
  readonly taken: number;
  readonly left: readonly number[];
}

/** The claim g(n + period) = g(n) + saltus from `start` on, with the values of one whole period. */
interface ArithmeticClaim {
  readonly start: number;
  readonly period: number;
  readonly saltus: number;
  readonly values: readonly number[];
}

/**
 * True if an arithmetic period with a positive saltus, true up to `checkedTo`, is proved to continue forever. Write g
 * for the claimed values, e, p, s for start, period and saltus, k for the most tokens that a move takes, and let N be
 * the first heap beyond `checkedTo`. Two things make g(N) the value of N.
 *
 * No option of N has the value g(N). A nim-sum is at most the sum and has its parity, so an option can have it only
 * when the excess of its sum over g(N) is even and not negative (0 for one heap). Since N is beyond 3e + k, some heap
 * of the option is at least e. Taking one period from each heap as long as it stays at least e and 1, and from N as
 * often, keeps the excess: options whose largest heap is at least e and less than one period above are enough.
 *
 * Every smaller value is that of an option. Let P and S be p and s, doubled if p is odd. A value v is met at N
 * lastingly by heaps a, b, b with g(a) = v, or by b, b with v = 0: with P/2 more tokens in each b it is met at N + P
 * too. What is met by a, b, b or by one heap alone, if that heap is at least e, is met at N + P with S more. So let n
 * be a heap for which g(n) − S is above 0 and above every value before e, and suppose that at n + P the values below
 * g(n) are met lastingly and the next S of them lastingly or by one heap. Then the same holds, S higher, at n + 2P, and
 * so on; it is enough to find such an n for each remainder modulo P, with n + P checked.
 *
 * Needs the values up to `checkedTo` to be right. Sufficient, not necessary. Cost: (e + p)³ per rule. After Austin 1976
 * and Howse and Nowakowski 2004.
 */
export function provesArithmeticPeriod(rules: readonly HeapRule[], claim: ArithmeticClaim, checkedTo: number): boolean {
  const { start, period, saltus, values } = claim;
  const taken = rules.reduce((most, rule) => Math.max(most, rule.taken), 0);
  if (checkedTo < 3 * start + taken) return false;
  const foretold = (heap: number): number => {
    const rounds = Math.max(0, Math.floor((heap - start) / period));
    return values[heap - rounds * period] + rounds * saltus;
  };
  if (!rules.every((rule) => avoidsForetoldValue(rule, claim, foretold))) return false;

  const factor = period % 2 === 1 ? 2 : 1;
  const before = values.slice(0, start).reduce((most, value) => Math.max(most, value), 0);
  const isCovered = new Set<number>();
  for (let heap = start; heap + factor * period <= checkedTo; heap++) {
    if (foretold(heap) <= before + factor * saltus || isCovered.has(heap % (factor * period))) continue;
    if (meetsSmallerValues(rules, heap + factor * period, foretold, foretold(heap))) {
      isCovered.add(heap % (factor * period));
    }
  }
  return isCovered.size === factor * period;
}

/** True if no option by this rule, of those that it is enough to look at, can have the value that is foretold. */
function avoidsForetoldValue(
  { taken, left }: HeapRule,
  { start, period }: ArithmeticClaim,
  foretold: (heap: number) => number,
): boolean {
  const least = Math.max(start, 1);
  return left.every((count) => {
    /** The heaps left so far are `tokens`, worth `sum` together; `more` follow, none larger than the last of them. */
    const avoids = (more: number, last: number, tokens: number, sum: number): boolean => {
      if (more === 0) {
        const excess = sum - foretold(tokens + taken);
        return count === 1 ? excess !== 0 : excess < 0 || excess % 2 === 1;
      }
      for (let heap = 1; heap <= last; heap++) {
        if (!avoids(more - 1, heap, tokens + heap, sum + foretold(heap))) return false;
      }
      return true;
    };
    for (let heap = least; heap < least + period && count > 0; heap++) {
      if (!avoids(count - 1, heap, heap, foretold(heap))) return false;
    }
    return true;
  });
}

/** True if values below `lasting` are met lastingly at this heap, and the others below its own by at least one heap. */
function meetsSmallerValues(
  rules: readonly HeapRule[],
  heap: number,
  foretold: (heap: number) => number,
  lasting: number,
): boolean {
  const metLastingly = new Set<number>();
  const metByOneHeap = new Set<number>();
  for (const { taken, left } of rules) {
    const rest = heap - taken;
    if (left.includes(1) && rest >= 1) metByOneHeap.add(foretold(rest));
    if (left.includes(2) && rest >= 2 && rest % 2 === 0) metLastingly.add(0);
    for (let pair = 2; left.includes(3) && pair < rest; pair += 2) metLastingly.add(foretold(rest - pair));
  }
  for (let value = 0; value < foretold(heap); value++) {
    if (!metLastingly.has(value) && (value < lasting || !metByOneHeap.has(value))) return false;
  }
  return true;
}
