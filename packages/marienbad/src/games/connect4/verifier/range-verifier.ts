import { type Signal, throwIfAborted } from "../../../base/work.ts";
import type { ClaimFault, ClaimsBetween, RangeVerdict, RangeVerifier } from "../../../game/range-verifier.ts";
import type { Options } from "../rules.ts";
import { type ClaimedRange, type SourceRange, VerifyKernel } from "./verify-kernel.ts";

/** A table of 4 MiB. */
const MAX_LOW_BITS = 22;
const MAX_KEY_BITS = 53;
const SOLVED_ALIGN = 4;
const NOTHING: ClaimedRange = { lows: new Uint32Array(0), values: new Uint8Array(0) };
/** A value in memory is 256 × outcome + rank, in the kernel 64 × outcome + rank. */
const VALUES = 1024;
const RANKS = 64;
/** For what no position of connect-4 can be worth. */
const NO_VALUE = 254;

/** Verifies connect-4 by ranges, each all positions with the same highest columns; undefined where it cannot. */
export function connect4Verifier(
  { columns, rows, align }: Options,
  maxLowBits: number = MAX_LOW_BITS,
): RangeVerifier | undefined {
  const width = rows + 1;
  if (align !== SOLVED_ALIGN || columns * width > MAX_KEY_BITS) return undefined;
  const highColumns = Math.max(0, columns - Math.floor(maxLowBits / width));
  return new Connect4Verifier(columns, rows, highColumns);
}

class Connect4Verifier implements RangeVerifier {
  readonly ranges: number;
  readonly lowBits: number;
  readonly #rows: number;
  readonly #highColumns: number;
  readonly #kernel: VerifyKernel;

  constructor(columns: number, rows: number, highColumns: number) {
    this.#rows = rows;
    this.#highColumns = highColumns;
    this.ranges = 2 ** (highColumns * (rows + 1));
    this.lowBits = (columns - highColumns) * (rows + 1);
    this.#kernel = new VerifyKernel(columns, rows, highColumns);
  }

  async verify(level: number, from: number, to: number, claims: ClaimsBetween, signal?: Signal): Promise<RangeVerdict> {
    const numbers = Array.from({ length: to - from }, (_, place) => from + place);
    const sourcesOf = numbers.map((range) => this.#sources(range, level));
    const targetsOf = numbers.map((range) => this.#targets(range, level));
    const here = await this.#read(claims, level, [...numbers, ...sourcesOf.flat().map(({ range }) => range)]);
    const next = await this.#read(claims, level + 1, [...numbers, ...targetsOf.flat()]);
    const counts = new Float64Array(VALUES);
    let [moves, wonAfter] = [0, 0];
    const verdict = (at?: number, range = 0, low = 0, fault?: ClaimFault): RangeVerdict => ({
      ...(at !== undefined && fault && { wrong: { level: at, key: range * 2 ** this.lowBits + low, fault } }),
      counts,
      moves,
      wonAfter,
    });
    for (const [place, range] of numbers.entries()) {
      throwIfAborted(signal);
      const own = here.get(range) ?? NOTHING;
      const ownNext = next.get(range) ?? NOTHING;
      const sources: SourceRange[] = [];
      for (const source of sourcesOf[place]) {
        const claimed = here.get(source.range);
        if (claimed !== undefined) sources.push({ ...source, ...claimed });
      }
      if (own.lows.length + ownNext.lows.length + sources.length === 0) continue;
      const reached = this.#kernel.reach(range, level, own, sources, ownNext);
      if (reached.wrong) return verdict(level + 1, range, reached.wrong.low, reached.wrong.fault);
      moves += reached.moves;
      wonAfter += reached.won;
      const after = targetsOf[place].map((target) => next.get(target) ?? NOTHING);
      const wrong = this.#kernel.check(level, own, ownNext, after);
      if (wrong < own.lows.length) return verdict(level, range, own.lows[wrong], "wrong-value");
      for (const value of own.values) counts[Math.floor(value / RANKS) * 256 + (value % RANKS)]++;
    }
    return verdict();
  }

  /** The column of a range with this number, from the lowest on, and how many stones lie in it. */
  #column(range: number, column: number): { readonly ones: number; readonly height: number } {
    const width = this.#rows + 1;
    const ones = Math.floor(range / 2 ** (column * width)) % 2 ** width;
    return { ones, height: Math.floor(Math.log2(ones)) };
  }

  /** Ranges from which a move in a high column leads to this one: its top stone is that of who moves at the level. */
  #sources(range: number, level: number): { readonly range: number; readonly column: number }[] {
    const sources: { readonly range: number; readonly column: number }[] = [];
    for (let column = 0; column < this.#highColumns; column++) {
      const { ones, height } = this.#column(range, column);
      if (!(height > 0)) continue;
      const isOfPlayer0 = Math.floor(ones / 2 ** (height - 1)) % 2 === 1;
      if (isOfPlayer0 !== (level % 2 === 0)) continue;
      sources.push({ range: range - this.#stone(column, height - 1, level), column });
    }
    return sources;
  }

  /** Ranges to which moves in high columns lead. */
  #targets(range: number, level: number): number[] {
    const targets: number[] = [];
    for (let column = 0; column < this.#highColumns; column++) {
      const { height } = this.#column(range, column);
      if (height >= 0 && height < this.#rows) targets.push(range + this.#stone(column, height, level));
    }
    return targets;
  }

  #stone(column: number, row: number, level: number): number {
    return (level % 2 === 0 ? 2 : 1) * 2 ** (column * (this.#rows + 1) + row);
  }

  /** What is claimed about ranges, which are read together where they are neighbours. */
  async #read(claims: ClaimsBetween, level: number, ranges: readonly number[]): Promise<Map<number, ClaimedRange>> {
    const found = new Map<number, ClaimedRange>();
    const size = 2 ** this.lowBits;
    const sorted = [...new Set(ranges)].sort((one, other) => one - other);
    for (let first = 0; first < sorted.length; ) {
      let end = first + 1;
      while (end < sorted.length && sorted[end] === sorted[end - 1] + 1) end++;
      const { keys, values } = await claims(level, sorted[first] * size, (sorted[end - 1] + 1) * size);
      const lows = new Uint32Array(keys.length);
      const bytes = new Uint8Array(keys.length);
      let [range, start] = [-1, 0];
      for (let place = 0; place < keys.length; place++) {
        const key = keys[place];
        if (key < range * size || key >= (range + 1) * size) {
          if (place > start)
            found.set(range, { lows: lows.subarray(start, place), values: bytes.subarray(start, place) });
          range = Math.floor(key / size);
          start = place;
        }
        lows[place] = key - range * size;
        const rank = values[place] & 255;
        bytes[place] = rank < RANKS ? (values[place] >>> 8) * RANKS + rank : NO_VALUE;
      }
      if (keys.length > start) found.set(range, { lows: lows.subarray(start), values: bytes.subarray(start) });
      first = end;
    }
    return found;
  }
}
