/** A typed array that grows at its end: what is explored is not known in advance. */
export class GrowingArray<A extends Uint8Array | Uint32Array> {
  #content: A;
  length = 0;

  constructor(empty: A) {
    this.#content = empty;
  }

  push(value: number): void {
    if (this.length === this.#content.length) this.#grow();
    this.#content[this.length++] = value;
  }

  at(index: number): number {
    return this.#content[index];
  }

  /** What was pushed, in an array of exactly that length; this one must not be used any more. */
  finish(): A {
    return this.#content.slice(0, this.length) as A;
  }

  #grow(): void {
    const Kind = this.#content.constructor as new (length: number) => A;
    const larger = new Kind(Math.max(1024, this.#content.length * 2));
    larger.set(this.#content);
    this.#content = larger;
  }
}

export function growingBytes(): GrowingArray<Uint8Array> {
  return new GrowingArray(new Uint8Array(0));
}

export function growingWords(): GrowingArray<Uint32Array> {
  return new GrowingArray(new Uint32Array(0));
}
