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

/** The subject of a command: a game of the catalogue, user-defined rules, or an arena file. */
export interface Subject {
  readonly ref: GameRef;
  /** Its id is the name in JSON: that of the game, or the file. */
  readonly game: FamilyGame;
  /** The given arena, if any. */
  readonly arena: Arena | undefined;
}

/** The check of user-defined rules before use, which takes some hundredths of a second. */
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

/** Like `loadSubject`, without checking rules. The name of a game is never taken for a file. */
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

/** With `--symmetry`, the game up to mirror images, and the representative of the place. */
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

/** True if the objective is more than reaching goals, or belongs to one player alone. */
export function hasObjective(call: Call, { arena }: Subject): boolean {
  const objective = objectiveFlag(call) ?? (arena === undefined ? "reach" : objectiveOf(arena));
  return objective !== "reach" || objectiveOwner(call) !== undefined;
}
