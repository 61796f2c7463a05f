/**
 * The shares of a population stacked up: those that are largest at the end lie below.
 * `tops[generation][place]` is where the band of the place-th strategy ends, 1 at the bottom and 0 at the top.
 */
export function stackOf(shares: readonly (readonly number[])[]): {
  readonly order: readonly number[];
  readonly tops: readonly (readonly number[])[];
} {
  const end = shares[shares.length - 1];
  const order = end.map((_, strategy) => strategy).sort((a, b) => end[b] - end[a]);
  const tops = shares.map((row) => {
    let top = 1;
    return order.map((strategy) => {
      top -= row[strategy];
      return Math.max(0, top);
    });
  });
  return { order, tops };
}
