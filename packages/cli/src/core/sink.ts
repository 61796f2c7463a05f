import { fstatSync, writeSync } from "node:fs";
import type { Writable } from "node:stream";
import { MarienbadError } from "marienbad/base";
import { reason } from "marienbad-databases/system";
import { texts } from "./texts.ts";

/** A destination of answers. Content is written in full, or an error is thrown or emitted. */
export interface Sink {
  /** Throws unless all of it could be written. */
  write(content: string | Uint8Array): void;
  readonly isTTY: boolean;
  /** True if nothing more can be written: the reader has gone, or the disk is full. */
  readonly closed: boolean;
  /** True if the reader is so slow that more should wait. */
  readonly isBehind: boolean;
  caughtUp(): Promise<void>;
}

/** Standard output: a pipe or a terminal as a stream; anything else (a file, a device) as a file. */
export function standardOutput(): Sink {
  const isStream = process.stdout.isTTY || isPipe(process.stdout.fd);
  return isStream ? streamSink(process.stdout) : fileSink(process.stdout.fd);
}

function isPipe(fd: number): boolean {
  try {
    // In whole numbers of any size: Node's loader reads the last other answer as one about its own paths, and does not
    // follow links any more after that of a pipe (seen in Node 20.20).
    const stats = fstatSync(fd, { bigint: true });
    return stats.isFIFO() || stats.isSocket();
  } catch {
    return true; // closed: what the stream makes of it
  }
}

const PAUSE = 5; // milliseconds

/** A file, written to the last byte: a nearly full disk takes only a part, which Node's own stream ignores. */
export function fileSink(fd: number, write: (fd: number, bytes: Uint8Array) => number = writeSync): Sink {
  let closed = false;
  const writeSome = (bytes: Uint8Array): number => {
    try {
      return write(fd, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EAGAIN") {
        pause(PAUSE);
        return 0;
      }
      closed = true;
      throw new MarienbadError("file", texts.unwrittenAnswer(reason(error)));
    }
  };
  return {
    write(content) {
      let left = typeof content === "string" ? Buffer.from(content) : content;
      while (left.length > 0 && !closed) left = left.subarray(writeSome(left));
    },
    isTTY: false,
    get closed() {
      return closed;
    },
    isBehind: false,
    caughtUp: () => Promise.resolve(),
  };
}

const MAX_WAITING = 1 << 20; // bytes waiting for the reader before the writer waits too

/** A stream, which buffers what its reader has not yet taken. */
export function streamSink(stream: Writable & { readonly isTTY?: boolean }): Sink {
  let closed = false;
  stream.on("error", () => {
    closed = true;
  });
  return {
    write(content) {
      if (!closed) stream.write(content);
    },
    isTTY: stream.isTTY === true,
    get closed() {
      return closed;
    },
    get isBehind() {
      return !closed && stream.writableLength > MAX_WAITING;
    },
    async caughtUp() {
      if (closed || !stream.writableNeedDrain) return;
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          stream.off("drain", wake).off("error", wake);
          resolve();
        };
        stream.on("drain", wake).on("error", wake);
      });
    },
  };
}

/** Sleeps, blocking the thread. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
