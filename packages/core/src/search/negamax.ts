import { Meter, type Work } from "../base/work.ts";
import type { Key, Rules } from "../game/game.ts";
import type { Heuristic, Symmetry } from "../game/members.ts";
import type { Improvement } from "./improvements.ts";
import type { MoveOrdering } from "./ordering.ts";
import { delayScore, estimatedScore, finishedScore, isDecided, neutralOf } from "./score.ts";
import type { TranspositionTable } from "./table.ts";
import { packMove, TableKeys, unpackMove } from "./table-keys.ts";

/** What a search by `Negamax` needs besides the game. */
export interface NegamaxParts<Position, Move> {
  readonly heuristic: Heuristic<Position>;
  readonly table: TranspositionTable;
  readonly ordering: MoveOrdering<Move>;
  /** No position comes back: no path need be remembered. */
  readonly acyclic: boolean;
  readonly symmetry: Symmetry<Position> | undefined;
  readonly without: ReadonlySet<Improvement>;
}

/** The depth of an entry that no deeper search can change. */
const COMPLETE = 0x7fff;

const NOWHERE = Number.POSITIVE_INFINITY;
/** With fewer moves left, looking at all the children costs more than it saves (measured). */
const GLANCE_DEPTH = 3;

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
  readonly cuts = { alpha: 0, beta: 0 };
  /** What the last visit said beside its score. */
  complete = true;
  reach = NOWHERE;
  /** The best move at the root as far as the search has got. */
  rootMove: Move | undefined;

  readonly #game: Rules<Position, Move>;
  readonly #heuristic: Heuristic<Position>;
  readonly #neutral: number;
  readonly #table: TranspositionTable;
  readonly #ordering: MoveOrdering<Move>;
  readonly #keys: TableKeys<Position>;
  readonly #glances: boolean;
  /** The moves from the root to the current node. */
  readonly #line: Move[] = [];
  /** Whether a play that never ends is somebody's: then a repetition is no draw, and proves nothing. */
  readonly #endlessDecides: boolean;
  #key: Key = 0;
  #image = 0;
  #tableMove = -1;
  /** Positions from the root to the current node, with their plies; not kept for games without cycles. */
  readonly #plyOnPath: Map<Key, number> | undefined;

  constructor(game: Rules<Position, Move>, parts: NegamaxParts<Position, Move>) {
    const { heuristic, table, ordering, acyclic, symmetry, without } = parts;
    this.#game = game;
    this.#keys = new TableKeys(game, symmetry);
    this.#glances = !without.has("cutoffs");
    this.#heuristic = heuristic;
    this.#neutral = neutralOf(heuristic);
    this.#table = table;
    this.#ordering = ordering;
    this.#plyOnPath = acyclic ? undefined : new Map();
    this.#endlessDecides = game.endless === 0 || game.endless === 1;
  }

  /** The score of a position within a window, from the point of view of its mover. */
  *visit(position: Position, depth: number, ply: number, alpha: number, beta: number): Work<number, Meter> {
    const known = this.#settle(position, depth, ply, alpha, beta);
    return known ?? (yield* this.#lookInto(position, depth, ply, alpha, beta));
  }

  /**
   * The score of a node that need not be looked into. Most nodes are such, and a plain function is quicker than a
   * generator. Leaves the key and the table's move of the others for `#lookInto`, which must follow at once.
   */
  #settle(position: Position, depth: number, ply: number, alpha: number, beta: number): number | undefined {
    const game = this.#game;
    const table = this.#table;
    this.meter.nodes++;
    this.complete = true;
    this.reach = NOWHERE;
    const side = game.turn(position) === 0 ? 1 : -1;
    const result = game.result(position);
    if (result !== undefined) return side * finishedScore(result, ply, this.#neutral);
    const key = this.#keys.read(position);
    const repeated = this.#plyOnPath?.get(key);
    if (repeated !== undefined) {
      this.reach = repeated;
      this.complete = !this.#endlessDecides;
      return side * this.#neutral;
    }
    this.#key = key;
    this.#image = this.#keys.image;
    this.#tableMove = -1;
    if (table.find(key)) {
      this.#tableMove = unpackMove(table.move, this.#image);
      if (table.depth >= depth && ply > 0) {
        const score = delayScore(table.score, ply);
        const { bound } = table;
        if (bound === "exact" || (bound === "lower" ? score >= beta : score <= alpha)) {
          this.complete = table.depth === COMPLETE;
          return score;
        }
      }
    }
    if (depth > 0) return undefined;
    this.complete = false;
    return side * estimatedScore(this.#heuristic, position, ply);
  }

  /**
   * Looks at the children before searching any: one that wins at once, or that the table knows to be good enough, ends
   * the matter whatever its place in the order (the enhanced transposition cutoff of Plaat and others 1996). Returns
   * the score, or nothing.
   */
  #glance(position: Position, moves: readonly Move[], depth: number, ply: number, beta: number): number | undefined {
    const game = this.#game;
    const table = this.#table;
    const player = game.turn(position);
    for (const move of moves) {
      const next = game.play(position, move);
      const result = game.result(next);
      if (result === player) {
        if (ply === 0) this.rootMove = move;
        return Math.abs(finishedScore(result, ply + 1));
      }
      if (result !== undefined || ply === 0 || !table.find(this.#keys.read(next)) || table.depth < depth - 1) continue;
      const same = game.turn(next) === player;
      if (table.bound !== "exact" && table.bound !== (same ? "lower" : "upper")) continue;
      const score = delayScore(same ? table.score : -table.score, ply + 1);
      if (score < beta) continue;
      this.complete = table.depth === COMPLETE;
      return score;
    }
    return undefined;
  }

  *#lookInto(position: Position, depth: number, ply: number, alpha: number, beta: number): Work<number, Meter> {
    const game = this.#game;
    const key = this.#key;
    const image = this.#image;
    const tableMove = this.#tableMove;
    if (this.meter.nodes >= this.meter.pauseAt) yield this.meter;
    const player = game.turn(position);
    const moves = game.moves(position);
    if (moves.length === 0) {
      // An end without a result: the heuristic's value is its score.
      return (player === 0 ? 1 : -1) * estimatedScore(this.#heuristic, position, ply);
    }

    const cutoff = this.#glances && depth >= GLANCE_DEPTH ? this.#glance(position, moves, depth, ply, beta) : undefined;
    if (cutoff !== undefined) return cutoff;

    this.#plyOnPath?.set(key, ply);
    let best = Number.NEGATIVE_INFINITY;
    let bestMove = 0;
    let complete = true;
    let reach = NOWHERE;
    let low = alpha;
    const before = ply === 0 ? undefined : this.#line[ply - 1];
    for (const index of this.#ordering.order(moves, player, ply, tableMove, before)) {
      const next = game.play(position, moves[index]);
      this.#line[ply] = moves[index];
      const sign = game.turn(next) === player ? 1 : -1; // nothing says that the players move in turn
      let top = best === Number.NEGATIVE_INFINITY ? beta : Math.min(beta, justAbove(low));
      let score: number;
      for (;;) {
        // Seen from the child, the window is turned round when the other player moves there.
        const from = sign === 1 ? low : -top;
        const to = sign === 1 ? top : -low;
        const known = this.#settle(next, depth - 1, ply + 1, from, to);
        score = sign * (known ?? (yield* this.#lookInto(next, depth - 1, ply + 1, from, to)));
        if (score < top || top === beta) break;
        top = beta; // a surprise: search again with the whole window
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
        this.#ordering.reward(moves[index], player, ply, depth, before);
        this.cuts[player === 0 ? "beta" : "alpha"]++;
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
      this.#table.store(key, delayScore(best, -ply), complete ? COMPLETE : depth, packMove(bestMove, image), bound);
    }
    return best;
  }
}

/** The end of the narrowest window above a score. */
function justAbove(score: number): number {
  return score + Math.max(2 ** -20, Math.abs(score) * 2 ** -52);
}
