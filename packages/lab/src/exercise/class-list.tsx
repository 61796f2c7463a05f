import { type ExerciseFormat, findExerciseFormat, MAX_POINTS } from "marienbad-exercise";
import { announce } from "../base/announce.tsx";
import { Fold, NumberField, Select } from "../base/controls.tsx";
import { textOfError } from "../base/error-text.ts";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { language, t } from "../base/language.ts";
import { exercises } from "./instance.ts";
import * as texts from "./texts.ts";

const CLASS_FORMAT = findExerciseFormat("tex");

export function ClassList() {
  return (
    <>
      <NumberField
        label={t(texts.points)}
        value={exercises.points.value ?? 0}
        least={0}
        most={MAX_POINTS}
        onChange={exercises.choosePoints}
      />
      <Fold title={t(texts.aClass)}>
        <label class="field">
          {t(texts.namesOf)}
          <textarea
            rows={5}
            value={exercises.names.value}
            aria-describedby="names-stay"
            onInput={(event) => exercises.chooseNames(event.currentTarget.value)}
          />
        </label>
        <p class="soft" id="names-stay">
          {t(texts.namesStay)}
        </p>
        {exercises.students.value.length > 0 && (
          <>
            <Select
              seen
              label={t(texts.whose)}
              choices={exercises.students.value.map((name, index) => ({
                id: String(index + 1),
                text: `${index + 1}. ${name}`,
              }))}
              value={String(exercises.student.value)}
              onChange={(chosen) => exercises.chooseStudent(Number(chosen))}
            />
            <div class="exercise-tools">
              <Button label={t(texts.allSheets(CLASS_FORMAT.ending))} onClick={() => saveClass(false)} />
              <Button label={t(texts.allKeys(CLASS_FORMAT.ending))} onClick={() => saveClass(true)} />
            </div>
          </>
        )}
      </Fold>
      <Fault of={exercises.fault.value} />
    </>
  );
}

function saveClass(answers: boolean): void {
  try {
    const pieces = CLASS_FORMAT.writeAll?.(exercises.allSheets(), { language: language.value, answers }) ?? [];
    saveText([...pieces].join(""), `marienbad-class-${exercises.seed.value}${answers ? "-key" : ""}`, CLASS_FORMAT);
  } catch (error) {
    announce(t(textOfError(error)));
  }
}

export function saveText(written: string, name: string, { ending }: Pick<ExerciseFormat, "ending">): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([written], { type: "text/plain" }));
  link.download = `${name}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
