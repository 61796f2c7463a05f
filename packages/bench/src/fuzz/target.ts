import { MarienbadError, type Text, unwrap } from "marienbad";
import { type Parsed, sameText } from "marienbad/base";
import type { Input } from "./mutate.ts";

/** A reader of the project together with the code that uses its results, and sample inputs. */
export interface Target<Kind extends Input = Input> {
  readonly name: string;
  /** Share of the inputs, 1 by default: more where it is quick, less where it is slow. */
  readonly weight?: number;
  /** Correct inputs, from which wrong ones are made. */
  readonly samples: readonly Kind[];
  /** Reads and uses an input. A `MarienbadError` is an answer, any other error a failure, like a `Contradiction`. */
  run(input: Kind): void | Promise<void>;
  /** Releases processes and folders. */
  end?(): void | Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: inputs flow only from the samples of a target to its `run`
export type AnyTarget = Target<any>;

/** A wrong acceptance: a round trip that differs, a false claim, a value against its definition. */
export class Contradiction extends Error {
  override readonly name = "Contradiction";
}

export function insist(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Contradiction(message);
}

/** Insists that both are the same as JSON. */
export function insistSame(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  insist(one === other, `${what}: ${shortened(String(one))} instead of ${shortened(String(other))}`);
}

/** The parsed value; throws the faults if it was refused, each with its text in every language. */
export function accepted<Value>(result: Parsed<Value>): Value {
  const faults = result.ok ? result.warnings : result.faults;
  insist(result.ok || faults.length > 0, "refused without a fault");
  insist(faults.length <= 1000, `${faults.length} faults`);
  for (const { text, line, column } of faults) {
    checkText(text);
    for (const number of [line, column]) {
      insist(number === undefined || (Number.isInteger(number) && number >= 1), `a fault at line or column ${number}`);
    }
  }
  return unwrap(result);
}

/** Refuses an input on behalf of a reader that throws no error of the library. */
export function refuse(why = "refused"): never {
  throw new MarienbadError("bad-input", sameText(why));
}

/** The value of a JSON text, or undefined if it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for an error of the library, which must have its texts in both languages. */
export function isAnswer(error: unknown): error is MarienbadError {
  if (!(error instanceof MarienbadError)) return false;
  checkText(error.text);
  for (const { text } of error.faults) checkText(text);
  return true;
}

/** The value, or undefined if the library refuses. */
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
