import { findById } from "../../base/registry.ts";
import { FORMAT } from "../texts/common.ts";
import type { ExerciseFormat } from "./format.ts";
import { markdownFormat } from "./markdown.ts";
import { moodleFormat } from "./moodle.ts";
import { notebookFormat } from "./notebook.ts";
import { pageFormat } from "./page.ts";
import { texFormat } from "./tex.ts";

/** Every format of exercises, the default first. */
export const EXERCISE_FORMATS: readonly ExerciseFormat[] = [
  texFormat,
  notebookFormat,
  moodleFormat,
  markdownFormat,
  pageFormat,
];

/** The format with this id; another one is refused, with the nearest that there is. */
export function findExerciseFormat(id: string): ExerciseFormat {
  return findById(FORMAT, id, EXERCISE_FORMATS);
}
