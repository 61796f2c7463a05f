import { countBits } from "marienbad/base";

/** A set of small whole numbers, 32 to a word. */
export type Bits = Int32Array;

export function bitsOf(size: number, members: Iterable<number>): Bits {
  const bits = new Int32Array((size + 31) >> 5);
  for (const member of members) bits[member >> 5] |= 1 << (member & 31);
  return bits;
}

export function hasBit(bits: Bits, member: number): boolean {
  return (bits[member >> 5] & (1 << (member & 31))) !== 0;
}

export function withBit(bits: Bits, member: number): Bits {
  const copy = bits.slice();
  copy[member >> 5] |= 1 << (member & 31);
  return copy;
}

export function intersection(a: Bits, b: Bits): Bits {
  return a.map((word, i) => word & b[i]);
}

/** Whether every member of the part is in the whole. */
export function isSubset(part: Bits, whole: Bits): boolean {
  for (let i = 0; i < part.length; i++) if ((part[i] & ~whole[i]) !== 0) return false;
  return true;
}

/** Whether the two sets together have every member of a third. */
export function covers(a: Bits, b: Bits, wanted: Bits): boolean {
  for (let i = 0; i < wanted.length; i++) if ((wanted[i] & ~(a[i] | b[i])) !== 0) return false;
  return true;
}

/** How many members two sets share. */
export function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += countBits(a[i] & b[i]);
  return count;
}
