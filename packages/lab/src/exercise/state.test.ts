import { makeSheet, rightAnswers, type Sheet, withPoints } from "marienbad-exercise";
import { describe, expect, it } from "vitest";
import { createExerciseState } from "./state.ts";

const shown = ({ student, points, exercises }: Sheet) => ({
  student,
  points,
  exercises: exercises.map(({ kind, level, seed }) => `${kind} ${level} ${seed}`),
});

describe("the page of exercises", () => {
  it("makes the sheet that is wanted, and another one from another seed", () => {
    const { chooseCount, chooseSeed, sheet } = createExerciseState();
    chooseCount("nash", 2);
    expect(sheet.value.exercises.map(({ kind }) => kind)).toEqual(["attractor", "alphabeta", "nash", "nash"]);
    const before = sheet.value.exercises[0].seed;
    chooseSeed(2);
    expect(sheet.value.exercises[0].seed).not.toBe(before);
  });

  it("corrects what is answered, right and wrong, and forgets a remark when the answer changes", () => {
    const { page, sheet, answer, answers, correct, verdicts } = createExerciseState();
    page.loadName("attractor/7");
    const [exercise] = sheet.value.exercises;
    for (const [question, given] of Object.entries(rightAnswers(exercise))) answer(0, question, given);
    correct(0);
    expect(verdicts.value[0].every(({ right }) => right)).toBe(true);
    answer(0, "attractor0", "z");
    expect(verdicts.value[0].map(({ question }) => question)).not.toContain("attractor0");
    correct(0);
    expect(verdicts.value[0].find(({ question }) => question === "attractor0")?.right).toBe(false);
    expect(answers.value[0].attractor0).toBe("z");
  });

  it("keeps its sheet in a link, and one exercise in the link of a class", () => {
    const one = createExerciseState();
    one.chooseCount("ranks", 3);
    const other = createExerciseState();
    other.page.load(one.page.save());
    expect(other.sheet.value.exercises.map(({ seed }) => seed)).toEqual(
      one.sheet.value.exercises.map(({ seed }) => seed),
    );
    one.chooseLevel("hard");
    expect(one.sheet.value.exercises.map(({ level }) => level)).toEqual(Array(5).fill("hard"));
    other.page.load(one.page.save());
    expect(other.sheet.value.exercises[0].level).toBe("hard");
    other.page.loadName("ranks@easy/12");
    expect(other.sheet.value.exercises[0]).toMatchObject({ kind: "ranks", level: "easy", seed: 12 });
    other.page.loadName("ranks/12");
    expect(other.page.save()).toEqual({ kind: "ranks", seed: 12 });
    expect(other.sheet.value.exercises).toHaveLength(1);
  });

  it("makes the sheets of a class as the command does; links keep the points and not the names", () => {
    const state = createExerciseState();
    state.choosePoints(20);
    state.chooseNames(" Ada Lovelace \n\nÉvariste Galois\n");
    expect([state.students.value, state.fault.value]).toEqual([["Ada Lovelace", "Évariste Galois"], undefined]);
    state.chooseStudent(2);
    const kinds = ["attractor", "alphabeta"];
    const [first, second] = [1, 2].map((number) => withPoints(makeSheet(kinds, 1, number), 20));
    expect(shown(state.sheet.value)).toEqual(shown({ ...second, student: "Évariste Galois" }));
    expect(state.allSheets().map(shown)).toEqual([
      shown({ ...first, student: "Ada Lovelace" }),
      shown({ ...second, student: "Évariste Galois" }),
    ]);
    expect(state.sheet.value.points?.reduce((sum, { exercise }) => sum + exercise, 0)).toBe(20);
    const link = JSON.stringify(state.page.save());
    expect(link).not.toContain("Galois");
    const other = createExerciseState();
    other.page.load(JSON.parse(link));
    expect(shown(other.sheet.value)).toEqual(shown(second));
    state.chooseNames("Ada Lovelace");
    expect(state.student.value).toBe(1);
  });

  it("says why names or points cannot be taken, and shows the sheet without them", () => {
    const state = createExerciseState();
    state.chooseCount("ranks", 5);
    state.choosePoints(1);
    expect(state.fault.value?.en).toContain("too little");
    expect(state.sheet.value.points).toBeUndefined();
    expect(() => state.allSheets()).not.toThrow(); // nobody is listed
    state.choosePoints(0);
    expect(state.fault.value).toBeUndefined();
    state.chooseNames("x".repeat(81));
    expect(state.fault.value?.fr).toBeTruthy();
    expect(state.sheet.value.student).toBeUndefined();
  });

  it.each([
    { plan: {}, seed: 1, points: 0 },
    { plan: {}, seed: 1, points: 1e6 },
    { plan: {}, seed: 1, student: 1.5 },
    {},
    { plan: { nothing: 1 }, seed: 1 },
    { plan: {}, seed: -1 },
    { kind: "x", seed: 1 },
    { kind: "nim@soft", seed: 1 },
    { plan: {}, seed: 1, level: "soft" },
  ])("refuses the damaged link %j", (state) => {
    expect(() => createExerciseState().page.load(state)).toThrow();
  });
});
