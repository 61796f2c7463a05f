/** A share and the interval in which the true one lies with a confidence of 95 %. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.959963984540054; // the 97.5 % quantile of the normal law

/** The score interval of Wilson (1927) for a share of successes, which stays within [0, 1] and is fair for few trials. */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = NORMAL_95 ** 2 / trials;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (NORMAL_95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
