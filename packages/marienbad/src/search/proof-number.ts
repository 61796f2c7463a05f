import { type Budget, Meter, run, Stop, type Work } from "../base/work.ts";
import { type Game, opponent, outcome, type Result } from "../game/game.ts";
import { type Answer, type Certainty, NO_CUTS } from "./answer.ts";
import { ProofSearch } from "./proof-search.ts";
import { finishedScore, valueOfScore } from "./score.ts";

export interface ProofOptions {
  /** The table has 2^bits slots of 20 bytes; 20 unless said. */
  readonly tableBits?: number;
  /** Whether the game is known to have no cycles. */
  readonly acyclic?: boolean;
  /** Whether a play can have no winner; false spares the second proof. */
  readonly canDraw?: boolean;
}

/**
 * Who wins, by two proofs (row M6): "the mover wins" is proved or refuted; when it is refuted, so is or is not "the
 * opponent wins"; when both are refuted it is a draw.
 *
 * Needs any game and no heuristic. Returns an exact value; or, when the budget ends between the two proofs, the bound
 * that the first one gave; or, when it ends before, an estimate of 0 and the move that looked most promising; a play of
 * more than 1000 moves ends it too. It claims
 * only what is proved (see proof-search.ts). `nodes` counts positions expanded. It is at its best where one side has
 * few moves or forced ones. Cost: its budget, and the fixed memory of the table.
 */
export function proofNumber<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: ProofOptions & Budget = {},
): Answer<Move> {
  return run(proofNumberWork(game, position, options), options);
}

/** The same, as a search that can be paused; it answers however early it is stopped. */
export function* proofNumberWork<Position, Move>(
  game: Game<Position, Move>,
  root: Position,
  { tableBits = 20, acyclic = false, canDraw = true }: ProofOptions = {},
): Work<Answer<Move>, Meter> {
  const mover = game.turn(root);
  const moves = game.moves(root);
  const result = outcome(game, root);
  const meter = new Meter();
  if (result !== undefined) return answer(result, "exact", [], 0);

  const ofMover = new ProofSearch(game, mover, meter, tableBits, acyclic);
  let search = ofMover;
  let refuted = false;
  try {
    if (yield* ofMover.proves(root)) return answer(mover, "exact", ofMover.line(root), ofMover.deepest);
    refuted = true;
    if (!canDraw) return answer(opponent(mover), "exact", ofMover.line(root), ofMover.deepest);
    search = new ProofSearch(game, opponent(mover), meter, tableBits, acyclic);
    const lost = yield* search.proves(root);
    return answer(lost ? opponent(mover) : "draw", "exact", search.line(root), search.deepest);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const bound = mover === 0 ? "upper" : "lower";
    return answer("draw", refuted ? bound : "estimate", search.line(root), search.deepest);
  }

  function answer(result: Result, certainty: Certainty, line: readonly Move[], depth: number): Answer<Move> {
    return {
      move: line.length > 0 ? line[0] : moves[0],
      value: valueOfScore(finishedScore(result, 0)),
      certainty,
      depth,
      nodes: meter.nodes,
      cuts: NO_CUTS,
      line,
    };
  }
}
