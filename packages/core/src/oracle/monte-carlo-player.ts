import type { Random } from "../base/random.ts";
import type { Budget } from "../base/work.ts";
import type { FullGame } from "../game/members.ts";
import { carryingPoints } from "../game/scores.ts";
import { strongestHeuristic } from "../search/heuristics.ts";
import { mcts } from "../search/mcts.ts";
import { indifferent } from "../search/score.ts";
import type { ComputerPlayer } from "./players.ts";
import { searching } from "./searching-player.ts";

/** Plays random games in its head, with other seeds at each move. */
export function monteCarloPlayer<Position, Move>(
  name: string,
  game: FullGame<Position, Move>,
  budget: Budget,
  random: Random,
): ComputerPlayer<Position, Move> {
  const options = () => ({ acyclic: game.facts.acyclic, seed: random.below(2 ** 31) });
  const counting = carryingPoints(game);
  if (counting === undefined) return searching(name, game, (position) => mcts.work(game, position, options()), budget);
  const heuristic = strongestHeuristic(counting) ?? indifferent;
  const search = (position: Position) => mcts.work(counting, { position, points: 0 }, { ...options(), heuristic });
  return searching(name, game, search, budget);
}
