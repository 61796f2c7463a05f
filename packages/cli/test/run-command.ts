import type { Language } from "marienbad/base";
import { readArguments } from "../src/core/arguments.ts";
import { type Paint, PLAIN } from "../src/core/color.ts";
import type { Call, Command } from "../src/core/command.ts";

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
  readonly paint?: Paint;
}

/**
 * Runs a command without a process of its own: quicker than the built program (test/cli.ts), and it sees the sources.
 */
export async function runCommand(command: Command, words: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { call, printed, notes } = callOf(readArguments(command, words), options);
  const code = await command.run(call);
  return { code, printed, notes };
}

/** A call as the command line makes it, whose output is kept. */
export function callOf(
  read: Pick<Call, "words" | "options" | "flags"> = { words: [], options: {}, flags: {} },
  { language = "en", signal = new AbortController().signal, paint = PLAIN }: RunOptions = {},
): { call: Call; printed: string[]; notes: string[] } {
  const printed: string[] = [];
  const notes: string[] = [];
  const call: Call = {
    ...read,
    json: read.flags.json === true,
    language,
    signal,
    paint,
    atOnce: (work) => work(),
    output: {
      line: (text = "") => void printed.push(text),
      json: (value) => void printed.push(JSON.stringify(value)),
      pieces: async (pieces) => void printed.push(Buffer.concat([...pieces]).toString()),
      note: (text) => void notes.push(text),
      progress: () => {},
      still: () => {},
      done: () => {},
      closed: false,
      isBehind: false,
    },
  };
  return { call, printed, notes };
}
