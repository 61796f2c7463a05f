import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Meter, run, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Key } from "../game/game.ts";
import type { Game } from "../game/members.ts";
import { type Answer, answerOf, checkDepth, type Found } from "./answer.ts";
import { delayScore, valueOfScore } from "./score.ts";
import { type Arrival, type DepthOptions, Walk } from "./walk.ts";

/** What memoised minimax may be given. */
export interface MemoOptions<Position, Move> extends DepthOptions<Position, Move> {
  /**
   * When a stored value may stand for the one asked.
   * - `same` (default): it was searched with the same remaining depth. The result equals plain minimax.
   * - `deeper`: it was searched with at least that depth, as the course does. Fewer nodes, another result: on the graph
   *   0→1,2,6; 1→5; 2→3; 3→4,6; 4→5; 5→6 (Max owns 0, 3, 5; heuristic 3,−1,−2,0,2,2,0; depth 4) plain minimax finds 2
   *   and this variant 0. Vertex 5, first met with two moves left, is there worth 0 = h(6); met again under 4 with no
   *   move left, plain minimax judges it by h(5) = 2, the variant by the deeper 0.
   */
  readonly reuse?: "same" | "deeper";
}

interface Entry<Move> {
  readonly found: Found<Move>;
  readonly depth: number;
  readonly ply: number;
  readonly node: number;
}

/**
 * Minimax that remembers (M2 in docs/concordance.md): a position that several plays reach is looked into once.
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

const MEMO_MINIMAX_OPTIONS: OptionNames<MemoOptions<never, never>> = {
  depth: true,
  heuristic: true,
  trace: true,
  reuse: true,
};

/** The same, as a search that can be paused and given a budget. */
function* memoMinimaxWork<Position, Move>(
  given: Game<Position, Move>,
  root: Position,
  options: MemoOptions<Position, Move>,
): Work<Answer<Move>, Meter> {
  checkOptions("memoMinimax", options, MEMO_MINIMAX_OPTIONS);
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
      const chosen = best as Found<Move>;
      trace?.({
        kind: "leave",
        node,
        value: valueOfScore(chosen.score),
        bound: "exact",
        move: chosen.line?.move as Move,
      });
    }
    memoFor(depth).set(key, { found: best as Found<Move>, depth, ply, node });
    return best as Found<Move>;
  }

  const found = yield* visit(root, options.depth, 0);
  return answerOf(found, { depth: options.depth, nodes: meter.nodes, sawHorizon: walk.sawHorizon });
}
