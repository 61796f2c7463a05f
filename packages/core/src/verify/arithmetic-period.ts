/** One way to move: tokens taken from a heap, and the numbers of heaps, none empty, that may be left of the rest. */
export interface HeapRule {
  readonly taken: number;
  readonly left: readonly number[];
}

/** What is claimed: g(n + period) = g(n) + saltus from `start` on, and the values of one whole period. */
interface ArithmeticClaim {
  readonly start: number;
  readonly period: number;
  readonly saltus: number;
  readonly values: readonly number[];
}

/**
 * Whether an arithmetic period with a positive saltus, true up to `checkedTo`, is proved to go on for ever. Write g for
 * the claimed values, e, p, s for start, period and saltus, k for the most tokens that a move takes, and let N be the
 * first heap beyond `checkedTo`. Two things make g(N) the value of N.
 *
 * No option of N has the value g(N). A nim-sum is at most the sum and has its parity, so an option can have it only
 * when the excess of its sum over g(N) is even and not negative (0 when it is one heap). Since N is beyond 3e + k, some
 * heap of the option is at least e. Taking one period from each heap as long as it stays at least e and 1, and from N
 * as often, leaves the excess as it is: it is enough to look at options whose largest heap is at least e and less than
 * one period above.
 *
 * Every smaller value is that of an option. Let P and S be p and s, doubled if p is odd. A value v is met at N
 * lastingly by heaps a, b, b with g(a) = v, or by b, b with v = 0: with P/2 more tokens in each b it is met at N + P
 * too. What is met by a, b, b or by one heap alone, where that heap is at least e, is met at N + P with S more. So let
 * n be a heap for which g(n) − S is above 0 and above every value before e, and suppose that at n + P the values below
 * g(n) are met lastingly and the next S of them lastingly or by one heap. Then the same holds, S higher, at n + 2P, and
 * so on; and it is enough to find such an n for each remainder modulo P, with n + P checked.
 *
 * Needs the values up to `checkedTo` to be right. Sufficient, not necessary. Cost: (e + p)³ per rule.
 * After Austin 1976 and Howse and Nowakowski 2004.
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

/** Whether no option by this rule, of those that it is enough to look at, can have the value that is foretold. */
function avoidsForetoldValue(
  { taken, left }: HeapRule,
  { start, period }: ArithmeticClaim,
  foretold: (heap: number) => number,
): boolean {
  const least = Math.max(start, 1);
  return left.every((count) => {
    /**
     * The heaps left so far are `tokens` and worth `sum` together; `more` follow, none larger than the last of them.
     */
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

/**
 * Whether the values below `lasting` are met lastingly at this heap, and the others below its own lastingly or by one
 * heap.
 */
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
