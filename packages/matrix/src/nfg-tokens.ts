import { type Fault, isWellFormed, type Place, Scanner } from "marienbad/base";
import { texts } from "./texts.ts";

/** A word of an `.nfg` file with its place. */
export interface Token {
  readonly kind: "{" | "}" | "text" | "word" | "end";
  /** Quotes removed from a text. */
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

const BLANK = /[\s,]+/y;
const BRACE_OR_WORD = /[{}]|[^\s{},"]+/y;

/**
 * Splits an `.nfg` file into braces, quoted texts and words. White space and commas only separate. The last token is
 * always of kind "end". A text that is never closed is a fault, and swallows the rest.
 */
export function nfgTokens(source: string): { tokens: Token[]; faults: Fault[] } {
  const scanner = new Scanner(source, BLANK);
  const tokens: Token[] = [];
  const faults: Fault[] = [];
  while (!scanner.atEnd) {
    const place = scanner.place() as Required<Place>;
    const text = scanner.quoted('"', { lines: true })?.replace(/\\(["\\])/g, "$1");
    const word = text === undefined ? scanner.match(BRACE_OR_WORD)?.[0] : undefined;
    if (text !== undefined) {
      if (!isWellFormed(text)) faults.push({ text: texts.halfACharacter(), ...place });
      tokens.push({ kind: "text", value: text, ...place });
    } else if (word !== undefined)
      tokens.push({ kind: word === "{" || word === "}" ? word : "word", value: word, ...place });
    else {
      faults.push({ text: texts.neverClosedText(), ...place });
      scanner.match(/[\s\S]*/y);
    }
  }
  tokens.push({ kind: "end", value: "", ...(scanner.place() as Required<Place>) });
  return { tokens, faults };
}
