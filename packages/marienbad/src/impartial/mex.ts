/** The least whole number ≥ 0 that is not among the values ("minimum excluded"). Cost: linear. */
export function mex(values: Iterable<number>): number {
  const present = new Set(values);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}
