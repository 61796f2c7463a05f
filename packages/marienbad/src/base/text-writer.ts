import { MarienbadError } from "./error.ts";

const CHUNK_BYTES = 1 << 20;
/** A number has ten digits at most, a word sixteen characters. */
const SLACK_BYTES = 16;
/** V8 has no longer strings than this. */
const MOST_CHARACTERS = 2 ** 29 - 24;
const ZERO = 48;

/**
 * Puts a long text together from very many numbers: digits are written into bytes, which become text a million at a time. A string
 * for each number, and all of them joined, takes ten times as long and memory for all of them at once.
 */
export class TextWriter {
  readonly #bytes = new Uint8Array(CHUNK_BYTES + SLACK_BYTES);
  readonly #decoder = new TextDecoder();
  #length = 0;
  #text = "";

  /** A whole number from 0 to 2³² − 1. */
  number(value: number): void {
    if (this.#length > CHUNK_BYTES) this.#flush();
    const bytes = this.#bytes;
    let end = this.#length + 1;
    for (let bound = 10; value >= bound; bound *= 10) end++;
    this.#length = end;
    let rest = value >>> 0;
    do {
      const tens = (rest / 10) >>> 0;
      bytes[--end] = ZERO + rest - tens * 10;
      rest = tens;
    } while (rest > 0);
  }

  /** A few characters below 128, sixteen at most. */
  word(word: string): void {
    if (this.#length > CHUNK_BYTES) this.#flush();
    for (let i = 0; i < word.length; i++) this.#bytes[this.#length++] = word.charCodeAt(i);
  }

  /** Any text, however long. */
  text(text: string): void {
    this.#flush();
    this.#append(text);
  }

  toString(): string {
    this.#flush();
    return this.#text;
  }

  #flush(): void {
    this.#append(this.#decoder.decode(this.#bytes.subarray(0, this.#length)));
    this.#length = 0;
  }

  #append(text: string): void {
    if (this.#text.length + text.length > MOST_CHARACTERS) {
      throw new MarienbadError("limit-reached", {
        en: "This would be a text of more than 536 million characters, which cannot be made.",
        fr: "Ce serait un texte de plus de 536 millions de caractères, qui ne peut être fait.",
      });
    }
    this.#text += text;
  }
}
