export interface RangeSource {
  readonly claimed: number;
  readonly range: number;
  readonly areImages: boolean;
  readonly column: number;
}

/** How a position is looked up: unchanged, by its image, or by the lesser of both. */
const AS_IT_IS = 0;
const BY_IMAGE = 1;
const BY_LEAST = 2;

export interface RangeTarget {
  readonly range: number;
  readonly lookup: typeof AS_IT_IS | typeof BY_IMAGE | typeof BY_LEAST;
}

/** Moves in high columns between ranges with all positions, numbered by these columns. */
export class PlainMoves {
  readonly #rows: number;
  readonly #columns: number;

  constructor(rows: number, columns: number) {
    this.#rows = rows;
    this.#columns = columns;
  }

  /** True if it also has the images of its positions, of which it keeps the lesser. */
  hasImages(_range: number): boolean {
    return false;
  }

  /** First range from here on whose columns have `least` to `most` stones, else Infinity; skips by highest columns. */
  nextWithStones(range: number, least: number, most: number): number {
    let next = range;
    let above = 0; // stones in higher columns
    for (let column = this.#columns - 1; column >= 0; ) {
      const size = 2 ** (column * (this.#rows + 1));
      const { height } = this.#column(next, column);
      const needed = Math.max(0, least - above - column * this.#rows);
      if (height >= needed && height <= most - above) {
        above += height;
        column--;
        continue;
      }
      // With a lower height too few stones fit, with a greater one there are too many, whatever the number ends with.
      const field = size * 2 ** (this.#rows + 1);
      const start = Math.floor(next / field) * field;
      next =
        height < needed && needed <= Math.min(this.#rows, most - above) ? start + size * 2 ** needed : start + field;
      if (next >= 2 ** (this.#columns * (this.#rows + 1))) return Number.POSITIVE_INFINITY;
      [column, above] = [this.#columns - 1, 0];
    }
    return next;
  }

  /** One per position from which a move leads to this range: without a top stone of the mover. */
  sources(range: number, level: number): RangeSource[] {
    const sources: RangeSource[] = [];
    for (let column = 0; column < this.#columns; column++) {
      const { ones, height } = this.#column(range, column);
      if (!(height > 0)) continue;
      const isOfPlayer0 = Math.floor(ones / 2 ** (height - 1)) % 2 === 1;
      if (isOfPlayer0 !== (level % 2 === 0)) continue;
      const source = range - this.#stone(column, height - 1, level);
      sources.push({ claimed: source, range: source, areImages: false, column });
    }
    return sources;
  }

  targets(range: number, level: number): RangeTarget[] {
    const targets: RangeTarget[] = [];
    for (let column = 0; column < this.#columns; column++) {
      const { height } = this.#column(range, column);
      if (height < 0 || height >= this.#rows) continue;
      targets.push({ range: range + this.#stone(column, height, level), lookup: AS_IT_IS });
    }
    return targets;
  }

  #column(range: number, column: number): { readonly ones: number; readonly height: number } {
    const width = this.#rows + 1;
    const ones = Math.floor(range / 2 ** (column * width)) % 2 ** width;
    return { ones, height: Math.floor(Math.log2(ones)) };
  }

  #stone(column: number, row: number, level: number): number {
    return (level % 2 === 0 ? 2 : 1) * 2 ** (column * (this.#rows + 1) + row);
  }
}

/** Ranges numbered by the first column and, above it, the last; of a range and its image, the lesser. */
export class MirroredMoves extends PlainMoves {
  readonly #size: number;

  constructor(rows: number) {
    super(rows, 2);
    this.#size = 2 ** (rows + 1);
  }

  override hasImages(range: number): boolean {
    return this.#imageOf(range) === range;
  }

  override sources(range: number, level: number): RangeSource[] {
    const image = this.#imageOf(range);
    if (image < range) return [];
    return super.sources(range, level).flatMap((source) => {
      if (image === range && source.column === 0) return []; // images of what a move in the last column leads here from
      const imageOfSource = this.#imageOf(source.range);
      const asImages = { ...source, claimed: imageOfSource, areImages: true };
      if (imageOfSource === source.range) return [source, asImages];
      return [imageOfSource < source.range ? asImages : source];
    });
  }

  override targets(range: number, level: number): RangeTarget[] {
    return super.targets(range, level).map((target) => {
      const image = this.#imageOf(target.range);
      if (image === target.range) return { range: image, lookup: BY_LEAST };
      return image < target.range ? { range: image, lookup: BY_IMAGE } : target;
    });
  }

  #imageOf(range: number): number {
    return (range % this.#size) * this.#size + Math.floor(range / this.#size);
  }
}
