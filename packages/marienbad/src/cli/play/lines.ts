import { createInterface } from "node:readline";

/** What a person types, or a pipe holds, line by line; it ends with the input or with the signal. */
export function inputLines(signal: AbortSignal): { lines: AsyncIterator<string>; close: () => void } {
  // Not as a terminal: the keyboard's Ctrl-C must reach the process, which knows what to do.
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator](); // at once, so that no line is lost while a player thinks
  const close = (): void => {
    reader.close();
    process.stdin.destroy();
  };
  signal.addEventListener("abort", close, { once: true });
  return { lines, close };
}
