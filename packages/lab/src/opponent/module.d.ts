/** 0 moves first. */
export type Player = 0 | 1;
/** Who wins, or that nobody does. */
export type Result = Player | "draw";

/** What a position is worth under best play by both sides. */
export interface Value {
  readonly result: Result;
  /** Moves to the end; missing where the play never ends, and in a game for points. */
  readonly rank?: number | undefined;
  /** What player 0 gains from here on, in a game for points; the result is then who gains. */
  readonly points?: number;
  /** The play never ends: a draw, or a win by playing on for ever where the rules give that. */
  readonly endless?: true;
}

/** A legal move, as it is written, and what it leads to. */
export interface RatedMove extends Value {
  readonly move: string;
}

/** Where a play has got to. */
export interface Situation {
  /** The position as the game writes it. */
  readonly position: string;
  /** A picture of it in characters, where the game has one. */
  readonly board?: string | undefined;
  readonly turn: Player;
  /** Who has won, once the play is over; a position that comes for the third time ends it too. */
  readonly over?: Result | undefined;
  /** Player 0's points so far, in a game for points; all told once the play is over. */
  readonly points?: number;
  readonly value: Value;
  /** Every legal move, the best first. */
  readonly moves: readonly RatedMove[];
  /** A best move; missing once the play is over. */
  readonly best?: string | undefined;
}

/** Plays a game perfectly. */
export interface Opponent {
  readonly title: { readonly en: string; readonly fr: string };
  /** What there is after these moves from the start. Throws at a move that is not legal, and says which are. */
  after(moves: readonly string[]): Promise<Situation>;
}

/**
 * The opponent of the game in a folder that `marienbad build` made, by the address of its `game.json`. A large game is
 * read by HTTP ranges, a few kilobytes for each question.
 */
export function createOpponent(address: string | URL): Promise<Opponent>;
