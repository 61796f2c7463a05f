import { type Arena, arenaGame, objectiveOf } from "marienbad/arena";
import { MarienbadError, runAsync, type Signal } from "marienbad/base";
import { type AnyGame, canonicalImage, checkConformance, type Nonconformity, upToSymmetry } from "marienbad/game";
import { type FamilyGame, isGameId } from "marienbad/games";
import type { GameRef } from "marienbad-databases";
import { isModule, loadGame } from "marienbad-databases/rules";
import { isFileName } from "marienbad-databases/system";
import { type Call, switchFlag } from "../core/command.ts";
import { deadEndRule, objectiveFlag, objectiveOwner } from "./flags.ts";
import { texts } from "./texts.ts";

/** What a command is about: a game of the catalogue, a user's rules, or an arena in a file. */
export interface Subject {
  /** As it was named. */
  readonly ref: GameRef;
  /** Its id is the name that JSON shows: that of the game, or else the file. */
  readonly game: FamilyGame;
  /** The arena itself, when that is what was given. */
  readonly arena: Arena | undefined;
}

/** The part of user-defined rules that is checked before they are used, in some hundredths of a second. */
const SAMPLE = { limit: 1000, maxMoves: 20_000, maxFaults: 1, answersOnly: true };

/** Loads `nim`, `arena.py`, `./mygame.js` or `-`. Rules whose first positions break the contract are `bad-rules`. */
export async function loadSubject(call: Call, name: string, knowsObjectives = false): Promise<Subject> {
  const subject = await readSubject(call, name, knowsObjectives);
  if (!isModule(name)) return subject;
  const [fault] = await faultsOfSample(subject.game, call.signal);
  if (fault === undefined) return subject;
  const { position = "", text } = fault; // only unknown members and facts are of no position
  throw new MarienbadError("bad-rules", texts.brokenRules(name, position, text), { parameters: { position } });
}

async function faultsOfSample(game: AnyGame, signal: Signal): Promise<readonly Nonconformity[]> {
  try {
    return await runAsync(checkConformance.work(game, SAMPLE), { signal });
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    if (error.code === "interrupted") return []; // the command says what it kept
    const { cause, parameters } = error;
    if (error.code !== "bad-rules" || !(cause instanceof MarienbadError)) throw error;
    return [{ rule: "result", text: cause.text, position: String(parameters.position) }]; // refused as it was asked
  }
}

/** The same for commands that check the rules themselves. The name of a game is never taken for that of a file. */
export async function readSubject(call: Call, name: string, knowsObjectives = false): Promise<Subject> {
  if (isModule(name) || isGameId(name) || !isFileName(name)) {
    const ref = refOf(call, name);
    return { ref, game: await loadGame(ref), arena: undefined };
  }
  const { readArena } = await import("./arena-file.ts");
  const arena = await readArena(call, name, knowsObjectives);
  return { ref: { game: name }, game: { ...arenaGame(arena), id: name, options: {} }, arena };
}

export function refOf(call: Call, name: string): GameRef {
  return { game: name, options: call.options, deadEnd: deadEndRule(call) };
}

/** With `--symmetry`, the game with mirror images treated as one, and the image of the place that stands for it. */
export function withSymmetry(call: Call, subject: Subject, from: unknown): { subject: Subject; from: unknown } {
  if (!switchFlag(call, "symmetry")) return { subject, from };
  const { symmetry } = subject.game;
  if (symmetry === undefined) throw new MarienbadError("not-applicable", texts.noSymmetry(subject.game.id));
  const game = { ...subject.game, ...upToSymmetry(subject.game, symmetry) };
  return {
    subject: { ...subject, game },
    from: from === undefined ? undefined : canonicalImage(subject.game, symmetry, from),
  };
}

/** True if the objective is more than to reach goals, which every command knows, or is that of one player alone. */
export function hasObjective(call: Call, { arena }: Subject): boolean {
  const objective = objectiveFlag(call) ?? (arena === undefined ? "reach" : objectiveOf(arena));
  return objective !== "reach" || objectiveOwner(call) !== undefined;
}
