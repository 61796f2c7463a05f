import { NumberInput } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { paths } from "./instance.ts";
import type { Moment } from "./replay.ts";
import type { GraphStudy } from "./tasks.ts";
import * as texts from "./texts.ts";
import { amount } from "./words.ts";

export function VertexTable({ study, moment }: { study: GraphStudy; moment: Moment }) {
  const { labels, estimates, distances } = study;
  return (
    <>
      <h2>{t(texts.tableTitle)}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={t(texts.tableOfTheVertices)}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{t(texts.vertex)}</th>
              <th scope="col">d</th>
              <th scope="col">h</th>
              <th scope="col">c</th>
              <th scope="col">{t(texts.trueCostGoal)}</th>
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
                      onChange={(next) => paths.chooseGraph(withEstimate(study, vertex, next))}
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
export function EdgeTable({ study: { edges, labels, estimates } }: { study: GraphStudy }) {
  return (
    <>
      <h2>{t(texts.reducedWeights)}</h2>
      <p class="soft">{t(texts.reducedWeightsExplained)}</p>
      <div class="scroll" tabIndex={0} role="group" aria-label={t(texts.tableOfTheArcs)}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{t(texts.arc)}</th>
              <th scope="col">w</th>
              <th scope="col">− h(s)</th>
              <th scope="col">+ h(p)</th>
              <th scope="col">w̃</th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ from, to, weight: cost, reduced }, index) => {
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
