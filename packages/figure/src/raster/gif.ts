import type { Canvas } from "./paint.ts";

interface Indexed {
  readonly width: number;
  readonly height: number;
  readonly indexOfPixel: Uint8Array;
}

const MAX_COLOURS = 256;

/** An animated GIF (GIF89a, 1990) that loops forever; frames share a size and 256 colours. `seconds`: of each frame. */
export function writeGif(frames: readonly Canvas[], seconds: readonly number[]): Uint8Array {
  const [{ width, height }] = frames;
  const table = colourTable(frames);
  const bytes = new Bytes();
  bytes.text("GIF89a");
  bytes.add16(width, height);
  bytes.add(0xf7, 0, 0); // one table for all, 256 colours of 8 bits
  for (let index = 0; index < MAX_COLOURS; index++) {
    const colour = table.colours[index] ?? 0;
    bytes.add(colour >> 16, (colour >> 8) & 255, colour & 255);
  }
  bytes.add(0x21, 0xff, 11);
  bytes.text("NETSCAPE2.0");
  bytes.add(3, 1, 0, 0, 0); // forever
  let before: Uint8Array | undefined;
  frames.forEach(({ colourOfPixel }, frame) => {
    const indexOfPixel = indices(colourOfPixel, table.indexOf);
    const part = changed({ width, height, indexOfPixel }, before);
    before = indexOfPixel;
    bytes.add(0x21, 0xf9, 4, 4); // leave the frame before where it is
    bytes.add16(Math.round(seconds[frame] * 100));
    bytes.add(0, 0, 0x2c);
    bytes.add16(part.left, part.top, part.width, part.height);
    bytes.add(0, 8);
    bytes.blocks(compress(part.indexOfPixel));
  });
  bytes.add(0x3b);
  return bytes.whole();
}

/** The most frequent colours; others are replaced by the nearest of them. */
function colourTable(frames: readonly Canvas[]): { colours: readonly number[]; indexOf: ReadonlyMap<number, number> } {
  const uses = new Map<number, number>();
  for (const { colourOfPixel } of frames) {
    forRuns(colourOfPixel, (colour, start, end) => uses.set(colour, (uses.get(colour) ?? 0) + end - start));
  }
  const byUse = [...uses].sort(([a, often], [b, seldom]) => seldom - often || a - b).map(([colour]) => colour);
  const colours = byUse.slice(0, MAX_COLOURS);
  const nearest = (colour: number): number =>
    colours.reduce((best, other, index) => (far(colour, other) < far(colour, colours[best]) ? index : best), 0);
  const indexOf = new Map(byUse.map((colour, place) => [colour, place < MAX_COLOURS ? place : nearest(colour)]));
  return { colours, indexOf };
}

function indices(colourOfPixel: Uint32Array, indexOf: ReadonlyMap<number, number>): Uint8Array {
  const found = new Uint8Array(colourOfPixel.length);
  forRuns(colourOfPixel, (colour, start, end) => found.fill(indexOf.get(colour) as number, start, end));
  return found;
}

/** Neighbouring pixels mostly share a colour, which is looked up once per run. */
function forRuns(colourOfPixel: Uint32Array, tell: (colour: number, start: number, end: number) => void): void {
  for (let start = 0, end = 0; start < colourOfPixel.length; start = end) {
    while (end < colourOfPixel.length && colourOfPixel[end] === colourOfPixel[start]) end++;
    tell(colourOfPixel[start], start, end);
  }
}

function far(a: number, b: number): number {
  return [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);
}

/** The smallest rectangle that contains all changes; one pixel if there are none. */
function changed(frame: Indexed, before: Uint8Array | undefined): Indexed & { left: number; top: number } {
  const { width, height, indexOfPixel } = frame;
  if (before === undefined) return { ...frame, left: 0, top: 0 };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < indexOfPixel.length; pixel++) {
    if (indexOfPixel[pixel] === before[pixel]) continue;
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  if (right < 0) [left, top, right, bottom] = [0, 0, 0, 0];
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const part = new Uint8Array(wide * high);
  for (let row = 0; row < high; row++) {
    const start = (top + row) * width + left;
    part.set(indexOfPixel.subarray(start, start + wide), row * wide);
  }
  return { left, top, width: wide, height: high, indexOfPixel: part };
}

const CLEAR = 256;
const END = 257;
const MAX_CODES = 4096;

/** LZW compression (Welch 1984) in codes of 9 to 12 bits, as GIF requires. */
function compress(indexOfPixel: Uint8Array): Uint8Array {
  const packed = new Bytes();
  let [waiting, bits, size] = [0, 0, 9];
  const put = (code: number): void => {
    waiting |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      packed.add(waiting & 255);
      waiting >>>= 8;
    }
  };
  let codeOf = new Map<number, number>();
  let next = END + 1;
  put(CLEAR);
  let prefix = indexOfPixel[0];
  for (let pixel = 1; pixel < indexOfPixel.length; pixel++) {
    const longer = prefix * 256 + indexOfPixel[pixel];
    const known = codeOf.get(longer);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    put(prefix);
    prefix = indexOfPixel[pixel];
    if (next < MAX_CODES) {
      if (next === 1 << size) size++;
      codeOf.set(longer, next++);
      continue;
    }
    put(CLEAR);
    codeOf = new Map();
    [next, size] = [END + 1, 9];
  }
  put(prefix);
  if (next === 1 << size && size < 12) size++;
  put(END);
  if (bits > 0) packed.add(waiting & 255);
  return packed.whole();
}

class Bytes {
  #content = new Uint8Array(1 << 12);
  #length = 0;

  add(...bytes: readonly number[]): void {
    for (const byte of bytes) {
      if (this.#length === this.#content.length) {
        const larger = new Uint8Array(2 * this.#length);
        larger.set(this.#content);
        this.#content = larger;
      }
      this.#content[this.#length++] = byte;
    }
  }

  /** Low byte first. */
  add16(...numbers: readonly number[]): void {
    for (const number of numbers) this.add(number & 255, number >> 8);
  }

  text(ascii: string): void {
    for (const letter of ascii) this.add(letter.charCodeAt(0));
  }

  /** In blocks of at most 255 bytes, with an empty one at the end. */
  blocks(bytes: Uint8Array): void {
    for (let start = 0; start < bytes.length; start += 255) {
      const block = bytes.subarray(start, start + 255);
      this.add(block.length);
      for (const byte of block) this.add(byte);
    }
    this.add(0);
  }

  whole(): Uint8Array {
    return this.#content.slice(0, this.#length);
  }
}
