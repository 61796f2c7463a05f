import { MarienbadError } from "../base/error.ts";
import type { Rules } from "../game/game.ts";
import type { Heuristic } from "../game/members.ts";
import { distanceOfScore, estimatedScore, finishedScore, isDecided, neutralOf, valueOfScore } from "./score.ts";
import * as texts from "./texts.ts";

/** Relation of an answer to the true value: equal, a lower or upper bound, or only a heuristic's or playouts' view. */
export type Certainty = "exact" | "lower" | "upper" | "estimate";

/** The answer of a search. */
export interface Answer<Move> {
  /** Undefined when the play is over. */
  readonly move: Move | undefined;
  /** ±Infinity for a win of player 0 or 1; the neutral value (by default 0) for a proved draw; else see score.ts. */
  readonly value: number;
  readonly certainty: Certainty;
  /** Moves to the win, when it is known: the least under best play from a search to a depth, else an upper bound. */
  readonly distance?: number;
  /** Depth of the search in moves. */
  readonly depth: number;
  readonly nodes: number;
  /** Cuts made by alpha-beta, at nodes of player 1 (α) and of player 0 (β). */
  readonly cuts: Cuts;
  readonly line: readonly Move[];
}

/** Number of cuts of a search, by kind. */
export interface Cuts {
  readonly alpha: number;
  readonly beta: number;
}

export const NO_CUTS: Cuts = { alpha: 0, beta: 0 };

/** An expected play as it grows from its end: each node puts its move before the line of its best child. */
interface Line<Move> {
  readonly move: Move;
  readonly next: Line<Move> | undefined;
}

/** The score of a node and the expected play after it. */
export interface Found<Move> {
  readonly score: number;
  readonly line: Line<Move> | undefined;
}

/** The answer of a search to a fixed depth. `sawHorizon` says that it had to judge a play that was not over. */
export function answerOf<Move>(
  { score, line }: Found<Move>,
  search: { readonly depth: number; readonly nodes: number; readonly sawHorizon: boolean; readonly cuts?: Cuts },
): Answer<Move> {
  const moves: Move[] = [];
  for (let rest = line; rest !== undefined; rest = rest.next) moves.push(rest.move);
  const distance = distanceOfScore(score);
  return {
    move: moves.length > 0 ? moves[0] : undefined,
    value: valueOfScore(score),
    certainty: isDecided(score) || !search.sawHorizon ? "exact" : "estimate",
    ...(distance === undefined ? {} : { distance }),
    depth: search.depth,
    nodes: search.nodes,
    cuts: search.cuts ?? NO_CUTS,
    line: moves,
  };
}

/** The answer where the play is over or no move exists; otherwise undefined. */
export function answerAtEnd<Position, Move>(
  game: Rules<Position, Move>,
  position: Position,
  heuristic: Heuristic<Position>,
): Answer<Move> | undefined {
  const result = game.result(position);
  if (result === undefined && game.moves(position).length > 0) return undefined;
  const score =
    result === undefined ? estimatedScore(heuristic, position, 0) : finishedScore(result, 0, neutralOf(heuristic));
  return answerOf({ score, line: undefined }, { depth: 0, nodes: 0, sawHorizon: false });
}

/** Deep enough for every game that a recursive search can run, and shallow enough for the call stack. */
export const MAX_DEPTH = 1000;

export function checkDepth(depth: number): void {
  if (Number.isInteger(depth) && depth >= 1 && depth <= MAX_DEPTH) return;
  throw new MarienbadError("bad-argument", texts.badDepth(depth, MAX_DEPTH), { parameters: { depth, max: MAX_DEPTH } });
}
