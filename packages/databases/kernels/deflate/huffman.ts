/*
 * Codes of few bits for frequent symbols (Huffman 1952, lengths in place after Moffat and Katajainen 1995), as deflate
 * has them: no code is longer than a limit, and all follow from their lengths. A table has for each symbol
 *
 *     frequency (4 bytes) | length of its code in bits (2) | its code, the first bit lowest (2)
 */
export const SYMBOL_BYTES: usize = 8;
const MAX_BITS: u32 = 15;
/**
 * Symbols in the order of their frequency, each a frequency and a symbol; then lengths instead of frequencies. Below
 * are the constants of the compiler.
 */
const SORTED: usize = 2048;
/** How many codes there are of each length, and the next code of that length. */
const COUNTS: usize = SORTED + 288 * 8;
const NEXT: usize = COUNTS + 64 * 4;
export const HUFFMAN_END: usize = NEXT + 16 * 4;

@inline
export function frequency(table: usize, symbol: u32): u32 {
  return load<u32>(table + <usize>symbol * SYMBOL_BYTES);
}

@inline
export function bitsOf(table: usize, symbol: u32): u32 {
  return <u32>load<u16>(table + <usize>symbol * SYMBOL_BYTES, 4);
}

@inline
export function codeOf(table: usize, symbol: u32): u32 {
  return <u32>load<u16>(table + <usize>symbol * SYMBOL_BYTES, 6);
}

@inline
export function count(table: usize, symbol: u32): void {
  const place = table + <usize>symbol * SYMBOL_BYTES;
  store<u32>(place, load<u32>(place) + 1);
}

@inline
export function setBits(table: usize, symbol: u32, bits: u32): void {
  store<u16>(table + <usize>symbol * SYMBOL_BYTES, <u16>bits, 4);
}

@inline
function at(place: i32): usize {
  return SORTED + (<usize>place << 3);
}

/** Gives each symbol that occurs a length of at most so many bits, and each that does not the length 0. */
export function makeLengths(table: usize, symbols: u32, maxBits: u32): void {
  const used = sortSymbols(table, symbols);
  if (used == 0) return;
  if (used > 1) shortenPaths(used);
  else store<u32>(at(0), 1);
  memory.fill(COUNTS, 0, 64 * 4);
  for (let place = 0; place < used; place++) {
    const counter = COUNTS + (<usize>min(load<u32>(at(place)), maxBits) << 2);
    store<u32>(counter, load<u32>(counter) + 1);
  }
  limitLengths(maxBits);
  let place = 0;
  for (let bits = maxBits; bits > 0; bits--) {
    for (let left = load<u32>(COUNTS + (<usize>bits << 2)); left > 0; left--) {
      setBits(table, load<u32>(at(place++), 4), bits); // the rarest symbols have the longest codes
    }
  }
}

/** By frequency, then by symbol; returns how many occur. */
function sortSymbols(table: usize, symbols: u32): i32 {
  let used = 0;
  for (let symbol: u32 = 0; symbol < symbols; symbol++) {
    setBits(table, symbol, 0);
    const times = frequency(table, symbol);
    if (times == 0) continue;
    let place = used++;
    for (; place > 0 && load<u32>(at(place - 1)) > times; place--) store<u64>(at(place), load<u64>(at(place - 1)));
    store<u32>(at(place), times);
    store<u32>(at(place), symbol, 4);
  }
  return used;
}

/** From frequencies in increasing order to lengths in decreasing order: the tree is built and walked in one array. */
function shortenPaths(used: i32): void {
  store<u32>(at(0), load<u32>(at(0)) + load<u32>(at(1)));
  let root = 0;
  let leaf = 2;
  for (let next = 1; next < used - 1; next++) {
    let sum: u32 = 0;
    for (let child = 0; child < 2; child++) {
      if (leaf >= used || (root < next && load<u32>(at(root)) < load<u32>(at(leaf)))) {
        sum += load<u32>(at(root));
        store<u32>(at(root++), next); // its parent
      } else sum += load<u32>(at(leaf++));
    }
    store<u32>(at(next), sum);
  }
  store<u32>(at(used - 2), 0);
  for (let node = used - 3; node >= 0; node--) store<u32>(at(node), load<u32>(at(load<u32>(at(node)))) + 1);
  let node = used - 2;
  let place = used - 1;
  let depth: u32 = 0;
  for (let free = 1; free > 0; depth++) {
    let inner = 0;
    for (; node >= 0 && load<u32>(at(node)) == depth; node--) inner++;
    for (; free > inner; free--) store<u32>(at(place--), depth);
    free = 2 * inner;
  }
}

/** Where codes were cut to the limit there are too many of them: shorter ones are made longer until all fit. */
function limitLengths(maxBits: u32): void {
  let total: u32 = 0;
  for (let bits: u32 = 1; bits <= maxBits; bits++) total += load<u32>(COUNTS + (<usize>bits << 2)) << (maxBits - bits);
  for (; total > (<u32>1) << maxBits; total--) {
    const longest = COUNTS + (<usize>maxBits << 2);
    store<u32>(longest, load<u32>(longest) - 1);
    let shorter = longest - 4;
    while (load<u32>(shorter) == 0) shorter -= 4;
    store<u32>(shorter, load<u32>(shorter) - 1);
    store<u32>(shorter, load<u32>(shorter, 4) + 2, 4);
  }
}

/** Gives each symbol its code: shorter codes before longer ones, then in the order of symbols. */
export function makeCodes(table: usize, symbols: u32): void {
  memory.fill(COUNTS, 0, 16 * 4);
  for (let symbol: u32 = 0; symbol < symbols; symbol++) {
    const counter = COUNTS + (<usize>bitsOf(table, symbol) << 2);
    store<u32>(counter, load<u32>(counter) + 1);
  }
  let code: u32 = 0;
  for (let bits: u32 = 1; bits <= MAX_BITS; bits++) {
    if (bits > 1) code = (code + load<u32>(COUNTS + (<usize>(bits - 1) << 2))) << 1;
    store<u32>(NEXT + (<usize>bits << 2), code);
  }
  for (let symbol: u32 = 0; symbol < symbols; symbol++) {
    const bits = bitsOf(table, symbol);
    if (bits == 0) continue;
    const next = NEXT + (<usize>bits << 2);
    store<u16>(table + <usize>symbol * SYMBOL_BYTES, <u16>reversed(load<u32>(next), bits), 6);
    store<u32>(next, load<u32>(next) + 1);
  }
}

function reversed(code: u32, bits: u32): u32 {
  let result: u32 = 0;
  for (let bit: u32 = 0; bit < bits; bit++) result |= ((code >> bit) & 1) << (bits - 1 - bit);
  return result;
}
