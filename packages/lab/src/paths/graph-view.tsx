import { useMemo } from "preact/hooks";
import { edgePath } from "../arena/edge-path.ts";
import { Fold, NumberInput, Segments, Select } from "../base/controls.tsx";
import { ExportMenu } from "../base/export-menu.tsx";
import { language, say } from "../base/language.ts";
import { Stepper } from "../base/stepper.tsx";
import type { GraphStudy, Run } from "../worker/paths-tasks.ts";
import { ChecksPanel } from "./checks.tsx";
import { GRAPH_EXAMPLES } from "./graph-examples.ts";
import { type Moment, momentOf } from "./replay.ts";
import {
  ALGORITHMS,
  chooseGraph,
  drawFigure,
  graphAlgorithm,
  graphFaults,
  graphStudy,
  graphText,
  lastStep,
  rewind,
  running,
  step,
  weight,
} from "./state.ts";
import { algorithmName, amount, guaranteeOf, priorityOf, tellRun } from "./words.ts";

export function GraphView() {
  const study = graphStudy.value;
  const run = study?.runs.find(({ algorithm }) => algorithm === graphAlgorithm.value);
  const at = step.value;
  const moment = useMemo(() => (run === undefined ? undefined : momentOf(run, at)), [run, at]);
  return (
    <div class="paths-graph">
      <div class="graph-side">
        <div class="row tools">
          <Segments
            label={say("Algorithm", "Algorithme")}
            choices={ALGORITHMS.map((id) => ({ id, text: algorithmName(id, weight.value) }))}
            value={graphAlgorithm.value}
            onChange={(chosen) => {
              graphAlgorithm.value = chosen;
              rewind();
            }}
          />
        </div>
        {study !== undefined && run !== undefined && moment !== undefined && (
          <>
            <div class="picture">
              <GraphPicture study={study} run={run} moment={moment} />
            </div>
            <p class="soft">
              {priorityOf(graphAlgorithm.value, weight.value)} — {guaranteeOf(graphAlgorithm.value)}
            </p>
            <Stepper
              step={at}
              last={lastStep.value}
              running={running.value}
              pace={1100}
              sentence={tellStep(study, run, moment)}
              onStep={(next) => {
                step.value = next;
              }}
              onRunning={(next) => {
                running.value = next;
              }}
            />
          </>
        )}
      </div>
      <section class="notes" aria-label={say("Details", "Détails")}>
        <GraphTextField />
        {study !== undefined && moment !== undefined && (
          <>
            <ChecksPanel checks={study.checks} name={(vertex) => study.labels[vertex]} />
            <VertexTable study={study} moment={moment} />
            <EdgeTable study={study} />
            <Fold title={say("Export the picture", "Exporter la figure")}>
              <ExportMenu
                name="path"
                make={(format, blank) => {
                  if (run === undefined)
                    throw new Error(say("There is no graph yet.", "Il n'y a pas encore de graphe."));
                  return drawFigure(figureOf(study, run, moment, format, blank));
                }}
              />
            </Fold>
          </>
        )}
      </section>
    </div>
  );
}

/** The step in words: who is expanded, why, and who is reopened. */
function tellStep({ labels, goals }: GraphStudy, run: Run, moment: Moment): string {
  const { current, eventOf, expanded, finished, reopened } = moment;
  if (finished) {
    const way = run.found ? `${run.path.map((vertex) => labels[vertex]).join(" → ")}${say(": ", " : ")}` : "";
    return `${way}${tellRun(run)}.`;
  }
  if (expanded === 0 || current === undefined) {
    return say("The start waits alone in the frontier.", "Le départ attend seul dans la frontière.");
  }
  const event = eventOf.get(current);
  const c = event === undefined ? "" : amount(event.c);
  const chosen = say(
    `${labels[current]} has the least c, ${c}: it is expanded.`,
    `${labels[current]} a le plus petit c, ${c} : on le développe.`,
  );
  if (reopened.length > 0) {
    const names = reopened.map((vertex) => labels[vertex]).join(", ");
    return `${chosen} ${say(
      `A cheaper way to ${names} is found, which was expanded too soon: it is reopened.`,
      `On trouve un chemin moins cher vers ${names}, développé trop tôt : on le rouvre.`,
    )}`;
  }
  const seen = goals.find((goal) => moment.stateOf.get(goal) === "frontier");
  return seen === undefined
    ? chosen
    : `${chosen} ${say(
        `${labels[seen]} is in the frontier, but not chosen yet.`,
        `${labels[seen]} est dans la frontière, mais pas encore choisi.`,
      )}`;
}

const GAP = 62; // room below a vertex for d, h and c

function GraphPicture({ study, run, moment }: { study: GraphStudy; run: Run; moment: Moment }) {
  const { drawing, labels, edges, estimates, start, goals } = study;
  const { points, width, height, routes } = drawing;
  const frame = useMemo(() => {
    const all = [...points, ...Object.values(routes).flatMap(({ via }) => via)];
    const left = Math.min(...all.map(({ x }) => x)) - width / 2 - 40;
    const top = Math.min(...all.map(({ y }) => y)) - height / 2 - 30;
    const right = Math.max(...all.map(({ x }) => x)) + width / 2 + 24;
    const bottom = Math.max(...all.map(({ y }) => y)) + height / 2 + GAP;
    return { left, top, width: right - left, height: bottom - top };
  }, [drawing]);
  const way = moment.finished && run.found ? run.path : [];
  const onWay = (from: number, to: number): boolean =>
    way.some((vertex, index) => index > 0 && vertex === to && way[index - 1] === from);
  const failing = study.checks.consistent.holds ? undefined : study.checks.consistent.counterexample;
  const pairs = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  const spoken = labels
    .map((label, vertex) => `${label} (${tellValues(estimates[vertex], vertex, moment)})`)
    .join("; ");
  return (
    <svg
      class="path-graph"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      style={{ maxWidth: `${Math.round(frame.width * 1.5)}px`, minWidth: `${Math.round(frame.width * 0.62)}px` }}
      role="img"
      aria-label={`${say("Graph", "Graphe")}: ${spoken}`}
    >
      {edges.map(({ from, to, weight: cost, reduced }, index) => {
        const given = routes[`${from} ${to}`];
        const route = given ?? { bend: pairs.has(`${to} ${from}`) ? 14 : 0, via: [] };
        const path = edgePath(points[from], 0, points[to], 0, { width, height }, route);
        const look = `${onWay(from, to) ? " on-way" : ""}${failing?.from === from && failing.to === to ? " failing" : ""}`;
        return (
          <g key={index} class={`arc${look}`}>
            <path class="arc-line" d={path.d} />
            <path
              class="arc-tip"
              d="M0 0L-8 3.6L-8 -3.6Z"
              transform={`translate(${path.tip.x} ${path.tip.y}) rotate(${path.angle})`}
            />
            <text class="arc-weight" x={path.middle.x} y={path.middle.y - 7}>
              {amount(cost)}
              <tspan class="arc-reduced" dx={5}>
                ({amount(reduced)})
              </tspan>
            </text>
          </g>
        );
      })}
      <g class="arc entry" transform={`translate(${points[start].x - width / 2 - 2} ${points[start].y})`}>
        <path class="arc-line" d="M-22 0H-6" />
        <path class="arc-tip" d="M0 0L-8 4L-8 -4Z" />
      </g>
      {labels.map((label, vertex) => {
        const state = moment.stateOf.get(vertex) ?? "unmet";
        const event = moment.eventOf.get(vertex);
        const { x, y } = points[vertex];
        const current = moment.current === vertex && !moment.finished ? " current" : "";
        return (
          <g
            key={vertex}
            class={`spot ${state}${current}${way.includes(vertex) ? " on-way" : ""}`}
            transform={`translate(${x} ${y})`}
            data-vertex={label}
          >
            <rect class="ring" x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
            {goals.includes(vertex) && (
              <rect
                class="ring inner"
                x={-width / 2 + 4}
                y={-height / 2 + 4}
                width={width - 8}
                height={height - 8}
                rx={height / 2 - 4}
              />
            )}
            <text class="spot-name" dy="0.35em">
              {label}
            </text>
            <text class="spot-values" y={height / 2 + 15}>
              d {event === undefined ? "·" : amount(event.d)}
            </text>
            <text class="spot-values" y={height / 2 + 29}>
              h {amount(estimates[vertex])}
            </text>
            <text class="spot-values strong" y={height / 2 + 43}>
              c {event === undefined ? "·" : amount(event.c)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function tellValues(h: number, vertex: number, { eventOf, stateOf }: Moment): string {
  const event = eventOf.get(vertex);
  if (event === undefined) return `h ${amount(h)}`;
  const state = stateOf.get(vertex) === "expanded" ? say("expanded", "développé") : say("frontier", "frontière");
  return `${state}, d ${amount(event.d)}, h ${amount(h)}, c ${amount(event.c)}`;
}

/** The graph as text, and the examples. */
function GraphTextField() {
  const example = GRAPH_EXAMPLES.find(({ text }) => text === graphText.value);
  return (
    <>
      <Select
        seen
        label={say("Graph", "Graphe")}
        choices={[
          ...(example === undefined ? [{ id: "", text: say("your graph", "votre graphe") }] : []),
          ...GRAPH_EXAMPLES.map(({ id, title }) => ({ id, text: title[language.value] })),
        ]}
        value={example?.id ?? ""}
        onChange={(id) => chooseGraph(GRAPH_EXAMPLES.find((candidate) => candidate.id === id)?.text ?? graphText.value)}
      />
      <Fold title={say("The graph as text", "Le graphe en texte")} open={graphFaults.value.length > 0}>
        <label class="field">
          <span>{say("JSON, or dictionaries in Python's syntax", "JSON, ou dictionnaires en syntaxe Python")}</span>
          <textarea
            rows={9}
            spellcheck={false}
            value={graphText.value}
            aria-invalid={graphFaults.value.length > 0}
            onInput={(event) => chooseGraph(event.currentTarget.value)}
          />
        </label>
      </Fold>
      {graphFaults.value.length > 0 && (
        <ul class="fault" role="alert">
          {graphFaults.value.slice(0, 6).map(({ message, line, column }) => (
            <li key={`${line} ${column} ${message}`}>
              {line === undefined ? "" : `${say("line", "ligne")} ${line}, ${say("column", "colonne")} ${column}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** d, h and c of every vertex; one's own h is typed here. */
function VertexTable({ study, moment }: { study: GraphStudy; moment: Moment }) {
  const { labels, estimates, distances } = study;
  return (
    <>
      <h2>{say("d, h and c", "d, h et c")}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("Table of the vertices", "Table des sommets")}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{say("vertex", "sommet")}</th>
              <th scope="col">d</th>
              <th scope="col">h</th>
              <th scope="col">c</th>
              <th scope="col">{say("true cost to the goal", "vrai coût jusqu'au but")}</th>
            </tr>
          </thead>
          <tbody>
            {labels.map((label, vertex) => {
              const event = moment.eventOf.get(vertex);
              const tooHigh = estimates[vertex] > distances[vertex] + 1e-9;
              return (
                <tr key={label} class={moment.stateOf.get(vertex) ?? ""}>
                  <th scope="row">{label}</th>
                  <td>{event === undefined ? "·" : amount(event.d)}</td>
                  <td>
                    <NumberInput
                      className={`h-input${tooHigh ? " too-high" : ""}`}
                      least={0}
                      most={Number.POSITIVE_INFINITY}
                      whole={false}
                      spoken={`h(${label})`}
                      value={estimates[vertex]}
                      onChange={(next) => chooseGraph(withEstimate(study, vertex, next))}
                    />
                  </td>
                  <td>{event === undefined ? "·" : amount(event.c)}</td>
                  <td>{amount(distances[vertex])}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The same graph, written out, with another estimate of one vertex. */
function withEstimate({ labels, edges, estimates, start, goals }: GraphStudy, vertex: number, h: number): string {
  const name = JSON.stringify;
  const arcs = edges.map(({ from, to, weight: cost }) => `[${name(labels[from])}, ${name(labels[to])}, ${cost}]`);
  const heuristic = labels.flatMap((label, other) => {
    const value = other === vertex ? h : estimates[other];
    return value === 0 ? [] : [`${name(label)}: ${value}`];
  });
  return `{
  "vertices": [${labels.map((label) => name(label)).join(", ")}],
  "edges": [${arcs.join(", ")}],
  "heuristic": {${heuristic.join(", ")}},
  "start": ${name(labels[start])},
  "goal": [${goals.map((goal) => name(labels[goal])).join(", ")}]
}`;
}

/** A* as Dijkstra on reduced weights. */
function EdgeTable({ study: { edges, labels } }: { study: GraphStudy }) {
  return (
    <>
      <h2>{say("Reduced weights", "Poids réduits")}</h2>
      <p class="soft">
        {say(
          "A* is Dijkstra on w̃(s, p) = w(s, p) − h(s) + h(p); a negative one is an arc where h is not consistent.",
          "A* est Dijkstra sur w̃(s, p) = w(s, p) − h(s) + h(p) ; un poids négatif est un arc où h n'est pas cohérente.",
        )}
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("Table of the arcs", "Table des arcs")}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{say("arc", "arc")}</th>
              <th scope="col">w</th>
              <th scope="col">− h(s)</th>
              <th scope="col">+ h(p)</th>
              <th scope="col">w̃</th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ from, to, weight: cost, reduced }, index) => {
              const estimates = graphStudy.value?.estimates ?? [];
              return (
                <tr key={index} class={reduced < -1e-9 ? "negative" : ""}>
                  <th scope="row">
                    {labels[from]} → {labels[to]}
                  </th>
                  <td>{amount(cost)}</td>
                  <td>− {amount(estimates[from])}</td>
                  <td>+ {amount(estimates[to])}</td>
                  <td>
                    <strong>{amount(reduced)}</strong>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function figureOf(study: GraphStudy, run: Run, moment: Moment, format: string, blank: boolean) {
  const { drawing, labels, edges, estimates, goals } = study;
  const way = moment.finished && run.found && !blank ? run.path : [];
  const graph = {
    drawing,
    vertices: labels.map((label, vertex) => {
      const event = moment.eventOf.get(vertex);
      const values = event === undefined ? [] : [`d = ${amount(event.d)}`, `c = ${amount(event.c)}`];
      return {
        label,
        notes: [`h = ${amount(estimates[vertex])}`, ...(blank ? [] : values)],
        goal: goals.includes(vertex),
        state: blank ? ("unseen" as const) : (moment.stateOf.get(vertex) ?? ("unseen" as const)),
      };
    }),
    edges: edges.map(({ from, to, weight: cost }) => ({
      from,
      to,
      label: amount(cost),
      onPath: way.some((vertex, index) => index > 0 && vertex === to && way[index - 1] === from),
    })),
  };
  return { kind: "graph" as const, format, title: algorithmName(run.algorithm, weight.value), graph };
}
