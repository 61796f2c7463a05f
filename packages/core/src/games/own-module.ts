import { readOptions } from "../base/options.ts";
import { missingMembers, NEEDED_MEMBERS } from "../game/checked.ts";
import { fullGame } from "../game/full-game.ts";
import type { Game } from "../game/members.ts";
import { defineFamily, type Family, type FamilyGame, UNNAMED } from "./family.ts";

/**
 * The game that a module exports by default: a game, or a family, or the options and `build` of one as they are. `name`
 * is what it is called where it has no id of its own. Undefined where there is no game.
 */
export function gameOfModule(
  exported: unknown,
  name: string,
  options: Readonly<Record<string, unknown>> = {},
): FamilyGame | undefined {
  const family = isDefinition(exported) ? defineFamily(exported) : exported;
  if (isFamily(family)) return { ...family(options), id: family.id === UNNAMED ? name : family.id };
  if (!isGame(exported)) return undefined;
  return { ...fullGame(exported), id: name, options: readOptions({}, options) };
}

/** True if a module may export this value as its game. */
export function isOwnGame(value: unknown): boolean {
  return isGame(value) || isDefinition(value) || isFamily(value);
}

/**
 * What rules lack that look like rules, since they have some of what rules must have; undefined where nothing looks so,
 * or nothing is missing.
 */
export function missingParts(exported: unknown): readonly string[] | undefined {
  if (typeof exported !== "object" || exported === null) return undefined;
  const missing = missingMembers(exported);
  return missing.length > 0 && missing.length < NEEDED_MEMBERS.length ? missing : undefined;
}

function isGame(value: unknown): value is Game<unknown, unknown> {
  return typeof value === "object" && value !== null && missingMembers(value).length === 0;
}

/** Options and what builds a game of them, as plain data: such a file need not import anything. */
function isDefinition(value: unknown): value is Parameters<typeof defineFamily>[0] {
  return typeof value === "object" && value !== null && "build" in value && typeof value.build === "function";
}

function isFamily(value: unknown): value is Family {
  return typeof value === "function" && "id" in value && "options" in value;
}
