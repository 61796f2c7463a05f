import { describeFault } from "marienbad/base";
import { useMemo, useRef } from "preact/hooks";
import { Fold, Segments, Select } from "../base/controls.tsx";
import { choicesOf } from "../base/fields.tsx";
import { language, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { FIGURE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { ChecksPanel } from "./checks.tsx";
import { GRAPH_EXAMPLES } from "./graph-examples.ts";
import { GraphPicture } from "./graph-picture.tsx";
import { EdgeTable, VertexTable } from "./graph-tables.tsx";
import { paths } from "./instance.ts";
import { graphPicture } from "./pictures.ts";
import { type Moment, momentOf } from "./replay.ts";
import { ALGORITHMS } from "./state.ts";
import type { GraphStudy, Run } from "./tasks.ts";
import * as texts from "./texts.ts";
import { algorithmName, amount, guaranteeOf, priorityOf, tellRun } from "./words.ts";

export function GraphView() {
  const study = paths.graphStudy.value;
  const run = study?.runs.find(({ algorithm }) => algorithm === paths.graphAlgorithm.value);
  const at = paths.step.value;
  const moment = useMemo(() => (run === undefined ? undefined : momentOf(run, at)), [run, at]);
  return (
    <div class="paths-graph">
      <div class="graph-side">
        <div class="row tools">
          <Segments
            label={t(texts.algorithm)}
            choices={ALGORITHMS.map((id) => ({ id, text: algorithmName(id, paths.weight.value) }))}
            value={paths.graphAlgorithm.value}
            onChange={(chosen) => {
              paths.graphAlgorithm.value = chosen;
              paths.showAnswer();
            }}
          />
        </div>
        {study !== undefined && run !== undefined && moment !== undefined && (
          <>
            <div class="picture" {...FIGURE}>
              <GraphPicture study={study} run={run} moment={moment} />
            </div>
            <p class="soft">
              {priorityOf(paths.graphAlgorithm.value, paths.weight.value)} — {guaranteeOf(paths.graphAlgorithm.value)}
            </p>
            <Stepper
              step={at}
              last={paths.lastStep.value}
              running={paths.running.value}
              pace={1100}
              sentence={tellStep(study, run, moment)}
              onStep={paths.goToStep}
              onRunning={(next) => (paths.running.value = next)}
            />
          </>
        )}
      </div>
      <section class="notes" aria-label={t(texts.details)}>
        <GraphTextField />
        {study !== undefined && moment !== undefined && (
          <>
            <ChecksPanel checks={study.checks} name={(vertex) => study.labels[vertex]} />
            <VertexTable study={study} moment={moment} />
            <EdgeTable study={study} />
            {run !== undefined && <PictureExport pictures={[graphPicture(study, run, moment)]} />}
          </>
        )}
      </section>
    </div>
  );
}

function tellStep({ labels, goals }: GraphStudy, run: Run, moment: Moment): string {
  const { current, eventOf, expanded, finished, reopened } = moment;
  if (finished) {
    const way = run.found ? `${run.path.map((vertex) => labels[vertex]).join(" → ")}${t(texts.colonAndSpace)}` : "";
    return `${way}${tellRun(run)}.`;
  }
  if (expanded === 0 || current === undefined) return t(texts.startWaits);
  const event = eventOf.get(current);
  const c = event === undefined ? "" : amount(event.c);
  const chosen = t(texts.leastCExpanded(labels[current], c));
  if (reopened.length > 0) {
    const names = reopened.map((vertex) => labels[vertex]).join(", ");
    return `${chosen} ${t(texts.reopenedVertices(names))}`;
  }
  const seen = goals.find((goal) => moment.stateOf.get(goal) === "frontier");
  return seen === undefined ? chosen : `${chosen} ${t(texts.frontierButNotChosen(labels[seen]))}`;
}

function GraphTextField() {
  const example = GRAPH_EXAMPLES.find(({ text }) => text === paths.graphText.value);
  const wasFaulty = useRef(false); // a fault opens the text, and mending it must not close it under the hands
  wasFaulty.current ||= paths.graphFaults.value.length > 0;
  return (
    <>
      <Select
        seen
        label={t(texts.graph)}
        choices={choicesOf(GRAPH_EXAMPLES, example === undefined && t(texts.yourGraph))}
        value={example?.id ?? ""}
        onChange={(id) =>
          paths.chooseGraph(GRAPH_EXAMPLES.find((candidate) => candidate.id === id)?.text ?? paths.graphText.value)
        }
      />
      <Fold title={t(texts.theGraphAsText)} open={wasFaulty.current}>
        <label class="field">
          <span>{t(texts.jsonDictionariesPythonsSyntax)}</span>
          <textarea
            rows={9}
            spellcheck={false}
            value={paths.graphText.value}
            aria-invalid={paths.graphFaults.value.length > 0}
            onInput={(event) => paths.chooseGraph(event.currentTarget.value)}
          />
        </label>
      </Fold>
      {paths.graphFaults.value.length > 0 && (
        <ul class="fault" role="alert">
          {paths.graphFaults.value.slice(0, 6).map((fault) => (
            <li key={describeFault(fault)}>{describeFault(fault, language.value)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
