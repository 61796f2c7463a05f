import { MarienbadError } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import { exerciseOf, findExerciseKind } from "./kinds/index.ts";
import { type Exercise, MAX_SEED } from "./model.ts";
import * as texts from "./texts/sheets.ts";

/** Some exercises on one sheet. */
export interface Sheet {
  readonly title: Text;
  readonly exercises: readonly Exercise[];
}

/** The most exercises of a sheet. */
export const MAX_EXERCISES = 50;

/** The kinds that a text such as "attractor:3 alphabeta" asks for, each as often as it is wanted. */
export function readSheetPlan(plan: string): string[] {
  const words = plan.split(/[\s,]+/).filter((word) => word !== "");
  if (words.length === 0) throw new MarienbadError("bad-argument", texts.emptyPlan());
  const kinds = words.flatMap((word) => {
    const [id, count = "1", ...more] = word.split(":");
    findExerciseKind(id);
    if (more.length > 0 || !/^[1-9]\d?$/.test(count)) throw new MarienbadError("bad-argument", texts.badCount(word));
    return Array.from({ length: Number(count) }, () => id);
  });
  if (kinds.length > MAX_EXERCISES) throw new MarienbadError("bad-argument", texts.tooManyExercises(MAX_EXERCISES));
  return kinds;
}

/** The sheet of one student, counted from 1: the same kinds for everybody, each with a seed of its own. */
export function makeSheet(kinds: readonly string[], seed: number, student = 1): Sheet {
  const random = seededRandom(seed + student * 2 ** 32);
  const exercises = kinds.map((kind) => exerciseOf(kind, random.below(MAX_SEED)));
  return { title: texts.sheetTitle(student), exercises };
}
