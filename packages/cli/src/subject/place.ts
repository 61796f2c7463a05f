import { MarienbadError, unknownName } from "marienbad/base";
import { type AnyGame, readMoveList, readPosition, Session } from "marienbad/game";
import { type Call, type Flag, flag, textFlag } from "../core/command.ts";
import type { Subject } from "./subject.ts";
import { texts } from "./texts.ts";

const MAX_SUGGESTED_FROM = 1000; // only the first names are candidates for suggestions

/** The flag of commands that also take their position as a word. */
export const FROM_FLAG: Flag = flag(
  "from POSITION",
  "the position, which may also stand alone",
  "la position, qui peut aussi être donnée seule",
);

/** The position typed as `--from` or as words. */
export function typedPlace(call: Call, words: readonly string[]): string | undefined {
  const from = textFlag(call, "from");
  if (words.length === 0) return from;
  if (from === undefined) return words.join(" ");
  throw new MarienbadError("bad-argument", texts.twoPositions(from, words.join(" ")));
}

export function fromFlag(call: Call, subject: Subject): unknown {
  const from = textFlag(call, "from");
  return from === undefined ? undefined : readPlace(subject, from);
}

/** The position or vertex typed: its name, spaces aside, or the moves that lead there. */
export function readPlace({ arena, game }: Subject, typed: string): unknown {
  if (arena === undefined) return readPosition(game, typed);
  const wanted = withoutSpaces(typed);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++)
    if (withoutSpaces(arena.label(vertex)) === wanted) return vertex;
  const labels = Array.from({ length: Math.min(arena.vertexCount, MAX_SUGGESTED_FROM) }, (_, v) => arena.label(v));
  throw new MarienbadError("unknown-name", unknownName(texts.VERTEX, typed, labels));
}

export function readLine(game: AnyGame, from: unknown, text: string): readonly unknown[] {
  const session = new Session<unknown, unknown>(game, from);
  session.playWords(readMoveList(text));
  return session.moves;
}

/** A name without spaces, for comparison. */
export function withoutSpaces(name: string): string {
  return name.replace(/\s+/g, "");
}
