import { finish, MarienbadError, seededRandom, type Text, type Work, withWork } from "marienbad/base";
import { exerciseOf, readKind } from "./kinds/index.ts";
import { type Exercise, MAX_SEED } from "./model.ts";
import type { Points } from "./points.ts";
import { texts } from "./texts/sheets.ts";

/** Some exercises on one sheet. */
export interface Sheet {
  readonly title: Text;
  readonly exercises: readonly Exercise[];
  /** Whose sheet it is; without it there is room for a name. */
  readonly student?: string;
  /** What each exercise counts. */
  readonly points?: readonly Points[];
}

/** The most exercises of a sheet. */
export const MAX_EXERCISES = 50;

/** The kinds that a text such as "attractor:3 alphabeta@hard" asks for, each as often as it is wanted. */
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

/** The most students of a class. */
export const MAX_STUDENTS = 1000;
const MAX_NAME = 80;

/**
 * The names of a class, one per line; empty lines are left out, and so are invisible characters such as marks of
 * direction, with a warning.
 */
export function readNames(written: string, warn: (warning: Text) => void = () => {}): string[] {
  const names = written
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const seen = line.replace(/\s+/g, " ").trim();
      const name = seen.replace(/\p{C}/gu, "").replace(/ +/g, " ").trim().normalize("NFC");
      const marks = new Set([...seen].filter((sign) => /\p{C}/u.test(sign)).map(codePoint));
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

/** The number of a character, as in U+202E. */
const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")}`;

/** The sheet of one student, counted from 1: the same kinds for everybody, each with a seed of its own. */
export const makeSheet = /* @__PURE__ */ withWork(function makeSheet(
  kinds: readonly string[],
  seed: number,
  student = 1,
): Sheet {
  return finish(makeSheetWork(kinds, seed, student));
}, makeSheetWork);

/** Like `makeSheet`, with a pause after each exercise. The progress is the number of exercises made. */
function* makeSheetWork(kinds: readonly string[], seed: number, student = 1): Work<Sheet> {
  const random = seededRandom(seed + student * 2 ** 32);
  const exercises: Exercise[] = [];
  for (const kind of kinds) {
    exercises.push(exerciseOf(kind, random.below(MAX_SEED)));
    yield exercises.length;
  }
  return { title: texts.sheetTitle(student), exercises };
}
