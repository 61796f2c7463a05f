import { MarienbadError } from "../../base/error.ts";
import { runAsync, type Signal } from "../../base/work.ts";
import type { AnyKit } from "../../game/kit.ts";
import { CATALOGUE } from "../../games/index.ts";
import { type Solved, sampleLevelsWork } from "../../levels/index.ts";
import { describeSolved } from "../../node/solved.ts";
import { type Call, say } from "../core/command.ts";
import type { Subject } from "../subject/subject.ts";
import * as texts from "./texts.ts";

/** Games with more positions are not solved for a page unless a command asks for the database alone. */
const MAX_POSITIONS = 1e9;
/** Random plays of an estimate: seconds at most, for an error of about a third at most. */
const PLAYS = 1000;

/** Estimates the positions of a game before it is solved, and refuses one that has too many. */
export async function checkSize(call: Call, { name, options, kit }: Subject): Promise<void> {
  const { signal } = call;
  const positions = await positionsOf(kit, signal);
  if (positions === undefined) call.output.note(say(call, texts.unknownSize()));
  else if (positions <= MAX_POSITIONS) call.output.note(say(call, texts.solvedFirst(positions)));
  else {
    const words = describeSolved({ game: name, options });
    const smaller = await smallerVariant(name, signal);
    throw new MarienbadError("limit-reached", texts.tooManyPositions(words, positions, MAX_POSITIONS, smaller));
  }
}

/** An estimate of the number of positions; undefined where the game cannot go back from one. */
async function positionsOf(kit: AnyKit, signal: Signal | undefined): Promise<number | undefined> {
  const sizes = await runAsync(sampleLevelsWork(kit, PLAYS), { signal });
  return sizes?.sizes.reduce((sum, size) => sum + size, 0);
}

/** A variant of the catalogue that is small enough, as it is typed. */
async function smallerVariant(id: string, signal: Signal | undefined): Promise<string | undefined> {
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  for (const { options = {} } of [...(entry?.showing?.cards ?? []), ...(entry?.showing?.more ?? [])]) {
    const made = entry?.make(options);
    const positions = made?.kit.levels && (await positionsOf(made.kit, signal));
    if (positions === undefined || positions > MAX_POSITIONS) continue;
    const isUsual = Object.keys(options).length === 0;
    return describeSolved({ game: id, options: { ...(isUsual ? made?.options : options) } as Solved["options"] });
  }
  return undefined;
}
