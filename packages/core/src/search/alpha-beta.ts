import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Meter, run, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Game } from "../game/members.ts";
import { type Answer, answerOf, checkDepth, type Found } from "./answer.ts";
import { valueOfScore } from "./score.ts";
import * as texts from "./texts.ts";
import type { Bound, Window } from "./trace.ts";
import { type Arrival, type DepthOptions, Walk } from "./walk.ts";

/** A score that may be only a bound on the true one, because moves were cut away behind it. */
interface Bounded<Move> extends Found<Move> {
  readonly bound: Bound;
}

/** What alpha-beta takes. */
export interface AlphaBetaOptions<Position, Move> extends DepthOptions<Position, Move> {
  /**
   * The window at the root, the whole line unless given. A value inside it is found exactly; of one at α or below the
   * answer may be an upper bound, of one at β or above a lower bound, and its certainty says so.
   */
  readonly window?: Window;
}

const WHOLE_LINE: Window = { alpha: Number.NEGATIVE_INFINITY, beta: Number.POSITIVE_INFINITY };

/**
 * Alpha-beta, fail-soft (M3 in docs/concordance.md; Knuth and Moore 1975, Fishburn 1983).
 *
 * Needs and returns what minimax does: the same value and the same move at the root, from fewer nodes. The window (α,
 * β) says what the players are already sure of on the way here: Max of α, Min of β. As soon as a node shows that one of
 * them would rather not come here, the rest of its moves cannot matter: at a node of Max a value ≥ β (a β-cut), at a
 * node of Min a value ≤ α (an α-cut). The value left behind by a cut is a bound and is called one; fail-soft means that
 * it is the best bound known even when it lies outside the window. Cost: between b^(d/2), best moves first, and b^d,
 * worst moves first.
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

/** The same, as a search that can be paused and given a budget. */
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
