/**
 * A checksum in two lanes of 64 bits. Each step is a bijection of its lane, so one changed word always changes the
 * lane. Half of the bits are dropped at the end: those that stay are the high half of a product, which depends on every
 * bit of both lanes. (Folding both halves onto each other instead would undo the last step of a lane.)
 */
export function sum(bytes: usize, length: u32): u32 {
  let first: u64 = length;
  let second: u64 = ~first;
  const end = bytes + length;
  for (; bytes + 16 <= end; bytes += 16) {
    first = mixed(first ^ load<u64>(bytes));
    second = mixed(second ^ load<u64>(bytes + 8));
  }
  for (; bytes < end; bytes++) first = mixed(first ^ <u64>load<u8>(bytes));
  const both = mixed(mixed(first) ^ second);
  return <u32>((both * FACTOR) >> 32);
}

/** The golden ratio in 64 bits (Knuth, volume 3, 6.4). */
const FACTOR: u64 = 0x9e3779b97f4a7c15;

@inline
function mixed(lane: u64): u64 {
  lane *= FACTOR;
  return lane ^ (lane >> 32);
}
