import { VERIFY } from "../../../kernel/generated/connect4-verify.ts";
import { instantiate, type KernelMemory, reserve } from "../../../kernel/load.ts";

/** The exports of kernels/connect4-verify; addresses are chosen by the caller, at or after what `configure` returns. */
interface VerifyExports {
  readonly memory: KernelMemory;
  configure(columns: number, rows: number, highColumns: number): number;
  begin(list: number): void;
  reachByLowMoves(lows: number, count: number, range: number, stones: number): number;
  reachByHighMove(lows: number, count: number, source: number, column: number, stones: number): void;
  wonReached(): number;
  compare(lows: number, count: number): number;
  wrong(): number;
  note(lows: number, values: number, count: number): void;
  forget(lows: number, count: number): void;
  ask(lows: number, count: number, answers: number): void;
  check(lows: number, values: number, count: number, stones: number, answers: number, highMoves: number): number;
}

/** What is claimed about a range of a level: low parts of keys, in order, and a byte for the value of each. */
export interface ClaimedRange {
  readonly lows: Uint32Array;
  readonly values: Uint8Array;
}

/** A range from which a move in a high column leads to the one that is looked at. */
export interface SourceRange extends ClaimedRange {
  readonly range: number;
  /** 0 is the lowest of the high columns. */
  readonly column: number;
}

/** What was found about a range: the low part that is wrong and how, or how many moves lead there. */
export interface ReachVerdict {
  readonly moves: number;
  readonly won: number;
  readonly wrong?: { readonly low: number; readonly fault: "not-reached" | "missing" | "out-of-order" };
}

const FAULTS = [undefined, "not-reached", "missing", "out-of-order"] as const;

/** Ranges of connect-4 compared with what is claimed about them, in WebAssembly; a byte for each possible low part. */
export class VerifyKernel {
  readonly #kernel = instantiate<VerifyExports>(VERIFY);
  readonly #arrays: number;
  readonly #lowColumns: number;

  constructor(columns: number, rows: number, highColumns: number) {
    this.#arrays = this.#kernel.configure(columns, rows, highColumns) >>> 0;
    this.#lowColumns = columns - highColumns;
    reserve(this.#kernel.memory, this.#arrays);
  }

  /** Compares a range with all that moves lead to, from positions of so many stones. */
  reach(
    range: number,
    stones: number,
    own: ClaimedRange,
    sources: readonly SourceRange[],
    claimed: ClaimedRange,
  ): ReachVerdict {
    const kernel = this.#kernel;
    const list = this.#arrays;
    const most = sources.reduce((sum, { lows }) => sum + lows.length, this.#lowColumns * own.lows.length);
    const lows = list + 4 * most;
    kernel.begin(list);
    this.#put(lows, own.lows);
    let moves = kernel.reachByLowMoves(lows, own.lows.length, range, stones) >>> 0;
    for (const source of sources) {
      this.#put(lows, source.lows);
      kernel.reachByHighMove(lows, source.lows.length, source.range, source.column, stones);
      moves += source.lows.length;
    }
    this.#put(lows, claimed.lows);
    const fault = FAULTS[kernel.compare(lows, claimed.lows.length)];
    const won = kernel.wonReached() >>> 0;
    return { moves, won, ...(fault !== undefined && { wrong: { low: kernel.wrong() >>> 0, fault } }) };
  }

  /** The place of the first value that is wrong, of positions with so many stones; how many there are if none is. */
  check(stones: number, own: ClaimedRange, next: ClaimedRange, after: readonly ClaimedRange[]): number {
    const kernel = this.#kernel;
    const count = own.lows.length;
    const lows = this.#arrays;
    const values = lows + 4 * count;
    const answers = values + count;
    const others = (answers + count * after.length + 7) & ~7;
    this.#put(lows, own.lows);
    this.#put(values, own.values);
    for (const [place, range] of after.entries()) {
      this.#note(others, range);
      kernel.ask(lows, count, answers + place * count);
      kernel.forget(others, range.lows.length);
    }
    this.#note(others, next);
    const wrong = kernel.check(lows, values, count, stones, answers, after.length) >>> 0;
    kernel.forget(others, next.lows.length);
    return wrong;
  }

  #note(address: number, { lows, values }: ClaimedRange): void {
    this.#put(address, lows);
    this.#put(address + 4 * lows.length, values);
    this.#kernel.note(address, address + 4 * lows.length, lows.length);
  }

  #put(address: number, list: Uint32Array | Uint8Array): void {
    reserve(this.#kernel.memory, address + list.byteLength);
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
    new Uint8Array(this.#kernel.memory.buffer, address, bytes.length).set(bytes);
  }
}
