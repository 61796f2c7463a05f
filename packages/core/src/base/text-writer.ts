const PIECE_BYTES = 1 << 20;
const SLACK_BYTES = 16; // for a number of ten digits, or a word
const MAX_BYTES_OF_CHARACTER = 3;
const ZERO = 48;

/** Writes long texts of numbers as UTF-8, in pieces; joining strings takes ten times as long and more memory. */
export class TextWriter {
  readonly #encoder = new TextEncoder();
  #bytes = new Uint8Array(2 * PIECE_BYTES);
  #length = 0;

  get isFull(): boolean {
    return this.#length >= PIECE_BYTES;
  }

  /** Returns what was written since the last piece. */
  take(): Uint8Array {
    const piece = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return piece;
  }

  /** A whole number from 0 to 2³² − 1. */
  number(value: number): void {
    this.#makeRoom(SLACK_BYTES);
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
    this.#makeRoom(SLACK_BYTES);
    for (let i = 0; i < word.length; i++) this.#bytes[this.#length++] = word.charCodeAt(i);
  }

  text(text: string): void {
    this.#makeRoom(MAX_BYTES_OF_CHARACTER * text.length);
    this.#length += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + bytes));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** Texts one after the other, as pieces of UTF-8. */
export function* piecesOf(texts: Iterable<string>): Generator<Uint8Array, void, void> {
  const writer = new TextWriter();
  for (const text of texts) {
    writer.text(text);
    if (writer.isFull) yield writer.take();
  }
  yield writer.take();
}
