import type { Language, Text } from "./text.ts";
import * as texts from "./texts.ts";

/** What went wrong, in a word a program can test. */
export type ErrorCode =
  | "bad-argument" // a value given by the caller is of the wrong kind or out of range
  | "bad-input" // a text or a file does not say what it should
  | "unknown-name" // a game, option, command, vertex … that is not there
  | "illegal-move"
  | "illegal-position"
  | "limit-reached" // the work is larger than the limit the caller set
  | "interrupted" // the caller cancelled
  | "not-applicable" // this algorithm does not apply to this game, and why
  | "bad-rules" // the rules of a game contradict themselves
  | "bad-certificate"
  | "file" // reading or writing failed
  | "damaged-file" // a file between two steps of a computation is not as it was written; `name` in the parameters
  | "missing-file"; // likewise one that is not there

/** What an error carries besides its code and its text. */
export interface ErrorDetails {
  /** Every fault found, when there is more than one thing to report. */
  readonly faults?: readonly Fault[];
  /** What the text was made of, for programs: `{ limit: 5000000, positions: 5000001 }`. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The error that led to this one. */
  readonly cause?: unknown;
}

/**
 * The one error class of the library. Its text says what, where, and what would be right; `message` is the English one.
 */
export class MarienbadError extends Error {
  readonly code: ErrorCode;
  readonly text: Text;
  readonly faults: readonly Fault[];
  readonly parameters: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, text: Text, { faults = [], parameters = {}, cause }: ErrorDetails = {}) {
    super(text.en, cause === undefined ? undefined : { cause });
    this.name = "MarienbadError";
    this.code = code;
    this.text = text;
    this.faults = faults;
    this.parameters = parameters;
  }
}

/** What an error says, in every language where it can. */
export function textOfError(error: unknown): Text {
  if (error instanceof MarienbadError) return error.text;
  const message = error instanceof Error ? error.message : String(error);
  return { en: message, fr: message };
}

/** One thing that is wrong in an input, and its place there. */
export interface Fault extends Place {
  readonly text: Text;
  /** A word that programs can test, where they have something to add: "owners-unknown". */
  readonly code?: string;
}

/** Where in a text something stands, counted from 1, as editors do. */
export interface Place {
  readonly line?: number;
  readonly column?: number;
}

/** What parsing gives: the value, or all the faults together; and what to warn about in either case. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly warnings?: readonly Fault[] };

/** What was read, with its warnings. */
export function parsed<T>(value: T, warnings: readonly Fault[] = []): Parsed<T> {
  return { ok: true, value, warnings };
}

/** A torn file can have a fault on every line: the first thousand are enough. */
export const MAX_FAULTS = 1000;

/** What could not be read, with all its faults, up to a thousand, and its warnings, if any. */
export function refused(faults: readonly Fault[], warnings: readonly Fault[] = []): Parsed<never> {
  const kept = faults.length > MAX_FAULTS ? faults.slice(0, MAX_FAULTS) : faults;
  return { ok: false, faults: kept, ...(warnings.length > 0 ? { warnings } : {}) };
}

/** A fault as one line, its place first. */
export function describeFault({ text, line, column }: Fault, language: Language = "en"): string {
  return (line === undefined ? text : texts.atPlace(line, column, text))[language];
}

/** Faults as one sentence per line. */
function describeFaults(faults: readonly Fault[]): Text {
  const lines = (language: Language): string => faults.map((fault) => describeFault(fault, language)).join("\n");
  return { en: lines("en"), fr: lines("fr") };
}

/** The value, or the faults thrown as one error. */
export function unwrap<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new MarienbadError("bad-input", describeFaults(result.faults), { faults: result.faults });
}
