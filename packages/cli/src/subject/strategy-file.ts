import {
  type Arena,
  type Exploration,
  ownerOf,
  readDictionary,
  type StrategyWithMemory,
  successors,
} from "marienbad/arena";
import { MarienbadError, refused } from "marienbad/base";
import type { Player } from "marienbad/game";
import { loadDefaultExport } from "marienbad-databases/rules";
import { readText } from "marienbad-databases/system";
import { type Call, say } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { withoutSpaces } from "./place.ts";
import type { Subject } from "./subject.ts";
import { texts } from "./texts.ts";

/** A strategy's answer to a play: a position or a move, in words; undefined if none. */
type Words = (play: readonly number[]) => string | undefined;

export interface GivenStrategy {
  /** Where it moves after a play; undefined unless it names a legal move. */
  readonly choose: StrategyWithMemory;
  whySilent(play: readonly number[]): Silence;
}

/** Why a strategy makes no move: no answer, not a position, or a position that no move leads to. */
export interface Silence {
  readonly reason: "nothing" | "unknown" | "no-successor";
  readonly said: string | undefined;
}

/** A strategy in words as moves of an arena: each word names the next position or the move. */
export function givenStrategy(
  words: Words,
  { game }: Subject,
  { arena, positions }: Exploration<unknown>,
): GivenStrategy {
  const labels = labelsOf(arena);
  return {
    choose(play) {
      const wanted = words(play);
      if (wanted === undefined) return undefined;
      const vertex = play[play.length - 1];
      const targets = successors(arena, vertex);
      const byPosition = targets.find((target) => labels[target] === withoutSpaces(wanted));
      if (byPosition !== undefined) return byPosition;
      const moves: readonly unknown[] = game.moves(positions[vertex]);
      const byMove = moves.findIndex((move) => game.notation.writeMove(move, positions[vertex]) === wanted);
      return byMove < 0 ? undefined : targets[byMove];
    },
    whySilent(play) {
      const said = words(play);
      if (said === undefined) return { reason: "nothing", said };
      return { reason: labels.includes(withoutSpaces(said)) ? "no-successor" : "unknown", said };
    },
  };
}

function labelsOf(arena: Arena): string[] {
  return Array.from({ length: arena.vertexCount }, (_, vertex) => withoutSpaces(arena.label(vertex)));
}

/** A dictionary in Python or JSON, from positions to the next position or move; unused entries are noted. */
export async function readStrategy(
  call: Call,
  path: string,
  player: Player,
  subject: Subject,
  { arena }: Exploration<unknown>,
): Promise<Words> {
  const written = await readText(path);
  const read = call.atOnce(() => readDictionary(written));
  const entries = unwrapRead(call, path, read);
  const vertexOfLabel = new Map(labelsOf(arena).map((label, vertex) => [label, vertex]));
  const wordsOfVertex = new Map<number, string>();
  const faults = [];
  const others: string[] = [];
  for (const { key, value, line, column } of entries) {
    const vertex = vertexOfLabel.get(withoutSpaces(key));
    if (vertex === undefined) {
      faults.push({ text: subject.arena === undefined ? texts.unreachable(key) : texts.noVertex(key), line, column });
    } else {
      wordsOfVertex.set(vertex, value);
      if (ownerOf(arena, vertex) !== player) others.push(key);
    }
  }
  if (faults.length > 0) unwrapRead(call, path, refused(faults));
  if (others.length > 0) call.output.note(say(call, texts.entriesOfOther(player, others)));
  return (play) => wordsOfVertex.get(play[play.length - 1]);
}

/** Loads a function from the names and positions of a play to the next position or move: a module's default export. */
export async function loadStrategy(path: string, { arena, positions }: Exploration<unknown>): Promise<Words> {
  const ask = await loadDefaultExport(path);
  if (typeof ask !== "function") throw new MarienbadError("bad-input", texts.noStrategyInside(path));
  return (play) => {
    const names = play.map((vertex) => arena.label(vertex));
    let said: unknown;
    try {
      said = ask(
        names,
        play.map((vertex) => positions[vertex]),
      );
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new MarienbadError("bad-input", texts.strategyFails(path, names, why));
    }
    return said === undefined || said === null ? undefined : String(said);
  };
}
