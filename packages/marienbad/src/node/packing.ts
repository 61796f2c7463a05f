import { inflateRawSync } from "node:zlib";
import type { Packing } from "../base/packing.ts";
import { deflate } from "../kernel/deflate.ts";

/** Raw deflate: packed by our kernel, unpacked by Node's zlib. */
export const ZLIB: Packing = {
  pack: deflate,
  unpack: (bytes, maxLength) => inflateRawSync(bytes, { maxOutputLength: Math.max(1, maxLength) }),
};
