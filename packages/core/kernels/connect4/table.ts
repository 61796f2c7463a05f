/*
 * The transposition table: what has been proved about positions, in a fixed memory, never wrong about which position.
 *
 * The key of a position has as many bits as the board. Multiplied by an odd number, modulo that power of two, it is
 * another number of as many bits, and no two keys give the same one. Its high bits say in which bucket the position
 * belongs; its low bits, the tag, are kept in the entry.
 *
 *     entry   63 … 20   19 … 14      13 … 8       7 … 2            1 0
 *             tag       lower + 32   upper + 32   empty cells      age
 *
 * A bucket has two entries. The first keeps the position with the more empty cells, which stands for the more work,
 * unless it is of another age; the second takes whatever comes.
 *
 * There are two tables. Most positions are late ones with a handful of positions below them: they go to a near
 * table that stays in the processor's cache, and only early ones pay for a visit to the large one.
 *
 * The large table may be shared by several threads, without locks: an entry is one word, whole in itself, and one that
 * is overwritten by another thread is only forgotten.
 */
const FACTOR: u64 = 0x9e3779b97f4a7c15;
const BUCKET_SHIFT: u64 = 4;
const TAG_SHIFT: u64 = 20;
const MAX_TAG_BITS: i32 = 44;
const NEAR_BUCKET_BITS: i32 = 14;

let keyMask: u64 = 0;
let nearTable: usize = 0;
let nearTagBits: u64 = 0;
let farTagBits: u64 = 0;
let farTable: usize = 0;
let age: u64 = 0;

/** The bytes of the near table, for keys of this many bits. */
export function nearBytes(keyBits: i32): usize {
  return (<usize>1) << (bucketBits(NEAR_BUCKET_BITS, keyBits) + <i32>BUCKET_SHIFT);
}

/** Puts the tables, for keys of this many bits, where they are told; returns where the large one ends, in bytes. */
export function setTables(keyBits: i32, farBucketBits: i32, near: usize, far: usize): f64 {
  keyMask = keyBits == 64 ? ~(<u64>0) : ((<u64>1) << keyBits) - 1;
  const farBits = bucketBits(farBucketBits, keyBits);
  nearTagBits = keyBits - bucketBits(NEAR_BUCKET_BITS, keyBits);
  farTagBits = keyBits - farBits;
  nearTable = near;
  farTable = far;
  return <f64>farTable + <f64>((<u64>1) << (<u64>farBits + BUCKET_SHIFT));
}

/** Not more buckets than keys, and enough for the rest of the key to fit into an entry. */
function bucketBits(wanted: i32, keyBits: i32): i32 {
  return max(min(wanted, keyBits), keyBits - MAX_TAG_BITS);
}

/** What is in the tables stays true, but gives way to what comes now. */
export function nextAge(): void {
  age = (age + 1) & 3;
}

@inline
export function scrambled(key: u64): u64 {
  return (key * FACTOR) & keyMask;
}

@inline
export function lowerOf(entry: u64): i32 {
  return <i32>((entry >> 14) & 63) - 32;
}

@inline
export function upperOf(entry: u64): i32 {
  return <i32>((entry >> 8) & 63) - 32;
}

@inline
function bucketOf(key: u64, near: bool): usize {
  return near
    ? nearTable + (<usize>(key >> nearTagBits) << <usize>BUCKET_SHIFT)
    : farTable + (<usize>(key >> farTagBits) << <usize>BUCKET_SHIFT);
}

@inline
function tagOf(key: u64, near: bool): u64 {
  return key & (((<u64>1) << (near ? nearTagBits : farTagBits)) - 1);
}

/** The entry of a scrambled key, or 0. What belongs in the large table may have got into the near one before. */
@inline
export function find(key: u64, near: bool): u64 {
  const entry = near ? 0 : findIn(key, false);
  return entry != 0 ? entry : findIn(key, true);
}

@inline
function findIn(key: u64, near: bool): u64 {
  const bucket = bucketOf(key, near);
  const tag = tagOf(key, near);
  const first = load<u64>(bucket);
  if (first >> TAG_SHIFT == tag) return first;
  const second = load<u64>(bucket, 8);
  return second >> TAG_SHIFT == tag ? second : 0;
}

@inline
export function remember(key: u64, near: bool, lower: i32, upper: i32, emptyCells: i32): void {
  const bucket = bucketOf(key, near);
  const tag = tagOf(key, near);
  const bounds = (<u64>(lower + 32) << 14) | (<u64>(upper + 32) << 8);
  const entry = (tag << TAG_SHIFT) | bounds | (<u64>emptyCells << 2) | age;
  const first = load<u64>(bucket);
  if (first >> TAG_SHIFT == tag) {
    store<u64>(bucket, entry);
  } else if ((first & 3) != age || <i32>((first >> 2) & 63) <= emptyCells) {
    store<u64>(bucket, first, 8);
    store<u64>(bucket, entry);
  } else {
    store<u64>(bucket, entry, 8);
  }
}
