import type { Meter, Work } from "../../../base/work.ts";
import type { Rules } from "../../../game/game.ts";

/** The sign of a position's score for its mover: won, drawn or lost. */
export type SignOf<Position> = (position: Position) => Work<number, Meter>;

/**
 * Where nothing is won, a move that keeps the result and leaves the opponent the most ways to go wrong: the smallest
 * share of good replies, among those that do not lose at sight. (Longest resistance, which perfect play asks for, often
 * has one obvious reply after the other.) A reply that parries a threat is the only one that does not lose at sight, so
 * no threat is spent for nothing.
 *
 * Needs the sign of the position's score and moves, the first of which is taken when several are as good; `improve` is
 * called with each better one, so that work cut short has something to show. Cost: the sign of every position two moves
 * on.
 */
export function* layTrap<Position, Move>(
  game: Rules<Position, Move>,
  position: Position,
  sign: number,
  moves: readonly Move[],
  signOf: SignOf<Position>,
  improve: (move: Move) => void,
): Work<void, Meter> {
  const wins = (at: Position): boolean =>
    game.moves(at).some((move) => game.result(game.play(at, move)) === game.turn(at));
  let least = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    const after = game.play(position, move);
    if (game.result(after) !== undefined || wins(after)) continue;
    if (0 - (yield* signOf(after)) < sign) continue;
    const sensible = game
      .moves(after)
      .map((reply) => game.play(after, reply))
      .filter((next) => game.result(next) !== undefined || !wins(next));
    let good = 0;
    for (const next of sensible) if ((yield* signOf(next)) <= sign) good++;
    const share = sensible.length === 0 ? 0 : good / sensible.length;
    if (share >= least) continue;
    least = share;
    improve(move);
  }
}
