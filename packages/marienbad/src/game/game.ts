/** Player 0 moves first in every game of the catalogue; Max, J0, Alice and white are names for the same player. */
export type Player = 0 | 1;

/** Who won a play that is over, or that nobody did. */
export type Result = Player | "draw";

/** The identity of a position. Whole numbers up to 2⁵³ are fast; strings take anything. */
export type Key = number | string;

/**
 * The rules of a two-player game. Positions are vertices, moves are edges. An object or the instance of a class, with
 * pure functions over immutable positions; nothing else decides what is legal.
 *
 * A position without a move and without a result ends the play, and nobody has won it: for players, plays, solvers and
 * oracles it is a draw. `rulesWithDeadEnds` and `withDeadEnds` give it to the player to move or to the other where the
 * game is meant so. A search that is given a heuristic takes the heuristic's value for it, as the score of that end,
 * which is exact there: so games with scores are searched (see search/score.ts); without a heuristic it is a draw there
 * too.
 */
export interface Game<Position, Move> {
  readonly start: Position;
  /** Who chooses the next move. */
  turn(position: Position): Player;
  /** Every legal move, in a fixed order; none when the play is over. */
  moves(position: Position): readonly Move[];
  /** The position after a move that `moves` returned. */
  play(position: Position, move: Move): Position;
  /** The result when the play is over here. */
  result(position: Position): Result | undefined;
  /** Who wins a play that never ends; nobody ("draw") unless given. */
  readonly endless?: Result;
  /** Two positions are the same vertex exactly when their keys are equal; whose turn it is belongs to it. */
  key(position: Position): Key;
}

/** The other player. */
export function opponent(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** One value for each player. */
export type ByPlayer<T> = readonly [T, T];

/** Every move that can be played here: none once the play is over. */
export function legalMoves<Position, Move>(game: Game<Position, Move>, position: Position): readonly Move[] {
  return game.result(position) === undefined ? game.moves(position) : [];
}

/** The result when the play is over here; where nobody can move and the rules name no result, it is a draw. */
export function outcome<Position, Move>(game: Game<Position, Move>, position: Position): Result | undefined {
  return game.result(position) ?? (game.moves(position).length === 0 ? "draw" : undefined);
}
