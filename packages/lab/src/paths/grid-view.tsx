import { useMemo } from "preact/hooks";
import { Fold, NumberField, Segments, Select } from "../base/controls.tsx";
import { language, number, say } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
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
import { algorithmName, amount, HEURISTIC_WORDS, priorityOf, tellRun } from "./words.ts";

const BRUSH_WORDS: Readonly<Record<Brush, () => string>> = {
  wall: () => say("Wall", "Mur"),
  free: () => say("Free", "Libre"),
  weight: () => say("Weight", "Poids"),
  start: () => say("Start", "Départ"),
  goal: () => say("Goal", "But"),
  estimate: () => say("Estimate", "Estimation"),
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
      <Stepper
        step={step.value}
        last={lastStep.value}
        running={running.value}
        pace={90}
        sentence={study === undefined ? "" : comparison(study)}
        onStep={(next) => {
          step.value = next;
        }}
        onRunning={(next) => {
          running.value = next;
        }}
      />
      <div class="panes">
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
      <div class="paths-notes">
        <ChecksPanel checks={study?.checks} name={name} />
        <div>
          <Fold title={say("The map as text", "La carte en texte")}>
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
  const told = run === undefined || moment === undefined ? "" : tellMoment(run, moment);
  return (
    <figure class="pane" data-algorithm={algorithm}>
      <figcaption>
        <strong>{title}</strong>
        <span class="soft">{priorityOf(algorithm, weight.value)}</span>
      </figcaption>
      <GridPane
        map={map.value}
        label={
          main
            ? say(
                `${title}. Grid to draw on: arrows move, Enter draws.`,
                `${title}. Grille à dessiner : les flèches déplacent, Entrée dessine.`,
              )
            : `${title}. ${told}`
        }
        run={run}
        moment={moment}
        estimates={showEstimates.value || heuristic.value === "own" ? gridStudy.value?.estimates : undefined}
        failing={failing}
        main={main}
      />
      <p class="counts">{told}</p>
    </figure>
  );
}

function tellMoment(run: Run, { expanded, frontier, finished }: Moment): string {
  if (finished) return tellRun(run);
  return say(
    `${number(expanded)} expanded · ${number(frontier)} in the frontier`,
    `${number(expanded)} sommets développés · ${number(frontier)} dans la frontière`,
  );
}

/** What the four together show. */
function comparison({ runs }: GridStudy): string {
  if (step.value === 0) {
    return say(
      "Draw on the grid, then start: the four algorithms look for the same goal, one cell each a step.",
      "Dessinez sur la grille, puis lancez : les quatre algorithmes cherchent le même but, une case chacun par étape.",
    );
  }
  if (step.value < lastStep.value) {
    const done = runs.filter(({ expanded }) => step.value > expanded).length;
    return say(
      `After ${number(step.value)} steps, ${done === 0 ? "nobody has" : `${done} of 4 have`} arrived.`,
      `Après ${number(step.value)} étapes, ${done === 0 ? "personne n'est arrivé" : `${done} sur 4 ${done === 1 ? "est arrivé" : "sont arrivés"}`}.`,
    );
  }
  const [dijkstra, astar] = (["dijkstra", "astar"] as const).map((id) =>
    runs.find(({ algorithm }) => algorithm === id),
  );
  if (dijkstra === undefined || astar === undefined) return "";
  if (!dijkstra.found)
    return say("Walls all around: there is no path.", "Des murs tout autour : il n'y a pas de chemin.");
  const worse = runs.filter(({ optimal }) => !optimal);
  const longer =
    worse.length === 0
      ? say("All four paths are shortest ones.", "Les quatre chemins sont des plus courts.")
      : worse
          .map(({ algorithm, cost }) =>
            say(
              `${algorithmName(algorithm, weight.value)} pays ${amount(cost)} instead of ${amount(dijkstra.cost)}.`,
              `${algorithmName(algorithm, weight.value)} paie ${amount(cost)} au lieu de ${amount(dijkstra.cost)}.`,
            ),
          )
          .join(" ");
  return `${say(
    `A* expands ${number(astar.expanded)} cells, Dijkstra ${number(dijkstra.expanded)}.`,
    `A* développe ${number(astar.expanded)} sommets, Dijkstra ${number(dijkstra.expanded)}.`,
  )} ${longer}`;
}

function GridTools() {
  const example = MAP_EXAMPLES.find((candidate) => candidate.map === map.value);
  return (
    <div class="tools">
      <div class="row">
        <Select
          seen
          label={say("Grid", "Grille")}
          choices={[
            ...(example === undefined ? [{ id: "", text: say("your drawing", "votre dessin") }] : []),
            ...MAP_EXAMPLES.map(({ id, title }) => ({ id, text: title[language.value] })),
          ]}
          value={example?.id ?? ""}
          onChange={(id) => showMap(MAP_EXAMPLES.find((candidate) => candidate.id === id)?.map ?? map.value)}
        />
        <Select
          seen
          label={say("Heuristic h", "Heuristique h")}
          choices={GRID_HEURISTICS.map((id) => ({ id, text: HEURISTIC_WORDS[id]() }))}
          value={heuristic.value}
          onChange={(chosen) => {
            heuristic.value = chosen;
            if (chosen === "own") brush.value = "estimate";
          }}
        />
        <Select
          seen
          label={say("Steps", "Pas")}
          choices={[
            { id: "4", text: say("4 directions", "4 directions") },
            { id: "8", text: say("8 directions", "8 directions") },
          ]}
          value={diagonals.value ? "8" : "4"}
          onChange={(id) => {
            diagonals.value = id === "8";
          }}
        />
        <NumberField
          label={say("Weight of A*", "Poids de A*")}
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
          label={say("Brush", "Pinceau")}
          choices={BRUSHES.map((id) => ({ id, text: BRUSH_WORDS[id]() }))}
          value={brush.value}
          onChange={(chosen) => {
            brush.value = chosen;
          }}
        />
        {brush.value === "weight" && (
          <NumberField
            label={say("Cost to enter, 2 to 9", "Coût d'entrée, de 2 à 9")}
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
            label={say("h of the cell", "h de la case")}
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
          {say("Clear", "Effacer")}
        </button>
        <label class="tick">
          <input
            type="checkbox"
            checked={showEstimates.value}
            onChange={(event) => {
              showEstimates.value = event.currentTarget.checked;
            }}
          />
          {say("Show h", "Montrer h")}
        </label>
      </div>
    </div>
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
          label={say("Columns", "Colonnes")}
          value={width}
          least={4}
          most={MAX_SIDE}
          onChange={(columns) => showMap(resized(map.value, columns, height))}
        />
        <NumberField
          label={say("Rows", "Lignes")}
          value={height}
          least={4}
          most={MAX_SIDE}
          onChange={(rows) => showMap(resized(map.value, width, rows))}
        />
      </div>
      <label class="field">
        <span>
          {say(
            "S start, G goal, # wall, 2 to 9 a cell that costs so much",
            "S départ, G but, # mur, 2 à 9 une case qui coûte autant",
          )}
        </span>
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
            errorText.value = {
              en: "This is not a map: rows of equal length, from . # S G and 2 to 9, with one S and one G, at most 40 × 40.",
              fr: "Ce n'est pas une carte : des lignes égales, faites de . # S G et 2 à 9, avec un S et un G, au plus 40 × 40.",
            };
          }
        }}
      >
        {say("Draw this map", "Dessiner cette carte")}
      </button>
    </>
  );
}
