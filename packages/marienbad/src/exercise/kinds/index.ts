import { findById } from "../../base/registry.ts";
import { type Exercise, type ExerciseKind, makeExercise } from "../model.ts";
import { KIND } from "../texts/common.ts";
import { ARENA_KINDS } from "./arenas.ts";
import { HEAP_KINDS } from "./heaps.ts";
import { MATRIX_KINDS } from "./matrix.ts";
import { PATH_KINDS } from "./paths.ts";
import { PYTHON_KINDS } from "./python.ts";
import { TREE_KINDS } from "./trees.ts";

/** Every kind of exercise, in the order of the course. */
export const EXERCISE_KINDS: readonly ExerciseKind[] = [
  ...ARENA_KINDS,
  ...TREE_KINDS,
  ...HEAP_KINDS,
  ...PATH_KINDS,
  ...MATRIX_KINDS,
  ...PYTHON_KINDS,
];

/** The kind with this id; another one is refused, with the nearest that there is. */
export function findExerciseKind(id: string): ExerciseKind {
  return findById(KIND, id, EXERCISE_KINDS);
}

/** The exercise of this kind and seed. */
export function exerciseOf(kind: string, seed: number): Exercise {
  return makeExercise(findExerciseKind(kind), seed);
}
