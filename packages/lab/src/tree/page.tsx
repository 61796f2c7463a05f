import type { Text } from "marienbad";
import { Fold, Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { Tick } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { embedded, type Page } from "../base/router.ts";
import { Stepper } from "../base/stepper.tsx";
import { CountsPanel } from "./counts-panel.tsx";
import { EXERCISES, type Exercise } from "./exercise.ts";
import { ExercisePanel } from "./exercise-panel.tsx";
import { tree } from "./instance.ts";
import { DRAWN_WHOLE } from "./layout.ts";
import { NodePanel, PseudoCode } from "./node-panel.tsx";
import { Picture } from "./picture.tsx";
import { treePicture } from "./pictures.ts";
import { ALGORITHMS } from "./source.ts";
import { ExampleChoice, ReuseChoice, SearchWishes, SourceForm, titleOfSource } from "./source-form.tsx";
import * as texts from "./texts.ts";
import { algorithmName, seekerName, tellStep } from "./words.ts";
import "./tree.css";
import "./picture.css";
import "./panels.css";

export const { start } = tree;

export const page: Page = { ...tree.page, subject: () => titleOfSource() };

export function View() {
  const exercising = tree.work.value.exercise !== "none";
  return (
    <div class="page tree-page">
      {!embedded.value && <Head />}
      <Fault of={tree.errorText.value} />
      <div class="tree-table">
        <section aria-label={t(texts.search)}>
          <div class="tree-bar">
            {!exercising && (
              <Segments
                label={t(texts.algorithm)}
                choices={ALGORITHMS.map((id) => ({ id, text: algorithmName(id) }))}
                value={tree.algorithm.value}
                onChange={tree.chooseAlgorithm}
              />
            )}
            <Segments<Exercise>
              label={t(texts.watchOrWork)}
              choices={EXERCISES.map((id) => ({ id, text: t(EXERCISE_WORDS[id]) }))}
              value={tree.work.value.exercise}
              onChange={tree.chooseExercise}
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
              <h2>{algorithmName(tree.algorithm.value)}</h2>
              <PseudoCode />
              {tree.algorithm.value === "memo" && <ReuseChoice />}
            </>
          )}
          {!exercising && <CountsPanel />}
          {!embedded.value && (
            <>
              <Fold title={t(texts.anotherTreeGraphPosition)} open>
                <SourceForm />
              </Fold>
              {tree.study.value !== undefined && <PictureExport pictures={[treePicture(tree.study.value)]} />}
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
  const now = tree.study.value;
  return (
    <header class="page-head">
      <div>
        <h1>{t(texts.theTree)}</h1>
        <p class="lead">
          {now === undefined
            ? tree.busy.value
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
  const [now, at] = [tree.study.value, tree.moment.value];
  if (now === undefined || at === undefined) return null;
  const sentence =
    at.step === undefined
      ? t(texts.looksAhead(algorithmName(tree.algorithm.value), now.depth))
      : tellStep(now, at, tree.source.value.kind);
  return (
    <>
      <Stepper
        step={tree.step.value}
        last={tree.lastStep.value}
        running={tree.running.value}
        sentence={sentence}
        pace={tree.lastStep.value > 400 ? 250 : 700}
        onStep={tree.setStep}
        onRunning={(on) => (tree.running.value = on)}
      />
      <p class="soft tally">
        {t(texts.countsSoFar(at.counts.nodes, at.counts.leaves, at.counts.memoHits, at.counts.cuts))}
        {now.nodes.length > DRAWN_WHOLE && (
          <Tick
            name="follow"
            label={t(texts.openWayCurrentNode)}
            checked={tree.following.value}
            onChange={(checked) => (tree.following.value = checked)}
          />
        )}
      </p>
    </>
  );
}

function Legend() {
  if (tree.work.value.exercise !== "none") return null;
  const [max, min] = [seekerName(0), seekerName(1)];
  const samples = { round: max, square: min, now: t(texts.hereNow), dashed: t(texts.notLookedAt) };
  return (
    <ul class="tree-legend">
      {Object.entries(samples).map(([look, words]) => (
        <li key={look}>
          <span class={`sample ${look}`} /> {words}
        </li>
      ))}
      <li>{t(texts.pictureSigns)}</li>
    </ul>
  );
}
