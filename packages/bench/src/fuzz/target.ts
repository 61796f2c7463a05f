import { MarienbadError, type Text, unwrap } from "marienbad";
import { type Parsed, sameText } from "marienbad/base";
import type { Input } from "./mutate.ts";

/** A reader of the project with what follows it, and what it is given. */
export interface Target<Kind extends Input = Input> {
  readonly name: string;
  /** Its share of the inputs, 1 by default: more for what is quick, less for what is slow. */
  readonly weight?: number;
  /** Right inputs, from which wrong ones are made. */
  readonly samples: readonly Kind[];
  /**
   * Reads an input and does what its readers do next. It may throw a `MarienbadError`, which is an answer; whatever
   * else it throws is a failure, a `Contradiction` among them.
   */
  run(input: Kind): void | Promise<void>;
  /** Gives back what it holds: processes, folders. */
  end?(): void | Promise<void>;
}

/** A target whose type of input does not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: inputs flow only from the samples of a target to its `run`
export type AnyTarget = Target<any>;

/** Something was accepted that is not so: a round trip that differs, a false claim, a value against its definition. */
export class Contradiction extends Error {
  override readonly name = "Contradiction";
}

/** Throws a `Contradiction` unless it holds. */
export function insist(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Contradiction(message);
}

/** Throws a `Contradiction` unless both are the same as JSON. */
export function insistSame(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  insist(one === other, `${what}: ${shortened(String(one))} instead of ${shortened(String(other))}`);
}

/** The value of what was read; throws the faults where it was refused, each with its text in every language. */
export function accepted<Value>(result: Parsed<Value>): Value {
  const told = result.ok ? result.warnings : result.faults;
  insist(result.ok || told.length > 0, "refused without a fault");
  insist(told.length <= 1000, `${told.length} faults`);
  for (const { text, line, column } of told) {
    checkText(text);
    for (const number of [line, column]) {
      insist(number === undefined || (Number.isInteger(number) && number >= 1), `a fault at line or column ${number}`);
    }
  }
  return unwrap(result);
}

/** For readers that refuse without an error of the library: one that counts as an answer. */
export function refuse(why = "refused"): never {
  throw new MarienbadError("bad-input", sameText(why));
}

/** Whether an error is an answer: it is of the library, and says what is wrong in both languages. */
export function isAnswer(error: unknown): error is MarienbadError {
  if (!(error instanceof MarienbadError)) return false;
  checkText(error.text);
  for (const { text } of error.faults) checkText(text);
  return true;
}

/** The value, or undefined where the library answers that there is none. */
export function orRefusal<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (isAnswer(error)) return undefined;
    throw error;
  }
}

function checkText(text: Text | undefined): void {
  for (const language of ["en", "fr"] as const) {
    const words = text?.[language];
    insist(typeof words === "string" && words.trim() !== "", `an empty text in ${language}`);
  }
}

export function shortened(text: string, most = 200): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length})`;
}
