import { dotFormat } from "./dot.ts";
import type { ArenaFormat } from "./format.ts";
import { gmFormat } from "./gm.ts";
import { jsonFormat } from "./json.ts";
import { pythonFormat } from "./python.ts";

/** Every format that arenas are read from and written to. Adding one is adding a file and a line here. */
export const ARENA_FORMATS: readonly ArenaFormat[] = [pythonFormat, jsonFormat, dotFormat, gmFormat];
