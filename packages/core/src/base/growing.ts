type TypedArray = Float64Array | Uint32Array | Int32Array | Uint8Array;

/** A copy with room for at least `min` elements, and for twice as many as before. */
export function grown<A extends TypedArray>(array: A, min: number): A {
  const Kind = array.constructor as new (length: number) => A;
  const larger = new Kind(Math.max(min, 2 * array.length, 64));
  larger.set(array);
  return larger;
}

/** Elements of a piece; the first piece grows up to that. */
const PIECE = 2 ** 18;

/**
 * A typed array that grows at its end: what is explored is not known in advance. It grows by pieces, so that what is
 * there already is not copied, and never lies in memory twice before the end.
 */
export class GrowingArray<A extends TypedArray> {
  readonly #full: A[] = [];
  #piece: A;
  #used = 0;

  constructor(empty: A) {
    this.#piece = empty;
  }

  get length(): number {
    return this.#full.length * PIECE + this.#used;
  }

  push(value: number): void {
    if (this.#used === this.#piece.length) this.#grow();
    this.#piece[this.#used++] = value;
  }

  /** What was pushed, in an array of exactly that length; this one must not be used any more. */
  finish(): A {
    if (this.#full.length === 0) return this.#piece.slice(0, this.#used) as A;
    const whole = this.#ofLength(this.length);
    for (const [index, piece] of this.#full.entries()) whole.set(piece, index * PIECE);
    whole.set(this.#piece.subarray(0, this.#used), this.#full.length * PIECE);
    return whole;
  }

  #grow(): void {
    if (this.#used < PIECE) {
      this.#piece = grown(this.#piece, 1024);
      return;
    }
    this.#full.push(this.#piece);
    this.#piece = this.#ofLength(PIECE);
    this.#used = 0;
  }

  #ofLength(length: number): A {
    const Kind = this.#piece.constructor as new (length: number) => A;
    return new Kind(length);
  }
}

export function growingBytes(): GrowingArray<Uint8Array> {
  return new GrowingArray(new Uint8Array(0));
}

/** Unsigned 32-bit numbers, as many as are added. */
export function growingWords(): GrowingArray<Uint32Array> {
  return new GrowingArray(new Uint32Array(0));
}

export function growingNumbers(): GrowingArray<Int32Array> {
  return new GrowingArray(new Int32Array(0));
}
