/** The same bytes again and again, each time with another bit flipped, and the number of that bit. */
function* flipsOf(bytes: Uint8Array): Generator<{ readonly flipped: Uint8Array; readonly bit: number }> {
  const flipped = bytes.slice();
  for (let bit = 0; bit < 8 * bytes.length; bit++) {
    flipped[bit >> 3] ^= 1 << (bit & 7);
    yield { flipped, bit };
    flipped[bit >> 3] ^= 1 << (bit & 7);
  }
}

/** The bits of a list that a checksum does not cover: flipped, they leave it as it is. */
export function uncoveredBits<Sum>(bytes: Uint8Array, sumOf: (bytes: Uint8Array) => Sum): number[] {
  const sum = sumOf(bytes);
  return Array.from(flipsOf(bytes), ({ flipped, bit }) => (sumOf(flipped) === sum ? [bit] : [])).flat();
}

/**
 * The bits of a file which, flipped, have it read as something else: a reader must refuse it, or read the same. `read`
 * returns what can be compared by JSON.
 */
export async function misreadBits(bytes: Uint8Array, read: (bytes: Uint8Array) => unknown): Promise<number[]> {
  const content = JSON.stringify(await read(bytes));
  const misread: number[] = [];
  for (const { flipped, bit } of flipsOf(bytes)) {
    const found = await Promise.resolve(flipped)
      .then(read)
      .then(JSON.stringify, () => content);
    if (found !== content) misread.push(bit);
  }
  return misread;
}
