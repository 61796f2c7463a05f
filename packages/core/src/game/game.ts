import type { DeadEndRule } from "./dead-end.ts";

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
 * A position without a move and without a result is a dead end. `deadEnd` says what it means; in a game for points, it
 * is an end like others. Where neither says it, a result was probably forgotten, and whatever meets a dead end refuses
 * the rules as `bad-rules`. A search that is given a heuristic takes the heuristic's value for a dead end that is a
 * draw, as the score of that end, which is exact there: so games with scores are searched (see search/score.ts).
 */
export interface Rules<Position, Move> {
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
  /** What a position without a move and without a result means; such a position is refused unless this says it. */
  readonly deadEnd?: DeadEndRule;
  /** Two positions are the same vertex exactly when their keys are equal; whose turn it is belongs to it. */
  key(position: Position): Key;
}

/** Rules whose types do not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyRules = Rules<any, any>;

/** The same rules, each by its name: they may be the instance of a class, which an object spread would lose. */
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

/** What rules say of endless plays and dead ends, if they say it. */
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

/** Every move that can be played here: none once the play is over. */
export function legalMoves<Position, Move>(game: Rules<Position, Move>, position: Position): readonly Move[] {
  return game.result(position) === undefined ? game.moves(position) : [];
}

/** The result when the play is over here; where nobody can move and the rules name no result, it is a draw. */
export function outcome<Position, Move>(game: Rules<Position, Move>, position: Position): Result | undefined {
  return game.result(position) ?? (game.moves(position).length === 0 ? "draw" : undefined);
}
