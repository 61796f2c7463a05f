import type { Text } from "marienbad";
import { useMemo } from "preact/hooks";
import { Fold, NumberField, Segments, Select } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { FIGURE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { useTypedText } from "../base/use-typed-text.ts";
import { ChecksPanel } from "./checks.tsx";
import { GridPane } from "./grid-pane.tsx";
import {
  brush,
  brushEstimate,
  brushWeight,
  diagonals,
  errorText,
  goToStep,
  gridStudy,
  heuristic,
  lastStep,
  map,
  running,
  showEstimates,
  showMap,
  step,
  weight,
} from "./instance.ts";
import {
  BRUSHES,
  type Brush,
  cellName,
  cleared,
  GRID_HEURISTICS,
  MAP_EXAMPLES,
  MAX_SIDE,
  readMap,
  resized,
} from "./map.ts";
import { gridPicture } from "./pictures.ts";
import { type Moment, momentOf } from "./replay.ts";
import { ALGORITHMS } from "./state.ts";
import type { GridStudy, Run } from "./tasks.ts";
import * as texts from "./texts.ts";
import { algorithmName, amount, HEURISTIC_WORDS, priorityOf, tellRun } from "./words.ts";

const BRUSH_WORDS: Readonly<Record<Brush, Text>> = {
  wall: texts.wallBrush,
  free: texts.freeBrush,
  weight: texts.weightBrush,
  start: texts.startBrush,
  goal: texts.goalBrush,
  estimate: texts.estimate,
};

export function GridView() {
  const study = gridStudy.value;
  const name = (cell: number): string => `(${cellName(map.value, cell)})`;
  const consistent = study?.checks.consistent;
  const failing =
    consistent?.holds === false ? ([consistent.counterexample.from, consistent.counterexample.to] as const) : undefined;
  return (
    <div class="paths-grid">
      <GridTools />
      <div class="paths-main">
        <Stepper
          step={step.value}
          last={lastStep.value}
          running={running.value}
          pace={90}
          sentence={study === undefined ? "" : comparison(study)}
          onStep={goToStep}
          onRunning={(next) => {
            running.value = next;
          }}
        />
        <div class="panes" {...FIGURE}>
          {ALGORITHMS.map((algorithm, index) => (
            <Pane
              key={algorithm}
              run={study?.runs.find((run) => run.algorithm === algorithm)}
              algorithm={algorithm}
              failing={failing}
              main={index === 0}
            />
          ))}
        </div>
      </div>
      <div class="paths-notes">
        <ChecksPanel checks={study?.checks} name={name} />
        <div>
          <Fold title={t(texts.theMapAsText)}>
            <MapText />
          </Fold>
          {study !== undefined && (
            <PictureExport pictures={study.runs.map((run) => gridPicture(map.value, run, step.value))} />
          )}
        </div>
      </div>
    </div>
  );
}

function Pane({
  run,
  algorithm,
  failing,
  main,
}: {
  run: Run | undefined;
  algorithm: (typeof ALGORITHMS)[number];
  failing: readonly [number, number] | undefined;
  main: boolean;
}) {
  const at = step.value;
  const moment = useMemo(() => (run === undefined ? undefined : momentOf(run, at)), [run, at]);
  const title = algorithmName(algorithm, weight.value);
  const counts = run === undefined || moment === undefined ? "" : tellMoment(run, moment);
  return (
    <figure class="pane" data-algorithm={algorithm} aria-label={title}>
      <figcaption>
        <strong>{title}</strong>
        <span class="soft">{priorityOf(algorithm, weight.value)}</span>
      </figcaption>
      <GridPane
        map={map.value}
        label={main ? t(texts.gridKeys(title)) : `${title}. ${counts}`}
        run={run}
        moment={moment}
        estimates={showEstimates.value || heuristic.value === "own" ? gridStudy.value?.estimates : undefined}
        failing={failing}
        main={main}
      />
      <p class="counts">{counts}</p>
    </figure>
  );
}

function tellMoment(run: Run, { expanded, frontier, finished }: Moment): string {
  if (finished) return tellRun(run);
  return t(texts.expandedInTheFrontier(expanded, frontier));
}

/** What the four together show. */
function comparison({ runs }: GridStudy): string {
  if (step.value === 0) {
    return t(texts.drawThenStart);
  }
  if (step.value < lastStep.value) {
    const done = runs.filter(({ expanded }) => step.value > expanded).length;
    return t(texts.afterStepsArrived(step.value, done));
  }
  const [dijkstra, astar] = (["dijkstra", "astar"] as const).map((id) =>
    runs.find(({ algorithm }) => algorithm === id),
  );
  if (dijkstra === undefined || astar === undefined) return "";
  if (!dijkstra.found) return t(texts.wallsAllAround);
  const worse = runs.filter(({ optimal }) => !optimal);
  const longer =
    worse.length === 0
      ? t(texts.allFourPathsShortest)
      : worse
          .map(({ algorithm, cost }) =>
            t(texts.paysInsteadOf(algorithmName(algorithm, weight.value), amount(cost), amount(dijkstra.cost))),
          )
          .join(" ");
  return `${t(texts.expandedByBoth(astar.expanded, dijkstra.expanded))} ${longer}`;
}

function GridTools() {
  const example = MAP_EXAMPLES.find((candidate) => candidate.map === map.value);
  return (
    <div class="tools">
      <div class="row">
        <Select
          seen
          label={t(texts.grid)}
          choices={[
            ...(example === undefined ? [{ id: "", text: t(texts.yourDrawing) }] : []),
            ...MAP_EXAMPLES.map(({ id, title }) => ({ id, text: t(title) })),
          ]}
          value={example?.id ?? ""}
          onChange={(id) => showMap(MAP_EXAMPLES.find((candidate) => candidate.id === id)?.map ?? map.value)}
        />
        <Select
          seen
          label={t(texts.heuristicH)}
          choices={GRID_HEURISTICS.map((id) => ({ id, text: t(HEURISTIC_WORDS[id]) }))}
          value={heuristic.value}
          onChange={(chosen) => {
            heuristic.value = chosen;
            if (chosen === "own") brush.value = "estimate";
          }}
        />
        <Select
          seen
          label={t(texts.steps)}
          choices={[
            { id: "4", text: t(texts.fourDirections) },
            { id: "8", text: t(texts.eightDirections) },
          ]}
          value={diagonals.value ? "8" : "4"}
          onChange={(id) => {
            diagonals.value = id === "8";
          }}
        />
        <NumberField
          label={t(texts.weightOfA)}
          value={weight.value}
          least={1}
          most={10}
          whole={false}
          onChange={(next) => {
            weight.value = next;
          }}
        />
      </div>
      <div class="row brushes">
        <Segments
          label={t(texts.brush)}
          choices={BRUSHES.map((id) => ({ id, text: t(BRUSH_WORDS[id]) }))}
          value={brush.value}
          onChange={(chosen) => {
            brush.value = chosen;
          }}
        />
        {brush.value === "weight" && (
          <NumberField
            label={t(texts.costToEnterTo)}
            value={brushWeight.value}
            least={2}
            most={9}
            onChange={(next) => {
              brushWeight.value = next;
            }}
          />
        )}
        {brush.value === "estimate" && (
          <NumberField
            label={t(texts.hOfTheCell)}
            value={brushEstimate.value}
            least={0}
            most={999}
            whole={false}
            onChange={(next) => {
              brushEstimate.value = next;
            }}
          />
        )}
        <button type="button" class="button" onClick={() => showMap(cleared(map.value))}>
          {t(texts.clear)}
        </button>
        <label class="tick">
          <input
            type="checkbox"
            checked={showEstimates.value}
            onChange={(event) => {
              showEstimates.value = event.currentTarget.checked;
            }}
          />
          {t(texts.showH)}
        </label>
      </div>
      <Legend />
    </div>
  );
}

/** What colours and signs mean, in all four grids. */
function Legend() {
  const signs = {
    expanded: texts.legendExpanded,
    frontier: texts.legendFrontier,
    way: texts.legendWay,
    wall: texts.legendWall,
    start: texts.startBrush,
    goal: texts.goalBrush,
  };
  return (
    <ul class="grid-legend">
      {Object.entries(signs).map(([sign, words]) => (
        <li key={sign}>
          <span class={`sample ${sign}`} /> {t(words)}
        </li>
      ))}
    </ul>
  );
}

function MapText() {
  const drawn = map.value.join("\n");
  const [typed, setTyped] = useTypedText(drawn);
  const [width, height] = [map.value[0].length, map.value.length];
  return (
    <>
      <div class="row">
        <NumberField
          label={t(texts.columns)}
          value={width}
          least={4}
          most={MAX_SIDE}
          onChange={(columns) => showMap(resized(map.value, columns, height))}
        />
        <NumberField
          label={t(texts.rows)}
          value={height}
          least={4}
          most={MAX_SIDE}
          onChange={(rows) => showMap(resized(map.value, width, rows))}
        />
      </div>
      <label class="field">
        <span>{t(texts.mapSigns)}</span>
        <textarea
          rows={Math.min(14, height)}
          spellcheck={false}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="button"
        onClick={() => {
          const read = readMap(typed);
          if (read !== undefined) showMap(read);
          else {
            errorText.value = texts.notAMap;
          }
        }}
      >
        {t(texts.drawThisMap)}
      </button>
    </>
  );
}
