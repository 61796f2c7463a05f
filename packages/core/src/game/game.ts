import type { DeadEndRule } from "./dead-end.ts";

/** Player 0 moves first in every game of the catalogue; Max, J0, Alice and white are names for the same player. */
export type Player = 0 | 1;

/** The winner of a finished play, or a draw. */
export type Result = Player | "draw";

/** The identity of a position. Whole numbers up to 2⁵³ are fast; strings take anything. */
export type Key = number | string;

/**
 * The rules of a two-player game, whose positions are vertices and whose moves are edges: an object or the instance of
 * a class, with pure functions over immutable positions.
 *
 * A position without a move and without a result is a dead end, whose meaning is `deadEnd`; in a game for points it is
 * an end like any other. In other games without `deadEnd` a result was probably forgotten, and the rules are refused as
 * `bad-rules`. A search with a heuristic takes the heuristic's value as the exact score of a dead end that is a draw:
 * this is how games with scores are searched (see search/score.ts).
 */
export interface Rules<Position, Move> {
  readonly start: Position;
  /** The player to move. */
  turn(position: Position): Player;
  /** Every legal move, in a fixed order; `moves` alone decides what is legal. */
  moves(position: Position): readonly Move[];
  /** The position after a move that `moves` returned. */
  play(position: Position, move: Move): Position;
  result(position: Position): Result | undefined;
  /** The result of a play that never ends; a draw by default. */
  readonly endless?: Result;
  /** The meaning of a position without a move and without a result; without it such a position is refused. */
  readonly deadEnd?: DeadEndRule;
  /** Identifies a position, including whose turn it is: equal keys are one vertex. */
  key(position: Position): Key;
}

/** Rules of any types. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyRules = Rules<any, any>;

/** A copy of rules that may be the instance of a class, whose methods an object spread would lose. */
export function everyRule<Position, Move>(rules: Rules<Position, Move>): Rules<Position, Move> {
  return {
    start: rules.start,
    ...saidBeside(rules),
    turn: (position) => rules.turn(position),
    moves: (position) => rules.moves(position),
    play: (position, move) => rules.play(position, move),
    result: (position) => rules.result(position),
    key: (position) => rules.key(position),
  };
}

/** `endless` and `deadEnd` of rules, if given. */
export function saidBeside({
  endless,
  deadEnd,
}: {
  readonly endless?: Result | undefined;
  readonly deadEnd?: DeadEndRule | undefined;
}): Pick<AnyRules, "endless" | "deadEnd"> {
  return { ...(endless !== undefined && { endless }), ...(deadEnd !== undefined && { deadEnd }) };
}

/** The other player. */
export function opponent(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** One value for each player. */
export type ByPlayer<T> = readonly [T, T];

/** The moves of a position, none once the game is over. */
export function legalMoves<Position, Move>(game: Rules<Position, Move>, position: Position): readonly Move[] {
  return game.result(position) === undefined ? game.moves(position) : [];
}

/** The result if the game is over, a draw at a dead end; else undefined. */
export function outcome<Position, Move>(game: Rules<Position, Move>, position: Position): Result | undefined {
  return game.result(position) ?? (game.moves(position).length === 0 ? "draw" : undefined);
}
