import { type OptionSpecs, readOptions } from "../base/options.ts";
import type { Game } from "../game/game.ts";
import type { AnyKit } from "../game/kit.ts";
import { ownKit, plainKit } from "../game/notation.ts";
import { type CatalogueEntry, type CatalogueGame, defineOwnGame, type OwnDefinition, UNNAMED } from "./entry.ts";

/** What rules must have. */
export const GAME_PARTS = ["start", "turn", "moves", "play", "result", "key"] as const;

/**
 * The game that somebody's module exports by default: rules, or a kit (rules, and beside them whatever else there is),
 * or what `defineGame` makes of options and `build`, or these as they are. `name` is what it is called where it has no
 * id of its own. Undefined where there is no game.
 */
export function gameOfModule(
  exported: unknown,
  name: string,
  options: Readonly<Record<string, unknown>> = {},
): CatalogueGame | undefined {
  const entry = isDefinition(exported) ? defineOwnGame(exported) : exported;
  if (isEntry(entry)) return { ...entry.make(options), id: entry.id === UNNAMED ? name : entry.id };
  const kit = hasRules(exported) ? plainKit(exported.rules, exported) : isGame(exported) ? ownKit(exported) : undefined;
  if (kit === undefined) return undefined;
  return { id: name, options: readOptions({}, options), kit };
}

/** True if a module may export this value as its game. */
export function isOwnGame(value: unknown): boolean {
  return isGame(value) || hasRules(value) || isDefinition(value) || isEntry(value);
}

/**
 * What rules lack that look like rules, alone or in a kit, since they have some of what rules must have; undefined
 * where nothing looks so, or nothing is missing.
 */
export function missingParts(exported: unknown): readonly string[] | undefined {
  const given = exported as { readonly rules?: unknown } | null | undefined;
  const rules = typeof given === "object" && given !== null && "rules" in given ? given.rules : given;
  if (typeof rules !== "object" || rules === null) return undefined;
  const found = rules as Readonly<Record<string, unknown>>;
  const missing = GAME_PARTS.filter((part) =>
    part === "start" ? !(part in found) : typeof found[part] !== "function",
  );
  return missing.length > 0 && missing.length < GAME_PARTS.length ? missing : undefined;
}

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

/** Options and what builds a game of them, as plain data: such a file need not import anything. */
function isDefinition(value: unknown): value is OwnDefinition<string, OptionSpecs, unknown, unknown> {
  const definition = value as Partial<OwnDefinition<string, OptionSpecs, unknown, unknown>> | null | undefined;
  return typeof definition === "object" && definition !== null && typeof definition.build === "function";
}

function isEntry(value: unknown): value is CatalogueEntry {
  const entry = value as Partial<CatalogueEntry> | null | undefined;
  return (
    typeof entry === "object" && entry !== null && typeof entry.id === "string" && typeof entry.make === "function"
  );
}
