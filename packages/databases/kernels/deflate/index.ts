import {
  bitsOf,
  codeOf,
  count,
  frequency,
  HUFFMAN_END,
  makeCodes,
  makeLengths,
  setBits,
  SYMBOL_BYTES,
} from "./huffman";

/*
 * Raw deflate (RFC 1951), quick on short pieces. What was seen before is found by a table of the last place of each
 * hash of four bytes, and the longest is not looked for; each 32 KiB become one block, of the kind that is shortest.
 *
 *     bytes   a b c d e a b c d f      →      tokens   a b c d e (4 bytes, 5 back) f      →      bits
 *
 * A token is a byte, or a length from bit 16 on and a distance below it.
 */
const LITERALS: usize = (HUFFMAN_END + 15) & ~15;
const LITERAL_SYMBOLS: u32 = 288;
const DISTANCES: usize = LITERALS + <usize>LITERAL_SYMBOLS * SYMBOL_BYTES;
const DISTANCE_SYMBOLS: u32 = 30;
const LENGTHS: usize = DISTANCES + <usize>DISTANCE_SYMBOLS * SYMBOL_BYTES;
const LENGTH_SYMBOLS: u32 = 19;
/** The lengths of both codes as a block says them: symbols, each with its extra bits from bit 8 on. */
const SAID: usize = LENGTHS + <usize>LENGTH_SYMBOLS * SYMBOL_BYTES;
/** The last place of each hash, but for multiples of 65,536. */
const PLACES: usize = 16384;
const HASH_BITS: u32 = 13;
const BLOCK_BYTES: u32 = 32768;
const TOKENS: usize = PLACES + (<usize>2 << HASH_BITS);
const ARRAYS: usize = TOKENS + <usize>BLOCK_BYTES * 4;

const END: u32 = 256;
const MIN_LENGTH: u32 = 4;
const MAX_LENGTH: u32 = 258;
const MAX_DISTANCE: u32 = 32768;
const MAX_CODE_BITS: u32 = 15;
const MAX_LENGTH_BITS: u32 = 7;
/** In this order a block says the lengths of the code of lengths, so that those that are often 0 come last. */
const ORDER = memory.data<u8>([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
const STORED: u32 = 0;
const FIXED: u32 = 1;
const DYNAMIC: u32 = 2;

/** Where the bytes that come in may be, and behind them those that go out. */
export function arrays(): usize {
  return ARRAYS;
}

/** The most bytes that so many can become, with eight that may be overwritten behind them. */
export function maxPacked(length: u32): u32 {
  return length + 5 * (length / BLOCK_BYTES + 1) + 16;
}

let out: usize = 0;
let pending: u64 = 0;
let pendingBits: u32 = 0;

@inline
function put(code: u32, bits: u32): void {
  pending |= <u64>code << pendingBits;
  pendingBits += bits;
}

/** At most 63 bits may be pending. */
@inline
function flush(): void {
  store<u64>(out, pending);
  out += pendingBits >> 3;
  pending >>= pendingBits & ~7;
  pendingBits &= 7;
}

/** Packs bytes, and returns where the packed ones end. */
export function pack(source: usize, length: u32, target: usize): usize {
  out = target;
  pending = 0;
  pendingBits = 0;
  memory.fill(PLACES, 0, <usize>2 << HASH_BITS);
  let from: u32 = 0;
  do {
    const to = min(length, from + BLOCK_BYTES);
    const end = findTokens(source, from, to);
    writeBlock(source, from, to, end, to == length);
    from = to;
  } while (from < length);
  if (pendingBits > 0) {
    store<u8>(out, <u8>pending);
    out++;
  }
  return out;
}

@inline
function hashOf(bytes: u32): usize {
  return PLACES + (<usize>((bytes * 0x9e3779b1) >> (32 - HASH_BITS)) << 1);
}

/** The tokens of some bytes, counted; returns where they end. */
function findTokens(source: usize, from: u32, to: u32): usize {
  memory.fill(LITERALS, 0, SAID - LITERALS);
  let token = TOKENS;
  let at = from;
  while (at + MIN_LENGTH <= to) {
    const bytes = load<u32>(source + at);
    const place = hashOf(bytes);
    const distance = (at - <u32>load<u16>(place)) & 65535;
    store<u16>(place, <u16>at);
    if (distance - 1 < min(at, MAX_DISTANCE) && load<u32>(source + at - distance) == bytes) {
      const length = sameBytes(source + at - distance, source + at, min(MAX_LENGTH, to - at));
      store<u32>(token, (length << 16) | distance);
      count(LITERALS, lengthSymbol(length));
      count(DISTANCES, distanceSymbol(distance));
      const end = at + length;
      const lastNoted = min(end, to - MIN_LENGTH + 1);
      for (at++; at < lastNoted; at++) store<u16>(hashOf(load<u32>(source + at)), <u16>at);
      at = end;
    } else {
      const byte = bytes & 255;
      store<u32>(token, byte);
      count(LITERALS, byte);
      at++;
    }
    token += 4;
  }
  for (; at < to; at++, token += 4) {
    const byte = <u32>load<u8>(source + at);
    store<u32>(token, byte);
    count(LITERALS, byte);
  }
  count(LITERALS, END);
  return token;
}

/** How many bytes from both places on are the same; four of them are. */
@inline
function sameBytes(one: usize, other: usize, most: u32): u32 {
  let length: u32 = MIN_LENGTH;
  for (; length + 8 <= most; length += 8) {
    const differences = load<u64>(one + length) ^ load<u64>(other + length);
    if (differences != 0) return length + (<u32>ctz(differences) >> 3);
  }
  while (length < most && load<u8>(one + length) == load<u8>(other + length)) length++;
  return length;
}

/** Extra bits of lengths and distances: two, or one, less than the number has. */
@inline
function lengthExtra(length: u32): u32 {
  const rest = length - 3;
  return rest < 8 || length == MAX_LENGTH ? 0 : 29 - clz(rest);
}

@inline
function lengthSymbol(length: u32): u32 {
  const extra = lengthExtra(length);
  return length == MAX_LENGTH ? 285 : 257 + (extra << 2) + ((length - 3) >> extra);
}

@inline
function distanceExtra(distance: u32): u32 {
  return distance <= 4 ? 0 : 30 - clz(distance - 1);
}

@inline
function distanceSymbol(distance: u32): u32 {
  const extra = distanceExtra(distance);
  return (extra << 1) + ((distance - 1) >> extra);
}

function writeBlock(source: usize, from: u32, to: u32, tokenEnd: usize, isLast: bool): void {
  const extra = extraBits();
  const fixed = fixedBits() + extra;
  makeLengths(LITERALS, LITERAL_SYMBOLS, MAX_CODE_BITS);
  makeLengths(DISTANCES, DISTANCE_SYMBOLS, MAX_CODE_BITS);
  const saidEnd = sayLengths();
  const coded = codedBits(LITERALS, LITERAL_SYMBOLS) + codedBits(DISTANCES, DISTANCE_SYMBOLS);
  const dynamic = headBits(saidEnd) + coded + extra;
  const stored = ((to - from) << 3) + 32 + 7;
  const kind = stored <= min(fixed, dynamic) ? STORED : fixed <= dynamic ? FIXED : DYNAMIC;
  put(<u32>isLast | (kind << 1), 3);
  flush();
  if (kind == STORED) return writeStored(source + from, to - from);
  if (kind == FIXED) setFixed();
  else writeHead(saidEnd);
  makeCodes(LITERALS, LITERAL_SYMBOLS);
  makeCodes(DISTANCES, DISTANCE_SYMBOLS);
  writeTokens(tokenEnd);
}

function writeStored(bytes: usize, length: u32): void {
  pendingBits = (pendingBits + 7) & ~7;
  put(length | (~length << 16), 32);
  flush();
  memory.copy(out, bytes, length);
  out += length;
}

function writeTokens(end: usize): void {
  for (let token = TOKENS; token < end; token += 4) {
    const value = load<u32>(token);
    const length = value >> 16;
    if (length == 0) put(codeOf(LITERALS, value), bitsOf(LITERALS, value));
    else {
      const distance = value & 65535;
      const symbol = lengthSymbol(length);
      put(codeOf(LITERALS, symbol), bitsOf(LITERALS, symbol));
      const extra = lengthExtra(length);
      put((length - 3) & ((1 << extra) - 1), extra);
      const far = distanceSymbol(distance);
      put(codeOf(DISTANCES, far), bitsOf(DISTANCES, far));
      const farExtra = distanceExtra(distance);
      put((distance - 1) & ((1 << farExtra) - 1), farExtra);
    }
    flush();
  }
  put(codeOf(LITERALS, END), bitsOf(LITERALS, END));
  flush();
}

/** What the extra bits of all lengths and distances take. */
function extraBits(): u32 {
  let bits: u32 = 0;
  for (let symbol: u32 = 265; symbol < 285; symbol++) bits += frequency(LITERALS, symbol) * ((symbol - 261) >> 2);
  for (let symbol: u32 = 4; symbol < DISTANCE_SYMBOLS; symbol++) {
    bits += frequency(DISTANCES, symbol) * ((symbol - 2) >> 1);
  }
  return bits;
}

function codedBits(table: usize, symbols: u32): u32 {
  let bits: u32 = 0;
  for (let symbol: u32 = 0; symbol < symbols; symbol++) bits += frequency(table, symbol) * bitsOf(table, symbol);
  return bits;
}

function setFixed(): void {
  for (let symbol: u32 = 0; symbol < LITERAL_SYMBOLS; symbol++) {
    setBits(LITERALS, symbol, symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8);
  }
  for (let symbol: u32 = 0; symbol < DISTANCE_SYMBOLS; symbol++) setBits(DISTANCES, symbol, 5);
}

function fixedBits(): u32 {
  setFixed();
  return codedBits(LITERALS, LITERAL_SYMBOLS) + codedBits(DISTANCES, DISTANCE_SYMBOLS);
}

/** How many lengths of each code are said: without the noughts at the end, but as many as there must be. */
function saidOf(table: usize, symbols: u32, least: u32): u32 {
  while (symbols > least && bitsOf(table, symbols - 1) == 0) symbols--;
  return symbols;
}

let literalsSaid: u32 = 0;
let distancesSaid: u32 = 0;

@inline
function bitsOfSaid(place: u32): u32 {
  return place < literalsSaid ? bitsOf(LITERALS, place) : bitsOf(DISTANCES, place - literalsSaid);
}

/** Writes how the lengths are said, and makes the code for that; returns where it ends. */
function sayLengths(): usize {
  literalsSaid = saidOf(LITERALS, 286, 257);
  distancesSaid = saidOf(DISTANCES, DISTANCE_SYMBOLS, 1);
  const all = literalsSaid + distancesSaid;
  let said = SAID;
  for (let place: u32 = 0; place < all; ) {
    const bits = bitsOfSaid(place);
    let run: u32 = 1;
    while (place + run < all && bitsOfSaid(place + run) == bits) run++;
    place += run;
    if (bits == 0) {
      for (; run >= 11; run -= min<u32>(run, 138)) said = say(said, 18, min<u32>(run, 138) - 11);
      if (run >= 3) {
        said = say(said, 17, run - 3);
        run = 0;
      }
    } else {
      said = say(said, bits, 0);
      for (run--; run >= 3; run -= min<u32>(run, 6)) said = say(said, 16, min<u32>(run, 6) - 3);
    }
    for (; run > 0; run--) said = say(said, bits, 0);
  }
  if (frequency(LENGTHS, 0) == 0) count(LENGTHS, 0); // a code of lengths has at least two symbols
  makeLengths(LENGTHS, LENGTH_SYMBOLS, MAX_LENGTH_BITS);
  return said;
}

@inline
function say(said: usize, symbol: u32, extra: u32): usize {
  store<u16>(said, <u16>(symbol | (extra << 8)));
  count(LENGTHS, symbol);
  return said + 2;
}

@inline
function saidExtra(symbol: u32): u32 {
  return symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
}

@inline
function orderAt(place: u32): u32 {
  return <u32>load<u8>(ORDER + <usize>place);
}

function orderedSaid(): u32 {
  let symbols = LENGTH_SYMBOLS;
  while (symbols > 4 && bitsOf(LENGTHS, orderAt(symbols - 1)) == 0) symbols--;
  return symbols;
}

function headBits(saidEnd: usize): u32 {
  let bits = 14 + 3 * orderedSaid();
  for (let said = SAID; said < saidEnd; said += 2) {
    const symbol = <u32>load<u8>(said);
    bits += bitsOf(LENGTHS, symbol) + saidExtra(symbol);
  }
  return bits;
}

function writeHead(saidEnd: usize): void {
  const symbols = orderedSaid();
  put((literalsSaid - 257) | ((distancesSaid - 1) << 5) | ((symbols - 4) << 10), 14);
  flush();
  for (let place: u32 = 0; place < symbols; place++) {
    put(bitsOf(LENGTHS, orderAt(place)), 3);
    flush();
  }
  makeCodes(LENGTHS, LENGTH_SYMBOLS);
  for (let said = SAID; said < saidEnd; said += 2) {
    const symbol = <u32>load<u8>(said);
    put(codeOf(LENGTHS, symbol), bitsOf(LENGTHS, symbol));
    put(<u32>load<u8>(said, 1), saidExtra(symbol));
    flush();
  }
}
