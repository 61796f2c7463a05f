import { type Language, MarienbadError, type OptionSpecs, type Text, text } from "marienbad/base";
import type { Paint } from "./color.ts";
import type { Output } from "./output.ts";
import { texts } from "./texts.ts";

/** A flag of a command: `--limit N` when it takes a value, `--count` when it does not. */
export interface Flag {
  readonly name: string;
  /** Placeholder for the value in the help; a flag without it is a switch. */
  readonly value?: string;
  readonly summary: Text;
}

/** A flag as the help shows it, without its dashes: `limit N`, or `count` for a switch; and its summary. */
export function flag(usage: string, en: string, fr: string): Flag {
  const [name, ...value] = usage.split(" ");
  return { name, ...(value.length > 0 && { value: value.join(" ") }), summary: text(en, fr) };
}

/** A flag as it is typed: `-o`, `--limit`. */
export function dashed(name: string): string {
  return `${name.length === 1 ? "-" : "--"}${name}`;
}

/** A command before it is loaded. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: Text;
  load(): Promise<Command>;
}

/** A command line: its name, the head of its first page, and its commands. */
export interface Program {
  readonly name: string;
  readonly title: Text;
  readonly commands: readonly CommandEntry[];
}

/** One command of the command line. It reads its arguments, calls the library and prints; nothing else. */
export interface Command {
  readonly name: string;
  /** The program of the command, unless it is the main one. */
  readonly program?: string;
  readonly usage: string;
  readonly flags: readonly Flag[];
  /** Subjects that the first word may name, besides files; for completions. */
  subjects?(): Promise<readonly NamedSubject[]>;
  /** Options of the command itself; for completions. */
  readonly options?: OptionSpecs;
  /** True if the words after `--` are a second part, which the command reads. */
  readonly hasSecondPart?: boolean;
  /** The end of the help, such as the files that the command reads. */
  readonly details?: Text;
  readonly examples: readonly string[];
  /** The exit code: 0, or 1 when the answer is "no". Bad input throws. */
  run(call: Call): Promise<number>;
}

interface NamedSubject {
  readonly id: string;
  readonly options?: OptionSpecs;
}

/** The words of a command line, and the means to answer it. */
export interface Call {
  /** Arguments that are neither flags nor key=value. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, string | boolean>>;
  readonly secondPart?: readonly string[] | undefined;
  readonly json: boolean;
  readonly language: Language;
  readonly output: Output;
  readonly paint: Paint;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Runs work that cannot pause and needs no cleanup: while it runs, Ctrl-C ends the process immediately. */
  atOnce<Result>(work: () => Result): Result;
}

/** The sentence in the language of the caller. */
export function say(call: Call, text: Text): string {
  return text[call.language];
}

/** Words under a name, `From (10, 0): …`; a French colon has a space before it. */
export function labelled(call: Call, name: string, words: string): string {
  return `${name}${say(call, texts.COLON)} ${words}`;
}

/** The value of a flag, if given. */
export function textFlag(call: Call, name: string): string | undefined {
  const value = call.flags[name];
  return typeof value === "string" ? value : undefined;
}

/** True if a switch was given. */
export function switchFlag(call: Call, name: string): boolean {
  return call.flags[name] === true;
}

/** The parsed value of a flag; `parse` returns undefined for invalid values. */
export function parsedFlag<Value>(
  call: Call,
  name: string,
  parse: (text: string) => Value | undefined,
  takes: Text,
): Value | undefined {
  const text = textFlag(call, name);
  if (text === undefined) return undefined;
  const value = parse(text);
  if (value === undefined) throw wrongValue(name, text, takes);
  return value;
}

/** A whole number given by a flag, within bounds. */
export function integerFlag<Fallback extends number | undefined = undefined>(
  call: Call,
  name: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number | undefined },
  fallback?: Fallback,
): number | Fallback {
  const parse = (text: string): number | undefined => {
    const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
  return parsedFlag(call, name, parse, texts.wholeNumber(min, max)) ?? (fallback as Fallback);
}

/** One of several words given by a flag. */
export function choiceFlag<const Choice extends string>(
  call: Call,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return parsedFlag(call, name, (text) => choices.find((choice) => choice === text), texts.oneOf(choices));
}

/** The error for an invalid value of a flag, with the valid ones. */
export function wrongValue(flag: string, value: string, takes: Text): MarienbadError {
  return new MarienbadError("bad-argument", texts.wrongValue(dashed(flag), value, takes));
}

/** The words, if their number is right. */
export function takeWords(call: Call, command: Command, min: number, max: number = min): readonly string[] {
  const { words } = call;
  if (words.length < min) throw missingArgument(command);
  if (words.length <= max) return words;
  throw new MarienbadError("bad-argument", texts.extraArgument(words[max], command));
}

/** Refuses `key=value` words where they have no meaning. */
export function refuseOptions(call: Call, why: (option: string) => Text): void {
  const [option] = Object.keys(call.options);
  if (option !== undefined) throw new MarienbadError("unknown-name", why(option));
}

export function missingArgument(command: Command): MarienbadError {
  return new MarienbadError("bad-argument", texts.missingArgument(command));
}
