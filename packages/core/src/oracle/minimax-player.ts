import { oneOf, type Random } from "../base/random.ts";
import { runAsync, type Signal } from "../base/work.ts";
import type { FullGame } from "../game/members.ts";
import { carryingPoints } from "../game/scores.ts";
import { alphaBeta } from "../search/alpha-beta.ts";
import { defaultHeuristic } from "../search/heuristics.ts";
import { estimatedScore, finishedScore, indifferent, neutralOf } from "../search/score.ts";
import type { ComputerPlayer } from "./players.ts";

/** Looks so many moves ahead, and draws lots between moves that are equally good. */
export function minimaxPlayer<Position, Move>(
  name: string,
  game: FullGame<Position, Move>,
  depth: number,
  random: Random,
): ComputerPlayer<Position, Move> {
  return { name, choose: (position, watch) => lookAhead(game, position, depth, random, watch?.signal) };
}

/** Minimax to a depth, by alpha-beta move by move, so that equally good moves are known and one is drawn by lot. */
async function lookAhead<Position, Move>(
  game: FullGame<Position, Move>,
  position: Position,
  depth: number,
  random: Random,
  signal: Signal | undefined,
): Promise<Move> {
  const counting = carryingPoints(game);
  if (counting !== undefined) return await lookAhead(counting, { position, points: 0 }, depth, random, signal);
  const heuristic = defaultHeuristic(game) ?? indifferent;
  const side = game.turn(position) === 0 ? 1 : -1;
  let best: Move[] = [];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of game.moves(position)) {
    const next = game.play(position, move);
    // One ply is played here; the search looks at the rest, and a depth of 1 is the heuristic alone.
    const worth = side * (await worthOf(next));
    if (worth > bestWorth) {
      best = [];
      bestWorth = worth;
    }
    if (worth === bestWorth) best.push(move);
  }
  return oneOf(best, random);

  async function worthOf(next: Position): Promise<number> {
    const result = game.result(next);
    if (result !== undefined) return finishedScore(result, 0, neutralOf(heuristic));
    if (depth === 1) return estimatedScore(heuristic, next, 0);
    const search = alphaBeta.work(game, next, { depth: depth - 1, heuristic });
    const { value, distance } = await runAsync(search, { signal });
    return distance === undefined ? value : finishedScore(value > 0 ? 0 : 1, distance);
  }
}
