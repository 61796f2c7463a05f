import { type Signal, throwIfAborted } from "../../../base/work.ts";
import type {
  ClaimedBlock,
  ClaimFault,
  ClaimsBetween,
  RangeVerdict,
  RangeVerifier,
} from "../../../game/range-verifier.ts";
import type { Options } from "../rules.ts";
import { MirroredMoves, PlainMoves, type RangeMoves } from "./range-moves.ts";
import { type ClaimedRange, type SourceRange, VerifyKernel } from "./verify-kernel.ts";

/** A table of 4 MiB. */
const MAX_LOW_BITS = 22;
const MAX_KEY_BITS = 53;
const SOLVED_ALIGN = 4;
const NOTHING: ClaimedRange = { lows: 0, values: 0, count: 0 };
/** A value in verdicts is 256 × outcome + rank, in claims 64 × outcome + rank. */
const VALUES = 1024;
const RANKS = 64;
/** Ranges between others that are rather read than left out: asking once more takes longer. */
const MAX_GAP = 16;

/** Verifies connect-4 by ranges, each all positions with the same highest columns; undefined where it cannot. */
export function connect4Verifier(
  { columns, rows, align }: Options,
  maxLowBits: number = MAX_LOW_BITS,
): RangeVerifier | undefined {
  const width = rows + 1;
  if (align !== SOLVED_ALIGN || columns * width > MAX_KEY_BITS) return undefined;
  const highColumns = Math.max(0, columns - Math.floor(maxLowBits / width));
  const kernel = new VerifyKernel(columns, rows, highColumns);
  return new Connect4Verifier(kernel, new PlainMoves(rows, highColumns), highColumns * width);
}

/**
 * Verifies databases that have one of each position and its mirror image: a range is all positions with the same first
 * column and the same last one. Memory: a byte for each possible low part, of the other columns.
 */
export function mirroredVerifier({ columns, rows }: Options): RangeVerifier {
  const kernel = new VerifyKernel(columns, rows, 2, 1);
  return new Connect4Verifier(kernel, new MirroredMoves(rows), 2 * (rows + 1));
}

class Connect4Verifier implements RangeVerifier {
  readonly ranges: number;
  readonly lowBits: number;
  readonly #kernel: VerifyKernel;
  readonly #moves: RangeMoves;

  constructor(kernel: VerifyKernel, moves: RangeMoves, highBits: number) {
    this.ranges = 2 ** highBits;
    this.lowBits = kernel.lowBits;
    this.#kernel = kernel;
    this.#moves = moves;
  }

  async verify(level: number, from: number, to: number, claims: ClaimsBetween, signal?: Signal): Promise<RangeVerdict> {
    const numbers = Array.from({ length: to - from }, (_, place) => from + place);
    const sourcesOf = numbers.map((range) => this.#moves.sources(range, level));
    const targetsOf = numbers.map((range) => this.#moves.targets(range, level));
    const counts = new Float64Array(VALUES);
    let [moves, wonAfter] = [0, 0];
    const verdict = (at?: number, key = 0, fault?: ClaimFault): RangeVerdict => {
      this.#addCounts(counts);
      return { ...(at !== undefined && fault && { wrong: { level: at, key, fault } }), counts, moves, wonAfter };
    };
    const kernel = this.#kernel;
    kernel.clear();
    const here = await this.#read(claims, level, [...numbers, ...sourcesOf.flat().map(({ claimed }) => claimed)]);
    if (typeof here === "number") return verdict(level, here, "out-of-order");
    const next = await this.#read(claims, level + 1, [...numbers, ...targetsOf.flat().map(({ range }) => range)]);
    if (typeof next === "number") return verdict(level + 1, next, "out-of-order");
    for (const [place, range] of numbers.entries()) {
      throwIfAborted(signal);
      const own = here.get(range) ?? NOTHING;
      const ownNext = next.get(range) ?? NOTHING;
      const sources: SourceRange[] = [];
      for (const source of sourcesOf[place]) {
        const claimed = here.get(source.claimed);
        if (claimed !== undefined) sources.push({ ...source, ...claimed });
      }
      const hasImages = this.#moves.hasImages(range);
      if (own.count + ownNext.count + sources.length === 0) continue;
      const base = range * 2 ** this.lowBits;
      const reached = kernel.reach(range, level, own, sources, ownNext, hasImages);
      if (reached.wrong) return verdict(level + 1, base + reached.wrong.low, reached.wrong.fault);
      moves += reached.moves;
      wonAfter += reached.won;
      const after = targetsOf[place].map(({ range, lookup }) => ({ ...(next.get(range) ?? NOTHING), lookup }));
      const wrong = kernel.check(level, own, ownNext, after, hasImages);
      if (wrong !== undefined) return verdict(level, base + wrong, "wrong-value");
    }
    return verdict();
  }

  #addCounts(counts: Float64Array): void {
    for (const [value, count] of this.#kernel.counts().entries()) {
      counts[Math.floor(value / RANKS) * 256 + (value % RANKS)] += count;
    }
  }

  /** What is claimed about ranges, and others beside them; or a key behind which one is out of order. */
  async #read(
    claims: ClaimsBetween,
    level: number,
    ranges: readonly number[],
  ): Promise<Map<number, ClaimedRange> | number> {
    const blocks = new Map<number, ClaimedBlock>();
    const size = 2 ** this.lowBits;
    const sorted = Uint32Array.from(ranges).sort();
    for (let first = 0; first < sorted.length; ) {
      let end = first + 1;
      while (end < sorted.length && sorted[end] - sorted[end - 1] <= MAX_GAP) end++;
      const found = await claims(level, sorted[first] * size, (sorted[end - 1] + 1) * size);
      for (const block of found) blocks.set(block.firstKey, block);
      first = end;
    }
    return this.#kernel.read([...blocks.values()].sort((one, other) => one.firstKey - other.firstKey));
  }
}
