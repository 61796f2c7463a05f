import type { ByteSource } from "marienbad-databases";

/** A file read by HTTP ranges; where the server has none it is fetched once, whole. */
export async function httpSource(address: string): Promise<ByteSource> {
  const response = await fetch(address, { headers: { range: "bytes=0-63" } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  if (response.status !== 206 || total === undefined) {
    const all = new Uint8Array(await response.arrayBuffer());
    return { name: address, size: all.length, read: async (offset, length) => all.subarray(offset, offset + length) };
  }
  return {
    name: address,
    size: Number(total),
    async read(offset, length) {
      if (length === 0) return new Uint8Array();
      const part = await fetch(address, { headers: { range: `bytes=${offset}-${offset + length - 1}` } });
      if (part.status !== 206) throw new Error(`${address}: ${part.status}`);
      return new Uint8Array(await part.arrayBuffer());
    },
  };
}
