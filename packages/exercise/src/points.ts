import { MarienbadError } from "marienbad/base";
import type { Sheet } from "./sheet.ts";
import { texts } from "./texts/sheets.ts";

/** What an exercise and each of its questions count. */
export interface Points {
  readonly exercise: number;
  /** They add up to those of the exercise; none where there is only a function to write. */
  readonly questions: readonly number[];
}

/** The most points of a sheet. */
export const MAX_POINTS = 200;
/** Exercises count in halves of a point, questions in quarters. */
const EXERCISE_STEP = 0.5;
const QUESTION_STEP = 0.25;

/** Questions whose answer is one word or number count half of those that ask for a set, a table or a path. */
const SHORT: readonly string[] = ["choice", "number"];

/** The sheet with this many points in all, shared by the difficulty of exercises and the length of answers. */
export function withPoints(sheet: Sheet, total: number): Sheet {
  const weights = sheet.exercises.map(({ difficulty }) => difficulty);
  const points = share(total, weights, EXERCISE_STEP)?.map((exercise, place) => {
    const { questions } = sheet.exercises[place];
    const shares = share(
      exercise,
      questions.map(({ kind }) => (SHORT.includes(kind) ? 1 : 2)),
      QUESTION_STEP,
    );
    return shares && { exercise, questions: shares };
  });
  if (points === undefined || points.includes(undefined)) {
    throw new MarienbadError("bad-argument", texts.tooFewPoints(total), { parameters: { points: total } });
  }
  return { ...sheet, points: points as Points[] };
}

/**
 * Shares a total in proportion to weights, in steps: each gets one step at least, and together they are the total (by
 * largest remainders). Undefined where there are too few steps.
 */
export function share(total: number, weights: readonly number[], step: number): number[] | undefined {
  if (weights.length === 0) return [];
  const steps = Math.round(total / step);
  if (steps < weights.length) return undefined;
  const free = steps - weights.length;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (free * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = free - shares.reduce((all, one) => all + one, 0);
  const byRemainder = exact
    .map((_, place) => place)
    .sort((a, b) => shares[a] - exact[a] - (shares[b] - exact[b]) || a - b);
  for (const place of byRemainder.slice(0, left)) shares[place]++;
  return shares.map((one) => (one + 1) * step);
}
