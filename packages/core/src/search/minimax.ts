import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Meter, run, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Game } from "../game/members.ts";
import { type Answer, answerOf, checkDepth, type Found } from "./answer.ts";
import { valueOfScore } from "./score.ts";
import { type Arrival, type DepthOptions, Walk } from "./walk.ts";

/**
 * Minimax to a depth (M1 in docs/concordance.md; von Neumann 1928, Shannon 1950).
 *
 * Needs any game, and a heuristic for the positions where it stops. Returns the value of the position as if both
 * players looked exactly this far ahead: exact when every play ended within the depth or when somebody has won, an
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

const MINIMAX_OPTIONS: OptionNames<DepthOptions<never, never>> = { depth: true, heuristic: true, trace: true };

/** The same, as a search that can be paused and given a budget. */
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
    const chosen = best as Found<Move>; // a node that is no leaf has a move
    trace?.({
      kind: "leave",
      node,
      value: valueOfScore(chosen.score),
      bound: "exact",
      move: chosen.line?.move as Move,
    });
    return chosen;
  }

  const found = yield* visit(root, options.depth, 0);
  return answerOf(found, { depth: options.depth, nodes: meter.nodes, sawHorizon: walk.sawHorizon });
}
