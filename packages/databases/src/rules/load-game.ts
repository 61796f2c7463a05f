import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import { rulesWithDeadEnds } from "marienbad/arena";
import { MarienbadError, sameText, type Text } from "marienbad/base";
import { checkMembers, NEEDED_MEMBERS, unknownMembers } from "marienbad/game";
import { type FamilyGame, gameOfModule, isGameId, isOwnGame, loadFamily, missingParts } from "marienbad/games";
import type { GameRef } from "../database/game-ref.ts";
import { NO_SUCH_FILE, unreadable } from "../system/files.ts";
import { importModule, placeOfError } from "./import-module.ts";
import { isModule, moduleBeside } from "./javascript.ts";
import { texts } from "./texts.ts";

/** Loads a game of the catalogue, or runs a rules file, with these options. */
export async function loadGame({ game, options = {}, deadEnd }: GameRef): Promise<FamilyGame> {
  const made = isModule(game) ? await loadModule(game, options) : await gameOfCatalogue(game, options);
  return deadEnd === undefined ? made : { ...made, ...rulesWithDeadEnds(made, deadEnd) };
}

async function gameOfCatalogue(id: string, options: Readonly<Record<string, unknown>>): Promise<FamilyGame> {
  const meant = isGameId(id) ? undefined : moduleBeside(id);
  if (meant !== undefined) throw new MarienbadError("unknown-name", texts.didYouMeanFile(id, meant));
  const family = await loadFamily(id);
  return family(options);
}

async function loadModule(path: string, options: Readonly<Record<string, unknown>>): Promise<FamilyGame> {
  const { default: exported, ...others } = await loadExports(path);
  const game = gameOfModule(exported, path, options);
  if (game !== undefined) return game;
  if (typeof exported === "object" && exported !== null && "rules" in exported) checkMembers(exported);
  const missing = missingParts(exported);
  const named = Object.keys(others).find((name) => isOwnGame(others[name]));
  if (exported === undefined && named !== undefined) {
    throw new MarienbadError("bad-rules", texts.gameNotDefault(path, named));
  }
  if (missing === undefined) throw new MarienbadError("bad-rules", texts.noGameInside(path, NEEDED_MEMBERS));
  const unknown = unknownMembers(exported as object);
  const mistyped = unknown.filter(({ meant }) => meant !== undefined && missing.includes(meant));
  throw new MarienbadError("bad-rules", texts.partsMissing(path, missing, mistyped));
}

/** Title of a user-defined game, by default its file name. */
export async function titleOfModule(path: string): Promise<Text> {
  const { title = "" } = ((await loadDefaultExport(path)) ?? {}) as { readonly title?: string | Text };
  const given = typeof title === "string" ? sameText(title) : title;
  return given.en === "" ? sameText(basename(path, extname(path))) : given;
}

/** The default export of a JavaScript or TypeScript file, which is run. */
export async function loadDefaultExport(path: string): Promise<unknown> {
  return (await loadExports(path)).default;
}

async function loadExports(path: string): Promise<Readonly<Record<string, unknown>>> {
  if (!existsSync(path)) throw unreadable(path, NO_SUCH_FILE);
  try {
    return (await importModule(path)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    throw new MarienbadError("file", texts.notLoaded(path, why, await placeOfError(error, path)));
  }
}
