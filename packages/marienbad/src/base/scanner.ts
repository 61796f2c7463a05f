import { type Parsed, type Place, refused } from "./error.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/** A fault that stops a parser; `reading` turns it into a `Parsed` at the border. */
class SyntaxFault extends Error {
  readonly text: Text;
  readonly place: Place;

  constructor(text: Text, place: Place) {
    super(text.en);
    this.text = text;
    this.place = place;
  }
}

/** Runs a reader; the fault that stops it, if one does, is its answer. */
export function reading<T>(read: () => Parsed<T>): Parsed<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxFault) return refused([{ text: error.text, ...error.place }]);
    throw error;
  }
}

/** Reads a text from left to right and always knows its line and column. */
export class Scanner {
  readonly #text: string;
  readonly #blank: RegExp;
  #offset = 0;
  #line = 1;
  #lineStart = 0;

  /** `blank` is what may stand between two words: a sticky expression that matches the empty text too. */
  constructor(text: string, blank: RegExp) {
    this.#text = text;
    this.#blank = blank;
  }

  /** Where the next word begins, counted from 1. */
  place(): Place {
    this.#skipBlank();
    return { line: this.#line, column: this.#offset - this.#lineStart + 1 };
  }

  get atEnd(): boolean {
    this.#skipBlank();
    return this.#offset === this.#text.length;
  }

  /** Takes this text if it comes next. */
  take(text: string): boolean {
    this.#skipBlank();
    if (!this.#text.startsWith(text, this.#offset)) return false;
    this.#advance(text.length);
    return true;
  }

  /** Takes what a sticky expression matches here. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    this.#skipBlank();
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#advance(found[0].length);
    return found;
  }

  expect(text: string): void {
    if (!this.take(text)) this.fail(texts.expected([`"${text}"`]));
  }

  /** Stops with a sentence that says what was expected, and adds what stands here. */
  fail(expected: Text, place: Place = this.place()): never {
    const rest = /^\S{1,12}/.exec(this.#text.slice(this.#offset))?.[0];
    throw new SyntaxFault(texts.butFound(expected, rest), place);
  }

  #skipBlank(): void {
    this.#blank.lastIndex = this.#offset;
    const found = this.#blank.exec(this.#text);
    if (found !== null && found[0].length > 0) this.#advance(found[0].length);
  }

  #advance(length: number): void {
    const end = this.#offset + length;
    for (let i = this.#offset; i < end; i++) {
      if (this.#text.charCodeAt(i) !== 10) continue;
      this.#line++;
      this.#lineStart = i + 1;
    }
    this.#offset = end;
  }
}
