import { existsSync } from "node:fs";
import { extname } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { unknownName } from "../../base/nearest.ts";
import { type AnyKit, type Game, plainKit } from "../../game/index.ts";
import type { CatalogueEntry, CatalogueGame } from "../../games/index.ts";
import { NO_SUCH_FILE, unreadable } from "../../node/files.ts";
import { importModule } from "./import-module.ts";
import * as texts from "./texts.ts";

const MODULE_ENDINGS = [".js", ".mjs", ".cjs"];

/** Whether a word names a file of rules. */
export function isModule(word: string): boolean {
  return MODULE_ENDINGS.includes(extname(word));
}

/**
 * Somebody's own rules: the default export of a JavaScript file, which is a game, or a kit (rules, and beside them whatever
 * else there is), or a catalogue entry, which alone can have options.
 */
export async function loadModule(path: string, options: Readonly<Record<string, unknown>>): Promise<CatalogueGame> {
  const exported = await defaultExport(path);
  if (isEntry(exported)) return { ...exported.make(options), id: exported.id };
  const [unknown] = Object.keys(options);
  if (unknown !== undefined) throw new MarienbadError("unknown-name", unknownName(texts.OPTION, unknown, []));
  if (hasRules(exported)) return { id: path, options: {}, kit: plainKit(exported.rules, exported) };
  if (isGame(exported)) return { id: path, options: {}, kit: plainKit(exported) };
  throw new MarienbadError("bad-rules", texts.noGameInside(path, GAME_PARTS));
}

async function defaultExport(path: string): Promise<unknown> {
  if (!existsSync(path)) throw unreadable(path, NO_SUCH_FILE);
  try {
    return (await importModule(path)).default;
  } catch (error) {
    throw new MarienbadError("file", texts.notLoaded(path, error instanceof Error ? error.message : String(error)));
  }
}

const GAME_PARTS = ["start", "turn", "moves", "play", "result", "key"] as const;

function isGame(value: unknown): value is Game<unknown, unknown> {
  const game = value as Partial<Game<unknown, unknown>> | null | undefined;
  return (
    typeof game === "object" &&
    game !== null &&
    "start" in game &&
    GAME_PARTS.slice(1).every((part) => typeof game[part] === "function")
  );
}

function hasRules(value: unknown): value is Partial<AnyKit> & Pick<AnyKit, "rules"> {
  const kit = value as Partial<AnyKit> | null | undefined;
  return typeof kit === "object" && kit !== null && isGame(kit.rules);
}

function isEntry(value: unknown): value is CatalogueEntry {
  const entry = value as Partial<CatalogueEntry> | null | undefined;
  return (
    typeof entry === "object" && entry !== null && typeof entry.id === "string" && typeof entry.make === "function"
  );
}
