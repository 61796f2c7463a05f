import type { Player, Result } from "../game/game.ts";
import { valueOfPoints } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import { compareDraws } from "../solve/best.ts";
import { type KnowledgeSource, sourceOf } from "./sources.ts";

/** What the oracle says of a position: a fact, or an opinion that is never shown as one. */
export type Judgement = Proved | Estimated;

/** What is certain, and who knows it. */
export interface Proved extends Value {
  readonly certainty: "proved";
  readonly source: KnowledgeSource;
  /** The score by which players of this game write the value, for the player to move, where its expert has one. */
  readonly score?: number;
}

/** A value as a fact. */
export function proved(value: Value, source: KnowledgeSource): Proved {
  return { certainty: "proved", source, ...value };
}

/** An unproved value: an estimate, and by which heuristic. */
export interface Estimated {
  readonly certainty: "estimated";
  readonly source: KnowledgeSource;
  /** From player 0's point of view, in the unit of the heuristic; an even position has 0. */
  readonly estimate: number;
  /** The heuristic that the number belongs to; undefined when the search had none, and knows nothing. */
  readonly heuristic: string | undefined;
}

/** What a move is worth that brings so many points before the position after it, which is judged so. */
export function afterGain(judgement: Judgement, gain: number): Judgement {
  if (judgement.certainty === "estimated") return { ...judgement, estimate: judgement.estimate + gain };
  if (judgement.points === undefined) return judgement;
  const { certainty, source, points } = judgement;
  return { certainty, source, ...valueOfPoints(points + gain) };
}

/** A move with what it is worth. */
export type JudgedMove<Move> = Judgement & {
  readonly move: Move;
  /**
   * How many of the opponent's answers lose what they have: 0 unless the move draws; undefined where it was not
   * counted.
   */
  readonly traps?: number;
};

/** What a position and its moves are worth. The value of the position is the best of its moves. */
export interface Analysis<Move> {
  readonly value: Judgement;
  /** Every legal move, best first for the player to move. */
  readonly moves: readonly JudgedMove<Move>[];
}

/** The estimate at which nobody is ahead: a proved draw is worth as much. */
const NEUTRAL = 0;

/**
 * Best first for a player: wins, the quickest first; draws, as `compareDraws` orders them; losses, the longest
 * resistance first (S1 in docs/concordance.md). What is only estimated is placed by its number, between the proved wins
 * and the proved losses. In a game for points the points alone count. 0 when they are equally good. `endless` is the
 * winner of endless plays.
 */
export function compareJudgements(
  left: Judgement & { readonly traps?: number },
  right: Judgement & { readonly traps?: number },
  player: Player,
  endless?: Result,
): number {
  if (pointsOf(left) !== undefined || pointsOf(right) !== undefined) {
    const difference = (pointsOf(right) ?? estimateOf(right)) - (pointsOf(left) ?? estimateOf(left));
    return player === 0 ? difference : 0 - difference;
  }
  const difference = worth(right, player) - worth(left, player);
  if (difference !== 0) return difference;
  if (left.certainty === "estimated" || right.certainty === "estimated") {
    const [one, other] = [estimateOf(left), estimateOf(right)];
    return player === 0 ? other - one : one - other;
  }
  if (left.result === "draw") return compareDraws(left, right, player, endless);
  const [one, other] = [lengthOf(left, player), lengthOf(right, player)];
  return one === other ? 0 : left.result === player ? one - other : other - one;
}

/** The first moves of a list that is sorted best first, as many as are equally good. */
export function equallyGood<Move>(
  moves: readonly JudgedMove<Move>[],
  player: Player,
  endless?: Result,
): readonly JudgedMove<Move>[] {
  if (moves[0]?.certainty !== "proved") return moves.slice(0, 1);
  const end = moves.findIndex((move) => compareJudgements(moves[0], move, player, endless) !== 0);
  return end < 0 ? moves : moves.slice(0, end);
}

function pointsOf(judgement: Judgement): number | undefined {
  return judgement.certainty === "proved" ? judgement.points : undefined;
}

/** The moves to the end, as far as they are known: an unknown win is slow, an unknown loss is quick. */
function lengthOf({ result, rank, within, endless }: Proved, player: Player): number {
  if (endless) return Number.POSITIVE_INFINITY;
  return rank ?? within ?? (result === player ? Number.POSITIVE_INFINITY : 0);
}

function worth(judgement: Judgement, player: Player): number {
  if (judgement.certainty === "estimated") {
    const ahead = player === 0 ? judgement.estimate > NEUTRAL : judgement.estimate < NEUTRAL;
    return ahead ? 3 : 1;
  }
  if (judgement.result === "draw") return 2;
  return judgement.result === player ? 4 : 0;
}

function estimateOf(judgement: Judgement): number {
  return judgement.certainty === "estimated" ? judgement.estimate : NEUTRAL;
}

/**
 * The value of a position from those of its moves: won when a move is proved to win, proved when all moves are, and
 * estimated otherwise. `endless` is the winner of endless plays.
 */
export function bestOfMoves(moves: readonly Judgement[], player: Player, endless?: Result): Judgement {
  const proved = moves.filter((move) => move.certainty === "proved");
  const allProved = proved.length === moves.length;
  if (allProved && proved[0].points !== undefined) {
    const { source, points = 0 } = proved.toSorted((left, right) => compareJudgements(left, right, player, endless))[0];
    return { certainty: "proved", source, ...valueOfPoints(points) };
  }
  const wins = proved.filter(({ result, points }) => result === player && points === undefined);
  if (wins.length > 0) return wonBy(wins, allProved);
  if (allProved) {
    const draws = proved.filter(({ result }) => result === "draw");
    return draws.length > 0 ? drawnBy(draws, player === endless) : lostBy(proved);
  }
  const best = moves.toSorted((left, right) => compareJudgements(left, right, player, endless))[0];
  const named = moves.find((move) => move.certainty === "estimated") as Estimated;
  return {
    certainty: "estimated",
    source: sourceOf("search"),
    estimate: pointsOf(best) ?? estimateOf(best),
    heuristic: named.heuristic,
  };
}

/** The rank is known when no other move can be quicker: all are known, or the win comes at once. */
function wonBy(all: readonly Proved[], allProved: boolean): Proved {
  const wins = all.filter(({ endless }) => endless === undefined);
  if (wins.length === 0) return forEver(all[0]);
  const quickest = wins.reduce((best, win) => (lengthOrLong(win) < lengthOrLong(best) ? win : best));
  const isKnown = quickest.rank === 0 || (allProved && wins.every(({ rank }) => rank !== undefined));
  const length = quickest.rank ?? quickest.within;
  return {
    certainty: "proved",
    source: quickest.source,
    result: quickest.result,
    rank: isKnown ? (quickest.rank as number) + 1 : undefined,
    ...(!isKnown && length !== undefined && { within: length + 1 }),
  };
}

/** Won by playing on for ever, after one more move. */
function forEver({ source, result }: Proved): Proved {
  return { certainty: "proved", source, result, rank: undefined, endless: true };
}

function lengthOrLong({ rank, within }: Proved): number {
  return rank ?? within ?? Number.POSITIVE_INFINITY;
}

/** The rank of a draw by the definition of `Solution`: the least of its moves, or the greatest for who delays it. */
function drawnBy(draws: readonly Proved[], isDelayed: boolean): Proved {
  const { source } = draws[0];
  const ending = draws.filter(({ endless }) => endless === undefined);
  if (ending.length === 0) return { certainty: "proved", source, result: "draw", rank: undefined, endless: true };
  const rank = ending
    .map((draw) => draw.rank)
    .reduce((best, other) => {
      if (best === undefined || other === undefined) return undefined;
      return isDelayed ? Math.max(best, other) : Math.min(best, other);
    });
  return { certainty: "proved", source, result: "draw", rank: rank === undefined ? undefined : rank + 1 };
}

function lostBy(losses: readonly Proved[]): Proved {
  const endless = losses.find((loss) => loss.endless);
  if (endless !== undefined) return forEver(endless);
  const longest = losses.reduce((best, loss) => (lengthOrLong(loss) > lengthOrLong(best) ? loss : best));
  const isKnown = losses.every(({ rank }) => rank !== undefined);
  const length = longest.rank ?? longest.within;
  const { result, source } = longest;
  return {
    certainty: "proved",
    source,
    result,
    rank: isKnown ? (longest.rank as number) + 1 : undefined,
    ...(!isKnown && length !== undefined && { within: length + 1 }),
  };
}
