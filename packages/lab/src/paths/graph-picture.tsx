import { useMemo } from "preact/hooks";
import { edgeKey, edgePath, routesByEdge } from "../arena/edge-path.ts";
import { t } from "../base/language.ts";
import type { Moment } from "./replay.ts";
import type { GraphStudy, Run } from "./tasks.ts";
import * as texts from "./texts.ts";
import { amount } from "./words.ts";

const GAP = 62; // room below a vertex for d, h and c

export function GraphPicture({ study, run, moment }: { study: GraphStudy; run: Run; moment: Moment }) {
  const { drawing, labels, edges, estimates, start, goals } = study;
  const { width, height } = drawing.size;
  const { points } = drawing;
  const routes = routesByEdge(drawing);
  const frame = useMemo(() => {
    const all = [...points, ...drawing.routes.flatMap(({ via }) => via)];
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
      style={{ maxWidth: `${Math.round(frame.width * 1.5)}px`, "--natural": `${Math.round(frame.width)}px` }}
      role="img"
      aria-label={`${t(texts.graph)}: ${spoken}`}
    >
      {edges.map(({ from, to, weight: cost, reduced }, index) => {
        const given = routes[edgeKey(from, to)];
        const route = given ?? { bend: pairs.has(`${to} ${from}`) ? 14 : 0, via: [] };
        const path = edgePath(points[from], 0, points[to], 0, { width, height }, route);
        const fails = failing?.from === from && failing.to === to;
        const look = `${onWay(from, to) ? " on-way" : ""}${fails ? " failing" : ""}`;
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
  const state = stateOf.get(vertex) === "expanded" ? t(texts.expanded) : t(texts.frontier);
  return `${state}, d ${amount(event.d)}, h ${amount(h)}, c ${amount(event.c)}`;
}
