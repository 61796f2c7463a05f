/** A GIF as a reader sees it: each frame whole, one colour 0xRRGGBB per pixel, and how long it stays. */
export interface ReadGif {
  readonly width: number;
  readonly height: number;
  readonly loops: boolean;
  readonly frames: readonly { readonly colours: Uint32Array; readonly seconds: number }[];
}

/** Reads a GIF by its specification (GIF89a), sharing nothing with the writer; throws where a byte is wrong. */
export function readGif(bytes: Uint8Array): ReadGif {
  let at = 0;
  const byte = (): number => {
    if (at >= bytes.length) throw new Error("the file ends too early");
    return bytes[at++];
  };
  const word = (): number => byte() + 256 * byte();
  const ascii = (length: number): string => Array.from({ length }, () => String.fromCharCode(byte())).join("");
  const blocks = (): number[] => {
    const all: number[] = [];
    for (let size = byte(); size > 0; size = byte()) for (let i = 0; i < size; i++) all.push(byte());
    return all;
  };
  if (ascii(6) !== "GIF89a") throw new Error("no GIF89a");
  const [width, height] = [word(), word()];
  const flags = byte();
  if ((flags & 0x80) === 0) throw new Error("no table for all frames");
  byte();
  byte();
  const table = Array.from({ length: 2 << (flags & 7) }, () => (byte() << 16) | (byte() << 8) | byte());
  const frames: { colours: Uint32Array; seconds: number }[] = [];
  const shown = new Uint32Array(width * height);
  let [loops, seconds] = [false, 0];
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = byte();
      const content = blocks();
      if (label === 0xf9) seconds = (content[1] + 256 * content[2]) / 100;
      if (label === 0xff) loops = String.fromCharCode(...content.slice(0, 11)) === "NETSCAPE2.0" && content[12] === 0;
      continue;
    }
    if (kind !== 0x2c) throw new Error(`an unknown block ${kind}`);
    const [left, top, wide, high] = [word(), word(), word(), word()];
    if (byte() !== 0) throw new Error("a table of its own, or interlaced");
    const indices = decompress(byte(), blocks());
    if (indices.length !== wide * high) throw new Error(`${indices.length} pixels instead of ${wide * high}`);
    indices.forEach((index, pixel) => {
      const [column, row] = [left + (pixel % wide), top + Math.floor(pixel / wide)];
      if (column >= width || row >= height) throw new Error("a frame beyond the picture");
      shown[row * width + column] = table[index];
    });
    frames.push({ colours: shown.slice(), seconds });
  }
  if (at !== bytes.length) throw new Error("something after the end");
  return { width, height, loops, frames };
}

function decompress(least: number, packed: readonly number[]): number[] {
  const [clear, end] = [1 << least, (1 << least) + 1];
  let size = least + 1;
  let words: number[][] = [];
  let before: number[] | undefined;
  const out: number[] = [];
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) {
      if (bit >> 3 >= packed.length) throw new Error("no end of the pixels");
      code |= ((packed[bit >> 3] >> (bit & 7)) & 1) << i;
    }
    if (code === end) return out;
    if (code === clear) {
      words = Array.from({ length: clear + 2 }, (_, index) => [index]);
      size = least + 1;
      before = undefined;
      continue;
    }
    const word = words[code] ?? (code === words.length && before !== undefined ? [...before, before[0]] : undefined);
    if (word === undefined) throw new Error(`an unknown code ${code}`);
    for (const index of word) out.push(index);
    if (before !== undefined && words.length < 4096) words.push([...before, word[0]]);
    if (words.length === 1 << size && size < 12) size++;
    before = word;
  }
}
