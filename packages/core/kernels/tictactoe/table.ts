/*
 * What has been proved, by the stones of the attacker and of the defender (the least of their images) and who is to
 * move.
 *
 *     0 attacker   8 defender   16 work (u32)   20 what is known (u8): 0 nothing, else 1 + 2 · attacker to move + wins
 *
 * A bucket has two entries. The first keeps what took the more work, the second takes whatever comes.
 */
const ENTRY_BYTES: usize = 24;
const BUCKET_BYTES: usize = 2 * ENTRY_BYTES;

let table: usize = 0;
let indexShift: u64 = 0;

/** Puts the table where it is told; returns where it ends, in bytes. */
export function setTable(place: usize, bucketBits: i32): f64 {
  table = place;
  indexShift = 64 - bucketBits;
  return <f64>place + <f64>((<u64>1) << bucketBits) * <f64>BUCKET_BYTES;
}

@inline
function bucketOf(attacker: u64, defender: u64, isAttacking: i32): usize {
  let mixed = (attacker + <u64>isAttacking) * 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 32) ^ defender) * 0xd6e8feb86659fd93;
  mixed = (mixed ^ (mixed >> 32)) * 0x9e3779b97f4a7c15;
  return table + <usize>(mixed >> indexShift) * BUCKET_BYTES;
}

@inline
function holds(entry: usize, attacker: u64, defender: u64, isAttacking: i32): bool {
  return (
    load<u64>(entry) == attacker &&
    load<u64>(entry, 8) == defender &&
    (<i32>load<u8>(entry, 20) - 1) >> 1 == isAttacking
  );
}

/** Whether the attacker wins, 1 or 0; −1 when it is not known. */
export function find(attacker: u64, defender: u64, isAttacking: i32): i32 {
  let entry = bucketOf(attacker, defender, isAttacking);
  if (!holds(entry, attacker, defender, isAttacking)) {
    entry += ENTRY_BYTES;
    if (!holds(entry, attacker, defender, isAttacking)) return -1;
  }
  return (<i32>load<u8>(entry, 20) - 1) & 1;
}

export function remember(attacker: u64, defender: u64, isAttacking: i32, wins: i32, work: u32): void {
  let entry = bucketOf(attacker, defender, isAttacking);
  if (work < load<u32>(entry, 16)) entry += ENTRY_BYTES;
  else memory.copy(entry + ENTRY_BYTES, entry, ENTRY_BYTES);
  store<u64>(entry, attacker);
  store<u64>(entry, defender, 8);
  store<u32>(entry, work, 16);
  store<u8>(entry, <u8>(1 + 2 * isAttacking + wins), 20);
}
