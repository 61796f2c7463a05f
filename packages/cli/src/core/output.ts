import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { pause, type Sink } from "./sink.ts";

/** Where a command prints: answers on standard output, everything else on standard error. */
export interface Output {
  line(text?: string): void;
  json(value: unknown): void;
  /** An answer in pieces, until there is no reader. */
  pieces(pieces: Iterable<Uint8Array>): Promise<void>;
  note(text: string): void;
  /** Shows progress on a terminal; replaced by the next output. */
  progress(text: string): void;
  /** Progress without a terminal: a line every few seconds. */
  still(text: string): void;
  done(): void;
  /** True if there is no reader any more, so that long lists may end. */
  readonly closed: boolean;
  /** True if the reader is slow, so that long lists should wait (see `whenRead`). */
  readonly isBehind: boolean;
}

const BREATH = 25; // milliseconds that a Ctrl-C may have to wait

const BETWEEN_LINES = 5000; // milliseconds

/** Answers into a sink, the rest into a stream. */
export function createOutput(
  answers: Sink,
  stderr: Writable & { isTTY?: boolean },
  betweenLines: number = BETWEEN_LINES,
): Output {
  let shown = false;
  let stillAt = performance.now();
  const wipe = (): void => {
    if (shown) stderr.write("\r\u001b[2K");
    shown = false;
  };
  const line = (text = ""): void => {
    wipe();
    answers.write(`${text}\n`);
  };
  return {
    line,
    json: (value) => line(JSON.stringify(value)),
    async pieces(pieces) {
      let resumedAt = performance.now();
      for (const piece of pieces) {
        wipe();
        answers.write(piece);
        if (answers.isBehind) await answers.caughtUp();
        else if (performance.now() - resumedAt > BREATH) await setImmediate();
        else continue;
        if (answers.closed) return;
        resumedAt = performance.now();
      }
    },
    note(text) {
      wipe();
      stderr.write(`${text}\n`);
    },
    progress(text) {
      if (!stderr.isTTY) return;
      stderr.write(`\r\u001b[2K${text}`);
      shown = true;
    },
    still(text) {
      if (stderr.isTTY || performance.now() - stillAt < betweenLines) return;
      stderr.write(`${text}\n`);
      stillAt = performance.now();
    },
    done: wipe,
    get closed() {
      return answers.closed;
    },
    get isBehind() {
      return answers.isBehind;
    },
  };
}

const NAP = 10; // milliseconds

/** Pauses a work that prints line by line, longer for a slow reader: waiting output is kept in memory. */
export function* whenRead<Progress>(output: Output, progress: Progress): Generator<Progress, void, void> {
  yield progress;
  while (output.isBehind) {
    pause(NAP);
    yield progress;
  }
}

/** Aligned columns; those in `left` are words, the others numbers. */
export function inColumns(rows: readonly (readonly string[])[], left: readonly number[]): string[] {
  const widths = rows[0].map((_, column) => rows.reduce((width, row) => Math.max(width, row[column].length), 0));
  const cell = (word: string, column: number): string =>
    left.includes(column) ? word.padEnd(widths[column]) : word.padStart(widths[column]);
  return rows.map((row) => row.map(cell).join("  ").trimEnd());
}
