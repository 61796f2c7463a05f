import type { Language } from "../src/base/text.ts";
import { readArguments } from "../src/cli/core/arguments.ts";
import type { Command } from "../src/cli/core/command.ts";

/** What a command answered when it was run within the test. */
export interface Run {
  readonly code: number;
  /** Lines on standard output. */
  readonly printed: readonly string[];
  /** Lines on standard error. */
  readonly notes: readonly string[];
}

export interface RunOptions {
  readonly language?: Language;
  readonly signal?: AbortSignal;
}

/**
 * Runs a command without a process of its own: quicker than the built program (test/cli.ts), and it sees the sources.
 */
export async function runCommand(
  command: Command,
  words: readonly string[],
  { language = "en", signal = new AbortController().signal }: RunOptions = {},
): Promise<Run> {
  const printed: string[] = [];
  const notes: string[] = [];
  const read = readArguments(command, words);
  const code = await command.run({
    ...read,
    json: read.flags.json === true,
    language,
    signal,
    atOnce: (work) => work(),
    output: {
      line: (text = "") => printed.push(text),
      json: (value) => printed.push(JSON.stringify(value)),
      note: (text) => notes.push(text),
      progress: () => {},
      done: () => {},
      closed: false,
    },
  });
  return { code, printed, notes };
}
