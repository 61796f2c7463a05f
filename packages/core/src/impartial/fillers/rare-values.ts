/**
 * Chooses which values to call rare. A mask splits the whole numbers in two by the parity of their bits under the mask:
 *
 *     mask 110    value 101 → one bit under the mask, odd: common      value 110 → two bits, even: rare
 *
 * Parities add under exclusive or: rare ⊕ rare = rare, common ⊕ common = rare, rare ⊕ common = common. Any mask is
 * right; a good one makes few heaps rare ("sparse space", Berlekamp, Conway and Guy, Winning Ways, chapter 4).
 *
 * Needs `countOfValue`, how many heaps have each value, its length a power of two. Returns the mask with the fewest
 * rare heaps, 0 when none makes less than half of them rare. Exact: the Walsh–Hadamard transform of the counts holds,
 * for every mask at once, the number of rare heaps minus that of common ones. Cost: m log m for m values.
 */
export function chooseRareMask(countOfValue: Int32Array): number {
  const balanceOfMask = countOfValue.slice();
  for (let half = 1; half < balanceOfMask.length; half *= 2) {
    for (let block = 0; block < balanceOfMask.length; block += 2 * half) {
      for (let index = block; index < block + half; index++) {
        const even = balanceOfMask[index];
        const odd = balanceOfMask[index + half];
        balanceOfMask[index] = even + odd;
        balanceOfMask[index + half] = even - odd;
      }
    }
  }
  let best = 0;
  for (let mask = 1; mask < balanceOfMask.length; mask++) {
    if (balanceOfMask[mask] < Math.min(0, balanceOfMask[best])) best = mask;
  }
  return best;
}

/** 1 when the value has an odd number of bits under the mask, 0 when it is even. */
export function parityUnder(mask: number, value: number): number {
  let bits = value & mask;
  bits ^= bits >>> 16;
  bits ^= bits >>> 8;
  bits ^= bits >>> 4;
  return (0x6996 >>> (bits & 15)) & 1;
}
