import type { LegendItem, Scene, SceneEdge, SceneNode } from "marienbad-figure";
import { edgeKey, routesByEdge } from "../arena/edge-path.ts";
import { t } from "../base/language.ts";
import type { Picture } from "../base/picture-export.tsx";
import { Sketch } from "../base/sketch.ts";
import { paths } from "./instance.ts";
import type { GridMap } from "./map.ts";
import { type Moment, momentOf } from "./replay.ts";
import type { GraphStudy, Run } from "./tasks.ts";
import * as texts from "./texts.ts";
import { algorithmName, amount } from "./words.ts";

const CELL = 26;

/** One algorithm on the grid, at the step that is shown; the blank twin is the map alone. */
export function gridPicture(map: GridMap, run: Run, step: number): Picture {
  const title = algorithmName(run.algorithm, paths.weight.value);
  return {
    name: `grid-${run.algorithm}`,
    title,
    scene(blank) {
      const sketch = new Sketch();
      const width = map[0].length;
      const moment = momentOf(run, blank ? 0 : step);
      const way = new Set(moment.finished && run.found && !blank ? run.path : []);
      [...map.join("")].forEach((letter, cell) => {
        const state = blank ? undefined : moment.stateOf.get(cell);
        sketch.box((cell % width) * CELL, Math.floor(cell / width) * CELL, CELL, CELL, {
          label: letter === "." || letter === "#" ? "" : letter,
          ...(letter === "#" ? WALL : state === undefined ? {} : LOOK[state]),
          ...(way.has(cell) ? { stroke: "strong" as const } : {}),
        });
      });
      const square = { shape: "square", border: "single", stroke: "normal" } as const;
      const signs: LegendItem[] = [
        { node: { ...square, ...WALL }, text: t(texts.wall) },
        { node: { ...square, ...LOOK.expanded }, text: t(texts.expanded) },
        { node: { ...square, ...LOOK.frontier }, text: t(texts.frontier) },
        { node: { ...square, tone: "player0", stroke: "strong" }, text: t(texts.thePath) },
      ];
      return sketch.scene("grid", title, blank ? signs.slice(0, 1) : signs);
    },
  };
}

const WALL = { tone: "draw", border: "double" } as const;
const LOOK = { expanded: { tone: "player0" }, frontier: { tone: "player1", stroke: "dashed" } } as const;

/** The graph in the middle of a search; the blank twin has the weights and h, and nothing that the search finds. */
export function graphPicture(study: GraphStudy, run: Run, moment: Moment): Picture {
  const title = algorithmName(run.algorithm, paths.weight.value);
  return { name: "path", title, graph: true, scene: (blank) => graphScene(study, run, moment, title, blank) };
}

function graphScene(study: GraphStudy, run: Run, moment: Moment, title: string, blank: boolean): Scene {
  const { drawing, labels, estimates, start, goals } = study;
  const routes = routesByEdge(drawing);
  const way = moment.finished && run.found && !blank ? run.path : [];
  const nodes = labels.map((label, vertex): SceneNode => {
    const event = blank ? undefined : moment.eventOf.get(vertex);
    const state = blank ? undefined : moment.stateOf.get(vertex);
    const [d, c] = event === undefined ? ["", ""] : [` ${amount(event.d)}`, ` ${amount(event.c)}`];
    return {
      id: `v${vertex}`,
      label,
      ...drawing.points[vertex],
      width: drawing.size.width,
      height: drawing.size.height,
      shape: "circle",
      tone: "plain",
      stroke: "normal",
      ...(state === undefined ? {} : LOOK[state]),
      border: goals.includes(vertex) ? "double" : "single",
      note: { side: "below", lines: [`d =${d}`, `h = ${amount(estimates[vertex])}`, `c =${c}`] },
    };
  });
  const { x, y } = drawing.points[start];
  const entry: SceneNode = {
    ...nodes[start],
    id: "entry",
    label: "",
    shape: "none",
    x: x - drawing.size.width / 2 - 24,
    y,
    width: 0,
    height: 0,
    note: { side: "right", lines: [] },
  };
  const edges = study.edges.map(({ from, to, weight: cost, reduced }): SceneEdge => {
    const { bend, via } = routes[edgeKey(from, to)] ?? { bend: 0, via: [] };
    const onWay = way.some((vertex, index) => index > 0 && vertex === to && way[index - 1] === from);
    return {
      from: `v${from}`,
      to: `v${to}`,
      label: blank ? amount(cost) : `${amount(cost)} (${amount(reduced)})`,
      stroke: onWay ? "strong" : !blank && reduced < -1e-9 ? "faded" : "normal",
      tone: onWay ? "player0" : "plain",
      arrow: true,
      ...(bend === 0 ? {} : { bend }),
      ...(via.length === 0 ? {} : { via }),
    };
  });
  const arrow = { from: "entry", to: `v${start}`, stroke: "normal", tone: "plain", arrow: true } as const;
  const circle = { shape: "circle", border: "single", stroke: "normal" } as const;
  const signs: LegendItem[] = [
    { node: { ...circle, ...LOOK.expanded }, text: t(texts.expanded) },
    { node: { ...circle, ...LOOK.frontier }, text: t(texts.frontier) },
    { sign: "w (…)", text: t(texts.weightAndReduced) },
  ];
  return {
    id: "path",
    title,
    direction: "right",
    groups: [],
    nodes: [...nodes, entry],
    edges: [arrow, ...edges],
    texts: [],
    legend: blank ? [] : signs,
  };
}

const TILE = 24;
/** Boards in one row of the picture of a solution. */
const PER_ROW = 6;

/** The tray, or with a solution every board from here on; the blank twin has at most the first board filled in. */
export function taquinPicture(boards: readonly string[]): Picture {
  return {
    name: "taquin",
    title: t(texts.taquin),
    scene(blank) {
      const sketch = new Sketch();
      const side = boards[0].split("/").length;
      const [stepX, stepY] = [(side + 1) * TILE, (side + 1.4) * TILE];
      boards.forEach((board, index) => {
        const [left, top] = [(index % PER_ROW) * stepX, Math.floor(index / PER_ROW) * stepY];
        const empty = blank && (index > 0 || boards.length === 1);
        board.split(/[ /]/).forEach((tile, cell) => {
          const [x, y] = [left + (cell % side) * TILE, top + Math.floor(cell / side) * TILE];
          const hole = tile === "0" && !empty;
          sketch.box(x, y, TILE, TILE, { label: empty || hole ? "" : tile, tone: hole ? "draw" : "plain" });
        });
        if (boards.length > 1)
          sketch.text(String(index), left + ((side - 1) / 2) * TILE, top + side * TILE - TILE * 0.2);
      });
      return sketch.scene("taquin", t(texts.taquin));
    },
  };
}
