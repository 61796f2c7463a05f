import type { Registered } from "../base/registry.ts";
import { text } from "../base/text.ts";
import type { Player, Result } from "../game/game.ts";
import { valueOfPoints } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import { compareDraws } from "../solve/best.ts";

/** The source of a value: plain data for other threads and for readers. */
export type KnowledgeSource = Registered;

/** All sources of what a position is worth, in the order in which they are asked. */
export const SOURCES = [
  {
    id: "rules",
    title: text("the rules", "les règles"),
    requires: text("a play that is over", "une partie finie"),
    guarantees: text("the result", "le résultat"),
    reference: "Course, chapter 1",
  },
  {
    id: "theorem",
    title: text("a theorem", "un théorème"),
    requires: text("a sum of heaps", "une somme de tas"),
    guarantees: text(
      "who wins, exactly, for heaps of any size; not in how many moves",
      "qui gagne, exactement, quelle que soit la taille des tas ; pas en combien de coups",
    ),
    reference: "C. L. Bouton (1901); R. Sprague (1935); P. M. Grundy (1939)",
  },
  {
    id: "expert",
    title: text("the game's own solver", "le solveur propre au jeu"),
    requires: text("a game that brings one, and time", "un jeu qui en a un, et du temps"),
    guarantees: text("exact values; ranks where it knows them", "valeurs exactes ; rangs s'il les connaît"),
    reference: "see the game",
  },
  {
    id: "database",
    title: text("a database", "une base de données"),
    requires: text("a game solved into a file before", "un jeu résolu auparavant dans un fichier"),
    guarantees: text("exact values and ranks", "valeurs et rangs exacts"),
    reference: "Course, chapter 3 (attractors)",
  },
  {
    id: "arena",
    title: text("the solved game", "le jeu résolu"),
    requires: text("no more positions than the limit", "pas plus de positions que la limite"),
    guarantees: text("exact values and ranks", "valeurs et rangs exacts"),
    reference: "Course, chapter 3 (attractors)",
  },
  {
    id: "search",
    title: text("a search", "une recherche"),
    requires: text("any game, and time", "un jeu quelconque, et du temps"),
    guarantees: text(
      "what it proves is exact, with a bound for the moves to a win; the rest is an estimate",
      "ce qu'elle démontre est exact, avec une borne pour les coups jusqu'au gain ; le reste est une estimation",
    ),
    reference: "D. J. Slate and L. R. Atkin (1977); L. V. Allis (1994)",
  },
] as const satisfies readonly KnowledgeSource[];

/** The id of a source of knowledge. */
export type SourceId = (typeof SOURCES)[number]["id"];

/** The source of knowledge with this id. */
export function sourceOf(id: SourceId): KnowledgeSource {
  return SOURCES.find((source) => source.id === id) as KnowledgeSource;
}

/** The oracle's judgement of a position: proved, or estimated and never shown as proved. */
export type Judgement = Proved | Estimated;

/** A certain value, with its source. */
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

/** An unproved value. */
export interface Estimated {
  readonly certainty: "estimated";
  readonly source: KnowledgeSource;
  /** From player 0's point of view, in the unit of the heuristic; an even position has 0. */
  readonly estimate: number;
  /** The heuristic that the number belongs to; undefined when the search had none, and knows nothing. */
  readonly heuristic: string | undefined;
}

/** The judgement of a move that gains these points and leads to a position with this judgement. */
export function afterGain(judgement: Judgement, gain: number): Judgement {
  if (judgement.certainty === "estimated") return { ...judgement, estimate: judgement.estimate + gain };
  if (judgement.points === undefined) return judgement;
  const { certainty, source, points } = judgement;
  return { certainty, source, ...valueOfPoints(points + gain) };
}

/** A move with its value. */
export type JudgedMove<Move> = Judgement & {
  readonly move: Move;
  /** The opponent's answers that lose what they have: 0 unless the move draws; undefined if not counted. */
  readonly traps?: number;
};

/** The values of a position and of its moves. That of the position is the best of its moves. */
export interface Analysis<Move> {
  readonly value: Judgement;
  /** Every legal move, best first for the player to move. */
  readonly moves: readonly JudgedMove<Move>[];
}

/** The estimate of an even position, worth as much as a proved draw. */
const NEUTRAL = 0;

/**
 * Best first for a player (S1 in docs/concordance.md): wins, the quickest first; draws by `compareDraws`; losses, the
 * longest first. Estimates are placed by their number between proved wins and losses. In a game for points the points
 * alone count. Returns 0 when they are equally good. `endless` is the winner of endless plays.
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

/** The value of a position: won when a move is proved to win, proved when all moves are, else estimated. */
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

/** The rank is known when no other move can be quicker: all are known, or the win comes immediately. */
function wonBy(all: readonly Proved[], allProved: boolean): Proved {
  const wins = all.filter(({ endless }) => endless === undefined);
  if (wins.length === 0) return forever(all[0]);
  const quickest = wins.reduce((best, win) => (lengthOrLong(win) < lengthOrLong(best) ? win : best));
  const isKnown = quickest.rank === 0 || (allProved && wins.every(({ rank }) => rank !== undefined));
  return afterAMove(quickest, isKnown);
}

function lostBy(losses: readonly Proved[]): Proved {
  const endless = losses.find((loss) => loss.endless);
  if (endless !== undefined) return forever(endless);
  const longest = losses.reduce((best, loss) => (lengthOrLong(loss) > lengthOrLong(best) ? loss : best));
  return afterAMove(
    longest,
    losses.every(({ rank }) => rank !== undefined),
  );
}

/** The same result one move earlier; its length is a bound unless it is known. */
function afterAMove({ source, result, rank, within }: Proved, isKnown: boolean): Proved {
  const length = rank ?? within;
  if (isKnown) return { certainty: "proved", source, result, rank: (rank as number) + 1 };
  return { certainty: "proved", source, result, rank: undefined, ...(length !== undefined && { within: length + 1 }) };
}

function forever({ source, result }: Proved): Proved {
  return { certainty: "proved", source, result, rank: undefined, endless: true };
}

function lengthOrLong({ rank, within }: Proved): number {
  return rank ?? within ?? Number.POSITIVE_INFINITY;
}

/** The rank of a draw by the definition of `Solution`: the least of its moves, or the greatest if it is delayed. */
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
