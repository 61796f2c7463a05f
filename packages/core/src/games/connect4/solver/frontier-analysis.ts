import { type Move, rules } from "../rules.ts";
import { type Frontier, type FrontierSolver, type Goal, solveFrontier } from "./frontier.ts";
import { valueOfScore } from "./score.ts";
import type { PositionAnalysis, ScoredMove, ScoredPosition } from "./solver.ts";

/** What is found of the start of a frontier: not the positions looked at, which its solvers know. */
export type FrontierScore = Omit<ScoredPosition, "nodes">;
/** The whole analysis of the start of a frontier. */
export type FrontierAnalysis = Omit<PositionAnalysis, "nodes">;

/** Receives the progress of a frontier search. */
export interface FrontierWatch {
  /** What is to be found out next. */
  readonly onGoal?: (goal: Goal) => void;
  /** The score, as soon as it is known. */
  readonly onScore?: (score: FrontierScore) => void;
}

/** The score of the start alone, with its winner and rank. */
export async function scoreFrontier(
  frontier: Frontier,
  solvers: readonly FrontierSolver[],
  { onGoal, onScore }: FrontierWatch = {},
): Promise<FrontierScore> {
  const { board, start } = frontier;
  const goal: Goal = { moves: [] };
  onGoal?.(goal);
  const score = await solveFrontier(frontier, solvers, goal);
  const found = valueOfScore(score, start.placed, board.columns * board.rows);
  onScore?.(found);
  return found;
}

/**
 * The score, the score of every move and a line of best play, as `Connect4Solver.analyse` gives them, by questions to
 * one frontier. The score comes first, which takes longest as a rule, and the line last: by then little is left to ask
 * about its first moves.
 *
 * Needs what the frontier needs. Returns exact values. Cost: beyond the frontier, moves of the line are asked one after
 * the other, so that one solver works at a time.
 */
export async function analyseFrontier(
  frontier: Frontier,
  solvers: readonly FrontierSolver[],
  watch: FrontierWatch = {},
): Promise<FrontierAnalysis> {
  const { board, start } = frontier;
  const game = rules(board);
  const cells = board.columns * board.rows;
  const reach = async (goal: Goal): Promise<number> => {
    watch.onGoal?.(goal);
    return await solveFrontier(frontier, solvers, goal);
  };

  const found = await scoreFrontier(frontier, solvers, watch);
  const moves: ScoredMove[] = [];
  for (const move of game.moves(start)) {
    const scoreOfMove = 0 - (await reach({ moves: [move] })); // so that no 0 is negative
    const value = valueOfScore(scoreOfMove, start.placed, cells);
    moves.push({ move, ...value, rank: value.rank - 1 });
  }
  return { ...found, moves, line: await bestLine() };

  /**
   * In each position the move nearest to the middle that keeps the score: the opponent's after it is not above its
   * opposite.
   */
  async function bestLine(): Promise<Move[]> {
    const line: Move[] = [];
    let position = start;
    for (let score = found.score; game.result(position) === undefined; score = 0 - score) {
      const candidates = fromMiddle(game.moves(position));
      let kept = candidates[candidates.length - 1]; // some move keeps it
      for (const move of candidates.slice(0, -1)) {
        const threshold = 0 - score;
        if ((await reach({ moves: [...line, move], threshold })) > threshold) continue;
        kept = move;
        break;
      }
      line.push(kept);
      position = game.play(position, kept);
    }
    return line;
  }

  function fromMiddle(columns: readonly Move[]): Move[] {
    const distance = (column: Move): number => Math.abs(column - (board.columns - 1) / 2);
    return columns.toSorted((one, other) => distance(one) - distance(other));
  }
}
