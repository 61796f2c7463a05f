import { finish, MarienbadError, seededRandom, type Text, type Work, withWork } from "marienbad/base";
import { exerciseOf, readKind } from "./kinds/index.ts";
import { type Exercise, MAX_SEED } from "./model.ts";
import { texts } from "./texts/sheets.ts";
import { codeOf } from "./write/tex-names.ts";

/** Exercises on one sheet. */
export interface Sheet {
  readonly title: Text;
  readonly exercises: readonly Exercise[];
  /** If unset, there is room for a name. */
  readonly student?: string;
  readonly points?: readonly ExercisePoints[];
}

/** Maximum number of exercises on a sheet. */
export const MAX_EXERCISES = 50;

/** Parses a plan such as "attractor:3 alphabeta@hard" into kinds, each repeated as often as wanted. */
export function readSheetPlan(plan: string): string[] {
  const words = plan.split(/[\s,]+/).filter((word) => word !== "");
  if (words.length === 0) throw new MarienbadError("bad-argument", texts.emptyPlan());
  const kinds = words.flatMap((word) => {
    const [id, count = "1", ...more] = word.split(":");
    readKind(id);
    if (more.length > 0 || !/^[1-9]\d?$/.test(count)) throw new MarienbadError("bad-argument", texts.badCount(word));
    return Array.from({ length: Number(count) }, () => id);
  });
  if (kinds.length > MAX_EXERCISES) throw new MarienbadError("bad-argument", texts.tooManyExercises(MAX_EXERCISES));
  return kinds;
}

/** Maximum number of students in a class. */
export const MAX_STUDENTS = 1000;
const MAX_NAME = 80;

/** The names of a class, one per line; empty lines are skipped, and invisible characters too, with a warning. */
export function readNames(written: string, warn: (warning: Text) => void = () => {}): string[] {
  const names = written
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const seen = line.replace(/\s+/g, " ").trim();
      const name = seen.replace(/\p{C}/gu, "").replace(/ +/g, " ").trim().normalize("NFC");
      const marks = new Set([...seen].filter((sign) => /\p{C}/u.test(sign)).map((sign) => `U+${codeOf(sign)}`));
      if (marks.size > 0 && name !== "") warn(texts.invisible(name, [...marks]));
      return name;
    })
    .filter((name) => name !== "");
  if (names.length === 0) throw new MarienbadError("bad-argument", texts.noNames());
  if (names.length > MAX_STUDENTS) throw new MarienbadError("bad-argument", texts.tooManyNames(MAX_STUDENTS));
  const long = names.find((name) => name.length > MAX_NAME);
  if (long !== undefined) throw new MarienbadError("bad-argument", texts.longName(long, MAX_NAME));
  return names;
}

/** The sheet of one student, counted from 1: the same kinds for all students, each with its own seed. */
export const makeSheet = /* @__PURE__ */ withWork(function makeSheet(
  kinds: readonly string[],
  seed: number,
  student = 1,
): Sheet {
  return finish(makeSheetWork(kinds, seed, student));
}, makeSheetWork);

function* makeSheetWork(kinds: readonly string[], seed: number, student = 1): Work<Sheet> {
  const random = seededRandom(seed + student * 2 ** 32);
  const exercises: Exercise[] = [];
  for (const kind of kinds) {
    exercises.push(exerciseOf(kind, random.below(MAX_SEED)));
    yield exercises.length;
  }
  return { title: texts.sheetTitle(student), exercises };
}

/** Points of an exercise and of each of its questions. */
export interface ExercisePoints {
  readonly exercise: number;
  /** They add up to those of the exercise; empty if there is only a function to write. */
  readonly questions: readonly number[];
}

/** Maximum points of a sheet. */
export const MAX_POINTS = 200;
/** Steps in points, of exercises and of questions. */
const EXERCISE_STEP = 0.5;
const QUESTION_STEP = 0.25;

/** Questions answered by one word or number count half of those that ask for a set, a table or a path. */
const SHORT: readonly string[] = ["choice", "number"];

/** The sheet with this total of points, shared by the difficulty of exercises and the length of answers. */
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
  return { ...sheet, points: points as ExercisePoints[] };
}

/** Shares a total by weights in steps, at least one each (largest remainders); undefined if there are too few steps. */
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
