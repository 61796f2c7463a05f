type TypedArray = Float64Array | Uint32Array | Int32Array | Uint8Array;

/** A copy with room for at least `min` elements, and for twice as many as before. */
export function grown<A extends TypedArray>(array: A, min: number): A {
  const Kind = array.constructor as new (length: number) => A;
  const larger = new Kind(Math.max(min, 2 * array.length, 64));
  larger.set(array);
  return larger;
}

/** A typed array that grows at its end: what is explored is not known in advance. */
export class GrowingArray<A extends TypedArray> {
  #content: A;
  length = 0;

  constructor(empty: A) {
    this.#content = empty;
  }

  push(value: number): void {
    if (this.length === this.#content.length) this.#content = grown(this.#content, 1024);
    this.#content[this.length++] = value;
  }

  at(index: number): number {
    return this.#content[index];
  }

  /** What was pushed, in an array of exactly that length; this one must not be used any more. */
  finish(): A {
    return this.#content.slice(0, this.length) as A;
  }
}

export function growingBytes(): GrowingArray<Uint8Array> {
  return new GrowingArray(new Uint8Array(0));
}

export function growingWords(): GrowingArray<Uint32Array> {
  return new GrowingArray(new Uint32Array(0));
}
