type TypedArray = Float64Array | Uint32Array | Int32Array | Uint8Array;

/** A copy of at least `min` elements, and at least twice as long. */
export function grown<A extends TypedArray>(array: A, min: number): A {
  const Kind = array.constructor as new (length: number) => A;
  const larger = new Kind(Math.max(min, 2 * array.length, 64));
  larger.set(array);
  return larger;
}

/** Elements of a piece; the first piece grows to this length. */
const PIECE = 2 ** 18;

/** A typed array that grows at its end, piece by piece, without copying what it has before it is finished. */
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

  /** Returns an array of exactly the right length; this object must not be used afterwards. */
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

/** A growing array of unsigned 32-bit numbers. */
export function growingWords(): GrowingArray<Uint32Array> {
  return new GrowingArray(new Uint32Array(0));
}

export function growingNumbers(): GrowingArray<Int32Array> {
  return new GrowingArray(new Int32Array(0));
}
