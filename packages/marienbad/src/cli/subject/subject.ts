import { type Arena, arenaKit, type DeadEndRule } from "../../arena/index.ts";
import type { AnyKit } from "../../game/index.ts";
import { CATALOGUE } from "../../games/index.ts";
import { isFileName } from "../../node/files.ts";
import { isModule } from "../../node/javascript.ts";
import { loadGame } from "../../node/load-game.ts";
import type { Call } from "../core/command.ts";
import { readArena } from "./arena-file.ts";
import { deadEndRule } from "./flags.ts";

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

/** Loads what was named: `nim`, `arena.py`, `./mygame.js`, `-`. Some commands know other objectives than goals. */
export async function loadSubject(call: Call, name: string, knowsObjectives = false): Promise<Subject> {
  if (isModule(name) || isOfCatalogue(name) || !isFileName(name)) {
    const deadEnd = deadEndRule(call);
    const { id, options, kit } = await loadGame({ game: name, options: call.options, deadEnd });
    return { name: id, options, kit, arena: undefined, deadEnd };
  }
  const arena = await readArena(call, name, knowsObjectives);
  return { name, options: {}, kit: arenaKit(arena), arena };
}

/** Whether a word names a game of the catalogue; such a name is never taken for that of a file. */
function isOfCatalogue(word: string): boolean {
  return CATALOGUE.some(({ id }) => id === word);
}
