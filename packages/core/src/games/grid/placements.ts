/**
 * How many positions can follow where the players place stones in turn on this many empty cells: at most, for a play
 * may end before the board is full.
 */
export function placementsOn(empty: number): number {
  let total = 0;
  let ways = 1; // to place this many stones, those of each player being alike
  for (let stones = 0; stones <= empty; stones++) {
    total += ways;
    ways *= (empty - stones) / (Math.floor(stones / 2) + 1);
  }
  return total;
}
