import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Budget, Meter, runWithin, Stop, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import { opponent, type Result } from "../game/game.ts";
import type { Game, Heuristic, Parts, Symmetry } from "../game/members.ts";
import { type Answer, answerAtEnd, type Certainty, NO_CUTS } from "./answer.ts";
import { ProofSearch } from "./proof-search.ts";
import { finishedScore, indifferent, neutralOf, valueOfScore } from "./score.ts";

/** What proof-number search may be given. */
export interface ProofOptions<Position> {
  /** Scores ends without a result (see score.ts); nothing else is judged by it. */
  readonly heuristic?: Heuristic<Position>;
  /** The table has 2^bits slots of 20 bytes; 20 by default. */
  readonly tableBits?: number;
  /** Whether the game is known to have no cycles. */
  readonly acyclic?: boolean;
  /** Whether a play can have no winner; false spares the second proof. */
  readonly canDraw?: boolean;
  /** The symmetry of the game, if it has one: its images are proved once. */
  readonly symmetry?: Symmetry<Position> | undefined;
  /** The independent parts of positions, if the game is impartial and has them; where plays can repeat, not used. */
  readonly parts?: Parts<Position> | undefined;
}

/**
 * Who wins, by two proofs (M6 in docs/concordance.md): "the mover wins" is proved or refuted; when it is refuted, so is
 * or is not "the opponent wins"; when both are refuted it is a draw.
 *
 * Needs any game; no heuristic but for ends that have scores, among which it finds only the infinite ones and calls the
 * rest an estimate. Returns an exact value; or, when the budget ends between the two proofs, the bound that the first
 * one gave; or, when it ends before, an estimate of a draw and the move that looked most promising; a play of more than
 * 1000 moves ends it too. It claims only what is proved (see proof-search.ts). `nodes` counts positions expanded. It is
 * at its best where one side has few moves or forced ones. Cost: its budget, and the fixed memory of the table.
 */
export const proofNumber = /* @__PURE__ */ withWork(function proofNumber<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: ProofOptions<Position> & Budget = {},
): Answer<Move> {
  return runWithin(proofNumberWork(game, position, options), options);
}, proofNumberWork);

const PROOF_NUMBER_OPTIONS: OptionNames<ProofOptions<never> & Budget> = {
  heuristic: true,
  tableBits: true,
  acyclic: true,
  canDraw: true,
  symmetry: true,
  parts: true,
  time: true,
  nodes: true,
  signal: true,
  onProgress: true,
};

/** The same, as a search that can be paused; it answers however early it is stopped. */
function* proofNumberWork<Position, Move>(
  given: Game<Position, Move>,
  root: Position,
  options: ProofOptions<Position> = {},
): Work<Answer<Move>, Meter> {
  checkOptions("proofNumber", options, PROOF_NUMBER_OPTIONS);
  const { heuristic = indifferent, tableBits = 20, acyclic = false, canDraw = true, symmetry, parts } = options;
  const game = fullGame(given);
  const end = answerAtEnd(game, root, heuristic);
  if (end !== undefined) return end;
  const mover = game.turn(root);
  const meter = new Meter();
  const limits = { tableBits, acyclic, symmetry, parts };
  const ofMover = new ProofSearch(game, heuristic, mover, meter, limits);
  let search = ofMover;
  let refuted = false;
  try {
    if (yield* ofMover.proves(root)) return answer(mover, "exact");
    refuted = true;
    if (!canDraw && !ofMover.sawScore) return answer(opponent(mover), "exact");
    search = new ProofSearch(game, heuristic, opponent(mover), meter, limits);
    if (yield* search.proves(root)) return answer(opponent(mover), "exact");
    return answer("draw", "exact");
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return answer("draw", !refuted ? "estimate" : mover === 0 ? "upper" : "lower");
  }

  function answer(result: Result, certainty: Certainty): Answer<Move> {
    const line = search.line(root);
    const isScored = result === "draw" && (ofMover.sawScore || search.sawScore);
    return {
      move: line.length > 0 ? line[0] : game.moves(root)[0],
      value: valueOfScore(finishedScore(result, 0, neutralOf(heuristic))),
      certainty: isScored ? "estimate" : certainty,
      depth: search.deepest,
      nodes: meter.nodes,
      cuts: NO_CUTS,
      line,
    };
  }
}
