import { dotFormat } from "./dot.ts";
import type { ArenaFormat } from "./format.ts";
import { gmFormat } from "./gm.ts";
import { jsonFormat } from "./json.ts";
import { pythonFormat } from "./python.ts";

/** Every format that arenas are read from and written to. Adding one is adding a file and a line here. */
export const ARENA_FORMATS: readonly ArenaFormat[] = [pythonFormat, jsonFormat, dotFormat, gmFormat];

/** The format that the name of a file tells, zipped or not. */
export function formatOfName(name: string): ArenaFormat | undefined {
  const ending = /\.([^./\\]+)(?:\.gz)?$/i.exec(name)?.[1].toLowerCase();
  return ARENA_FORMATS.find(({ endings }) => endings.some((known) => known === ending));
}

/** The format that a text seems to be in: what standard input, which has no ending, is read as. */
export function sniffFormat(text: string): ArenaFormat {
  if (/^\s*(strict\s+)?digraph\b/.test(text)) return dotFormat;
  if (/^\s*(parity\b|\d+\s+\d+\s+[01]\s)/.test(text)) return gmFormat;
  return /^\s*\{\s*"(start|objective|vertices|edges)"\s*:/.test(text) ? jsonFormat : pythonFormat;
}
