import { describe, expect, it } from "vitest";
import { runNotebook } from "../test/exercises.ts";
import {
  check,
  EXERCISE_KINDS,
  type Exercise,
  exerciseOf,
  findExerciseFormat,
  makeSheet,
  readSheetPlan,
  rightAnswers,
} from "./index.ts";

const KINDS = EXERCISE_KINDS.map(({ id }) => id);

/** What an exercise says and asks; figures and seeds left out. */
const said = ({ statement, questions, python }: Exercise): string => JSON.stringify({ statement, questions, python });

describe("exercises of 200 seeds", () => {
  it.each(KINDS)("%s: answers verified, figures drawn, hardly two the same", (kind) => {
    const contents = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const exercise = exerciseOf(kind, seed);
      expect(check(exercise, rightAnswers(exercise)).every(({ right }) => right)).toBe(true);
      expect(check(exercise, {}).some(({ right }) => right)).toBe(false);
      expect(exercise.questions.length > 0 || exercise.python !== undefined).toBe(true);
      for (const solved of [false, true]) exercise.figure?.("fr", solved);
      contents.add(said(exercise));
    }
    expect(contents.size).toBeGreaterThan(150);
  });

  it.each(KINDS.filter((id) => id.startsWith("python-")))("%s: Python's own answer agrees with the solvers", (kind) => {
    const sheet = {
      title: { en: "", fr: "" },
      exercises: Array.from({ length: 200 }, (_, seed) => exerciseOf(kind, seed)),
    };
    expect(runNotebook(findExerciseFormat("ipynb").write(sheet, { language: "fr", answers: true }))).toBe(true);
  });

  it.each(KINDS)("%s: a notebook fails without its answers", (kind) => {
    const sheet = makeSheet([kind], 5);
    expect(runNotebook(findExerciseFormat("ipynb").write(sheet, { language: "en" }))).toBe(false);
    expect(runNotebook(findExerciseFormat("ipynb").write(sheet, { language: "en", answers: true }))).toBe(true);
  });
});

describe("sheets of a class", () => {
  it("differ from student to student, and their keys fit", () => {
    const kinds = readSheetPlan("attractor:3 alphabeta:2 grundy");
    const sheets = Array.from({ length: 30 }, (_, index) => makeSheet(kinds, 2026, index + 1));
    const contents = sheets.map(({ exercises }) => exercises.map(said).join());
    expect(new Set(contents).size).toBe(30);
    for (const { exercises } of sheets) {
      for (const exercise of exercises) {
        expect(check(exercise, rightAnswers(exercise)).every(({ right }) => right)).toBe(true);
      }
    }
  });
});
