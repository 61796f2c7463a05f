import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Review } from "marienbad/oracle";
import type { TaskRunner } from "../worker/runner.ts";
import type { PlayRecord } from "./session.ts";
import type { Evaluation, Facts, Place } from "./values.ts";

/** Milliseconds that an answer may be late: questions stand in line. */
const GRACE = 30_000;
/** Shares of the patience: what is known soon is shown soon, and filled in later. */
const ROUNDS = [0.1, 0.8];
/** Where there are several workers, they share out the moves between the rounds. */
const TOGETHER = 0.4;
const ROUNDS_BESIDE = [0.1, 0.4];

export function placeOf({ game, options, from, moves, cursor }: PlayRecord): Place {
  return { game, options, from, moves: moves.slice(0, cursor) };
}

export function createAnalysis(
  record: ReadonlySignal<PlayRecord>,
  runner: TaskRunner,
  /** Seconds. */
  patience: ReadonlySignal<number>,
  complain: (error: unknown) => void,
  /** Other workers, for machines with several cores. */
  helpers: readonly TaskRunner[] = [],
) {
  const evaluated = signal<{ readonly of: PlayRecord; readonly found: Evaluation } | undefined>(undefined);
  const evaluation = computed(() => (evaluated.value?.of === record.value ? evaluated.value.found : undefined));
  const pending = signal<PlayRecord | undefined>(undefined);
  const evaluating = computed(() => pending.value === record.value);
  let asking: { readonly of: PlayRecord; readonly answer: Promise<Evaluation | undefined> } | undefined;

  const reviewed = signal<{ readonly of: PlayRecord["moves"]; readonly found: Review<string, string> } | undefined>(
    undefined,
  );
  const review = computed(() => (reviewed.value?.of === record.value.moves ? reviewed.value.found : undefined));
  const reviewProgress = signal(0);
  const reviewRunning = signal(false);
  let reviewAsked: PlayRecord["moves"] | undefined;

  const times = (rounds: readonly number[]): number[] => rounds.map((share) => share * 1000 * patience.value);

  /** What is known of the position, filled in as it is proved; the last of it is the answer. */
  function evaluateNow(): Promise<Evaluation | undefined> {
    const asked = record.value;
    if (asking?.of !== asked) asking = { of: asked, answer: evaluate(asked) };
    return asking.answer;
  }

  async function evaluate(asked: PlayRecord): Promise<Evaluation | undefined> {
    pending.value = asked;
    for (const helper of helpers) if (helper.busy) helper.stop(); // it was helping with another position
    try {
      let facts: Facts = {};
      for (const [round, time] of times(helpers.length > 0 ? ROUNDS_BESIDE : ROUNDS).entries()) {
        const found = await runner.run("play.evaluate", { place: placeOf(asked), time, facts }, time + GRACE);
        if (record.value !== asked) return undefined;
        evaluated.value = { of: asked, found };
        if (found.solved) break;
        if (round === 0 && found.isProvable) facts = await proveTogether(asked, found);
        if (record.value !== asked) return undefined;
      }
      return evaluation.value;
    } catch (error) {
      asking = undefined;
      if (record.value === asked) complain(error);
      return undefined;
    } finally {
      if (pending.value === asked) pending.value = undefined;
    }
  }

  /** The moves that are not known yet, shared out among all workers; nothing where there is only one. */
  async function proveTogether(asked: PlayRecord, { moves }: Evaluation): Promise<Facts> {
    if (helpers.length === 0) return {};
    const workers = [runner, ...helpers];
    const open = moves.filter(({ exact, rank }) => !exact || rank === undefined).map(({ word }) => word);
    const [time] = times([TOGETHER]);
    const found = await Promise.all(
      workers.map(async (worker, index): Promise<Facts> => {
        const words = open.filter((_, place) => place % workers.length === index);
        if (words.length === 0) return {};
        const asks = worker.run("play.prove", { place: placeOf(asked), time, words }, time + GRACE);
        return asks.catch(() => ({})); // who cannot help leaves it to the others
      }),
    );
    return Object.assign({}, ...found);
  }

  /** Reviews the whole play, the moves that were taken back included; what could not be proved is asked once more. */
  async function reviewNow(): Promise<void> {
    const asked = record.value;
    const { moves } = asked;
    if (moves.length === 0 || reviewAsked === moves) return;
    reviewAsked = moves;
    reviewRunning.value = true;
    try {
      const place = placeOf({ ...asked, cursor: moves.length });
      for (const time of times(ROUNDS)) {
        reviewProgress.value = 0;
        const most = time * (moves.length + 1) + GRACE;
        const found = await runner.run("play.review", { place, time }, most, (share) => {
          if (record.value.moves === moves) reviewProgress.value = share;
        });
        if (record.value.moves !== moves) return;
        reviewed.value = { of: moves, found };
        if (found.sides.every((side) => side.judged === side.moves)) break;
      }
    } catch (error) {
      if (record.value.moves !== moves) return;
      reviewAsked = undefined;
      complain(error);
    } finally {
      if (record.value.moves === moves) reviewRunning.value = false;
    }
  }

  function lineFrom(place: PlayRecord): Promise<readonly string[]> {
    const time = patience.value * 1000;
    return runner.run("play.line", { place: placeOf(place), time }, time + GRACE);
  }

  return { evaluation, evaluating, evaluateNow, review, reviewProgress, reviewRunning, reviewNow, lineFrom };
}
