/** A checksum in two lanes of 64 bits; each step is a bijection of its lane, so that one changed word always shows. */
export function sum(bytes: usize, length: u32): u32 {
  let first: u64 = length;
  let second: u64 = ~first;
  const end = bytes + length;
  for (; bytes + 16 <= end; bytes += 16) {
    first = mixed(first ^ load<u64>(bytes));
    second = mixed(second ^ load<u64>(bytes + 8));
  }
  for (; bytes < end; bytes++) first = mixed(first ^ <u64>load<u8>(bytes));
  const both = mixed(first) ^ second;
  return <u32>both ^ <u32>(both >> 32);
}

@inline
function mixed(lane: u64): u64 {
  lane *= 0x9e3779b97f4a7c15;
  return lane ^ (lane >> 32);
}
