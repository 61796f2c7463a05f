import { countBits, MarienbadError, type Work } from "marienbad/base";
import { type Fraction, fraction, greatestCommonDivisor, scaleToWhole } from "./fraction.ts";
import { texts } from "./texts.ts";

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

function withBit(bits: Bits, member: number): Bits {
  const copy = bits.slice();
  copy[member >> 5] |= 1 << (member & 31);
  return copy;
}

function isSubset(part: Bits, whole: Bits): boolean {
  for (let i = 0; i < part.length; i++) if ((part[i] & ~whole[i]) !== 0) return false;
  return true;
}

/** True if each wanted member is in one of two sets. */
export function covers(a: Bits, b: Bits, wanted: Bits): boolean {
  for (let i = 0; i < wanted.length; i++) if ((wanted[i] & ~(a[i] | b[i])) !== 0) return false;
  return true;
}

function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += countBits(a[i] & b[i]);
  return count;
}

export interface Vertex {
  readonly point: readonly Fraction[];
  /** Constraints met with equality: i for xᵢ ≥ 0, then dimension + j for row j. */
  readonly tight: Bits;
}

/** A ray of the cone above the polytope, in whole numbers without a common factor. */
interface Ray {
  readonly direction: readonly bigint[];
  readonly tight: Bits;
}

/**
 * All vertices of the polytope { x ≥ 0 : rows · x ≤ 1 }, by the double description method.
 * Needs rows of positive entries, so that the polytope is bounded. Returns each vertex once, exactly, with all its
 * tight constraints, even if it is degenerate. Throws `limit-reached` if more than `limit` rays exist at a time.
 * Cost: for each row, (rays above) × (rays below) counts of shared constraints; where more constraints than necessary
 * meet in a ray, also a look at all rays for each neighbourly pair.
 *
 * The polytope is the slice t = 1 of the cone { t ≥ 0, x ≥ 0, t ≥ row · x }. The axes are the rays of t ≥ 0, x ≥ 0,
 * which the rows cut one by one:
 *
 *        kept     ● ●  rays on the good side
 *      ───────○───────○─── new rays, where the cut meets the face between a kept ray and a dropped one
 *        dropped    ●     rays on the bad side
 *
 * Two rays span a face exactly if no third ray is tight wherever both are. If one is simple (tight only on the
 * constraints that make it a ray), sharing all but one of them is enough.
 * Reference: T. S. Motzkin, H. Raiffa, G. L. Thompson, R. M. Thrall, "The double description method" (1953); K. Fukuda,
 * A. Prodon, "Double description method revisited" (1996), for the adjacency test.
 */
export function* polytopeVerticesWork(rows: readonly (readonly Fraction[])[], limit: number): Work<Vertex[], void> {
  const dimension = rows[0].length;
  const infinity = dimension + rows.length; // the constraint t ≥ 0, tight on rays that are no vertex
  const size = infinity + 1;
  // Coordinates of a ray: x₀ … xₙ₋₁, t. Each axis is tight with every axis constraint but its own.
  const axes = [...Array(dimension).keys(), infinity];
  let rays: Ray[] = axes.map((axis, place) => ({
    direction: axes.map((_, i) => (i === place ? 1n : 0n)),
    tight: bitsOf(
      size,
      axes.filter((other) => other !== axis),
    ),
  }));
  for (const [j, row] of rows.entries()) {
    rays = yield* cutWork(rays, wholeRow(row), dimension + j, dimension);
    if (rays.length > limit) {
      throw new MarienbadError("limit-reached", texts.tooManyCorners(limit), { parameters: { limit } });
    }
  }
  return rays.map(({ direction, tight }) => ({
    point: direction.slice(0, dimension).map((value) => fraction(value, direction[dimension])),
    tight,
  }));
}

/** The row constraint t − row · x ≥ 0 multiplied up to whole numbers. */
function wholeRow(row: readonly Fraction[]): bigint[] {
  const { whole, scale } = scaleToWhole(row);
  return [...whole.map((value) => -value), scale];
}

const PAUSE_EVERY = 1 << 14;

/** The rays of the cone with another constraint. A ray is tight on at least `dimension` constraints. */
function* cutWork(
  rays: readonly Ray[],
  constraint: readonly bigint[],
  number: number,
  dimension: number,
): Work<Ray[], void> {
  const heights = rays.map(({ direction }) => direction.reduce((total, value, i) => total + value * constraint[i], 0n));
  const sizes = rays.map(({ tight }) => countShared(tight, tight));
  const kept = rays.flatMap((ray, i) => {
    if (heights[i] < 0n) return [];
    return heights[i] > 0n ? [ray] : [{ ...ray, tight: withBit(ray.tight, number) }];
  });
  let looked = 0;
  for (const [i, above] of rays.entries()) {
    if (heights[i] <= 0n) continue;
    for (const [k, below] of rays.entries()) {
      if (heights[k] >= 0n || countShared(above.tight, below.tight) < dimension - 1) continue;
      const shared = above.tight.map((word, place) => word & below.tight[place]);
      const isSimple = sizes[i] === dimension || sizes[k] === dimension;
      const isTightWithBoth = (other: Ray): boolean =>
        other !== above && other !== below && isSubset(shared, other.tight);
      looked += isSimple ? 16 : rays.length;
      if (looked >= PAUSE_EVERY) {
        looked = 0;
        yield;
      }
      if (!isSimple && rays.some(isTightWithBoth)) continue;
      const direction = above.direction.map((value, c) => heights[i] * below.direction[c] - heights[k] * value);
      kept.push({ direction: withoutCommonFactor(direction), tight: withBit(shared, number) });
    }
    looked += rays.length;
    if (looked >= PAUSE_EVERY) {
      looked = 0;
      yield;
    }
  }
  return kept;
}

function withoutCommonFactor(direction: readonly bigint[]): bigint[] {
  const factor = direction.reduce(greatestCommonDivisor, 0n);
  return direction.map((value) => value / factor);
}
