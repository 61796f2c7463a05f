import { createExerciseState } from "./state.ts";

export const exercises = createExerciseState();
