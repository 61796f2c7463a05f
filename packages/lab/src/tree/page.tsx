import type { Text } from "marienbad";
import { Fold, Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { embedded, type Page } from "../base/router.ts";
import { Stepper } from "../base/stepper.tsx";
import { CountsPanel } from "./counts-panel.tsx";
import { EXERCISES, type Exercise } from "./exercise.ts";
import { ExercisePanel } from "./exercise-panel.tsx";
import {
  algorithm,
  busy,
  chooseAlgorithm,
  chooseExercise,
  errorText,
  following,
  lastStep,
  moment,
  running,
  setStep,
  source,
  page as statePage,
  step,
  study,
  work,
} from "./instance.ts";
import { DRAWN_WHOLE } from "./layout.ts";
import { NodePanel, PseudoCode } from "./node-panel.tsx";
import { Picture } from "./picture.tsx";
import { treePicture } from "./pictures.ts";
import { ALGORITHMS } from "./source.ts";
import { ExampleChoice, ReuseChoice, SearchWishes, SourceForm, titleOfSource } from "./source-form.tsx";
import * as texts from "./texts.ts";
import { algorithmName, seekerName, tellBeginning, tellStep } from "./words.ts";
import "./tree.css";
import "./picture.css";
import "./panels.css";

export { start } from "./instance.ts";

/** The page; what is looked at names the window. */
export const page: Page = { ...statePage, subject: () => titleOfSource() };

/** Minimax, its memo and alpha-beta, step by step. */
export function View() {
  const exercising = work.value.exercise !== "none";
  return (
    <div class="page tree-page">
      {!embedded.value && <Head />}
      <Fault of={errorText.value} />
      <div class="tree-table">
        <section aria-label={t(texts.search)}>
          <div class="tree-bar">
            {!exercising && (
              <Segments
                label={t(texts.algorithm)}
                choices={ALGORITHMS.map((id) => ({ id, text: algorithmName(id) }))}
                value={algorithm.value}
                onChange={chooseAlgorithm}
              />
            )}
            <Segments<Exercise>
              label={t(texts.watchOrWork)}
              choices={EXERCISES.map((id) => ({ id, text: t(EXERCISE_WORDS[id]) }))}
              value={work.value.exercise}
              onChange={chooseExercise}
            />
          </div>
          <Picture />
          {exercising ? <ExercisePanel /> : <Steps />}
          <Legend />
        </section>
        <section class="notes" aria-label={t(texts.details)}>
          {!exercising && <NodePanel />}
          {!exercising && (
            <>
              <h2>{algorithmName(algorithm.value)}</h2>
              <PseudoCode />
              {algorithm.value === "memo" && <ReuseChoice />}
            </>
          )}
          {!exercising && <CountsPanel />}
          {!embedded.value && (
            <>
              <Fold title={t(texts.anotherTreeGraphPosition)} open>
                <SourceForm />
              </Fold>
              {study.value !== undefined && <PictureExport pictures={[treePicture(study.value)]} />}
            </>
          )}
        </section>
      </div>
    </div>
  );
}

const EXERCISE_WORDS: { readonly [exercise in Exercise]: Text } = {
  none: texts.watch,
  values: texts.exerciseValues,
  pruned: texts.exerciseWhatIsPruned,
};

function Head() {
  const now = study.value;
  return (
    <header class="page-head">
      <div>
        <h1>{t(texts.theTree)}</h1>
        <p class="lead">
          {now === undefined
            ? busy.value
              ? t(texts.searching)
              : " "
            : now.truncated
              ? t(texts.firstNodesOnly(now.visited))
              : t(texts.nodesVisited(now.visited))}
        </p>
      </div>
      <div class="row">
        <ExampleChoice />
        <SearchWishes />
      </div>
    </header>
  );
}

function Steps() {
  const [now, at] = [study.value, moment.value];
  if (now === undefined || at === undefined) return null;
  const sentence =
    at.step === undefined ? tellBeginning(algorithm.value, now.depth) : tellStep(now, at, source.value.kind);
  return (
    <>
      <Stepper
        step={step.value}
        last={lastStep.value}
        running={running.value}
        sentence={sentence}
        pace={lastStep.value > 400 ? 250 : 700}
        onStep={setStep}
        onRunning={(on) => {
          running.value = on;
        }}
      />
      <p class="soft tally">
        {t(texts.countsSoFar(at.counts.nodes, at.counts.leaves, at.counts.memoHits, at.counts.cuts))}
        {now.nodes.length > DRAWN_WHOLE && (
          <label class="tick">
            <input
              type="checkbox"
              name="follow"
              checked={following.value}
              onChange={(event) => {
                following.value = event.currentTarget.checked;
              }}
            />
            {t(texts.openWayCurrentNode)}
          </label>
        )}
      </p>
    </>
  );
}

/** What shapes and lines mean. */
function Legend() {
  if (work.value.exercise !== "none") return null;
  return (
    <ul class="tree-legend">
      <li>
        <span class="sample round" /> {seekerName(0)}
      </li>
      <li>
        <span class="sample square" /> {seekerName(1)}
      </li>
      <li>
        <span class="sample now" /> {t(texts.hereNow)}
      </li>
      <li>
        <span class="sample dashed" /> {t(texts.notLookedAt)}
      </li>
      <li>{t(texts.pictureSigns)}</li>
    </ul>
  );
}
