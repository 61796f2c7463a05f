import { extname } from "node:path";
import { ARENA_FORMATS, type Arena, sniffFormat, withDeadEnds } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { nearest } from "../../base/nearest.ts";
import { CATALOGUE } from "../../games/index.ts";
import { readBytes } from "../../node/files.ts";
import { type Call, choiceFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { ARENA_FORMAT_IDS, deadEndRule, ownerRule } from "./flags.ts";
import * as texts from "./texts.ts";

/** What tells the format of a text is at its beginning. */
const SNIFFED_BYTES = 1 << 16;

/** The arena of a file, in the format that a flag, its ending or (for standard input, `-`) its text tells. */
export async function readArena(call: Call, path: string): Promise<Arena> {
  const [option] = Object.keys(call.options);
  if (option !== undefined) throw new MarienbadError("unknown-name", texts.arenaHasNoOptions(option));
  const id = choiceFlag(call, "input", ARENA_FORMAT_IDS) ?? extname(path).slice(1);
  if (path !== "-" && !ARENA_FORMAT_IDS.includes(id)) {
    const games = CATALOGUE.map((entry) => entry.id);
    throw new MarienbadError("unknown-name", texts.unknownSubject(path, ARENA_FORMAT_IDS, nearest(path, games)));
  }
  const content = await readBytes(path);
  const format =
    ARENA_FORMATS.find((candidate) => candidate.id === id) ??
    sniffFormat(new TextDecoder().decode(content.subarray(0, SNIFFED_BYTES)));
  const owners = ownerRule(call);
  const read = call.atOnce(() => format.read(content, owners === undefined ? {} : { owners }));
  return withDeadEnds(unwrapRead(call, path, read), deadEndRule(call));
}
