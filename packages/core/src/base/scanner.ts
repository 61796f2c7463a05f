import { MarienbadError, type Parsed, type Place, refused } from "./error.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/** A fault that stops a parser; `reading` turns it into a `Parsed`. */
class SyntaxFault extends Error {
  readonly text: Text;
  readonly place: Place;

  constructor(text: Text, place: Place) {
    super(text.en);
    this.text = text;
    this.place = place;
  }
}

/** Runs a reader, and returns the fault that stops it, if any. */
export function reading<T>(read: () => Parsed<T>): Parsed<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxFault) return refused([{ text: error.text, ...error.place }]);
    if (error instanceof MarienbadError && error.faults.length > 0) return refused(error.faults);
    throw error;
  }
}

/** Reads a text from left to right, tracking line and column. */
export class Scanner {
  readonly #text: string;
  readonly #blank: RegExp;
  #offset = 0;
  /** An offset known not to be a blank. */
  #wordAt = -1;
  #line = 1;
  #lineStart = 0;

  /** `blank` is a sticky expression for one blank or comment: a repeated one would overflow on long input. */
  constructor(text: string, blank: RegExp) {
    this.#text = text;
    this.#blank = blank;
  }

  place(): Place {
    this.#skipBlank();
    return { line: this.#line, column: this.#offset - this.#lineStart + 1 };
  }

  get atEnd(): boolean {
    this.#skipBlank();
    return this.#offset === this.#text.length;
  }

  take(text: string): boolean {
    this.#skipBlank();
    if (!this.#text.startsWith(text, this.#offset)) return false;
    this.#advance(text.length);
    return true;
  }

  match(pattern: RegExp): RegExpExecArray | undefined {
    this.#skipBlank();
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#advance(found[0].length);
    return found;
  }

  /** Takes a quoted string, escapes included, and returns what is between the marks; undefined if it is not closed. */
  quoted(mark: string, { lines }: { readonly lines: boolean }): string | undefined {
    this.#skipBlank();
    if (!this.#text.startsWith(mark, this.#offset)) return undefined;
    const begin = this.#offset + 1;
    const stop = lines ? /["'\\]/g : /["'\\\n]/g;
    stop.lastIndex = begin;
    for (let found = stop.exec(this.#text); found !== null; found = stop.exec(this.#text)) {
      if (found[0] === "\\") stop.lastIndex++;
      else if (found[0] === "\n") return undefined;
      else if (found[0] === mark) {
        this.#advance(found.index + 1 - this.#offset);
        return this.#text.slice(begin, found.index);
      }
    }
    return undefined;
  }

  expect(text: string): void {
    if (!this.take(text)) this.fail(texts.expected([`"${text}"`]));
  }

  /** Stops with a sentence of what was expected, and of what comes next instead. */
  fail(expected: Text, place: Place = this.place()): never {
    const rest = /^\S{1,12}/.exec(this.#text.slice(this.#offset, this.#offset + 12))?.[0];
    throw new SyntaxFault(texts.butFound(expected, rest), place);
  }

  /** Stops with a sentence about something already taken. */
  refuse(sentence: Text, place: Place): never {
    throw new SyntaxFault(sentence, place);
  }

  #skipBlank(): void {
    while (this.#wordAt !== this.#offset) {
      this.#blank.lastIndex = this.#offset;
      const found = this.#blank.exec(this.#text);
      if (found === null) this.#wordAt = this.#offset;
      else this.#advance(found[0].length);
    }
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
