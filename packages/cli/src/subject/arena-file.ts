import { ARENA_FORMATS, type Arena, formatOfName, objectiveOf, sniffFormat, withDeadEnds } from "marienbad/arena";
import { MarienbadError, nearest } from "marienbad/base";
import { GAME_IDS } from "marienbad/games";
import { didYouMeanFile, moduleBeside } from "marienbad-databases/rules";
import { readUnzipped } from "marienbad-databases/system";
import { type Call, choiceFlag, refuseOptions } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { ARENA_FORMAT_IDS, deadEndRule, objectiveFlag, ownerRule } from "./flags.ts";
import { texts } from "./texts.ts";

const SNIFFED_BYTES = 1 << 16; // enough to guess the format of a text

/** Reads an arena; the format is `--input`, else the file's ending, or (for `-`) guessed from the content. */
export async function readArena(call: Call, path: string, knowsObjectives = false): Promise<Arena> {
  refuseOptions(call, texts.arenaHasNoOptions);
  const id = choiceFlag(call, "input", ARENA_FORMAT_IDS);
  const named = id === undefined ? formatOfName(path) : ARENA_FORMATS.find((candidate) => candidate.id === id);
  if (/\.efg$/i.test(path)) throw new MarienbadError("bad-input", texts.extensiveGame(path));
  if (path !== "-" && named === undefined) {
    const meant = moduleBeside(path);
    if (meant !== undefined) throw new MarienbadError("unknown-name", didYouMeanFile(path, meant));
    const endings = ARENA_FORMATS.flatMap((format) => format.endings);
    throw new MarienbadError("unknown-name", texts.unknownSubject(path, endings, nearest(path, GAME_IDS)));
  }
  const content = await readUnzipped(path);
  const format = named ?? sniffFormat(new TextDecoder().decode(content.subarray(0, SNIFFED_BYTES)));
  const owners = ownerRule(call);
  const objective = knowsObjectives ? objectiveFlag(call) : "reach";
  const read = call.atOnce(() => format.read(content, { objective, ...(owners === undefined ? {} : { owners }) }));
  const arena = unwrapRead(call, path, read);
  if (!knowsObjectives && objectiveOf(arena) !== "reach") {
    throw new MarienbadError("not-applicable", texts.onlyGoals(path, objectiveOf(arena)));
  }
  const isAboutGoals = (objective ?? objectiveOf(arena)) === "reach";
  return isAboutGoals ? withDeadEnds(arena, deadEndRule(call) ?? "draw") : arena;
}
