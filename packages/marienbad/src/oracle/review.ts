import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type ByPlayer, outcome, type Player, type Result } from "../game/game.ts";
import type { GameKit } from "../game/kit.ts";
import { leaderOf, Scoring } from "../game/scores.ts";
import { illegalMove } from "../game/texts.ts";
import type { OracleBudget } from "./allowance.ts";
import { afterGain, type Judgement, type Proved } from "./judgement.ts";
import { equallyGood, type Oracle } from "./oracle.ts";

/**
 * How bad a move was, by what it threw away: a win that became a loss; a win that became a draw, or a draw a loss; many
 * moves on the way to the same end.
 */
export const SEVERITIES = ["blunder", "mistake", "inaccuracy"] as const;
/** How bad a move was. */
export type Severity = (typeof SEVERITIES)[number];

/** A winner who needs this many moves more, or a loser who resists this many less, was inaccurate. */
export const MIN_MOVES_LOST = 4;

/** A move of a play, and what it was worth. */
export interface ReviewedMove<Move> {
  /** 1 for the first. */
  readonly number: number;
  readonly player: Player;
  readonly move: Move;
  /** What the position was worth before it, which is what a best move keeps; points are those of the whole play. */
  readonly before: Judgement;
  /** What the position was worth after it, in the same way. */
  readonly after: Judgement;
  /** The best moves, all equally good; where nothing is proved, none. */
  readonly best: readonly Move[];
  /** What was wrong with it: nothing, or nothing that is proved. */
  readonly severity?: Severity;
  /**
   * Where the outcome is the same: how many moves later it wins than a best move, or how many sooner it loses; in a
   * game for points, how many it threw away.
   */
  readonly lost?: number;
}

/** A finished play, or the play so far, with what each move was worth. */
export interface Review<Position, Move> {
  /** One more than moves: from the start to the end. */
  readonly positions: readonly Position[];
  readonly moves: readonly ReviewedMove<Move>[];
  readonly sides: ByPlayer<SideReview>;
  /** How the play ended, where it is over. */
  readonly end: Result | undefined;
  /** The number of the last move that changed who should win: after it nothing did. */
  readonly turningPoint: number | undefined;
}

/** How a player did. */
export interface SideReview {
  readonly moves: number;
  /** Moves of which it is known whether anything was wrong with them. */
  readonly judged: number;
  /** The numbers of the moves of each severity. */
  readonly faults: Readonly<Record<Severity, readonly number[]>>;
}

/** What reviewing may be given: a budget for each position. */
export interface ReviewOptions extends OracleBudget {
  /** Called after each position, with how many are done. */
  readonly onReviewed?: (done: number, total: number) => void;
}

const REVIEW_PLAY_OPTIONS: OptionNames<ReviewOptions> = {
  onReviewed: true,
  time: true,
  nodes: true,
  search: true,
  signal: true,
  onProgress: true,
};

/**
 * Reviews a play (S6 in docs/concordance.md): what each position was worth, what each move threw away, and where the
 * play turned.
 *
 * Needs legal moves from the position; throws `illegal-move` otherwise. Only what is proved is judged. The positions
 * are looked at from the last to the first, so that what is found out about a later one is known of the earlier ones.
 * Cost: that of analysing each position.
 */
export async function reviewPlay<Position, Move>(
  kit: GameKit<Position, Move>,
  oracle: Oracle<Position, Move>,
  from: Position,
  played: readonly Move[],
  options: ReviewOptions = {},
): Promise<Review<Position, Move>> {
  checkOptions("reviewPlay", options, REVIEW_PLAY_OPTIONS);
  const { onReviewed, ...budget } = options;
  const { rules } = kit;
  const positions = positionsOf(kit, from, played);
  const pointsAt = pointsAlong(kit, positions, played);
  const total = positions.length;
  let after = afterGain(await oracle.value(positions[total - 1], budget), pointsAt[total - 1]);
  const pointsAtEnd = after.certainty === "proved" ? (after.points ?? 0) : 0;
  onReviewed?.(1, total);
  const moves: ReviewedMove<Move>[] = [];
  for (let place = played.length - 1; place >= 0; place--) {
    const position = positions[place];
    const player = rules.turn(position);
    const analysis = await oracle.analyse(position, budget);
    const before = afterGain(analysis.value, pointsAt[place]);
    const best =
      before.certainty === "proved" ? equallyGood(analysis.moves, player, rules.endless).map(({ move }) => move) : [];
    const fault = faultOf(player, before, after);
    moves.unshift({ number: place + 1, player, move: played[place], before, after, best, ...fault });
    after = before;
    onReviewed?.(total - place, total);
  }
  const last = outcome(rules, positions[total - 1]);
  return {
    positions,
    moves,
    sides: [sideOf(0, moves), sideOf(1, moves)],
    end: last === undefined || kit.scores === undefined ? last : leaderOf(pointsAtEnd),
    turningPoint: turningPointOf(moves),
  };
}

function positionsOf<Position, Move>(
  { rules, notation }: GameKit<Position, Move>,
  from: Position,
  played: readonly Move[],
): Position[] {
  const positions = [from];
  for (const move of played) {
    const position = positions[positions.length - 1];
    const wanted = notation.writeMove(move, position);
    const legal = rules.moves(position).map((candidate) => notation.writeMove(candidate, position));
    if (!legal.includes(wanted)) {
      const where = notation.writePosition(position);
      throw new MarienbadError("illegal-move", illegalMove(wanted, where, legal.join(" ")));
    }
    positions.push(rules.play(position, move));
  }
  return positions;
}

/** What the moves up to each position have brought player 0: nothing, unless the game is played for points. */
function pointsAlong<Position, Move>(
  { rules, scores }: GameKit<Position, Move>,
  positions: readonly Position[],
  played: readonly Move[],
): number[] {
  const scoring = scores && new Scoring(rules, scores);
  const sums = [0];
  for (const [place, move] of played.entries()) sums.push(sums[place] + (scoring?.gain(positions[place], move) ?? 0));
  return sums;
}

/** What a move threw away, where both values are proved. */
function faultOf(
  player: Player,
  before: Judgement,
  after: Judgement,
): Pick<ReviewedMove<unknown>, "severity" | "lost"> {
  if (before.certainty !== "proved" || after.certainty !== "proved") return {};
  const steps = worth(before, player) - worth(after, player);
  if (steps >= 2) return { severity: "blunder" };
  if (steps === 1) return { severity: "mistake" };
  if (before.points !== undefined && after.points !== undefined) {
    const thrown = Math.abs(before.points - after.points); // no move gains on best play
    return thrown === 0 ? {} : { severity: "inaccuracy", lost: thrown };
  }
  const lost = movesLost(player, before, after);
  return { ...(lost !== undefined && lost >= MIN_MOVES_LOST && { severity: "inaccuracy" }), ...(lost && { lost }) };
}

/** 2 for a win, 1 for a draw, 0 for a loss. */
function worth({ result }: Proved, player: Player): number {
  return result === "draw" ? 1 : result === player ? 2 : 0;
}

/** A best move leaves one move less to the end: more is lost by the winner, less by the loser. */
function movesLost(player: Player, before: Proved, after: Proved): number | undefined {
  if (before.result === "draw" || before.rank === undefined || after.rank === undefined) return undefined;
  const later = after.rank + 1 - before.rank;
  return before.result === player ? later : 0 - later;
}

function sideOf(player: Player, moves: readonly ReviewedMove<unknown>[]): SideReview {
  const own = moves.filter((move) => move.player === player);
  const judged = own.filter(({ before, after }) => before.certainty === "proved" && after.certainty === "proved");
  const numbersOf = (severity: Severity): number[] =>
    own.filter((move) => move.severity === severity).map(({ number }) => number);
  return {
    moves: own.length,
    judged: judged.length,
    faults: { blunder: numbersOf("blunder"), mistake: numbersOf("mistake"), inaccuracy: numbersOf("inaccuracy") },
  };
}

function turningPointOf(moves: readonly ReviewedMove<unknown>[]): number | undefined {
  return moves.findLast(({ severity }) => severity === "blunder" || severity === "mistake")?.number;
}

/**
 * Best play by both sides from a position, at most so many moves of it: the line that shows why. It ends early where
 * nothing is proved any more.
 */
export async function bestLine<Position, Move>(
  { rules }: GameKit<Position, Move>,
  oracle: Oracle<Position, Move>,
  from: Position,
  maxMoves: number,
  budget: OracleBudget = {},
): Promise<Move[]> {
  const line: Move[] = [];
  for (let position = from; line.length < maxMoves; position = rules.play(position, line[line.length - 1])) {
    const { value, moves } = await oracle.analyse(position, budget);
    if (value.certainty !== "proved" || moves.length === 0) break;
    line.push(moves[0].move);
  }
  return line;
}
