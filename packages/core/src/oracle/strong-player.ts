import type { Budget, Meter, Work } from "../base/work.ts";
import type { FullGame } from "../game/members.ts";
import { carryingPoints } from "../game/scores.ts";
import type { Answer } from "../search/answer.ts";
import { strongestHeuristic } from "../search/heuristics.ts";
import { StrongMemory, strong } from "../search/strong.ts";
import type { Oracle } from "./oracle.ts";
import type { ComputerPlayer } from "./players.ts";
import { searching } from "./searching-player.ts";

/** Searches as deep as its time allows, and asks the game's expert before. */
export async function strongPlayer<Position, Move>(
  name: string,
  game: FullGame<Position, Move>,
  budget: Budget,
  oracle?: Oracle<Position, Move>,
): Promise<ComputerPlayer<Position, Move>> {
  const asked = oracle ?? (game.expert && (await import("./oracle.ts")).oracleFor(game));
  return searching(name, game, strongSearch(game), budget, asked);
}

/** The search of the strong player, which remembers from move to move. */
export function strongSearch<Position, Move>(
  game: FullGame<Position, Move>,
): (position: Position) => Work<Answer<Move>, Meter> {
  const counting = carryingPoints(game);
  if (counting !== undefined) {
    const search = strongSearch(counting);
    return (position) => search({ position, points: 0 });
  }
  const memory = new StrongMemory<Move>();
  const heuristic = strongestHeuristic(game);
  const { facts, symmetry } = game;
  const options = { acyclic: facts.acyclic, symmetry, memory, ...(heuristic && { heuristic }) };
  return (position) => strong.work(game, position, options);
}
