import {
  type AnyKit,
  type CatalogueGame,
  Session as LibrarySession,
  makeGame,
  type Player,
  type Result,
  readMoveList,
  type SessionEnd,
  unwrap,
} from "marienbad";

/**
 * A play as the link tells it: the game, where it began and the moves, of which the first `cursor` are on the board.
 */
export interface PlayRecord {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly from?: string | undefined;
  readonly moves: readonly string[];
  readonly cursor: number;
}

/** The same play with its positions; made again for every change, which costs one replay. */
export interface Session {
  readonly made: CatalogueGame;
  readonly kit: AnyKit;
  readonly positions: readonly unknown[];
  readonly position: unknown;
  readonly turn: Player;
  readonly text: string;
  /** Who has won; a position met three times is a draw, as a stuck one is. */
  readonly result: Result | undefined;
  /** Why it is over: by its rules, because nobody can move, or because a position came again. */
  readonly reason: SessionEnd["reason"] | undefined;
  /** The legal moves as they are written, at most a few thousand of them. */
  readonly legal: readonly string[];
}

const MAX_LISTED = 3000;

function begin(made: CatalogueGame, from: string | undefined): LibrarySession<unknown, unknown> {
  const { rules, notation }: AnyKit = made.kit;
  return new LibrarySession(made.kit, from === undefined ? rules.start : unwrap(notation.readPosition(from)));
}

/** Throws a MarienbadError when the record is of no game. */
export function sessionOf({ game, options, from, moves, cursor }: PlayRecord): Session {
  const made = makeGame(game, options);
  const { kit } = made;
  const play = begin(made, from);
  for (const word of moves.slice(0, cursor)) play.playWord(word);
  return {
    made,
    kit,
    positions: play.positions,
    position: play.position,
    turn: play.turn,
    text: kit.notation.writePosition(play.position),
    result: play.end?.result,
    reason: play.end?.reason,
    legal: play.legalWords(MAX_LISTED),
  };
}

/** A move as somebody typed it, capitals aside; throws when it is not legal. */
export function typedMove({ kit, position }: Session, text: string): string {
  return new LibrarySession<unknown, unknown>(kit, position).playWord(text);
}

/** A pasted list of moves; throws at the first that is not legal, and says which it is. */
export function typedMoves({ game, options, from }: PlayRecord, text: string): string[] {
  const play = begin(makeGame(game, options), from);
  play.playWords(readMoveList(text));
  return [...play.words];
}
