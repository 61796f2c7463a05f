import { Meter } from "../base/work.ts";
import type { Rules } from "../game/game.ts";
import type { Heuristic } from "../game/members.ts";
import { estimatedScore, finishedScore, indifferent, neutralOf, valueOfScore } from "./score.ts";
import type { LeafReason, Trace } from "./trace.ts";

/** What minimax, its memo and alpha-beta take. */
export interface DepthOptions<Position, Move> {
  /** How many moves to look ahead, at least 1. */
  readonly depth: number;
  /** Judges positions that the search goes no further than, and scores ends without a result; else they are worth 0. */
  readonly heuristic?: Heuristic<Position>;
  readonly trace?: Trace<Position, Move>;
}

/** The edge by which a node was reached, for the trace. */
export interface Arrival<Move> {
  readonly parent: number;
  readonly move: Move;
}

/** What minimax, its memo and alpha-beta have in common: they count nodes and judge leaves in the same way. */
export class Walk<Position, Move> {
  readonly meter = new Meter();
  readonly trace: Trace<Position, Move> | undefined;
  /** Whether some leaf was judged before the play was over there. */
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

  /**
   * The score of a node that is not looked into: the play is over, or nobody can move, or the depth is used up. In the
   * last two cases the heuristic speaks, with certainty where nobody can move (see score.ts).
   */
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
