import { Session as LibrarySession } from "marienbad";
import { readMoveList } from "marienbad/game";
import { makeGame } from "../own/games.ts";
import { beginPlay, type PlayRecord, type Session, sessionOfGame } from "./session-of-game.ts";

export type { PlayRecord, Session } from "./session-of-game.ts";

/** Throws a MarienbadError when the record is of no game. */
export function sessionOf(record: PlayRecord): Session {
  return sessionOfGame(makeGame(record.game, record.options), record);
}

/** A move as somebody typed it, capitals aside; throws when it is not legal. */
export function typedMove({ game, position }: Session, text: string): string {
  return new LibrarySession<unknown, unknown>(game, position).playWord(text);
}

/** A pasted list of moves; throws at the first that is not legal, and says which it is. */
export function typedMoves(record: Omit<PlayRecord, "moves" | "cursor">, text: string): string[] {
  return playedWords(record, readMoveList(text));
}

/** The moves of a list as they are written, which may have been written together: 4413. */
export function playedWords(
  { game, options, from }: Omit<PlayRecord, "moves" | "cursor">,
  words: readonly string[],
): string[] {
  const play = beginPlay(makeGame(game, options), from);
  play.playWords(words);
  return [...play.words];
}
