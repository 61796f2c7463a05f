import { type Exploration, type ExploreOptions, exploreWork } from "../arena/explore.ts";
import { rankOf, winnerOf } from "../arena/solution.ts";
import { exploreInterrupted } from "../arena/texts.ts";
import { MarienbadError } from "../base/error.ts";
import { runAsync } from "../base/work.ts";
import type { Game, Result } from "../game/game.ts";
import { solve } from "../solve/attractor.ts";
import { type RatedMove, rateMoves } from "../solve/best.ts";

/** Somebody who knows the true value of every position, because the game has been solved. */
export interface Oracle<Position, Move> {
  /** What best play by both sides leads to, and after how many moves (undefined when it never ends). */
  verdict(position: Position): Verdict;
  /** Every move with what it leads to, the best first. */
  ratedMoves(position: Position): readonly JudgedMove<Move>[];
  /** The best moves, all equally good: quickest wins, longest resistance, or draws that leave most ways to go wrong. */
  bestMoves(position: Position): readonly Move[];
}

export interface Verdict {
  readonly result: Result;
  readonly rank: number | undefined;
}

export interface JudgedMove<Move> extends Verdict {
  readonly move: Move;
}

/**
 * Explores and solves a game, and answers for every position that can be reached.
 * Throws `limit-reached` when the game is larger than the limit. Cost: that of `explore` and `solve`.
 */
export async function solvedOracle<Position, Move>(
  game: Game<Position, Move>,
  options: ExploreOptions<Position> = {},
): Promise<Oracle<Position, Move>> {
  return oracleOf(
    game,
    await runAsync(exploreWork(game, { keepPositions: false, ...options }), options, exploreInterrupted),
  );
}

/** Solves a game that has been explored. */
export function oracleOf<Position, Move>(
  game: Game<Position, Move>,
  exploration: Exploration<Position>,
): Oracle<Position, Move> {
  const { arena } = exploration;
  const solution = solve(arena);
  const verdictOf = (vertex: number): Verdict => ({
    result: winnerOf(solution, vertex) ?? "draw",
    rank: rankOf(solution, vertex),
  });
  const rated = (position: Position): RatedMove[] => rateMoves(arena, solution, vertexAt(exploration, position));
  return {
    verdict: (position) => verdictOf(vertexAt(exploration, position)),
    ratedMoves(position) {
      const moves = game.moves(position);
      return rated(position).map(({ index, target }) => ({ move: moves[index], ...verdictOf(target) }));
    },
    bestMoves(position) {
      const moves = game.moves(position);
      const ratings = rated(position);
      return ratings.filter((rating) => isEqual(rating, ratings[0])).map(({ index }) => moves[index]);
    },
  };
}

/** Two draws are equal by their traps alone, two wins or losses by their ranks. */
function isEqual(left: RatedMove, right: RatedMove): boolean {
  if (left.winner !== right.winner) return false;
  return left.winner === undefined ? left.traps === right.traps : left.rank === right.rank;
}

function vertexAt<Position>(exploration: Exploration<Position>, position: Position): number {
  const vertex = exploration.vertexOf(position);
  if (vertex !== undefined) return vertex;
  throw new MarienbadError("illegal-position", {
    en: "This position cannot be reached from where the game was solved.",
    fr: "Cette position ne peut être atteinte depuis celle d'où le jeu a été résolu.",
  });
}
