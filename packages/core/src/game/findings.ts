import { MarienbadError, textOfError } from "../base/error.ts";
import { type Text, text } from "../base/text.ts";
import { lineOfError } from "./checked.ts";
import type { Nonconformity } from "./nonconformity.ts";
import { atLine } from "./texts.ts";

/** Thrown at the maximum number of faults. */
export class TooManyFaults extends Error {}

/** The faults of a game, each listed once with the number of positions that show it. */
export class Findings {
  readonly faults: Nonconformity[] = [];
  readonly #most: number;
  readonly #found = new Map<string, { readonly place: number; readonly positions: Set<string> }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** `kind` distinguishes the faults of one rule: by default the sentence without its quotes and numbers. */
  add(
    rule: Nonconformity["rule"],
    position: string | undefined,
    sentence: Text,
    kind: string = sentence.en.replaceAll(/"[^"]*"|\d+/g, ""),
  ): void {
    const fault = `${rule} ${kind}`;
    const known = this.#found.get(fault);
    if (known !== undefined && position !== undefined) {
      const { place, positions } = known;
      const others = positions.add(position).size - 1;
      if (others > 0) this.faults[place] = { ...this.faults[place], others };
      return;
    }
    this.#found.set(fault, { place: this.faults.length, positions: new Set(position === undefined ? [] : [position]) });
    this.faults.push({ rule, text: sentence, ...(position !== undefined && { position }) });
    if (this.faults.length >= this.#most) throw new TooManyFaults();
  }

  has(rule: Nonconformity["rule"], kind: string): boolean {
    return this.#found.has(`${rule} ${kind}`);
  }
}

/** The message of an exception, with its line, and with the member that threw it if known: "board.draw: …". */
export function whatThrew(error: unknown): Text {
  if (!(error instanceof MarienbadError) || error.cause === undefined) return thrownAt(error);
  const { en, fr } = thrownAt(error.cause);
  return text(`${error.parameters.member}: ${en}`, `${error.parameters.member} : ${fr}`);
}

function thrownAt(error: unknown): Text {
  return atLine(textOfError(error), lineOfError(error));
}
