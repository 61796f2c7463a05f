import type { Resources } from "marienbad/game";

/** The files of the library that experts may read, each fetched when it is first asked for. */
const ADDRESSES = import.meta.glob<string>("../../../databases/books/*.book", { query: "?url", import: "default" });

const MEGABYTES = 64; // for the tables of an expert: connect-4 is then proved in a second from any position

/** What experts may use in a page. A lab without a file plays on. */
export const resources: Resources = {
  megabytes: MEGABYTES,
  async load(name) {
    const find = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${name}`))?.[1];
    if (find === undefined) return undefined;
    try {
      const response = await fetch(await find());
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  },
};
