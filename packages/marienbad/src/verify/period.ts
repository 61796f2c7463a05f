import type { HeapGame } from "../game/heaps.ts";
import { arithmeticPeriodProof } from "../impartial/arithmetic-theorem.ts";
import { optionsOfHeap, removalsOf } from "../impartial/heap-game.ts";
import type { PeriodCertificate } from "../impartial/period.ts";

export type PeriodVerdict = { readonly valid: true } | { readonly valid: false; readonly reason: string };

/**
 * Checks a certificate from nothing but the definition of the game, without the fast methods that found it: every value
 * up to the bound of the theorem is the mex of its options, and the bound is far enough. Cost: all the options of all
 * the heaps up to the bound (quadratic when a heap can be cut in two, cubic when in three).
 */
export function verifyPeriod(certificate: PeriodCertificate): PeriodVerdict {
  const { game, start, period, saltus, theorem, checkedTo, values } = certificate;
  const wrong = (reason: string): PeriodVerdict => ({ valid: false, reason });
  if (![start, period, saltus, checkedTo].every(Number.isSafeInteger) || start < 0 || period < 1) {
    return wrong("the period, the start, the saltus and the bound should be whole numbers, the period at least 1");
  }
  if (values.length !== start + period)
    return wrong(`there should be ${start + period} values, up to one whole period`);

  const claimed = Int32Array.from({ length: checkedTo + 1 }, (_, heap) => {
    if (heap < values.length) return values[heap];
    const round = Math.floor((heap - start) / period);
    return values[heap - round * period] + round * saltus;
  });
  for (let heap = 0; heap <= checkedTo; heap++) {
    const fault = faultOfValue(game, claimed, heap);
    if (fault !== undefined) return wrong(fault);
  }
  return reasonAgainstTheorem(certificate, claimed, theorem) ?? { valid: true };
}

/** A value is right when no option has it and every smaller one is that of an option. */
function faultOfValue(game: HeapGame, claimed: Int32Array, heap: number): string | undefined {
  const value = claimed[heap];
  const met = new Uint8Array(Math.max(value, 0));
  let smaller = 0;
  for (const parts of optionsOfHeap(game, heap)) {
    let sum = 0;
    for (const part of parts) sum ^= claimed[part];
    if (sum === value)
      return `the heap of ${heap} can become ${parts.join(" + ") || "nothing"}, of the same value ${value}`;
    if (sum < value && met[sum] === 0) {
      met[sum] = 1;
      smaller++;
    }
  }
  return smaller === value
    ? undefined
    : `the heap of ${heap} has no option of value ${met.indexOf(0)}, so not ${value}`;
}

function reasonAgainstTheorem(
  { game, start, period, saltus, checkedTo }: PeriodCertificate,
  claimed: Int32Array,
  theorem: PeriodCertificate["theorem"],
): PeriodVerdict | undefined {
  const wrong = (reason: string): PeriodVerdict => ({ valid: false, reason });
  switch (theorem) {
    case "identity":
      return game.kind === "take-any" && start === 0 && saltus === period
        ? undefined
        : wrong("only Nim has g(n) = n by its rules");
    case "repetition": {
      if (game.kind === "cut-unequal" || game.kind === "take-any") return wrong("the theorem does not cover this game");
      if (saltus !== 0) return wrong("the theorem covers only periods without saltus");
      const removals = removalsOf(game, 0);
      const mostLeft = [3, 2, 1].find((count) => removals.some(({ heaps }) => heaps & (1 << count))) ?? 1;
      const mostTaken = Math.max(0, ...removals.map(({ removed }) => removed));
      const bound = mostLeft * (Math.max(start, 1) + period) + mostTaken;
      return checkedTo >= bound ? undefined : wrong(`the values must be checked to ${bound}, not only to ${checkedTo}`);
    }
    case "excess":
      return arithmeticPeriodProof(game, claimed, { start, period, saltus }) === undefined
        ? wrong("the values do not meet the conditions of the theorem on arithmetic periods")
        : undefined;
    default:
      return wrong(`"${theorem}" is not a theorem known here`);
  }
}
