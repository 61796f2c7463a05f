import { inflateRawSync } from "node:zlib";
import type { Packing } from "marienbad/base";
import { deflate } from "../kernel/deflate.ts";

const MAX_PIECE = 1 << 15; // unpacked bytes: most fit in one piece, which is not copied
const MIN_PIECE = 64; // zlib takes no less

/** Raw deflate: packed by our kernel, unpacked by Node's zlib. */
export const ZLIB: Packing = {
  pack: deflate,
  unpack: (bytes, maxLength) =>
    inflateRawSync(bytes, {
      maxOutputLength: Math.max(1, maxLength),
      chunkSize: Math.max(MIN_PIECE, Math.min(maxLength + 1, MAX_PIECE)), // with a byte to spare, zlib sees the end
    }),
};
