import { type Arena, drawOf, rankOf, type Solution, winnerOf } from "marienbad/arena";
import { legalMoves } from "marienbad/game";
import { type Counts, rateMoves } from "marienbad/solve";
import { type Call, labelled, say } from "../core/command.ts";
import { MOVE, POSITION, tellCount, tellOutcome, type VertexValue } from "../core/words.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

/** A game that has been solved, by whatever means. */
export interface SolvedGame {
  readonly subject: Subject;
  readonly positions: number;
  readonly moves: number;
  readonly counts: Counts;
  /** All of the game, or at least the start with the next two moves. */
  readonly arena: Arena;
  readonly solution: Solution;
  /** undefined when an arena does not say where plays begin. */
  readonly start: number | undefined;
  readonly startPosition: unknown;
}

interface TextMove extends VertexValue {
  readonly move: string;
}

function movesOfStart({ subject, arena, solution, start, startPosition }: SolvedGame): TextMove[] {
  if (start === undefined) return [];
  const { notation } = subject.game;
  const moves = legalMoves(subject.game, startPosition);
  return rateMoves(arena, solution, start).map(({ index, winner, draw, rank }) => ({
    move: notation.writeMove(moves[index], startPosition),
    winner,
    draw,
    rank,
  }));
}

function outcomeOfStart({ solution, start }: SolvedGame): VertexValue {
  if (start === undefined) return { winner: undefined, draw: undefined, rank: undefined };
  return { winner: winnerOf(solution, start), draw: drawOf(solution, start), rank: rankOf(solution, start) };
}

/** An outcome as JSON has it: null where there is nothing. */
export function outcomeAsJson({ winner, draw, rank }: VertexValue): Record<keyof VertexValue, unknown> {
  return { winner: winner ?? null, draw: draw ?? null, rank: rank ?? null };
}

export function summaryAsJson(game: SolvedGame): Record<string, unknown> {
  const { subject, start, counts } = game;
  return {
    game: subject.game.id,
    options: subject.game.options,
    positions: game.positions,
    moves: game.moves,
    start: start === undefined ? null : subject.game.notation.writePosition(game.startPosition),
    ...outcomeAsJson(outcomeOfStart(game)),
    best: movesOfStart(game).map(({ move, ...outcome }) => ({ move, ...outcomeAsJson(outcome) })),
    counts: { ...counts.byOutcome, mover: counts.byMover },
    byRank: counts.byRank,
  };
}

const MAX_BEST_MOVES = 30;

export function printSummary(call: Call, game: SolvedGame): void {
  const { line } = call.output;
  const { language } = call;
  const { byOutcome } = game.counts;
  line(`${tellCount(game.positions, POSITION, language)}, ${tellCount(game.moves, MOVE, language)}`);
  line(say(call, texts.outcomes(byOutcome)));
  if (game.start === undefined) return;
  const name = game.subject.game.notation.writePosition(game.startPosition);
  const { paint } = call;
  const tell = (outcome: VertexValue): string => paint.result(outcome.winner ?? "draw", tellOutcome(outcome, language));
  line(labelled(call, `${say(call, texts.FROM)} ${name}`, tell(outcomeOfStart(game))));
  const best = movesOfStart(game);
  if (best.length > 0) line(say(call, texts.BEST_FIRST));
  const width = best.reduce((most, { move }) => Math.max(most, move.length), 0);
  for (const { move, ...outcome } of best.slice(0, MAX_BEST_MOVES)) {
    const isBest = tellOutcome(outcome, language) === tellOutcome(best[0], language);
    line(`  ${isBest ? paint.best(move.padEnd(width)) : move.padEnd(width)}  ${tell(outcome)}`);
  }
  if (best.length > MAX_BEST_MOVES) line(`  … (${best.length - MAX_BEST_MOVES})`);
}
