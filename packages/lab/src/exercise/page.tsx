import { EXERCISE_FORMATS, EXERCISE_KINDS, type ExerciseFormat, kindAt, LEVELS } from "marienbad-exercise";
import { announce } from "../base/announce.tsx";
import { IconButton, Select } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { language, t } from "../base/language.ts";
import { embedded, type Page } from "../base/router.ts";
import { SCALED_FIGURE } from "../base/stage.tsx";
import { ClassList, saveText } from "./class-list.tsx";
import { ExerciseCard } from "./exercise-card.tsx";
import { exercises } from "./instance.ts";
import { MAX_OF_A_KIND } from "./state.ts";
import * as texts from "./texts.ts";

/** Nothing is computed in the background: an exercise takes a few milliseconds. */
export function start(): void {}

/** The page; an exercise of a class names the window. */
export const page: Page = {
  ...exercises.page,
  subject: () => (exercises.alone.value === undefined ? undefined : t(exercises.sheet.value.title)),
};

export function View() {
  const isAlone = exercises.alone.value !== undefined;
  return (
    <div class="exercises page">
      {!embedded.value && (
        <header class="page-head unprinted">
          <div>
            <h1>{t(texts.theExercises)}</h1>
            <p class="lead">{t(texts.lead)}</p>
          </div>
          {isAlone && <Button label={t(texts.mySheet)} onClick={exercises.leaveClass} />}
        </header>
      )}
      <div class={isAlone ? "" : "exercises-columns"}>
        {!isAlone && <Wishes />}
        <div class="exercise-sheet">
          {exercises.sheet.value.student !== undefined && !isAlone && (
            <p class="exercise-student">{exercises.sheet.value.student}</p>
          )}
          {exercises.sheet.value.exercises.length === 0 && <p class="soft">{t(texts.nothing)}</p>}
          {exercises.sheet.value.exercises.map((exercise, place) => (
            <section key={`${exercise.kind} ${exercise.level} ${exercise.seed}`}>
              {/* The screen is given to one exercise: the first. */}
              <div {...(place === 0 ? SCALED_FIGURE : {})}>
                <ExerciseCard
                  exercise={exercise}
                  heading={t(isAlone ? exercise.title : texts.exercise(place + 1, exercise.title))}
                  answers={exercises.answers.value[place] ?? {}}
                  verdicts={exercises.verdicts.value[place] ?? []}
                  points={isAlone ? undefined : exercises.sheet.value.points?.[place]}
                  withKey={exercises.withKey.value && !isAlone}
                  onAnswer={(question, given) => exercises.answer(place, question, given)}
                  onCheck={() => exercises.correct(place)}
                />
              </div>
              {!isAlone && (
                <button
                  type="button"
                  class="button unprinted"
                  title={t(texts.forAClassMeans)}
                  onClick={() => void copyLink(kindAt(exercise.kind, exercise.level), exercise.seed)}
                >
                  {t(texts.forAClass)}
                </button>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The link that gives a class this exercise, and not its answers. */
async function copyLink(kind: string, of: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#exercise/${kind}/${of}`);
    announce(t(texts.copied));
  } catch {
    announce(t(texts.notCopied));
  }
}

function Wishes() {
  return (
    <aside class="exercise-wishes unprinted" aria-label={t(texts.kinds)}>
      <ul>
        {EXERCISE_KINDS.map(({ id, title, requires }) => (
          <li key={id}>
            <span title={t(requires)}>{t(title)}</span>
            <IconButton
              quiet
              icon="minus"
              label={t(texts.less(title))}
              disabled={(exercises.counts.value[id] ?? 0) === 0}
              onClick={() => exercises.chooseCount(id, (exercises.counts.value[id] ?? 0) - 1)}
            />
            <output>{exercises.counts.value[id] ?? 0}</output>
            <IconButton
              quiet
              icon="plus"
              label={t(texts.more(title))}
              disabled={(exercises.counts.value[id] ?? 0) === MAX_OF_A_KIND}
              onClick={() => exercises.chooseCount(id, (exercises.counts.value[id] ?? 0) + 1)}
            />
          </li>
        ))}
      </ul>
      <Select
        seen
        label={t(texts.level)}
        choices={LEVELS.map((id) => ({ id, text: t(texts.LEVEL_NAMES[id]) }))}
        value={exercises.level.value}
        onChange={exercises.chooseLevel}
      />
      <p>
        {t(texts.seed)} {exercises.seed.value}
      </p>
      <div class="exercise-tools">
        <IconButton
          icon="restart"
          label={t(texts.another)}
          onClick={() => exercises.chooseSeed(exercises.seed.value + 1)}
        />
        <IconButton
          icon="eye"
          label={t(exercises.withKey.value ? texts.hideAnswers : texts.showAnswers)}
          pressed={exercises.withKey.value}
          onClick={() => (exercises.withKey.value = !exercises.withKey.value)}
        />
        <Button label={t(texts.print)} onClick={() => window.print()} />
      </div>
      <ClassList />
      <p>{t(texts.download)}</p>
      <div class="exercise-tools">
        {EXERCISE_FORMATS.map((format) => (
          <button key={format.id} type="button" class="button" title={t(format.title)} onClick={() => save(format)}>
            {format.ending}
          </button>
        ))}
      </div>
    </aside>
  );
}

function save(format: ExerciseFormat): void {
  const written = format.write(exercises.sheet.value, { language: language.value, answers: exercises.withKey.value });
  saveText(written, `marienbad-${exercises.seed.value}${exercises.withKey.value ? "-key" : ""}`, format);
}
