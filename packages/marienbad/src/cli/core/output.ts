import type { Writable } from "node:stream";

/** Where a command prints: answers on standard output, everything else on standard error. */
export interface Output {
  line(text?: string): void;
  json(value: unknown): void;
  /** A warning or a remark. */
  note(text: string): void;
  /** A line that shows how far long work has got, on a terminal only; it is wiped by the next thing printed. */
  progress(text: string): void;
  /** Wipes the progress line. */
  done(): void;
  /** Makes standard output wait: true while a reader that is slow or gone should not be fed more. */
  readonly closed: boolean;
}

/** Streams of a process as an output. */
export function createOutput(stdout: Writable, stderr: Writable & { isTTY?: boolean }): Output {
  let shown = false;
  let closed = false;
  stdout.on("error", () => {
    closed = true;
  });
  const wipe = (): void => {
    if (shown) stderr.write("\r\u001b[2K");
    shown = false;
  };
  const line = (text = ""): void => {
    wipe();
    if (!closed) stdout.write(`${text}\n`);
  };
  return {
    line,
    json: (value) => line(JSON.stringify(value)),
    note(text) {
      wipe();
      stderr.write(`${text}\n`);
    },
    progress(text) {
      if (!stderr.isTTY) return;
      stderr.write(`\r\u001b[2K${text}`);
      shown = true;
    },
    done: wipe,
    get closed() {
      return closed;
    },
  };
}
