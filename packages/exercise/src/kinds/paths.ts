import { type Language, type Random, sameText } from "marienbad/base";
import { placeLayers, type Scene, type SceneEdge, type SceneNode } from "marienbad-figure";
import {
  checkAdmissible,
  checkConsistent,
  distancesTo,
  findVertexPath,
  type NumberedEdge,
  weightedGraph,
} from "marienbad-path";
import type { Draft, ExerciseKind } from "../model.ts";
import { texts } from "../texts/by-hand.ts";
import { NOTHING } from "../typed.ts";
import { ask, askYesOrNo, between, byHand, oneOf, PLAIN_CIRCLE, paragraphs, shuffled } from "./drawing.ts";

/** A small graph from S to G. */
export interface DrawnGraph {
  readonly labels: readonly string[];
  readonly edges: readonly NumberedEdge[];
  /** Cost from each vertex to the goal; all are finite. */
  readonly distances: readonly number[];
}

const BETWEEN = "ABCDEFHIJKLM";

/** S, A, B … and G last; vertices have up to three edges forward and sometimes one back, and all reach the goal. */
export function drawGraph(random: Random, size: number): DrawnGraph | undefined {
  const goal = size - 1;
  const labels = Array.from({ length: size }, (_, vertex) =>
    vertex === 0 ? "S" : vertex === goal ? "G" : BETWEEN[vertex - 1],
  );
  const edges: NumberedEdge[] = [];
  for (let from = 0; from < goal; from++) {
    const ahead = labels.map((_, to) => to).filter((to) => to > from && to <= from + 3 && (from > 0 || to < goal));
    const targets = shuffled(random, ahead).slice(0, between(random, 1, 3));
    if (from > 1 && random.below(5) === 0) targets.push(from - 1);
    for (const to of targets.sort((a, b) => a - b)) edges.push([from, to, between(random, 1, 9)]);
  }
  const graph = weightedGraph(size, edges, (vertex) => labels[vertex]);
  const distances = [...distancesTo(graph, [goal])];
  const reached = new Set([0]);
  for (const vertex of reached) for (const [from, to] of edges) if (from === vertex) reached.add(to);
  return reached.size === size && distances.every(Number.isFinite) ? { labels, edges, distances } : undefined;
}

/** All paths without repetition, cheapest first, with their costs: by definition, for graphs this small. */
export function allPaths({ labels, edges }: DrawnGraph): { readonly path: readonly number[]; readonly cost: number }[] {
  const found: { path: number[]; cost: number }[] = [];
  const waiting = [{ path: [0], cost: 0 }];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    const last = here.path[here.path.length - 1];
    if (last === labels.length - 1) found.push(here);
    else
      for (const [from, to, weight] of edges)
        if (from === last && !here.path.includes(to))
          waiting.push({ path: [...here.path, to], cost: here.cost + weight });
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** The steps of A*: chosen vertices, path, and whether a frontier vertex was improved; undefined on ties. */
function stepsOf({ labels, edges }: DrawnGraph, estimates: readonly number[]) {
  const goal = labels.length - 1;
  const graph = weightedGraph(labels.length, edges, (vertex) => labels[vertex]);
  const frontier = new Map<number, { d: number; c: number }>();
  const chosen: { name: string; d: number; h: number }[] = [];
  let [improved, tied] = [false, false];
  const choose = (vertex: number): void => {
    const { d, c } = frontier.get(vertex) as { d: number; c: number };
    frontier.delete(vertex);
    if ([...frontier.values()].some((other) => other.c <= c)) tied = true;
    chosen.push({ name: labels[vertex], d, h: estimates[vertex] });
  };
  const problem = { start: 0, goals: [goal] };
  const { path, cost } = findVertexPath(graph, problem, {
    estimate: (vertex) => estimates[vertex],
    trace({ kind, vertex, d, c }) {
      if (kind === "expanded") return choose(vertex);
      if (frontier.has(vertex)) improved = true;
      frontier.set(vertex, { d, c });
    },
  });
  if (!frontier.has(goal)) return undefined;
  choose(goal);
  return tied ? undefined : { chosen, path, cost, improved };
}

function graphParts(graph: DrawnGraph, estimates: readonly number[], path?: readonly number[]): Draft {
  const { labels, edges } = graph;
  const head = [texts.VERTEX, ...labels.map(sameText)];
  return {
    statement: [...paragraphs(texts.graph("S", "G")), { kind: "table", head, rows: [["h", ...estimates.map(String)]] }],
    figure: (language, isSolved) =>
      weightedScene({ labels, edges, estimates, ...(isSolved && path !== undefined ? { path } : {}) }, language),
    names: Object.fromEntries(labels.map((label, vertex) => [`v${vertex}`, label])),
    questions: [],
  };
}

/** Number of vertices, least number chosen, and whether one must be found twice. */
const ASTAR_LEVELS = {
  easy: { size: 5, chosen: 4, twice: false },
  normal: { size: 7, chosen: 5, twice: true },
  hard: { size: 9, chosen: 7, twice: true },
} as const;

const astar = byHand("astar", 2, "Hart, Nilsson and Raphael 1968; course, A*", (random, level) => {
  const { size, chosen: leastChosen, twice } = ASTAR_LEVELS[level];
  const graph = drawGraph(random, size);
  if (graph === undefined) return undefined;
  const { labels, distances } = graph;
  const estimates = distances.map((distance) => (distance === 0 ? 0 : Math.max(0, distance - random.below(4))));
  const steps = stepsOf(graph, estimates);
  const paths = allPaths(graph);
  if (steps === undefined || (twice && !steps.improved) || steps.path.length < 4 || paths[1]?.cost === paths[0].cost) {
    return undefined;
  }
  const { chosen, path, cost } = steps;
  const names = chosen.map(({ name }) => name);
  if (cost !== paths[0].cost || new Set(names).size < names.length || names.length < leastChosen) return undefined;
  const route = path.map((vertex) => labels[vertex]);
  const why = texts.chosen(chosen);
  return {
    ...graphParts(graph, estimates, path),
    questions: [
      ask("sequence", "order", texts.order(), {
        among: labels,
        answers: [names],
        why,
        reasons: Object.fromEntries(labels.map((label) => [label, texts.smallestC()])),
      }),
      ask("table", "totals", texts.whenChosen(), {
        rows: labels.map((name) => {
          const step = chosen.find((one) => one.name === name);
          return { name, accepted: [step === undefined ? NOTHING : String(step.d + step.h)] };
        }),
        why: texts.NEVER_CHOSEN,
      }),
      ask("sequence", "path", texts.PATH_FOUND, { among: labels, answers: [route], why: texts.costs(route, cost) }),
      ask("number", "cost", texts.ITS_COST, { answer: cost, why: texts.costs(route, cost) }),
    ],
  };
});

const heuristic = byHand("heuristic", 2, "Pearl 1984; course, A*", (random, level) => {
  const wanted = oneOf(random, ["neither", "admissible", "both"] as const);
  const graph = drawGraph(random, { easy: 5, normal: 6, hard: 8 }[level]);
  if (graph === undefined) return undefined;
  const { labels, edges, distances } = graph;
  const most = wanted === "neither" ? 3 : 0;
  const estimates = distances.map((distance) =>
    distance === 0 ? 0 : Math.max(0, distance + most - random.below(wanted === "both" ? 3 : 6)),
  );
  const weighted = weightedGraph(labels.length, edges, (vertex) => labels[vertex]);
  const estimate = (vertex: number): number => estimates[vertex];
  const admissible = checkAdmissible(weighted, [labels.length - 1], estimate).holds;
  const consistent = checkConsistent(weighted, estimate).holds;
  const found = admissible ? (consistent ? "both" : "admissible") : consistent ? "consistent" : "neither";
  const high = labels.filter((_, vertex) => estimates[vertex] > distances[vertex]);
  const steepEdges = edges
    .filter(([from, to, cost]) => estimates[from] > cost + estimates[to])
    .map(
      ([from, to, cost]) => ({ name: labels[from] + labels[to], h: [estimates[from], estimates[to]], cost }) as const,
    );
  const steep = steepEdges.map(({ name }) => name);
  if (
    found !== wanted ||
    high.length > 3 ||
    steep.length > 3 ||
    new Set(estimates).size < { easy: 3, normal: 4, hard: 5 }[level]
  )
    return undefined;
  if (admissible !== (high.length === 0) || consistent !== (steep.length === 0)) return undefined;
  const why = texts.distances(labels.map((label, vertex) => [label, distances[vertex]] as const));
  const whySteep = texts.steepEdges(steepEdges);
  const outside = labels.map((label, v) => [label, texts.distanceFrom(label, distances[v], estimates[v])] as const);
  return {
    ...graphParts(graph, estimates),
    questions: [
      askYesOrNo("admissible", texts.IS_ADMISSIBLE, admissible, why),
      ask("set", "high", texts.tooHigh(), { among: labels, answer: high, why, reasons: Object.fromEntries(outside) }),
      askYesOrNo("consistent", texts.IS_CONSISTENT, consistent, whySteep),
      ask("set", "steep", texts.tooSteep(), {
        among: edges.map(([from, to]) => labels[from] + labels[to]),
        answer: steep,
        why: whySteep,
      }),
    ],
  };
});

export const PATH_KINDS: readonly ExerciseKind[] = [astar, heuristic];

/** A graph with costs, as in an exercise; vertices and edges by number. */
export interface WeightedPicture {
  readonly labels: readonly string[];
  readonly edges: readonly (readonly [from: number, to: number, weight: number])[];
  readonly estimates?: readonly number[];
  /** The last vertex by default. */
  readonly goal?: number;
  readonly path?: readonly number[];
}

const SIZE = 40;

/** Circles from left to right, estimates under the names, costs on the arrows. */
export function weightedScene(picture: WeightedPicture, language: Language): Scene {
  const { labels, edges, estimates, goal = labels.length - 1, path = [] } = picture;
  const size = { width: SIZE, height: SIZE };
  const pairs = edges.map(([from, to]) => [from, to] as const);
  const { points, routes } = placeLayers({ nodes: labels.map(() => size), edges: pairs }, { root: 0 });
  const nodes = labels.map(
    (label, vertex): SceneNode => ({
      id: `v${vertex}`,
      label,
      ...(estimates === undefined ? {} : { detail: `h=${estimates[vertex]}` }),
      ...PLAIN_CIRCLE,
      border: vertex === goal ? "double" : "single",
      ...size,
      ...spread(points[vertex]),
    }),
  );
  const onPath = new Set(path.slice(1).map((to, index) => `${path[index]} ${to}`));
  const drawn = edges.map(([from, to, weight], edge): SceneEdge => {
    const { bend, via } = routes[edge];
    return {
      from: `v${from}`,
      to: `v${to}`,
      stroke: onPath.has(`${from} ${to}`) ? "strong" : "normal",
      tone: "plain",
      arrow: true,
      label: String(weight),
      ...(bend === 0 ? {} : { bend }),
      ...(via.length === 0 ? {} : { via: via.map(spread) }),
    };
  });
  const title = texts.graphTitle[language];
  return { id: "graph", title, direction: "right", groups: [], nodes, edges: drawn, texts: [], legend: [] };
}

/** Costs on the arrows need more room than arrows alone. */
function spread({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } {
  return { x: x * 1.25, y: y * 1.25 };
}
