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
  | "file"; // reading or writing failed

/** The one error class of the library. `message` is one sentence: what, where, and what would be right. */
export class MarienbadError extends Error {
  readonly code: ErrorCode;
  /** Every fault found, when there is more than one thing to say. */
  readonly faults: readonly Fault[];

  constructor(code: ErrorCode, message: string, faults: readonly Fault[] = []) {
    super(message);
    this.name = "MarienbadError";
    this.code = code;
    this.faults = faults;
  }
}

/** One thing that is wrong in an input, and its place there. */
export interface Fault {
  readonly message: string;
  /** Counted from 1, as editors do. */
  readonly line?: number;
  readonly column?: number;
}

/** Where in a text something was said. */
export type Place = Pick<Fault, "line" | "column">;

/** What parsing gives: the value and what to warn about, or all the faults together. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export function parsed<T>(value: T, warnings: readonly Fault[] = []): Parsed<T> {
  return { ok: true, value, warnings };
}

export function refused(...faults: Fault[]): Parsed<never> {
  return { ok: false, faults };
}

/** A fault as one line, its place first. */
export function describeFault(fault: Fault): string {
  if (fault.line === undefined) return fault.message;
  if (fault.column === undefined) return `line ${fault.line}: ${fault.message}`;
  return `line ${fault.line}, column ${fault.column}: ${fault.message}`;
}

/** The value, or the faults thrown as one error. */
export function unwrap<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new MarienbadError("bad-input", result.faults.map(describeFault).join("\n"), result.faults);
}
