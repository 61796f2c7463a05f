import type { Text } from "marienbad";
import { useMemo } from "preact/hooks";
import { Fold, NumberField, Segments, Select } from "../base/controls.tsx";
import { Button, choicesOf, Tick } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { FIGURE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { useTypedText } from "../base/use-typed-text.ts";
import { ChecksPanel } from "./checks.tsx";
import { GridPane } from "./grid-pane.tsx";
import { paths } from "./instance.ts";
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
  const study = paths.gridStudy.value;
  const name = (cell: number): string => `(${cellName(paths.map.value, cell)})`;
  const consistent = study?.checks.consistent;
  const failing =
    consistent?.holds === false ? ([consistent.counterexample.from, consistent.counterexample.to] as const) : undefined;
  return (
    <div class="paths-grid">
      <GridTools />
      <div class="paths-main">
        <Stepper
          step={paths.step.value}
          last={paths.lastStep.value}
          running={paths.running.value}
          pace={90}
          sentence={study === undefined ? "" : comparison(study)}
          onStep={paths.goToStep}
          onRunning={(next) => (paths.running.value = next)}
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
            <PictureExport pictures={study.runs.map((run) => gridPicture(paths.map.value, run, paths.step.value))} />
          )}
        </div>
      </div>
    </div>
  );
}

interface PaneProps {
  readonly run: Run | undefined;
  readonly algorithm: (typeof ALGORITHMS)[number];
  readonly failing: readonly [number, number] | undefined;
  readonly main: boolean;
}

function Pane({ run, algorithm, failing, main }: PaneProps) {
  const at = paths.step.value;
  const moment = useMemo(() => (run === undefined ? undefined : momentOf(run, at)), [run, at]);
  const title = algorithmName(algorithm, paths.weight.value);
  const counts = run === undefined || moment === undefined ? "" : tellMoment(run, moment);
  return (
    <figure class="pane" data-algorithm={algorithm} aria-label={title}>
      <figcaption>
        <strong>{title}</strong>
        <span class="soft">{priorityOf(algorithm, paths.weight.value)}</span>
      </figcaption>
      <GridPane
        map={paths.map.value}
        label={main ? t(texts.gridKeys(title)) : `${title}. ${counts}`}
        run={run}
        moment={moment}
        estimates={
          paths.showEstimates.value || paths.heuristic.value === "own" ? paths.gridStudy.value?.estimates : undefined
        }
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

function comparison({ runs }: GridStudy): string {
  if (paths.step.value === 0) return t(texts.drawThenStart);
  if (paths.step.value < paths.lastStep.value) {
    const done = runs.filter(({ expanded }) => paths.step.value > expanded).length;
    return t(texts.afterStepsArrived(paths.step.value, done));
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
            t(texts.paysInsteadOf(algorithmName(algorithm, paths.weight.value), amount(cost), amount(dijkstra.cost))),
          )
          .join(" ");
  return `${t(texts.expandedByBoth(astar.expanded, dijkstra.expanded))} ${longer}`;
}

function GridTools() {
  const example = MAP_EXAMPLES.find((candidate) => candidate.map === paths.map.value);
  return (
    <div class="tools">
      <div class="row">
        <Select
          seen
          label={t(texts.grid)}
          choices={choicesOf(MAP_EXAMPLES, example === undefined && t(texts.yourDrawing))}
          value={example?.id ?? ""}
          onChange={(id) =>
            paths.showMap(MAP_EXAMPLES.find((candidate) => candidate.id === id)?.map ?? paths.map.value)
          }
        />
        <Select
          seen
          label={t(texts.heuristicH)}
          choices={GRID_HEURISTICS.map((id) => ({ id, text: t(HEURISTIC_WORDS[id]) }))}
          value={paths.heuristic.value}
          onChange={(chosen) => {
            paths.heuristic.value = chosen;
            if (chosen === "own") paths.brush.value = "estimate";
          }}
        />
        <Select
          seen
          label={t(texts.steps)}
          choices={[
            { id: "4", text: t(texts.fourDirections) },
            { id: "8", text: t(texts.eightDirections) },
          ]}
          value={paths.diagonals.value ? "8" : "4"}
          onChange={(id) => (paths.diagonals.value = id === "8")}
        />
        <NumberField
          label={t(texts.weightOfA)}
          value={paths.weight.value}
          least={1}
          most={10}
          whole={false}
          onChange={(next) => (paths.weight.value = next)}
        />
      </div>
      <div class="row brushes">
        <Segments
          label={t(texts.brush)}
          choices={BRUSHES.map((id) => ({ id, text: t(BRUSH_WORDS[id]) }))}
          value={paths.brush.value}
          onChange={(chosen) => (paths.brush.value = chosen)}
        />
        {paths.brush.value === "weight" && (
          <NumberField
            label={t(texts.costToEnterTo)}
            value={paths.brushWeight.value}
            least={2}
            most={9}
            onChange={(next) => (paths.brushWeight.value = next)}
          />
        )}
        {paths.brush.value === "estimate" && (
          <NumberField
            label={t(texts.hOfTheCell)}
            value={paths.brushEstimate.value}
            least={0}
            most={999}
            whole={false}
            onChange={(next) => (paths.brushEstimate.value = next)}
          />
        )}
        <Button label={t(texts.clear)} onClick={() => paths.showMap(cleared(paths.map.value))} />
        <Tick
          label={t(texts.showH)}
          checked={paths.showEstimates.value}
          onChange={(checked) => (paths.showEstimates.value = checked)}
        />
      </div>
      <Legend />
    </div>
  );
}

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
  const drawn = paths.map.value.join("\n");
  const [typed, setTyped] = useTypedText(drawn);
  const [width, height] = [paths.map.value[0].length, paths.map.value.length];
  return (
    <>
      <div class="row">
        <NumberField
          label={t(texts.columns)}
          value={width}
          least={4}
          most={MAX_SIDE}
          onChange={(columns) => paths.showMap(resized(paths.map.value, columns, height))}
        />
        <NumberField
          label={t(texts.rows)}
          value={height}
          least={4}
          most={MAX_SIDE}
          onChange={(rows) => paths.showMap(resized(paths.map.value, width, rows))}
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
      <Button
        label={t(texts.drawThisMap)}
        onClick={() => {
          const read = readMap(typed);
          if (read !== undefined) paths.showMap(read);
          else {
            paths.errorText.value = texts.notAMap;
          }
        }}
      />
    </>
  );
}
