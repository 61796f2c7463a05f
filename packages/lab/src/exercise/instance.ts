import { createExerciseState } from "./state.ts";

/** The state of the page, the only one of the lab. */
const state = createExerciseState();

export const { counts, seed, level, alone, withKey, answers, verdicts, sheet } = state;
export const { points, names, student, students, fault, allSheets } = state;
export const { choosePoints, chooseStudent, chooseNames } = state;
export const { chooseCount, chooseSeed, chooseLevel, answer, correct, leaveClass, page } = state;

/** Nothing is computed in the background: an exercise takes a few milliseconds. */
export function start(): void {}
