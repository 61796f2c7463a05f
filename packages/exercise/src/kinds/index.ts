import { findById, MarienbadError } from "marienbad/base";
import { type Exercise, type ExerciseKind, type Level, makeExercise } from "../model.ts";
import { texts } from "../texts/common.ts";
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

/** The kind with this id; throws and suggests the nearest if there is none. */
export function findExerciseKind(id: string): ExerciseKind {
  return findById(texts.KIND, id, EXERCISE_KINDS);
}

/** A kind and its level, as in `attractor@hard`; normal by default. */
export function readKind(written: string): { readonly kind: ExerciseKind; readonly level: Level } {
  const place = written.indexOf("@");
  const kind = findExerciseKind(place < 0 ? written : written.slice(0, place));
  const level = place < 0 ? "normal" : kind.levels.find((one) => one === written.slice(place + 1));
  if (level === undefined) throw new MarienbadError("bad-argument", texts.noSuchLevel(kind.id, kind.levels));
  return { kind, level };
}

/** The exercise of a kind, with its level if not normal (`attractor@hard`), and a seed. */
export function exerciseOf(written: string, seed: number): Exercise {
  const { kind, level } = readKind(written);
  return makeExercise(kind, seed, level);
}
