/** A compression of bytes. */
export interface Packing {
  pack(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>;
  /** Throws if these bytes are not packed, or would be longer than `maxLength`. */
  unpack(bytes: Uint8Array, maxLength: number): Uint8Array | Promise<Uint8Array>;
}

/** No compression. */
export const UNPACKED: Packing = { pack: (bytes) => bytes, unpack: (bytes) => bytes };

/** Raw deflate (RFC 1951), built into browsers and Node. Node's quicker one writes other bytes; each reads both. */
export const DEFLATED: Packing = {
  pack: (bytes) => throughStream(bytes, new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY),
  unpack: (bytes, maxLength) => throughStream(bytes, new DecompressionStream("deflate-raw"), maxLength),
};

async function throughStream(
  bytes: Uint8Array,
  { readable, writable }: CompressionStream | DecompressionStream,
  maxLength: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  const writing = Promise.all([writer.write(bytes as Uint8Array<ArrayBuffer>), writer.close()]);
  writing.catch(() => {}); // reading fails too
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > maxLength) throw new RangeError("longer than it should be");
    pieces.push(step.value);
  }
  await writing;
  return joinBytes(pieces);
}

/** Joins pieces; a single piece is returned as it is. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0];
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}
