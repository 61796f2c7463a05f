import type { Game, Key } from "../game/game.ts";
import type { Heuristic } from "../game/kit.ts";
import { Meter, type Search } from "./budget.ts";
import type { MoveOrdering } from "./ordering.ts";
import { delayScore, estimatedScore, finishedScore, isDecided } from "./score.ts";
import type { TranspositionTable } from "./table.ts";

/** The depth of an entry that no deeper search can change. */
export const COMPLETE = 0x7fff;

const NOWHERE = Number.POSITIVE_INFINITY;

/**
 * Principal variation search (Marsland and Campbell 1982): alpha-beta with a table and a good order of moves, which
 * trusts that order. The first move of a node is searched with the whole window, the others with an empty one that only
 * asks "better than the best so far?"; a surprise is searched again. Scores are from the mover's point of view.
 *
 * Every visit also says how far its score can be trusted:
 * - `complete`: no play was judged before its end, so that a deeper search would find the same;
 * - `reach`: the ply of the earliest position of the current path that a repetition below came back to. A repetition
 *   counts as a draw, which is true of the play but not of the position, so a score that reaches above its own node
 *   holds on this path alone and is not stored. (This is the graph history interaction problem, Palay 1985.)
 * A win is never built on a repetition nor on an estimate: it is complete and free of the path, whatever lay beside it.
 */
export class Negamax<Position, Move> {
  readonly meter = new Meter();
  /** What the last visit said beside its score. */
  complete = true;
  reach = NOWHERE;
  /** The best move at the root as far as the search has got, and its score. */
  rootMove: Move | undefined;

  readonly #game: Game<Position, Move>;
  readonly #heuristic: Heuristic<Position>;
  readonly #table: TranspositionTable;
  readonly #ordering: MoveOrdering<Move>;
  /** Positions from the root to the current node, with their plies; not kept for games without cycles. */
  readonly #plyOnPath: Map<Key, number> | undefined;

  constructor(
    game: Game<Position, Move>,
    heuristic: Heuristic<Position>,
    table: TranspositionTable,
    ordering: MoveOrdering<Move>,
    acyclic: boolean,
  ) {
    this.#game = game;
    this.#heuristic = heuristic;
    this.#table = table;
    this.#ordering = ordering;
    this.#plyOnPath = acyclic ? undefined : new Map();
  }

  *visit(position: Position, depth: number, ply: number, alpha: number, beta: number): Search<number> {
    const game = this.#game;
    const table = this.#table;
    if (++this.meter.nodes >= this.meter.pauseAt) yield this.meter;
    this.complete = true;
    this.reach = NOWHERE;
    const player = game.turn(position);
    const side = player === 0 ? 1 : -1;

    const result = game.result(position);
    if (result !== undefined) return side * finishedScore(result, ply);
    const key = game.key(position);
    const repeated = this.#plyOnPath?.get(key);
    if (repeated !== undefined) {
      this.reach = repeated;
      return 0;
    }
    let firstMove = -1;
    if (table.find(key)) {
      firstMove = table.move;
      if (table.depth >= depth && ply > 0) {
        const score = delayScore(table.score, ply);
        const { bound } = table;
        if (bound === "exact" || (bound === "lower" ? score >= beta : score <= alpha)) {
          this.complete = table.depth === COMPLETE;
          return score;
        }
      }
    }
    if (depth === 0) {
      this.complete = false;
      return side * estimatedScore(this.#heuristic, position, ply);
    }
    const moves = game.moves(position);
    if (moves.length === 0) return 0; // stuck and nobody's win: a draw

    this.#plyOnPath?.set(key, ply);
    let best = Number.NEGATIVE_INFINITY;
    let bestMove = 0;
    let complete = true;
    let reach = NOWHERE;
    let low = alpha;
    for (const index of this.#ordering.order(moves, player, ply, firstMove)) {
      const next = game.play(position, moves[index]);
      const sign = game.turn(next) === player ? 1 : -1; // nothing says that the players move in turn
      const high = best === Number.NEGATIVE_INFINITY ? beta : Math.min(beta, justAbove(low));
      let score = sign * (yield* this.#look(next, depth - 1, ply + 1, low, high, sign));
      if (score >= high && score < beta) {
        score = sign * (yield* this.#look(next, depth - 1, ply + 1, low, beta, sign));
      }
      complete &&= this.complete;
      reach = Math.min(reach, this.reach);
      if (score > best) {
        best = score;
        bestMove = index;
        if (ply === 0) this.rootMove = moves[index];
      }
      low = Math.max(low, best);
      if (low >= beta) {
        this.#ordering.reward(moves[index], player, ply, depth);
        break;
      }
    }
    this.#plyOnPath?.delete(key);

    const bound = best >= beta ? "lower" : best <= alpha ? "upper" : "exact";
    if (isDecided(best) && bound !== (best > 0 ? "upper" : "lower")) {
      complete = true;
      reach = NOWHERE;
    }
    this.complete = complete;
    this.reach = reach >= ply ? NOWHERE : reach;
    if (this.reach === NOWHERE) {
      table.store(key, delayScore(best, -ply), complete ? COMPLETE : depth, bestMove, bound);
    }
    return best;
  }

  /** A child seen from its parent: the window is turned round when the other player moves there. */
  #look(position: Position, depth: number, ply: number, low: number, high: number, sign: number): Search<number> {
    return sign === 1 ? this.visit(position, depth, ply, low, high) : this.visit(position, depth, ply, -high, -low);
  }
}

/** The end of the narrowest window above a score. */
function justAbove(score: number): number {
  return score + Math.max(2 ** -20, Math.abs(score) * 2 ** -52);
}
