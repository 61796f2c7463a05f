import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { fullGame } from "../game/full-game.ts";
import { type ByPlayer, legalMoves, type Player, type Result, type Rules } from "../game/game.ts";
import type { Game, Writing } from "../game/members.ts";
import { Scoring } from "../game/scores.ts";
import { illegalMove } from "../game/texts.ts";
import type { Value } from "../game/value.ts";
import type { OracleBudget } from "./allowance.ts";
import { afterGain, equallyGood, type Judgement } from "./judgement.ts";
import type { Oracle } from "./oracle.ts";

/** How much a move threw away: a win for a loss; a win for a draw or a draw for a loss; many moves on the same way. */
export const SEVERITIES = ["blunder", "mistake", "inaccuracy"] as const;
/** The severity of a mistake. */
export type Severity = (typeof SEVERITIES)[number];

/** A winner who needs this many moves more, or a loser who resists this many less, was inaccurate. */
export const MIN_MOVES_LOST = 4;

/** A move of a play, with its value. */
export interface ReviewedMove<Move, Worth = Judgement> {
  /** From 1. */
  readonly number: number;
  readonly player: Player;
  readonly move: Move;
  /** The value of the position before it, as after a best move; points are those of the whole play. */
  readonly before: Worth;
  readonly after: Worth;
  /** The best moves, all equally good; where nothing is proved, none. */
  readonly best: readonly Move[];
  /** None if nothing proved was wrong. */
  readonly severity?: Severity;
  /** With the same outcome: moves by which it wins later, or loses sooner, than a best one; or points lost. */
  readonly lost?: number;
}

/** A play, finished or not, with the value of each move. */
export interface Review<Position, Move, Worth = Judgement> {
  /** One more than moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly ReviewedMove<Move, Worth>[];
  readonly sides: ByPlayer<SideReview>;
  readonly end: Result | undefined;
  /** The number of the last move that changed who should win. */
  readonly turningPoint: number | undefined;
}

/** The results of a player. */
export interface SideReview {
  readonly moves: number;
  /** Moves whose faults are known. */
  readonly judged: number;
  readonly faults: Readonly<Record<Severity, readonly number[]>>;
}

/** Options of reviewing: a budget for each position. */
export interface ReviewOptions extends OracleBudget {
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
 * Reviews a play (S6 in docs/concordance.md): the value of each position, the cost of each move, the turning point.
 *
 * Needs legal moves from the position; throws `illegal-move` otherwise. Only what is proved is judged. Works from the
 * last position to the first, so that later facts help with earlier ones. Cost: that of analysing each position.
 */
export async function reviewPlay<Position, Move>(
  given: Game<Position, Move>,
  oracle: Oracle<Position, Move>,
  from: Position,
  played: readonly Move[],
  options: ReviewOptions = {},
): Promise<Review<Position, Move>> {
  const game = fullGame(given);
  checkOptions("reviewPlay", options, REVIEW_PLAY_OPTIONS);
  const { onReviewed, ...budget } = options;
  const positions = positionsAlong(game, game.notation, from, played);
  const pointsAt = pointsAlong(game.scores && new Scoring(game, game.scores), positions, played);
  const total = positions.length;
  const last = afterGain(await oracle.value(positions[total - 1], budget), pointsAt[total - 1]);
  const judged: JudgedPosition<Move, Judgement>[] = [{ worth: last, value: factOf(last), best: [] }];
  onReviewed?.(1, total);
  for (let place = total - 2; place >= 0; place--) {
    const analysis = await oracle.analyse(positions[place], budget);
    const worth = afterGain(analysis.value, pointsAt[place]);
    const best = equallyGood(analysis.moves, game.turn(positions[place]), game.endless).map(({ move }) => move);
    const value = factOf(worth);
    judged.unshift({ worth, value, best: value === undefined ? [] : best });
    onReviewed?.(total - place, total);
  }
  return reviewOf(game, positions, played, judged);
}

function factOf(judgement: Judgement): Value | undefined {
  return judgement.certainty === "proved" ? judgement : undefined;
}

interface JudgedPosition<Move, Worth> {
  readonly worth: Worth;
  /** Its value where that is proved, with the points of the whole play. */
  readonly value: Value | undefined;
  readonly best: readonly Move[];
}

/** The review of a play whose positions are judged. */
export function reviewOf<Position, Move, Worth>(
  game: Rules<Position, Move>,
  positions: readonly Position[],
  played: readonly Move[],
  judged: readonly JudgedPosition<Move, Worth>[],
): Review<Position, Move, Worth> {
  const moves = played.map((move, place): ReviewedMove<Move, Worth> => {
    const [{ worth: before, value: had, best }, { worth: after, value: has }] = [judged[place], judged[place + 1]];
    const player = game.turn(positions[place]);
    return { number: place + 1, player, move, before, after, best, ...faultOf(player, had, has) };
  });
  const last = positions.length - 1;
  const isOver = legalMoves(game, positions[last]).length === 0;
  return {
    positions,
    moves,
    sides: [sideOf(0, moves, judged), sideOf(1, moves, judged)],
    end: isOver ? judged[last].value?.result : undefined,
    turningPoint: moves.findLast(({ severity }) => severity === "blunder" || severity === "mistake")?.number,
  };
}

/** The positions of a play; a move that is not legal is refused as `illegal-move`. */
export function positionsAlong<Position, Move>(
  game: Rules<Position, Move>,
  notation: Writing<Position, Move>,
  from: Position,
  played: readonly Move[],
): Position[] {
  const positions = [from];
  for (const move of played) {
    const position = positions[positions.length - 1];
    const wanted = notation.writeMove(move, position);
    const legal = game.moves(position).map((candidate) => notation.writeMove(candidate, position));
    if (!legal.includes(wanted)) {
      const where = notation.writePosition(position);
      throw new MarienbadError("illegal-move", illegalMove(wanted, where, legal.join(" ")));
    }
    positions.push(game.play(position, move));
  }
  return positions;
}

/** Points brought to player 0 by the moves up to each position; 0 unless the game is played for points. */
export function pointsAlong<Position, Move>(
  scoring: Scoring<Position, Move> | undefined,
  positions: readonly Position[],
  played: readonly Move[],
): number[] {
  const sums = [0];
  for (const [place, move] of played.entries()) sums.push(sums[place] + (scoring?.gain(positions[place], move) ?? 0));
  return sums;
}

function faultOf(
  player: Player,
  before: Value | undefined,
  after: Value | undefined,
): Pick<ReviewedMove<unknown>, "severity" | "lost"> {
  if (before === undefined || after === undefined) return {};
  const steps = worth(before, player) - worth(after, player);
  if (steps > 0) return { severity: steps > 1 ? "blunder" : "mistake" };
  const areCounted = before.points !== undefined && after.points !== undefined;
  const lost = areCounted ? Math.abs(before.points - after.points) : movesLost(player, before, after);
  const isInaccurate = lost >= (areCounted ? 1 : MIN_MOVES_LOST); // no move gains points on best play
  return { ...(isInaccurate && { severity: "inaccuracy" }), ...(lost !== 0 && { lost }) };
}

function worth({ result }: Value, player: Player): number {
  return result === "draw" ? 1 : result === player ? 2 : 0;
}

/** A best move leaves one move less to the end: more is lost by the winner, less by the loser. */
function movesLost(player: Player, before: Value, after: Value): number {
  if (before.result === "draw" || before.rank === undefined || after.rank === undefined) return 0;
  const later = after.rank + 1 - before.rank;
  return before.result === player ? later : 0 - later;
}

function sideOf(
  player: Player,
  moves: readonly ReviewedMove<unknown, unknown>[],
  judged: readonly Pick<JudgedPosition<unknown, unknown>, "value">[],
): SideReview {
  const own = moves.filter((move) => move.player === player);
  const numbersOf = (severity: Severity): number[] =>
    own.filter((move) => move.severity === severity).map(({ number }) => number);
  return {
    moves: own.length,
    judged: own.filter(({ number }) => judged[number - 1].value && judged[number].value).length,
    faults: { blunder: numbersOf("blunder"), mistake: numbersOf("mistake"), inaccuracy: numbersOf("inaccuracy") },
  };
}

/** Best play by both sides, at most `maxMoves` moves of it; it ends early where nothing is proved. */
export async function bestLine<Position, Move>(
  given: Game<Position, Move>,
  oracle: Oracle<Position, Move>,
  from: Position,
  maxMoves: number,
  budget: OracleBudget = {},
): Promise<Move[]> {
  const game = fullGame(given);
  const line: Move[] = [];
  for (let position = from; line.length < maxMoves; position = game.play(position, line[line.length - 1])) {
    const { value, moves } = await oracle.analyse(position, budget);
    if (value.certainty !== "proved" || moves.length === 0) break;
    line.push(moves[0].move);
  }
  return line;
}
