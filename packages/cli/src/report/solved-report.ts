import { type Arena, type Solution, valueAt } from "marienbad/arena";
import { describeValue, legalMoves, type Player, type Value } from "marienbad/game";
import { type Counts, rateMoves } from "marienbad/solve";
import { type Call, labelled, say } from "../core/command.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

/** A solved game. */
export interface SolvedGame {
  readonly subject: Subject;
  readonly positions: number;
  readonly moves: number;
  readonly counts: Counts;
  /** All of the game, or at least the start with the next two moves. */
  readonly arena: Arena;
  readonly solution: Solution;
  /** Undefined if the arena has no start. */
  readonly start: number | undefined;
  readonly startPosition: unknown;
}

interface TextMove extends Value {
  readonly move: string;
}

function movesOfStart({ subject, arena, solution, start, startPosition }: SolvedGame): TextMove[] {
  if (start === undefined) return [];
  const { notation } = subject.game;
  const moves = legalMoves(subject.game, startPosition);
  return rateMoves(arena, solution, start).map(({ index, target }) => ({
    move: notation.writeMove(moves[index], startPosition),
    ...valueAt(solution, target),
  }));
}

/** A value as JSON; null if unknown. */
export function outcomeAsJson(value?: Value): object {
  if (value === undefined) return { winner: null, draw: null, rank: null };
  const { result, rank = null, endless } = value;
  if (result === "draw") return { winner: null, draw: endless ? "infinite" : "finite", rank };
  return { winner: result, draw: null, rank };
}

export function summaryAsJson(game: SolvedGame): Record<string, unknown> {
  const { subject, start, counts } = game;
  return {
    game: subject.game.id,
    options: subject.game.options,
    positions: game.positions,
    moves: game.moves,
    start: start === undefined ? null : subject.game.notation.writePosition(game.startPosition),
    ...outcomeAsJson(start === undefined ? undefined : valueAt(game.solution, start)),
    best: movesOfStart(game).map(({ move, ...value }) => ({ move, ...outcomeAsJson(value) })),
    counts: { ...counts.byOutcome, mover: counts.byMover },
    byRank: counts.byRank,
  };
}

const MAX_BEST_MOVES = 30;

export function printSummary(call: Call, game: SolvedGame): void {
  const { output, paint } = call;
  const { start, startPosition, solution, subject } = game;
  output.line(say(call, texts.size(game.positions, game.moves)));
  output.line(say(call, texts.outcomes(game.counts.byOutcome)));
  if (start === undefined) return;
  const name = subject.game.notation.writePosition(startPosition);
  const tell = (value: Value): string => paint.result(value.result, say(call, describeValue(value)));
  output.line(labelled(call, `${say(call, texts.FROM)} ${name}`, tell(valueAt(solution, start))));
  const best = movesOfStart(game);
  if (best.length > 0) output.line(say(call, texts.BEST_FIRST));
  const rows = best.map(({ move, ...value }): MoveRow => [move, tell(value), tell(value) === tell(best[0])]);
  printMoves(call, rows, MAX_BEST_MOVES);
}

type StrategyMoves = Iterable<readonly [from: number, to: number]>;

export function strategyAsJson(arena: Arena, moves: StrategyMoves): object {
  return Object.fromEntries(Array.from(moves, ([from, to]) => [arena.label(from), arena.label(to)]));
}

export function* strategyLines(
  call: Call,
  arena: Arena,
  player: Player,
  moves: StrategyMoves,
): Generator<string, void, void> {
  yield `\n${call.paint.player(player, say(call, texts.winningStrategy(player)))}`;
  let isEmpty = true;
  for (const [from, to] of moves) {
    yield `  ${arena.label(from)} → ${arena.label(to)}`;
    isEmpty = false;
  }
  if (isEmpty) yield "  —";
}

/** A move, its worth in words, and whether it is the best. */
export type MoveRow = readonly [move: string, told: string, isBest: boolean];

/** Prints moves in a column, each with its worth, and the number of those beyond `max`. */
export function printMoves({ output, paint }: Call, rows: readonly MoveRow[], max: number = rows.length): void {
  const width = rows.reduce((most, [move]) => Math.max(most, move.length), 0);
  for (const [move, told, isBest] of rows.slice(0, max)) {
    const name = move.padEnd(width);
    output.line(`  ${isBest ? paint.best(name) : name}  ${told}`);
  }
  if (rows.length > max) output.line(`  … (${rows.length - max})`);
}
