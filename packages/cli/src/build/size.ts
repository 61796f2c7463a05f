import { MarienbadError, runAsync, type Signal } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { isGameId, loadFamily } from "marienbad/games";
import { describeRef, sampleLevelsWork } from "marienbad-databases";
import { type Call, say } from "../core/command.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

/** Games with more positions are not solved for a page unless a command asks for the database alone. */
const MAX_POSITIONS = 1e9;
/** Random plays of an estimate: seconds at most, for an error of about a third at most. */
const PLAYS = 1000;

/** Estimates the positions of a game before it is solved, and refuses one that has too many. */
export async function checkSize(call: Call, { game }: Subject): Promise<void> {
  const { signal } = call;
  const positions = await positionsOf(game, signal);
  if (positions === undefined) call.output.note(say(call, texts.unknownSize()));
  else if (positions <= MAX_POSITIONS) call.output.note(say(call, texts.solvedFirst(positions)));
  else {
    const words = describeRef({ game: game.id, options: game.options });
    const smaller = await smallerVariant(game.id, signal);
    throw new MarienbadError("limit-reached", texts.tooManyPositions(words, positions, MAX_POSITIONS, smaller));
  }
}

/** An estimate of the number of positions; undefined where the game cannot go back from one. */
async function positionsOf(game: AnyGame, signal: Signal | undefined): Promise<number | undefined> {
  const sizes = await runAsync(sampleLevelsWork(game, PLAYS), { signal });
  return sizes?.sizes.reduce((sum, size) => sum + size, 0);
}

/** A variant of the catalogue that is small enough, as it is typed. */
async function smallerVariant(id: string, signal: Signal | undefined): Promise<string | undefined> {
  if (!isGameId(id)) return undefined;
  const family = await loadFamily(id);
  for (const { options = {} } of [...(family.showing?.cards ?? []), ...(family.showing?.more ?? [])]) {
    const made = family(options);
    const positions = made.levels && (await positionsOf(made, signal));
    if (positions === undefined || positions > MAX_POSITIONS) continue;
    const isUsual = Object.keys(options).length === 0;
    return describeRef({ game: id, options: isUsual ? made?.options : options });
  }
  return undefined;
}
