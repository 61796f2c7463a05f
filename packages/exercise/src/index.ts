export { type Answers, check, rightAnswers, type Verdict } from "./check.ts";
export { type HeapPicture, heapScene } from "./kinds/heaps.ts";
export { EXERCISE_KINDS, exerciseOf, findExerciseKind, readKind } from "./kinds/index.ts";
export { type WeightedPicture, weightedScene } from "./kinds/paths.ts";
export {
  type Block,
  type Exercise,
  type ExerciseKind,
  kindAt,
  LEVELS,
  type Level,
  MAX_SEED,
  makeExercise,
  type PythonCase,
  type PythonTask,
  type Question,
} from "./model.ts";
export {
  type ExercisePoints,
  MAX_EXERCISES,
  MAX_POINTS,
  MAX_STUDENTS,
  makeSheet,
  readNames,
  readSheetPlan,
  type Sheet,
  withPoints,
} from "./sheet.ts";
export { type ExerciseFormat, keyOf, pythonExamples, pythonStub, type SheetOptions } from "./write/format.ts";
export { EXERCISE_FORMATS, findExerciseFormat } from "./write/index.ts";
