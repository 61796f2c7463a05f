import { MarienbadError } from "../base/error.ts";
import { Meter, unlessStopped, type Work } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import { opponent } from "../game/game.ts";
import type { HeapGame, Heaps } from "../game/heaps.ts";
import type { Expert, Game } from "../game/members.ts";
import type { Value } from "../game/value.ts";
import { maxHeapsLeft } from "./heap-game.ts";
import { misereTable } from "./misere.ts";
import { nimSum } from "./nimbers.ts";
import { findPeriod, type PeriodCertificate, valueByPeriod } from "./period.ts";
import { grundySequence } from "./sequence.ts";
import * as texts from "./texts.ts";

/** Largest heap computed for one question, when no period is proved before. */
const MAX_HEAP_COMPUTED = 2 ** 20;
const MAX_HEAP_COMPUTED_THREE_WAY = 1000;
const MAX_MISERE_POSITIONS = 100_000;

/**
 * Who wins a position of a game that is a sum of heaps, by theorems:
 *
 * - normal play: the nim-sum of the Grundy values of the heaps is not 0 exactly when the player to move wins (Bouton
 *   1901 for Nim; Sprague 1935 and Grundy 1939). The values come from a proved period, else from the sequence.
 * - misère play of Nim and of subtraction games: the same, except that where no value is above 1 it is 1 that loses.
 *   (Ferguson 1974. It holds because every heap of value 0 from which something can be taken can become one of value 1:
 *   for the least number s of the set, g(n) = 1 exactly when g(n − s) = 0.)
 * - misère play of other games: by the graph of all sets of heaps, as far as its limit.
 *
 * Exact; undefined where heaps are too large for these means, and when the budget ends. How long the play lasts is not
 * known, unless it is over. Remembers what it has computed from question to question; undefined for a game without
 * heaps.
 */
export function heapTheorem<Position, Move>(given: Game<Position, Move>): Expert<Position> | undefined {
  const game = fullGame(given);
  const { heaps: form } = game;
  if (form === undefined) return undefined;
  const moverWinsWork = moverWinsBy(form);
  return {
    id: "heaps",
    title: texts.HEAP_THEOREM,
    reference: form.misere
      ? "C. L. Bouton (1901); T. S. Ferguson, On sums of graph games with last player losing (1974)"
      : "C. L. Bouton (1901); R. Sprague (1935); P. M. Grundy (1939)",
    *value(position): Work<Value | undefined, Meter> {
      const end = game.result(position);
      if (end !== undefined) return { result: end, rank: 0 };
      const moverWins = yield* unlessStopped(moverWinsWork(form.heapsOf(position)));
      if (moverWins === undefined) return undefined;
      const turn = game.turn(position);
      return { result: moverWins ? turn : opponent(turn), rank: undefined };
    },
  };
}

/** True if the player to move wins these heaps; undefined when that is too much work. */
type MoverWinsWork = (heaps: readonly number[]) => Work<boolean | undefined, Meter>;

function moverWinsBy({ game, misere }: Pick<Heaps<unknown>, "game" | "misere">): MoverWinsWork {
  const isTame = game.kind === "take-any" || game.kind === "subtraction";
  return misere && !isTame ? byMisereGraph(game) : byGrundyValues(game, misere);
}

function byGrundyValues(game: HeapGame, misere: boolean): MoverWinsWork {
  const max = maxHeapsLeft(game) > 2 ? MAX_HEAP_COMPUTED_THREE_WAY : MAX_HEAP_COMPUTED;
  const sequence = grundySequence(game);
  let proved: PeriodCertificate | undefined;

  function* valuesWork(heaps: readonly number[]): Work<readonly number[] | undefined, Meter> {
    if (game.kind === "take-any") return heaps;
    const largest = heaps.reduce((most, heap) => Math.max(most, heap), 0);
    if (proved === undefined && largest >= sequence.values.length) {
      const to = Math.min(largest, max);
      const finding = yield* metered(findPeriod.work(game, { sequence, to }), ({ heap }) => heap);
      if (finding.status === "proved") proved = finding.certificate;
    }
    const period = proved;
    if (period !== undefined) return heaps.map((heap) => Number(valueByPeriod(period, heap)));
    return largest < sequence.values.length ? heaps.map((heap) => sequence.values[heap]) : undefined;
  }

  return function* (heaps) {
    const values = yield* valuesWork(heaps);
    if (values === undefined) return undefined;
    const losing = misere && values.every((value) => value <= 1) ? 1 : 0;
    return nimSum(values) !== losing;
  };
}

function byMisereGraph(game: HeapGame): MoverWinsWork {
  const table = misereTable(game, { limit: MAX_MISERE_POSITIONS });
  return function* (heaps) {
    try {
      return (yield* metered(table.outcomeOfWork(heaps), (size) => size)) === "next";
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "limit-reached") return undefined;
      throw error;
    }
  };
}

/** Runs a work with its progress counted on a meter. */
export function* metered<Result, Progress>(
  work: Work<Result, Progress>,
  nodesOf: (progress: Progress) => number,
): Work<Result, Meter> {
  const meter = new Meter();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    meter.nodes = nodesOf(step.value);
    yield meter;
  }
}

/** Refuses misère play, under which no game has Grundy values. */
export function requireNormalPlay({ misere }: Pick<Heaps<unknown>, "misere">): void {
  if (misere) throw new MarienbadError("not-applicable", texts.noValuesUnderMisere());
}
