import { seededRandom } from "marienbad";
import type { Language } from "marienbad/base";
import { weightedScene } from "marienbad-exercise";
import type { Scene } from "marienbad-figure";
import * as texts from "./texts.ts";
import type { Failure, Trial } from "./trial.ts";
import { membersOf, type PythonValue, writeValue } from "./value.ts";

type Graph = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** `astar(G, h, depart, arrivee)`. */
export interface PathCase {
  readonly graph: Graph;
  readonly estimates: Readonly<Record<string, number>>;
  readonly from: string;
  readonly to: string;
}

const RANDOM_GRAPHS = 40;

/** Small graphs from a seed, the smallest first; estimates never exceed what is left to go. */
export function astarTrials(first: readonly PathCase[], seed: number): Trial[] {
  const random = seededRandom(seed);
  const drawn = Array.from({ length: RANDOM_GRAPHS }, (_, index) =>
    drawGraph(random, 3 + Math.floor((index * 5) / RANDOM_GRAPHS), (name) => String.fromCharCode(97 + name)),
  );
  return [...first, ...drawn].map(astarTrial);
}

export const largeAstar = (size: number): Trial =>
  astarTrial(drawGraph(seededRandom(size), size, (name) => `s${name}`));

function drawGraph(random: ReturnType<typeof seededRandom>, size: number, nameOf: (index: number) => string): PathCase {
  const graph: Record<string, Record<string, number>> = {};
  for (let index = 0; index < size; index++) graph[nameOf(index)] = {};
  for (let index = 0; index < size - 1; index++) {
    // A way to the end from everywhere, and some that are shorter or longer.
    graph[nameOf(index)][nameOf(index + 1)] = 1 + random.below(9);
    for (let more = random.below(3); more > 0; more--) {
      const target = random.below(3) === 0 ? random.below(size) : Math.min(size - 1, index + 1 + random.below(5));
      if (target !== index) graph[nameOf(index)][nameOf(target)] = 1 + random.below(20);
    }
  }
  const [from, to] = [nameOf(0), nameOf(size - 1)];
  const left = distancesTo(graph, to);
  const estimates = Object.fromEntries(
    Object.keys(graph).map((name) => [name, Math.max(0, (left.get(name) ?? 0) - random.below(4))]),
  );
  return { graph, estimates, from, to };
}

/** The least cost from every vertex to one, by relaxing every edge until nothing changes (Bellman and Ford). */
function distancesTo(graph: Graph, to: string): Map<string, number> {
  const left = new Map([[to, 0]]);
  const names = Object.keys(graph).reverse();
  for (let changed = true; changed; ) {
    changed = false;
    for (const name of names) {
      for (const [next, cost] of Object.entries(graph[name])) {
        const through = (left.get(next) ?? Infinity) + cost;
        if (through >= (left.get(name) ?? Infinity)) continue;
        left.set(name, through);
        changed = true;
      }
    }
  }
  return left;
}

function shortestPath(graph: Graph, from: string, to: string): string[] {
  const left = distancesTo(graph, to);
  const path = [from];
  for (let at = from; at !== to; path.push(at)) {
    const here = left.get(at) as number;
    at = (
      Object.entries(graph[at]).find(([next, cost]) => cost + (left.get(next) ?? Infinity) === here) as [string, number]
    )[0];
  }
  return path;
}

const costOf = (graph: Graph, path: readonly string[]): number =>
  path.slice(1).reduce((sum, name, index) => sum + (graph[path[index]]?.[name] ?? Number.NaN), 0);

const python = (value: object): string => JSON.stringify(value);

function astarTrial(one: PathCase): Trial {
  const { graph, estimates, from, to } = one;
  return {
    call: { arguments: [python(graph), python(estimates), JSON.stringify(from), JSON.stringify(to)] },
    size: Object.keys(graph).length,
    judge: (value) => judge(one, value),
  };
}

/** Any path of least cost is right. */
function judge(one: PathCase, value: PythonValue): Failure | undefined {
  const { graph, from, to } = one;
  const best = shortestPath(graph, from, to);
  const least = costOf(graph, best);
  const failing = (text: Failure["text"], path: readonly string[]): Failure => ({
    text,
    ...(Object.keys(graph).length <= MOST_DRAWN && { figure: figureOf(one, path) }),
  });
  const [cost, way] = membersOf(value) ?? [];
  const path = way === undefined ? undefined : membersOf(way)?.map(String);
  if (typeof cost !== "number" || path === undefined) return { text: texts.notAPath(writeValue(value)) };
  if (path[0] !== from || path.at(-1) !== to) return failing(texts.pathEnds(path, from, to), best);
  const gap = path.findIndex((name, index) => index > 0 && graph[path[index - 1]]?.[name] === undefined);
  if (gap >= 0) return failing(texts.noSuchEdge(path[gap - 1], path[gap]), best);
  const real = costOf(graph, path);
  if (real > least) return failing(texts.shorterPath(path, real, best, least), best);
  if (cost !== real) return failing(texts.wrongCost(path, cost, real), path);
  return undefined;
}

const MOST_DRAWN = 12;

/** The graph, its costs and estimates, with a path drawn strong. */
function figureOf({ graph, estimates, to }: PathCase, path: readonly string[]): (language: Language) => Scene {
  const labels = Object.keys(graph);
  const edges = labels.flatMap((label, from) =>
    Object.entries(graph[label]).map(([next, cost]) => [from, labels.indexOf(next), cost] as const),
  );
  const picture = {
    labels,
    edges,
    estimates: labels.map((label) => estimates[label]),
    goal: labels.indexOf(to),
    path: path.map((label) => labels.indexOf(label)),
  };
  return (language) => weightedScene(picture, language);
}
