import { Session as LibrarySession, type Player, type Result, unwrap } from "marienbad";
import type { AnyGame, SessionEnd } from "marienbad/game";
import type { FamilyGame } from "marienbad/games";

/** A play as in a link; the first `cursor` moves are on the board. */
export interface PlayRecord {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly from?: string | undefined;
  readonly moves: readonly string[];
  readonly cursor: number;
}

/** The same play with its positions; made again for every change, which costs one replay. */
export interface Session {
  readonly made: FamilyGame;
  readonly game: AnyGame;
  readonly positions: readonly unknown[];
  readonly position: unknown;
  readonly turn: Player;
  readonly text: string;
  /** Who has won; a position met three times is a draw, as a stuck one is. */
  readonly result: Result | undefined;
  /** Why it is over: by its rules, because nobody can move, or because a position came again. */
  readonly reason: SessionEnd["reason"] | undefined;
  /** Player 0's points so far, and at the end all told, in a game that is played for them. */
  readonly points: number | undefined;
  /** The legal moves as they are written, at most a few thousand of them. */
  readonly legal: readonly string[];
}

const MAX_LISTED = 3000;

export function beginPlay(made: FamilyGame, from: string | undefined): LibrarySession<unknown, unknown> {
  const { notation }: AnyGame = made;
  return new LibrarySession(made, from === undefined ? made.start : unwrap(notation.readPosition(from)));
}

/** Throws a MarienbadError when a move is not legal. */
export function sessionOfGame(
  made: FamilyGame,
  { from, moves, cursor }: Pick<PlayRecord, "from" | "moves" | "cursor">,
): Session {
  const play = beginPlay(made, from);
  for (const word of moves.slice(0, cursor)) play.playWord(word);
  return {
    made,
    game: made,
    positions: play.positions,
    position: play.position,
    turn: play.turn,
    text: made.notation.writePosition(play.position),
    result: play.end?.result,
    reason: play.end?.reason,
    points: made.scores && (play.end?.points ?? play.points),
    legal: play.legalWords(MAX_LISTED),
  };
}
