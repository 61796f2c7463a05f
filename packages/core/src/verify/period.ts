import type { Text } from "../base/text.ts";
import { runnable, type Work } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import type { PeriodCertificate } from "../impartial/period.ts";
import { type HeapRule, provesArithmeticPeriod } from "./arithmetic-period.ts";
import * as texts from "./texts.ts";

/** Whether a certificate of a period holds, and why not. */
export type PeriodVerdict = { readonly valid: true } | { readonly valid: false; readonly reason: Text };

/** Values are compared as 32-bit numbers; what is claimed must stay below. */
const MAX_VALUE = 2 ** 30;

/**
 * Checks a certificate from the definition of the game alone. This file and its neighbour take nothing but types from
 * the code that found the period: they have their own list of moves, their own bounds and their own test of each
 * theorem.
 *
 * Every value up to `checkedTo` must be the least number that no option has, where the claimed values stand for those
 * of the options, so that by induction all of them are right; and `checkedTo` must be as far as the theorem needs.
 * Cost: all the options of all the heaps up to the bound (quadratic when a heap can be cut in two, cubic when in
 * three).
 * The progress of its work is the share that is done.
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
  if (!whole || period === 0) return texts.notWholeNumbers();
  if (values.length !== start + period) return texts.valueCount(start + period);
  if (checkedTo < values.length - 1) return texts.notFarEnough(values.length - 1, checkedTo);
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  const rounds = Math.ceil((checkedTo - start) / period);
  const areValues = values.every((value) => Number.isSafeInteger(value) && value >= 0);
  return areValues && largest + rounds * saltus < MAX_VALUE ? undefined : texts.notValues(MAX_VALUE);
}

/** Whether the theorem speaks of this game and of such a period at all, and has enough values. */
function faultOfTheorem({ game, start, period, saltus, theorem, checkedTo }: PeriodCertificate): Text | undefined {
  switch (theorem) {
    case "identity":
      return game.kind === "take-any" && start === 0 && saltus === period ? undefined : texts.onlyNim();
    case "repetition": {
      if (game.kind === "cut-unequal" || game.kind === "take-any") return texts.notCovered();
      if (saltus !== 0) return texts.noSaltus();
      // A heap beyond this bound has, in each of its options, a heap that is one period above one of the same value.
      const rules = rulesOf(game, 0);
      const left = rules.reduce((most, rule) => Math.max(most, rule.left.at(-1) ?? 0), 1);
      const taken = rules.reduce((most, rule) => Math.max(most, rule.taken), 0);
      const bound = left * (Math.max(start, 1) + period) + taken;
      return checkedTo >= bound ? undefined : texts.notFarEnough(bound, checkedTo);
    }
    case "excess":
      return game.kind === "code" && saltus > 0 ? undefined : texts.notCovered();
    default:
      return texts.noSuchTheorem(String(theorem));
  }
}

function faultOfConditions({ game, theorem, checkedTo, ...claim }: PeriodCertificate): Text | undefined {
  if (theorem !== "excess") return undefined;
  return provesArithmeticPeriod(rulesOf(game, 0), claim, checkedTo) ? undefined : texts.conditionsNotMet();
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

/** A value is right when no option has it and every smaller one is that of an option. */
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

/** The first option of a heap that has its value. */
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

/**
 * Calls `meet` for every way to cut `rest` into `count` heaps, the larger ones first, with the nim-sum of their values.
 */
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
