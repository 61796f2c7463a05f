import type { Random } from "../base/random.ts";
import type { Game, Result } from "../game/game.ts";

/** Plays that do not end by then count as draws: games with cycles could go on for ever. */
export const LONGEST_PLAYOUT = 1000;

/** Plays at random to the end and says who won; a play where nobody can move, or that is too long, is a draw. */
export function randomPlay<Position, Move>(game: Game<Position, Move>, start: Position, random: Random): Result {
  let position = start;
  for (let ply = 0; ply < LONGEST_PLAYOUT; ply++) {
    const result = game.result(position);
    if (result !== undefined) return result;
    const moves = game.moves(position);
    if (moves.length === 0) return "draw";
    position = game.play(position, moves[random.below(moves.length)]);
  }
  return "draw";
}
