import { Fold, Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { number, say } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { embedded } from "../base/router.ts";
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
  step,
  study,
  work,
} from "./instance.ts";
import { DRAWN_WHOLE } from "./layout.ts";
import { NodePanel, PseudoCode } from "./node-panel.tsx";
import { Picture } from "./picture.tsx";
import { treePicture } from "./pictures.ts";
import { ALGORITHMS } from "./source.ts";
import { ExampleChoice, ReuseChoice, SearchWishes, SourceForm } from "./source-form.tsx";
import { algorithmName, seekerName, tellBeginning, tellStep } from "./words.ts";
import "./tree.css";
import "./picture.css";
import "./panels.css";

export { page, start } from "./instance.ts";

/** Minimax, its memo and alpha-beta, step by step. */
export function View() {
  const exercising = work.value.exercise !== "none";
  return (
    <div class="page tree-page">
      {!embedded.value && <Head />}
      <Fault of={errorText.value} />
      <div class="tree-table">
        <section aria-label={say("Search", "Recherche")}>
          <div class="tree-bar">
            {!exercising && (
              <Segments
                label={say("Algorithm", "Algorithme")}
                choices={ALGORITHMS.map((id) => ({ id, text: algorithmName(id) }))}
                value={algorithm.value}
                onChange={chooseAlgorithm}
              />
            )}
            <Segments<Exercise>
              label={say("Watch or work", "Regarder ou chercher")}
              choices={EXERCISES.map((id) => ({ id, text: EXERCISE_WORDS[id]() }))}
              value={work.value.exercise}
              onChange={chooseExercise}
            />
          </div>
          <Picture />
          {exercising ? <ExercisePanel /> : <Steps />}
          <Legend />
        </section>
        <section class="notes" aria-label={say("Details", "Détails")}>
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
              <Fold title={say("Another tree, graph or position", "Un autre arbre, graphe ou position")} open>
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

const EXERCISE_WORDS: { readonly [exercise in Exercise]: () => string } = {
  none: () => say("Watch", "Regarder"),
  values: () => say("Exercise: values", "Exercice : valeurs"),
  pruned: () => say("Exercise: what is pruned", "Exercice : l'élagage"),
};

function Head() {
  const now = study.value;
  return (
    <header class="page-head">
      <div>
        <h1>{say("The tree", "L'arbre")}</h1>
        <p class="lead">
          {now === undefined
            ? busy.value
              ? say("Searching…", "Recherche…")
              : " "
            : now.truncated
              ? say(
                  `The first ${number(now.visited)} nodes of the search, step by step.`,
                  `Les ${number(now.visited)} premiers nœuds de la recherche, pas à pas.`,
                )
              : say(
                  `${number(now.visited)} ${now.visited === 1 ? "node" : "nodes"} visited, step by step.`,
                  `${number(now.visited)} ${now.visited === 1 ? "nœud visité" : "nœuds visités"}, pas à pas.`,
                )}
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
        {say(
          `So far: nodes ${number(at.counts.nodes)}, leaves ${number(at.counts.leaves)}, memo hits ${number(at.counts.memoHits)}, cuts ${number(at.counts.cuts)}`,
          `Jusqu'ici : nœuds ${number(at.counts.nodes)}, feuilles ${number(at.counts.leaves)}, réponses de la mémoire ${number(at.counts.memoHits)}, coupes ${number(at.counts.cuts)}`,
        )}
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
            {say("Open the way to the current node", "Ouvrir le chemin vers le nœud courant")}
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
        <span class="sample now" /> {say("here now", "ici maintenant")}
      </li>
      <li>
        <span class="sample dashed" /> {say("not looked at", "pas regardé")}
      </li>
      <li>
        {say(
          "≥ and ≤: bounds, not values. Small numbers: order of visits.",
          "≥ et ≤ : des bornes, pas des valeurs. Petits nombres : ordre des visites.",
        )}
      </li>
    </ul>
  );
}
