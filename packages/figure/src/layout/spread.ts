/**
 * Puts things on a line near where they want to be, in their order and far enough apart.
 *
 * Needs: wishes, and for each thing but the first how far it must be from the one before. Returns the positions that
 * differ least from the wishes (sum of squares): exact. Cost: O(n). Method: with the distances subtracted the order is
 * all that is asked, and pooling neighbours that violate it is optimal (isotonic regression, Ayer et al. 1955).
 */
export function spread(wishes: readonly number[], distances: readonly number[]): number[] {
  const shift: number[] = [];
  const pools: { sum: number; count: number }[] = [];
  const mean = ({ sum, count }: { sum: number; count: number }): number => sum / count;
  wishes.forEach((wish, index) => {
    shift.push(index === 0 ? 0 : shift[index - 1] + distances[index]);
    pools.push({ sum: wish - shift[index], count: 1 });
    while (pools.length > 1 && mean(pools[pools.length - 2]) > mean(pools[pools.length - 1])) {
      const last = pools.pop() as { sum: number; count: number };
      pools[pools.length - 1].sum += last.sum;
      pools[pools.length - 1].count += last.count;
    }
  });
  return pools.flatMap((pool) => new Array<number>(pool.count).fill(mean(pool))).map((place, i) => place + shift[i]);
}
