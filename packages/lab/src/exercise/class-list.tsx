import { type ExerciseFormat, findExerciseFormat, MAX_POINTS } from "marienbad-exercise";
import { announce } from "../base/announce.tsx";
import { Fold, NumberField, Select } from "../base/controls.tsx";
import { textOfError } from "../base/error-text.ts";
import { Fault } from "../base/fault.tsx";
import { language, t } from "../base/language.ts";
import {
  allSheets,
  chooseNames,
  choosePoints,
  chooseStudent,
  fault,
  names,
  points,
  seed,
  student,
  students,
} from "./instance.ts";
import * as texts from "./texts.ts";

/** The one format that holds a whole class. */
const CLASS_FORMAT = findExerciseFormat("tex");

/** What a sheet counts, and whose it is: a class by its names, each with their own. */
export function ClassList() {
  return (
    <>
      <NumberField
        label={t(texts.points)}
        value={points.value ?? 0}
        least={0}
        most={MAX_POINTS}
        onChange={choosePoints}
      />
      <Fold title={t(texts.aClass)}>
        <label class="field">
          {t(texts.namesOf)}
          <textarea
            rows={5}
            value={names.value}
            aria-describedby="names-stay"
            onInput={(event) => chooseNames(event.currentTarget.value)}
          />
        </label>
        <p class="soft" id="names-stay">
          {t(texts.namesStay)}
        </p>
        {students.value.length > 0 && (
          <>
            <Select
              seen
              label={t(texts.whose)}
              choices={students.value.map((name, index) => ({ id: String(index + 1), text: `${index + 1}. ${name}` }))}
              value={String(student.value)}
              onChange={(chosen) => chooseStudent(Number(chosen))}
            />
            <div class="exercise-tools">
              <button type="button" class="button" onClick={() => saveClass(false)}>
                {t(texts.allSheets(CLASS_FORMAT.ending))}
              </button>
              <button type="button" class="button" onClick={() => saveClass(true)}>
                {t(texts.allKeys(CLASS_FORMAT.ending))}
              </button>
            </div>
          </>
        )}
      </Fold>
      <Fault of={fault.value} />
    </>
  );
}

function saveClass(answers: boolean): void {
  try {
    const pieces = CLASS_FORMAT.writeAll?.(allSheets(), { language: language.value, answers }) ?? [];
    saveText([...pieces].join(""), `marienbad-class-${seed.value}${answers ? "-key" : ""}`, CLASS_FORMAT);
  } catch (error) {
    announce(t(textOfError(error)));
  }
}

/** Hands a file to the browser. */
export function saveText(written: string, name: string, { ending }: Pick<ExerciseFormat, "ending">): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([written], { type: "text/plain" }));
  link.download = `${name}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
