import { type Signal, throwIfAborted } from "marienbad/base";
import type { Options } from "marienbad/games/connect4";
import type { ClaimedBlock, ClaimedLevels, RangeVerdict, RangeVerifier } from "../../verify/range-levels.ts";
import { MirroredMoves, PlainMoves, type RangeTarget } from "./range-moves.ts";
import { type ClaimedRange, type SourceRange, VerifyKernel } from "./verify-kernel.ts";

const MAX_LOW_BITS = 22;
const MAX_KEY_BITS = 53;
const SOLVED_ALIGN = 4;
const NOTHING: ClaimedRange = { lows: 0, values: 0, count: 0 };
/** A value in verdicts is 256 × outcome + rank, in claims 64 × outcome + rank. */
const VALUES = 1024;
const RANKS = 64;
interface AtOnce {
  /** Number of ranges: a small level may be spread over millions, mostly empty ones. */
  readonly ranges: number;
  /** Number of blocks of positions of a level, and of the next: they are in memory together. */
  readonly blocks: number;
}
const AT_ONCE: AtOnce = { ranges: 1 << 14, blocks: 1 << 6 };
const MAX_GAP = 16; // shorter gaps between ranges are read too: asking again takes longer

/** Verifies connect-4 by ranges with the same highest columns; undefined if the board is too large. */
export function connect4Verifier(
  { columns, rows, align }: Options,
  maxLowBits: number = MAX_LOW_BITS,
  atOnce: AtOnce = AT_ONCE,
): RangeVerifier | undefined {
  const width = rows + 1;
  if (align !== SOLVED_ALIGN || columns * width > MAX_KEY_BITS) return undefined;
  const highColumns = Math.max(0, columns - Math.floor(maxLowBits / width));
  const kernel = new VerifyKernel(columns, rows, highColumns);
  return new Connect4Verifier(kernel, new PlainMoves(rows, highColumns), highColumns * width, atOnce);
}

/** Verifies databases up to mirror images, by first and last column. Memory: a byte per low part. */
export function mirroredVerifier({ columns, rows }: Options): RangeVerifier {
  const kernel = new VerifyKernel(columns, rows, 2, 1);
  return new Connect4Verifier(kernel, new MirroredMoves(rows), 2 * (rows + 1));
}

type WrongRange = NonNullable<RangeVerdict["wrong"]>;

class Connect4Verifier implements RangeVerifier {
  readonly ranges: number;
  readonly lowBits: number;
  readonly #kernel: VerifyKernel;
  readonly #moves: PlainMoves;
  readonly #lowCells: number;
  readonly #atOnce: AtOnce;

  constructor(kernel: VerifyKernel, moves: PlainMoves, highBits: number, atOnce: AtOnce = AT_ONCE) {
    this.ranges = 2 ** highBits;
    this.lowBits = kernel.lowBits;
    this.#kernel = kernel;
    this.#moves = moves;
    this.#lowCells = kernel.lowCells;
    this.#atOnce = atOnce;
  }

  async verify(level: number, from: number, to: number, claims: ClaimedLevels, signal?: Signal): Promise<RangeVerdict> {
    const counts = new Float64Array(VALUES);
    let [moves, wonAfter] = [0, 0];
    for (let begin = from; begin < to; ) {
      const most = await this.#endOfBlocks(level, begin, to, claims);
      const possible = this.#possible(level, begin, most);
      const end = possible.length < this.#atOnce.ranges ? most : possible[possible.length - 1] + 1;
      const found = await this.#verifySome(level, begin, end, possible, claims, signal);
      this.#addCounts(counts);
      if ("fault" in found) return { wrong: found, counts, moves, wonAfter };
      moves += found.moves;
      wonAfter += found.won;
      begin = end;
    }
    return { counts, moves, wonAfter };
  }

  /** The end of the ranges from `begin` on that have few enough blocks to read together; at least one range. */
  async #endOfBlocks(level: number, begin: number, to: number, claims: ClaimedLevels): Promise<number> {
    const { blocks } = this.#atOnce;
    const size = 2 ** this.lowBits;
    let end = to;
    for (const looked of [level, level + 1]) {
      const cuts = await claims.cutsBetween(looked, begin * size, end * size);
      if (cuts.length > blocks) end = Math.max(begin + 1, Math.floor(cuts[blocks] / size));
    }
    return end;
  }

  #possible(level: number, from: number, to: number): number[] {
    const ranges: number[] = [];
    for (let range = from; ranges.length < this.#atOnce.ranges; range++) {
      range = this.#moves.nextWithStones(range, level - this.#lowCells, level + 1);
      if (range >= to) break;
      ranges.push(range);
    }
    return ranges;
  }

  /** Returns the first error in ranges [begin, end), possible or claimed, or the number of moves that lead there. */
  async #verifySome(
    level: number,
    begin: number,
    end: number,
    possible: readonly number[],
    claims: ClaimedLevels,
    signal?: Signal,
  ): Promise<{ readonly moves: number; readonly won: number } | WrongRange> {
    const kernel = this.#kernel;
    kernel.clear();
    const sourcesOf = new Map(possible.map((range) => [range, this.#moves.sources(range, level)]));
    const sourceRanges = [...sourcesOf.values()].flatMap((sources) => sources.map(({ claimed }) => claimed));
    const here = await this.#read(claims, level, begin, end, sourceRanges);
    if (typeof here === "number") return { level, key: here, fault: "out-of-order" };
    const isInside = (range: number): boolean => range >= begin && range < end;
    const targetsOf = new Map<number, RangeTarget[]>();
    for (const range of here.keys()) if (isInside(range)) targetsOf.set(range, this.#moves.targets(range, level));
    const targetRanges = [...targetsOf.values()].flatMap((targets) => targets.map(({ range }) => range));
    const next = await this.#read(claims, level + 1, begin, end, targetRanges);
    if (typeof next === "number") return { level: level + 1, key: next, fault: "out-of-order" };
    const claimed = [...here.keys(), ...next.keys()].filter(isInside);
    let [moves, won] = [0, 0];
    for (const range of Float64Array.from(new Set([...possible, ...claimed])).sort()) {
      throwIfAborted(signal);
      const own = here.get(range) ?? NOTHING;
      const ownNext = next.get(range) ?? NOTHING;
      const sources: SourceRange[] = [];
      for (const source of sourcesOf.get(range) ?? []) {
        const claimed = here.get(source.claimed);
        if (claimed !== undefined) sources.push({ ...source, ...claimed });
      }
      const hasImages = this.#moves.hasImages(range);
      if (own.count + ownNext.count + sources.length === 0) continue;
      const base = range * 2 ** this.lowBits;
      const reached = kernel.reach(range, level, own, sources, ownNext, hasImages);
      if (reached.wrong) return { level: level + 1, key: base + reached.wrong.low, fault: reached.wrong.fault };
      moves += reached.moves;
      won += reached.won;
      const targets = targetsOf.get(range) ?? [];
      const after = targets.map(({ range, lookup }) => ({ ...(next.get(range) ?? NOTHING), lookup }));
      const wrong = kernel.check(level, own, ownNext, after, hasImages);
      if (wrong !== undefined) return { level, key: base + wrong, fault: "wrong-value" };
    }
    return { moves, won };
  }

  #addCounts(counts: Float64Array): void {
    for (const [value, count] of this.#kernel.counts().entries()) {
      counts[Math.floor(value / RANKS) * 256 + (value % RANKS)] += count;
    }
  }

  async #read(
    claims: ClaimedLevels,
    level: number,
    begin: number,
    end: number,
    others: readonly number[],
  ): Promise<Map<number, ClaimedRange> | number> {
    const blocks = new Map<number, ClaimedBlock>();
    const size = 2 ** this.lowBits;
    const read = async (first: number, last: number): Promise<void> => {
      for (const block of await claims.between(level, first * size, (last + 1) * size))
        blocks.set(block.firstKey, block);
    };
    await read(begin, end - 1);
    const sorted = Float64Array.from(others.filter((range) => range < begin || range >= end)).sort();
    for (let first = 0; first < sorted.length; ) {
      let behind = first + 1;
      while (behind < sorted.length && sorted[behind] - sorted[behind - 1] <= MAX_GAP) behind++;
      await read(sorted[first], sorted[behind - 1]);
      first = behind;
    }
    return this.#kernel.read([...blocks.values()].sort((one, other) => one.firstKey - other.firstKey));
  }
}
