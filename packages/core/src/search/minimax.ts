import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { Meter, run, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Key, Rules } from "../game/game.ts";
import type { Game, Heuristic } from "../game/members.ts";
import { type Answer, answerOf, checkDepth, type Found } from "./answer.ts";
import { delayScore, estimatedScore, finishedScore, indifferent, neutralOf, valueOfScore } from "./score.ts";
import * as texts from "./texts.ts";
import type { Bound, LeafReason, Trace, Window } from "./trace.ts";

/** Options of minimax, its memo and alpha-beta. */
export interface DepthOptions<Position, Move> {
  /** Moves to look ahead, at least 1. */
  readonly depth: number;
  /** Judges the positions where the search stops, and scores ends without a result; by default they are worth 0. */
  readonly heuristic?: Heuristic<Position>;
  readonly trace?: Trace<Position, Move>;
}

/** Options of memoised minimax. */
export interface MemoOptions<Position, Move> extends DepthOptions<Position, Move> {
  /**
   * When a stored value may be used.
   * - `same` (default): if it was searched with the same remaining depth. The result equals plain minimax.
   * - `deeper`: if it was searched with at least that depth, as the course does. Fewer nodes, another result: on the
   *   graph 0→1,2,6; 1→5; 2→3; 3→4,6; 4→5; 5→6 (Max owns 0, 3, 5; heuristic 3,−1,−2,0,2,2,0; depth 4) plain minimax
   *   finds 2 and this variant 0. Vertex 5, first met with two moves left, is there worth 0 = h(6); met again under 4
   *   with no move left, plain minimax judges it by h(5) = 2, the variant by the deeper 0.
   */
  readonly reuse?: "same" | "deeper";
}

interface Arrival<Move> {
  readonly parent: number;
  readonly move: Move;
}

/** Common part of minimax, its memo and alpha-beta: they count nodes and judge leaves in the same way. */
class Walk<Position, Move> {
  readonly meter = new Meter();
  readonly trace: Trace<Position, Move> | undefined;
  /** True if a leaf was judged before the play was over there. */
  sawHorizon = false;
  readonly #game: Rules<Position, Move>;
  readonly #heuristic: Heuristic<Position>;
  readonly #neutral: number;

  constructor(game: Rules<Position, Move>, options: DepthOptions<Position, Move>) {
    this.#game = game;
    this.#heuristic = options.heuristic ?? indifferent;
    this.#neutral = neutralOf(this.#heuristic);
    this.trace = options.trace;
    this.meter.depth = options.depth;
  }

  /** The score of a leaf: the play is over, nobody can move, or the depth is used up (see score.ts). */
  leafScore(node: number, position: Position, depth: number, ply: number): number | undefined {
    const result = this.#game.result(position);
    if (result !== undefined) return this.#leaf(node, finishedScore(result, ply, this.#neutral), "finished");
    const stuck = (): boolean => this.#game.moves(position).length === 0;
    if (depth > 0 && !stuck()) return undefined;
    const horizon = depth === 0 && (this.sawHorizon || !stuck());
    if (horizon) this.sawHorizon = true;
    const score = estimatedScore(this.#heuristic, position, ply);
    return this.#leaf(node, score, horizon ? "horizon" : "stuck");
  }

  #leaf(node: number, score: number, reason: LeafReason): number {
    this.trace?.({ kind: "leaf", node, value: valueOfScore(score), reason });
    return score;
  }
}

/**
 * Minimax to a depth (M1 in docs/concordance.md; von Neumann 1928, Shannon 1950).
 *
 * Needs any game, and a heuristic for the positions where it stops. Returns the value of the position as if both
 * players looked exactly this far ahead: exact when every play ended within the depth or when a player has won, an
 * estimate otherwise. Among equal moves the first is chosen; quick wins and late losses are preferred (see score.ts).
 * Cost: every play of that length, so about (number of moves)^depth nodes, and `depth` frames of the stack.
 */
export const minimax = /* @__PURE__ */ withWork(function minimax<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: DepthOptions<Position, Move>,
): Answer<Move> {
  return run(minimaxWork(game, position, options));
}, minimaxWork);

/**
 * Minimax with a memory (M2 in docs/concordance.md): a position that several plays reach is looked into once.
 *
 * Needs any game, and memory for every position visited. Returns what minimax returns (with `reuse: "same"`).
 * Cost: at most positions × depth nodes looked into. `nodes` counts visits, those answered from memory included.
 */
export const memoMinimax = /* @__PURE__ */ withWork(function memoMinimax<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: MemoOptions<Position, Move>,
): Answer<Move> {
  return run(memoMinimaxWork(game, position, options));
}, memoMinimaxWork);

const MINIMAX_OPTIONS: OptionNames<DepthOptions<never, never>> = { depth: true, heuristic: true, trace: true };
const MEMO_OPTIONS: OptionNames<MemoOptions<never, never>> = { ...MINIMAX_OPTIONS, reuse: true };

function* minimaxWork<Position, Move>(
  given: Game<Position, Move>,
  root: Position,
  options: DepthOptions<Position, Move>,
): Work<Answer<Move>, Meter> {
  checkOptions("minimax", options, MINIMAX_OPTIONS);
  const game = fullGame(given);
  checkDepth(options.depth);
  const walk = new Walk(game, options);
  const { meter, trace } = walk;

  function* visit(position: Position, depth: number, ply: number, arrival?: Arrival<Move>): Work<Found<Move>, Meter> {
    const node = meter.nodes++;
    if (meter.nodes >= meter.pauseAt) yield meter;
    const player = game.turn(position);
    trace?.({ kind: "enter", node, ...arrival, position, player, depth });

    // The depth is tested here, before any move is tried: testing it after the recursion would search to the end.
    const leaf = walk.leafScore(node, position, depth, ply);
    if (leaf !== undefined) return { score: leaf, line: undefined };

    let best: Found<Move> | undefined;
    for (const move of game.moves(position)) {
      const child = meter.nodes;
      const found = yield* visit(game.play(position, move), depth - 1, ply + 1, { parent: node, move });
      const improved = best === undefined || (player === 0 ? found.score > best.score : found.score < best.score);
      if (improved) best = { score: found.score, line: { move, next: found.line } };
      trace?.({ kind: "update", node, child, best: valueOfScore((best as Found<Move>).score), improved });
    }
    const { score, line } = best as Found<Move>; // a node that is not a leaf has a move
    trace?.({ kind: "leave", node, value: valueOfScore(score), bound: "exact", move: line?.move as Move });
    return best as Found<Move>;
  }

  const found = yield* visit(root, options.depth, 0);
  return answerOf(found, { depth: options.depth, nodes: meter.nodes, sawHorizon: walk.sawHorizon });
}

interface Entry<Move> {
  readonly found: Found<Move>;
  readonly depth: number;
  readonly ply: number;
  readonly node: number;
}

/** The loop of minimax with a memory: one loop shared by both made this one up to 15 % slower. */
function* memoMinimaxWork<Position, Move>(
  given: Game<Position, Move>,
  root: Position,
  options: MemoOptions<Position, Move>,
): Work<Answer<Move>, Meter> {
  checkOptions("memoMinimax", options, MEMO_OPTIONS);
  const game = fullGame(given);
  checkDepth(options.depth);
  const walk = new Walk(game, options);
  const { meter, trace } = walk;
  // Two keyings: a dictionary for each remaining depth, or one for all with the depth written beside the value.
  const memos = Array.from({ length: options.depth + 1 }, () => new Map<Key, Entry<Move>>());
  const memoFor = (depth: number) => memos[options.reuse === "deeper" ? 0 : depth];

  function* visit(position: Position, depth: number, ply: number, arrival?: Arrival<Move>): Work<Found<Move>, Meter> {
    const node = meter.nodes++;
    if (meter.nodes >= meter.pauseAt) yield meter;
    const player = game.turn(position);
    trace?.({ kind: "enter", node, ...arrival, position, player, depth });

    const key = game.key(position);
    const known = memoFor(depth).get(key);
    if (known !== undefined && known.depth >= depth) {
      const score = delayScore(known.found.score, ply - known.ply);
      trace?.({ kind: "memo", node, value: valueOfScore(score), from: known.node });
      return { score, line: known.found.line };
    }
    const leaf = walk.leafScore(node, position, depth, ply);
    let best: Found<Move> | undefined = leaf === undefined ? undefined : { score: leaf, line: undefined };
    if (leaf === undefined) {
      for (const move of game.moves(position)) {
        const child = meter.nodes;
        const found = yield* visit(game.play(position, move), depth - 1, ply + 1, { parent: node, move });
        const improved = best === undefined || (player === 0 ? found.score > best.score : found.score < best.score);
        if (improved) best = { score: found.score, line: { move, next: found.line } };
        trace?.({ kind: "update", node, child, best: valueOfScore((best as Found<Move>).score), improved });
      }
      const { score, line } = best as Found<Move>;
      trace?.({ kind: "leave", node, value: valueOfScore(score), bound: "exact", move: line?.move as Move });
    }
    memoFor(depth).set(key, { found: best as Found<Move>, depth, ply, node });
    return best as Found<Move>;
  }

  const found = yield* visit(root, options.depth, 0);
  return answerOf(found, { depth: options.depth, nodes: meter.nodes, sawHorizon: walk.sawHorizon });
}

/** A score that may be only a bound on the true one, because moves were cut away behind it. */
interface Bounded<Move> extends Found<Move> {
  readonly bound: Bound;
}

/** Options of alpha-beta. */
export interface AlphaBetaOptions<Position, Move> extends DepthOptions<Position, Move> {
  /** The window at the root, by default the whole line. Values inside it are exact, others may be bounds. */
  readonly window?: Window;
}

const WHOLE_LINE: Window = { alpha: Number.NEGATIVE_INFINITY, beta: Number.POSITIVE_INFINITY };

/**
 * Alpha-beta, fail-soft (M3 in docs/concordance.md; Knuth and Moore 1975, Fishburn 1983).
 *
 * Needs and returns what minimax does: the same value and the same move at the root, from fewer nodes. The window (α,
 * β) is what Max (α) and Min (β) are already sure of. A node of Max with a value ≥ β (a β-cut), or of Min with one ≤ α
 * (an α-cut), will be avoided by the other player, so the rest of its moves cannot matter. Its value is a bound, and
 * the best one known even outside the window (fail-soft). Cost: from b^(d/2), best moves first, to b^d, worst first.
 */
export const alphaBeta = /* @__PURE__ */ withWork(function alphaBeta<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: AlphaBetaOptions<Position, Move>,
): Answer<Move> {
  return run(alphaBetaWork(game, position, options));
}, alphaBetaWork);

const ALPHA_BETA_OPTIONS: OptionNames<AlphaBetaOptions<never, never>> = {
  depth: true,
  heuristic: true,
  trace: true,
  window: true,
};

function* alphaBetaWork<Position, Move>(
  given: Game<Position, Move>,
  root: Position,
  options: AlphaBetaOptions<Position, Move>,
): Work<Answer<Move>, Meter> {
  checkOptions("alphaBeta", options, ALPHA_BETA_OPTIONS);
  const game = fullGame(given);
  checkDepth(options.depth);
  const { alpha, beta } = options.window ?? WHOLE_LINE;
  if (!(alpha < beta)) throw new MarienbadError("bad-argument", texts.badWindow(alpha, beta));
  const walk = new Walk(game, options);
  const { meter, trace } = walk;
  const cuts = { alpha: 0, beta: 0 };

  function* visit(
    position: Position,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
    arrival?: Arrival<Move>,
  ): Work<Bounded<Move>, Meter> {
    const node = meter.nodes++;
    if (meter.nodes >= meter.pauseAt) yield meter;
    const player = game.turn(position);
    trace?.({ kind: "enter", node, ...arrival, position, player, depth, window: shown(alpha, beta) });

    const leaf = walk.leafScore(node, position, depth, ply);
    if (leaf !== undefined) return { score: leaf, line: undefined, bound: "exact" };

    let best: Bounded<Move> | undefined;
    const moves = game.moves(position);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const child = meter.nodes;
      const next = game.play(position, move);
      const found = yield* visit(next, depth - 1, ply + 1, alpha, beta, { parent: node, move });
      const improved = best === undefined || (player === 0 ? found.score > best.score : found.score < best.score);
      if (improved) best = { score: found.score, bound: found.bound, line: { move, next: found.line } };
      const { score } = best as Bounded<Move>;
      if (player === 0) alpha = Math.max(alpha, score);
      else beta = Math.min(beta, score);
      trace?.({ kind: "update", node, child, best: valueOfScore(score), improved, window: shown(alpha, beta) });
      if (alpha >= beta && i + 1 < moves.length) {
        const cut = player === 0 ? "beta" : "alpha";
        cuts[cut]++;
        trace?.({ kind: "cut", node, cut, pruned: moves.slice(i + 1) });
        best = { ...(best as Bounded<Move>), bound: player === 0 ? "lower" : "upper" };
        break;
      }
    }
    const chosen = best as Bounded<Move>; // a node that is no leaf has a move
    const { score, bound, line } = chosen;
    trace?.({ kind: "leave", node, value: valueOfScore(score), bound, move: line?.move as Move });
    return chosen;
  }

  const found = yield* visit(root, options.depth, 0, alpha, beta);
  const { depth } = options;
  const answer = answerOf(found, { depth, nodes: meter.nodes, sawHorizon: walk.sawHorizon, cuts });
  return answer.certainty === "exact" ? { ...answer, certainty: found.bound } : answer;
}

function shown(alpha: number, beta: number): Window {
  return { alpha: valueOfScore(alpha), beta: valueOfScore(beta) };
}
