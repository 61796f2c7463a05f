import { dotFormat } from "./dot.ts";
import type { ArenaFormat } from "./format.ts";
import { gmFormat } from "./gm.ts";
import { jsonFormat } from "./json.ts";
import { pythonFormat } from "./python.ts";

/** Every format of arenas. To add one, add a file and a line here. */
export const ARENA_FORMATS: readonly ArenaFormat[] = [pythonFormat, jsonFormat, dotFormat, gmFormat];

/** The format of a file by its name, zipped or not. */
export function formatOfName(name: string): ArenaFormat | undefined {
  const ending = /\.([^./\\]+)(?:\.gz)?$/i.exec(name)?.[1].toLowerCase();
  return ARENA_FORMATS.find(({ endings }) => endings.some((known) => known === ending));
}

/** The likely format of a text, for standard input, which has no file name. */
export function sniffFormat(text: string): ArenaFormat {
  if (/^\s*(strict\s+)?digraph\b/.test(text)) return dotFormat;
  if (/^\s*(parity\b|\d+\s+\d+\s+[01]\s)/.test(text)) return gmFormat;
  return /^\s*\{\s*"(start|objective|vertices|edges)"\s*:/.test(text) ? jsonFormat : pythonFormat;
}
