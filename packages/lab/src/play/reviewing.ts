import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Player } from "marienbad";
import { MIN_MOVES_LOST, type Review, type ReviewedMove } from "marienbad/oracle";
import type { createAnalysis } from "./analysis.ts";
import { type PlayRecord, type Session, sessionOf, typedMove } from "./session.ts";
import type { MoveValue, Value } from "./values.ts";

export interface ShownLine {
  /** How many moves of the play stand before it. */
  readonly from: number;
  readonly moves: readonly string[];
  /** How many of its moves are on the board. */
  readonly step: number;
}

export interface Retry {
  readonly numbers: readonly number[];
  readonly at: number;
  readonly tried?: { readonly move: MoveValue; readonly isRight: boolean } | undefined;
}

interface Needs extends Pick<ReturnType<typeof createAnalysis>, "review" | "evaluateNow" | "lineFrom"> {
  readonly record: ReadonlySignal<PlayRecord>;
  readonly session: ReadonlySignal<Session>;
  isHuman(player: Player): boolean;
  goToMove(cursor: number): void;
  complain(error: unknown): void;
}

export function createReviewing(needs: Needs) {
  const { record, session, review, isHuman, goToMove, complain } = needs;
  const reviewing = signal(false);
  const bestShown = signal(true);
  const shownLine = signal<ShownLine | undefined>(undefined);
  const retry = signal<Retry | undefined>(undefined);

  /** A mistake is tried again, or another one comes next: nothing shows what would have been better. */
  const isAsking = computed(() => {
    const asked = retry.value;
    return asked !== undefined && !(asked.tried?.isRight && asked.at === asked.numbers.length - 1);
  });

  /** What is on the board: the play, or something that might have been played. */
  const shown = computed<PlayRecord>(() => {
    const { moves } = record.value;
    const instead = (from: number, better: readonly string[], step: number): PlayRecord => ({
      ...record.value,
      moves: [...moves.slice(0, from), ...better],
      cursor: from + step,
    });
    if (shownLine.value !== undefined) {
      return instead(shownLine.value.from, shownLine.value.moves, shownLine.value.step);
    }
    const tried = retry.value?.tried;
    return tried?.isRight ? instead(record.value.cursor, [tried.move.word], 1) : record.value;
  });
  const shownSession = computed(() => (shown.value === record.value ? session.value : sessionOf(shown.value)));

  const reviewedMove = computed<ReviewedMove<string> | undefined>(() =>
    reviewing.value && shown.value === record.value ? review.value?.moves[record.value.cursor - 1] : undefined,
  );

  function startReview(): void {
    reviewing.value = true;
  }

  function closeReview(): void {
    batch(() => {
      reviewing.value = false;
      leave();
    });
  }

  /** Back from lines and tries to the play. */
  function leave(): void {
    shownLine.value = undefined;
    retry.value = undefined;
  }

  function step(cursor: number): void {
    const line = shownLine.value;
    if (line === undefined) goToMove(cursor);
    else shownLine.value = { ...line, step: Math.max(0, Math.min(line.moves.length, cursor)) };
  }

  function showMove(number: number): void {
    leave();
    goToMove(number);
  }

  /** The numbers of the moves that should be looked at again: those of the reader, where one of the two is theirs. */
  const faults = computed<readonly number[]>(() => {
    const alone = isHuman(0) !== isHuman(1);
    return (review.value?.moves ?? [])
      .filter(({ severity, player }) => severity !== undefined && (!alone || isHuman(player)))
      .map(({ number }) => number);
  });

  /** Shows best play from before the move that is on the board, or from the beginning. */
  async function showLine(): Promise<void> {
    const asked = record.value;
    const from = Math.max(0, asked.cursor - 1);
    try {
      const moves = await needs.lineFrom({ ...asked, cursor: from });
      if (record.value === asked && moves.length > 0) shownLine.value = { from, moves, step: 1 };
    } catch (error) {
      if (record.value === asked) complain(error);
    }
  }

  function retryAt(numbers: readonly number[], at: number): void {
    batch(() => {
      leave();
      if (at >= numbers.length) return;
      retry.value = { numbers, at };
      goToMove(numbers[at] - 1);
    });
  }

  /** Takes up all mistakes again, or the move that is on the board alone. */
  function startRetry(numbers: readonly number[] = faults.value): void {
    retryAt(numbers, 0);
  }

  function nextRetry(): void {
    if (retry.value !== undefined) retryAt(retry.value.numbers, retry.value.at + 1);
  }

  /** A better move, or not: every move that throws nothing away is right. */
  async function tryMove(text: string): Promise<void> {
    const asked = retry.value;
    if (asked === undefined) return;
    try {
      const word = typedMove(session.value, text);
      const found = await needs.evaluateNow();
      const move = found?.moves.find((candidate) => candidate.word === word);
      if (retry.value !== asked || found === undefined || move === undefined) return;
      const isRight = keepsValue(found.position, move, session.value.turn);
      retry.value = { ...asked, tried: { move, isRight } };
    } catch (error) {
      complain(error);
    }
  }

  return {
    ...{ reviewing, bestShown, shownLine, retry, isAsking, shown, shownSession, reviewedMove, faults },
    ...{ startReview, closeReview, leave, step, showMove, showLine, startRetry, nextRetry, tryMove },
  };
}

/** Whether a move keeps what its position is worth to the player, and does not lose many moves on the way. */
function keepsValue(position: Value, move: Value, player: Player): boolean {
  const worth = ({ result }: Value): number => (result === "draw" ? 1 : result === player ? 2 : 0);
  if (!position.exact || !move.exact || worth(move) < worth(position)) return false;
  if (position.rank === undefined || move.rank === undefined || position.result === "draw") return true;
  const later = move.rank + 1 - position.rank;
  return (position.result === player ? later : 0 - later) < MIN_MOVES_LOST;
}

/** The next fault after a move, from the beginning again after the last one. */
export function nextFault(review: Review<unknown, unknown>, after: number): number | undefined {
  const numbers = faultsOf(review);
  return numbers.find((number) => number > after) ?? numbers[0];
}

/** The last fault before a move, from the end again before the first one. */
export function faultBefore(review: Review<unknown, unknown>, before: number): number | undefined {
  const numbers = faultsOf(review);
  return numbers.findLast((number) => number < before) ?? numbers.at(-1);
}

function faultsOf({ moves }: Review<unknown, unknown>): number[] {
  return moves.filter(({ severity }) => severity !== undefined).map(({ number }) => number);
}
