import type { Language, Text } from "./text.ts";

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

/** A sentence: in English where only programmers meet it, and else in every language. */
export type Sentence = string | Text;

/** A sentence once it is told: programs and tests read `message`, people `inLanguage`. Plain data, that workers can send. */
export interface Told {
  readonly message: string;
  /** The same in French, where it has been written. */
  readonly french?: string;
}

export function told(sentence: Sentence): Told {
  return typeof sentence === "string" ? { message: sentence } : { message: sentence.en, french: sentence.fr };
}

export function inLanguage({ message, french = message }: Told, language: Language): string {
  return language === "fr" ? french : message;
}

/** The one error class of the library. Its sentence says what, where, and what would be right. */
export class MarienbadError extends Error implements Told {
  readonly code: ErrorCode;
  declare readonly french?: string;
  /** Every fault found, when there is more than one thing to say. */
  readonly faults: readonly Fault[];

  constructor(code: ErrorCode, sentence: Sentence, faults: readonly Fault[] = []) {
    const { message, french } = told(sentence);
    super(message);
    if (french !== undefined) this.french = french;
    this.name = "MarienbadError";
    this.code = code;
    this.faults = faults;
  }
}

/** One thing that is wrong in an input, and its place there. */
export interface Fault extends Told {
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
export function describeFault(fault: Fault, language: Language = "en"): string {
  const sentence = inLanguage(fault, language);
  if (fault.line === undefined) return sentence;
  const [line, column, colon] = language === "fr" ? ["ligne", "colonne", " :"] : ["line", "column", ":"];
  const place = fault.column === undefined ? "" : `, ${column} ${fault.column}`;
  return `${line} ${fault.line}${place}${colon} ${sentence}`;
}

/** Faults as one sentence a line. */
export function describeFaults(faults: readonly Fault[]): Text {
  const lines = (language: Language): string => faults.map((fault) => describeFault(fault, language)).join("\n");
  return { en: lines("en"), fr: lines("fr") };
}

/** The value, or the faults thrown as one error. */
export function unwrap<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new MarienbadError("bad-input", describeFaults(result.faults), result.faults);
}
