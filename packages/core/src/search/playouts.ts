import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Random, seededRandom } from "../base/random.ts";
import { fullGame } from "../game/full-game.ts";
import type { Result, Rules } from "../game/game.ts";
import type { Game, Heuristic } from "../game/members.ts";
import { Fingerprint } from "./fingerprint.ts";
import { indifferent, leaderAt } from "./score.ts";

/** Plays that do not end by then count as draws: games with cycles could go on for ever. */
const MAX_PLAYOUT = 1000;

/**
 * Plays at random to the end and says who won. An end without a result goes to the player whom its score favours (a
 * draw without a heuristic); a play that is too long is a draw.
 */
export function randomPlay<Position, Move>(
  game: Rules<Position, Move>,
  start: Position,
  random: Random,
  heuristic: Heuristic<Position> = indifferent,
): Result {
  let position = start;
  for (let ply = 0; ply < MAX_PLAYOUT; ply++) {
    const result = game.result(position);
    if (result !== undefined) return result;
    const moves = game.moves(position);
    if (moves.length === 0) return leaderAt(heuristic, position);
    position = game.play(position, moves[random.below(moves.length)]);
  }
  return "draw";
}

/** What random playouts may be given. */
export interface PlayoutOptions {
  /** Random plays for each position; 20 by default. */
  readonly plays?: number;
  readonly seed?: number;
}

const PLAYOUT_HEURISTIC_OPTIONS: OptionNames<PlayoutOptions> = { plays: true, seed: true };

/**
 * The heuristic of random playouts (M5 in docs/concordance.md): the share of plays that player 0 wins, among those that
 * somebody wins; 0.5, its neutral value, when nobody wins any. It applies to every game. Each position draws its own
 * chance from the seed and its key, so that the same position always has the same value, whatever was asked before.
 */
export function playoutHeuristic<Position, Move>(
  given: Game<Position, Move>,
  options: PlayoutOptions = {},
): Heuristic<Position> {
  checkOptions("playoutHeuristic", options, PLAYOUT_HEURISTIC_OPTIONS);
  const { plays = 20, seed = 1 } = options;
  const game = fullGame(given);
  const fingerprint = new Fingerprint();
  const share = (position: Position): number => {
    fingerprint.read(game.key(position));
    const random = seededRandom(seed + 2 ** 20 * (fingerprint.bits >>> 0));
    let won = 0;
    let lost = 0;
    for (let i = 0; i < plays; i++) {
      const result = randomPlay(game, position, random);
      if (result === 0) won++;
      else if (result === 1) lost++;
    }
    return won + lost === 0 ? NEUTRAL_SHARE : won / (won + lost);
  };
  return Object.assign(share, { neutral: NEUTRAL_SHARE });
}

const NEUTRAL_SHARE = 0.5;
