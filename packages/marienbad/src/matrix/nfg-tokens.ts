import type { Fault } from "../base/error.ts";
import * as texts from "./texts.ts";

/** A word of an `.nfg` file with its place. */
export interface Token {
  readonly kind: "{" | "}" | "text" | "word" | "end";
  /** Quotes removed from a text. */
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Splits an `.nfg` file into braces, quoted texts and words. White space and commas only separate. The last token is
 * always of kind "end". A text that is never closed is a fault.
 */
export function nfgTokens(source: string): { tokens: Token[]; faults: Fault[] } {
  const tokens: Token[] = [];
  const faults: Fault[] = [];
  const pattern = /(\n)|[^\S\n]+|,|([{}])|"([^"\\]*(?:\\[\s\S][^"\\]*)*)"|("[\s\S]*$)|([^\s{},"]+)/g;
  let line = 1;
  let lineStart = 0;
  for (const match of source.matchAll(pattern)) {
    const [whole, newline, brace, text, unclosed, word] = match;
    const column = match.index - lineStart + 1;
    if (brace !== undefined) tokens.push({ kind: brace as "{" | "}", value: brace, line, column });
    if (text !== undefined) tokens.push({ kind: "text", value: text.replace(/\\(["\\])/g, "$1"), line, column });
    if (word !== undefined) tokens.push({ kind: "word", value: word, line, column });
    if (unclosed !== undefined) {
      faults.push({
        text: texts.neverClosedText(),
        line,
        column,
      });
    }
    if (newline !== undefined || text?.includes("\n")) {
      line += whole.split("\n").length - 1;
      lineStart = match.index + whole.lastIndexOf("\n") + 1;
    }
  }
  tokens.push({ kind: "end", value: "", line, column: source.length - lineStart + 1 });
  return { tokens, faults };
}
