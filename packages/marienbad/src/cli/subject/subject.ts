import { type Arena, arenaKit, type DeadEndRule, rulesWithDeadEnds } from "../../arena/index.ts";
import type { AnyKit } from "../../game/index.ts";
import { CATALOGUE, findGame } from "../../games/index.ts";
import { isFileName } from "../../node/files.ts";
import type { Call } from "../core/command.ts";
import { readArena } from "./arena-file.ts";
import { deadEndRule } from "./flags.ts";
import { isModule, loadModule } from "./module.ts";

/** What a command is about: a game of the catalogue, somebody's rules, or an arena in a file. */
export interface Subject {
  /** As JSON shows it: the id of the game, or the file. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly kit: AnyKit;
  /** The arena itself, when that is what was given. */
  readonly arena: Arena | undefined;
  /** What dead ends of the rules mean, where that was given. */
  readonly deadEnd?: DeadEndRule;
}

/** Loads what was named: `nim`, `arena.py`, `./mygame.js`, `-`. */
export async function loadSubject(call: Call, name: string): Promise<Subject> {
  if (isModule(name) || isOfCatalogue(name) || !isFileName(name)) {
    return await loadGame(name, call.options, deadEndRule(call));
  }
  const arena = await readArena(call, name);
  return { name, options: {}, kit: arenaKit(arena), arena };
}

/** Somebody's own rules, or a game of the catalogue, with these options. */
export async function loadGame(word: string, given: Subject["options"], deadEnd: DeadEndRule): Promise<Subject> {
  const { id, options, kit } = isModule(word) ? await loadModule(word, given) : findGame(word).make(given);
  const rules = rulesWithDeadEnds(kit.rules, deadEnd);
  return { name: id, options, kit: { ...kit, rules }, arena: undefined, deadEnd };
}

/** Whether a word names a game of the catalogue; such a name is never taken for that of a file. */
export function isOfCatalogue(word: string): boolean {
  return CATALOGUE.some(({ id }) => id === word);
}
