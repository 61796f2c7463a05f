import { Checksum } from "../arena/checksum.ts";
import { MarienbadError } from "../base/error.ts";
import { decodeBlock, encodeBlock } from "./block.ts";
import { type DecidedLayer, placeOfKey } from "./layer.ts";
import { type LayerStatistics, layerStatistics } from "./statistics.ts";

/*
 * A solved game in a file:
 *
 *     "MRNL" version | blocks … | index | trailer
 *
 * The index is JSON: which game, its layers with their statistics, and of each block the first key, the place in the file and
 * the checksum. The trailer is 40 bytes of text: where the index begins, 16 hexadecimal digits, and its checksum, and a line
 * end. Whoever asks reads the trailer, the index, and then one block for each question.
 */
const MAGIC = "MRNL0001";
const TRAILER_BYTES = 40;
const BLOCK_POSITIONS = 4096;

/** What was solved. */
export interface Solved {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

interface Index extends Solved {
  readonly layers: readonly LayerStatistics[];
  /** By layer and block: first key, offset, length, checksum. */
  readonly blocks: readonly (readonly BlockEntry[])[];
}

type BlockEntry = readonly [firstKey: number, offset: number, length: number, checksum: string];

/** The file, piece by piece, from the layers in order. */
export async function* writeDatabase(
  solved: Solved,
  layers: AsyncIterable<DecidedLayer> | Iterable<DecidedLayer>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const statistics: LayerStatistics[] = [];
  const blocks: BlockEntry[][] = [];
  let offset = MAGIC.length;
  yield encoder.encode(MAGIC);
  for await (const layer of layers) {
    const entries: BlockEntry[] = [];
    for (let from = 0; from < layer.keys.length; from += BLOCK_POSITIONS) {
      const bytes = encodeBlock(layer, from, Math.min(layer.keys.length, from + BLOCK_POSITIONS));
      entries.push([layer.keys[from], offset, bytes.length, checksumOf(bytes)]);
      offset += bytes.length;
      yield bytes;
    }
    statistics.push(layerStatistics(layer, blocks.length));
    blocks.push(entries);
  }
  const index = encoder.encode(JSON.stringify({ ...solved, layers: statistics, blocks } satisfies Index));
  yield index;
  yield encoder.encode(
    `${offset.toString(16).padStart(16, "0")}${checksumOf(index)}`.padEnd(TRAILER_BYTES - 1).concat("\n"),
  );
}

function checksumOf(bytes: Uint8Array): string {
  const sum = new Checksum();
  sum.addAll(bytes);
  return sum.toString();
}

/** Bytes that can be read anywhere: a file, a part of memory, something behind a network. */
export interface ByteSource {
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Answers questions about a game that has been solved by layers, reading one block for each. */
export class LayerDatabase {
  readonly solved: Solved;
  readonly layers: readonly LayerStatistics[];
  readonly #blocks: Index["blocks"];
  readonly #source: ByteSource;

  private constructor(source: ByteSource, { game, options, layers, blocks }: Index) {
    this.solved = { game, options };
    this.layers = layers;
    this.#blocks = blocks;
    this.#source = source;
  }

  /** Reads and checks the index. */
  static async open(source: ByteSource): Promise<LayerDatabase> {
    if (source.size < MAGIC.length + TRAILER_BYTES) throw damaged("it is too short");
    const decoder = new TextDecoder();
    const magic = decoder.decode(await source.read(0, MAGIC.length));
    if (magic !== MAGIC) throw damaged(`it should begin with ${MAGIC}`);
    const trailer = decoder.decode(await source.read(source.size - TRAILER_BYTES, TRAILER_BYTES));
    if (!/^[0-9a-f]{32} *\n$/.test(trailer)) throw damaged("its end is missing");
    const offset = Number.parseInt(trailer.slice(0, 16), 16);
    const length = source.size - TRAILER_BYTES - offset;
    if (!(length > 0)) throw damaged("its end points outside");
    const index = await source.read(offset, length);
    if (checksumOf(index) !== trailer.slice(16, 32)) throw damaged("the index does not fit its checksum");
    return new LayerDatabase(source, JSON.parse(decoder.decode(index)) as Index);
  }

  get positions(): number {
    return this.layers.reduce((total, layer) => total + layer.positions, 0);
  }

  /** The value of the position of a level with this key, as value.ts writes it; undefined when it cannot be reached. */
  async find(level: number, key: number): Promise<number | undefined> {
    const entries = this.#blocks[level] ?? [];
    let block = 0;
    for (let high = entries.length; high - block > 1; ) {
      const middle = (block + high) >>> 1;
      if (entries[middle][0] <= key) block = middle;
      else high = middle;
    }
    if (block >= entries.length) return undefined;
    const { keys, values } = await this.#read(level, block, block + 1);
    const place = placeOfKey(keys, key);
    return place < 0 ? undefined : values[place];
  }

  /** A whole layer. */
  async layer(level: number): Promise<DecidedLayer> {
    return await this.#read(level, 0, this.#blocks[level].length);
  }

  async #read(level: number, firstBlock: number, endBlock: number): Promise<DecidedLayer> {
    const first = firstBlock * BLOCK_POSITIONS;
    const end = Math.min(this.layers[level].positions, endBlock * BLOCK_POSITIONS);
    const keys = new Float64Array(end - first);
    const values = new Uint8Array(end - first);
    for (let block = firstBlock; block < endBlock; block++) {
      const [firstKey, offset, length, checksum] = this.#blocks[level][block];
      const bytes = await this.#source.read(offset, length);
      if (checksumOf(bytes) !== checksum) throw damaged(`block ${block} of layer ${level} does not fit its checksum`);
      const from = block * BLOCK_POSITIONS - first;
      decodeBlock(bytes, firstKey, Math.min(BLOCK_POSITIONS, end - first - from), keys, values, from);
    }
    return { keys, values };
  }
}

function damaged(why: string): MarienbadError {
  return new MarienbadError("bad-input", `This is not a whole database of a solved game: ${why}.`);
}
