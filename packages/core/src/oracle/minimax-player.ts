import { oneOf, type Random } from "../base/random.ts";
import { runAsync, type Signal } from "../base/work.ts";
import type { FullGame } from "../game/members.ts";
import { carryingPoints } from "../game/scores.ts";
import { defaultHeuristic } from "../search/heuristics.ts";
import { alphaBeta } from "../search/minimax.ts";
import { estimatedScore, finishedScore, indifferent, neutralOf } from "../search/score.ts";
import type { ComputerPlayer } from "./players.ts";

/** Looks `depth` moves ahead, by alpha-beta move by move, and draws lots between moves that are equally good. */
export function minimaxPlayer<Position, Move>(
  name: string,
  game: FullGame<Position, Move>,
  depth: number,
  random: Random,
): ComputerPlayer<Position, Move> {
  const counting = carryingPoints(game);
  if (counting !== undefined) {
    const player = minimaxPlayer(name, counting, depth, random);
    return { name, choose: (position, watch) => player.choose({ position, points: 0 }, watch) };
  }
  const heuristic = defaultHeuristic(game) ?? indifferent;
  return {
    name,
    async choose(position, { signal } = {}) {
      const side = game.turn(position) === 0 ? 1 : -1;
      let best: Move[] = [];
      let bestWorth = Number.NEGATIVE_INFINITY;
      for (const move of game.moves(position)) {
        // One ply is played here; the search looks at the rest, and a depth of 1 is the heuristic alone.
        const worth = side * (await worthOf(game.play(position, move), signal));
        if (worth > bestWorth) {
          best = [];
          bestWorth = worth;
        }
        if (worth === bestWorth) best.push(move);
      }
      return oneOf(best, random);
    },
  };

  async function worthOf(next: Position, signal: Signal | undefined): Promise<number> {
    const result = game.result(next);
    if (result !== undefined) return finishedScore(result, 0, neutralOf(heuristic));
    if (depth === 1) return estimatedScore(heuristic, next, 0);
    const search = alphaBeta.work(game, next, { depth: depth - 1, heuristic });
    const { value, distance } = await runAsync(search, { signal });
    return distance === undefined ? value : finishedScore(value > 0 ? 0 : 1, distance);
  }
}
