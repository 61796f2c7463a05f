import { type Arena, arenaKit, type DeadEndRule } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { runAsync, type Signal } from "../../base/work.ts";
import { checkConformanceWork } from "../../game/conformance.ts";
import type { AnyKit } from "../../game/index.ts";
import type { Nonconformity } from "../../game/nonconformity.ts";
import { CATALOGUE } from "../../games/index.ts";
import { isFileName } from "../../node/files.ts";
import { isModule } from "../../node/javascript.ts";
import { loadGame } from "../../node/load-game.ts";
import type { Call } from "../core/command.ts";
import { readArena } from "./arena-file.ts";
import { deadEndRule } from "./flags.ts";
import * as texts from "./texts.ts";

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

/** The part of user-defined rules that is checked before they are used: a few hundredths of a second. */
const SAMPLE = { limit: 1000, maxMoves: 20_000, maxFaults: 1, answersOnly: true };

/**
 * Loads what was named: `nim`, `arena.py`, `./mygame.js`, `-`. Some commands know other objectives than goals. Rules
 * from a file are refused as `bad-rules` where their first positions break the contract in a way that makes answers
 * wrong.
 */
export async function loadSubject(call: Call, name: string, knowsObjectives = false): Promise<Subject> {
  const subject = await readSubject(call, name, knowsObjectives);
  if (!isModule(name)) return subject;
  const [fault] = await faultsOfSample(subject.kit, call.signal);
  if (fault === undefined) return subject;
  const { position, text } = fault;
  throw new MarienbadError("bad-rules", texts.brokenRules(name, position, text), { parameters: { position } });
}

async function faultsOfSample(kit: AnyKit, signal: Signal): Promise<readonly Nonconformity[]> {
  try {
    return await runAsync(checkConformanceWork(kit, SAMPLE), { signal });
  } catch (error) {
    if (error instanceof MarienbadError && error.code === "interrupted") return []; // the command says what it kept
    throw error;
  }
}

/** The same for commands that check the rules themselves. */
export async function readSubject(call: Call, name: string, knowsObjectives = false): Promise<Subject> {
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
