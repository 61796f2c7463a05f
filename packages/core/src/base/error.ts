import type { Language, Text } from "./text.ts";
import * as texts from "./texts.ts";

/** The kind of an error, for programs to test. */
export type ErrorCode =
  | "bad-argument" // a value given by the caller is of the wrong kind or out of range
  | "bad-input" // a text or a file has the wrong content
  | "unknown-name" // a game, option, command, vertex … that does not exist
  | "illegal-move"
  | "illegal-position"
  | "limit-reached" // the work is larger than the limit the caller set
  | "interrupted" // the caller cancelled
  | "not-applicable" // this algorithm does not apply to this game, and why
  | "bad-rules" // the rules of a game contradict themselves
  | "bad-certificate"
  | "file" // reading or writing failed
  | "damaged-file" // a file between two steps of a computation has changed; `name` in the parameters
  | "missing-file"; // such a file is missing

/** Optional parts of an error. */
export interface ErrorDetails {
  readonly faults?: readonly Fault[];
  /** The values in the text, for programs: `{ limit: 5000000, positions: 5000001 }`. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The error class of the library. Its text says what is wrong, where, and what would be right, in both languages. */
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

/** The message of any error, in both languages if possible. */
export function textOfError(error: unknown): Text {
  if (error instanceof MarienbadError) return error.text;
  const message = error instanceof Error ? error.message : String(error);
  return { en: message, fr: message };
}

/** A fault in an input, with its place. */
export interface Fault extends Place {
  readonly text: Text;
  /** A code for programs that have something to add: "owners-unknown". */
  readonly code?: string;
}

/** A place in a text, counted from 1 as in editors. */
export interface Place {
  readonly line?: number;
  readonly column?: number;
}

/** The result of parsing: the value or all faults, with warnings. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly warnings?: readonly Fault[] };

/** A parsed value, with its warnings. */
export function parsed<T>(value: T, warnings: readonly Fault[] = []): Parsed<T> {
  return { ok: true, value, warnings };
}

/** Maximum number of faults kept: a damaged file can have one on every line. */
export const MAX_FAULTS = 1000;

/** A failed parse, with its first faults and its warnings. */
export function refused(faults: readonly Fault[], warnings: readonly Fault[] = []): Parsed<never> {
  const kept = faults.length > MAX_FAULTS ? faults.slice(0, MAX_FAULTS) : faults;
  return { ok: false, faults: kept, ...(warnings.length > 0 ? { warnings } : {}) };
}

/** A fault as one line, its place first. */
export function describeFault({ text, line, column }: Fault, language: Language = "en"): string {
  return (line === undefined ? text : texts.atPlace(line, column, text))[language];
}

function describeFaults(faults: readonly Fault[]): Text {
  const lines = (language: Language): string => faults.map((fault) => describeFault(fault, language)).join("\n");
  return { en: lines("en"), fr: lines("fr") };
}

/** The parsed value; throws the faults as one error. */
export function unwrap<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new MarienbadError("bad-input", describeFaults(result.faults), { faults: result.faults });
}
