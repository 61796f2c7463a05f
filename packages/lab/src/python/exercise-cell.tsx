import { type Exercise, pythonStub } from "marienbad-exercise";
import { useMemo } from "preact/hooks";
import { language } from "../base/language.ts";
import { PythonCell } from "./cell.tsx";
import { arenaText, convention } from "./convention.ts";
import { createCell } from "./state.ts";
import { arenaOfCase, workOfExercise } from "./works.ts";

const ARENAS = ["attracteur", "strategie"];

export function ExerciseCell({ exercise }: { exercise: Exercise }) {
  const { python, kind } = exercise;
  const how = convention.value;
  const work = useMemo(() => workOfExercise(exercise, how), [exercise, how]);
  const cell = useMemo(
    () => createCell(kind, () => (python === undefined ? "" : pythonStub(python, language.value))),
    [kind],
  );
  if (work === undefined || python === undefined) return null;
  const data = ARENAS.includes(python.name) ? arenaText(arenaOfCase(python.publicCases[0]), how) : undefined;
  return <PythonCell cell={cell} work={work} data={data} />;
}
