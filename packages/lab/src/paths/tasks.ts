import { runAsync, type Text } from "marienbad";
import { ArenaBuilder } from "marienbad/arena";
import type { Fault } from "marienbad/base";
import { type ArenaDrawing, layOutArena, type Point } from "marienbad-figure";
import {
  BEST_FIRST_IDS,
  type BestFirstId,
  type Check,
  checkAdmissible,
  checkConsistent,
  checkMonotone,
  distancesTo,
  type Ends,
  emptyGrid,
  type Falling,
  findVertexPath,
  forEachEdge,
  gridEstimates,
  gridStates,
  makePuzzle,
  type NumberedEdge,
  type PathResult,
  parsePathProblem,
  reducedWeights,
  type TooHigh,
  type TooSteep,
  type TraceEvent,
  type VertexEstimate,
  type WeightedGraph,
  weightedGraph,
} from "marienbad-path";
import { cellOf, type GridHeuristic, type GridMap, letterAt } from "./map.ts";
import * as texts from "./texts.ts";

interface GridInput {
  readonly map: GridMap;
  readonly diagonals: boolean;
  readonly heuristic: GridHeuristic;
  /** With `own`: the estimates of some cells; the others keep Manhattan's. */
  readonly own: Readonly<Record<number, number>>;
  /** Of weighted A*. */
  readonly weight: number;
}

/** One algorithm at work, from the first vertex of the frontier to the end. */
export interface Run extends PathResult<number> {
  readonly algorithm: BestFirstId;
  readonly events: readonly TraceEvent<number>[];
}

export interface Checks {
  readonly admissible: Check<TooHigh>;
  readonly consistent: Check<TooSteep>;
  readonly monotone: Check<Falling>;
}

export interface GridStudy {
  readonly runs: readonly Run[];
  readonly checks: Checks;
  readonly estimates: readonly number[];
}

export interface GraphStudy {
  readonly ok: true;
  readonly labels: readonly string[];
  readonly edges: readonly {
    readonly from: number;
    readonly to: number;
    readonly weight: number;
    readonly reduced: number;
  }[];
  readonly estimates: readonly number[];
  readonly distances: readonly number[];
  readonly start: number;
  readonly goals: readonly number[];
  readonly runs: readonly Run[];
  readonly checks: Checks;
  readonly drawing: ArenaDrawing;
  readonly warnings: readonly Fault[];
}

function runAll(graph: WeightedGraph, ends: Ends, estimate: VertexEstimate, weight: number): Run[] {
  return BEST_FIRST_IDS.map((algorithm) => {
    const events: TraceEvent<number>[] = [];
    const trace = (event: TraceEvent<number>): void => void events.push(event);
    return { algorithm, events, ...findVertexPath(graph, ends, { algorithm, estimate, weight, trace }) };
  });
}

function checkAll(graph: WeightedGraph, ends: Ends, estimate: VertexEstimate): Checks {
  return {
    admissible: checkAdmissible(graph, ends.goals, estimate),
    consistent: checkConsistent(graph, estimate),
    monotone: checkMonotone(graph, ends.start, estimate),
  };
}

/** The grid as a graph: a step costs its length times the weight of the cell it enters. */
function graphOfMap(map: GridMap, diagonals: boolean): { graph: WeightedGraph; ends: Ends } {
  const grid = emptyGrid(map[0].length, map.length);
  const letters = [...map.join("")];
  letters.forEach((letter, cell) => {
    grid.blockedOfCell[cell] = letter === "#" ? 1 : 0;
  });
  const ends = { start: cellOf(map, "S"), goals: [cellOf(map, "G")] };
  const states = gridStates(grid, { neighbours: diagonals ? 8 : 4 }, ends.start, ends.goals);
  const edges: NumberedEdge[] = [];
  letters.forEach((letter, cell) => {
    if (letter === "#") return;
    for (const { to, cost } of states.steps(cell)) edges.push([cell, to, cost * (Number(letters[to]) || 1)]);
  });
  return { graph: weightedGraph(letters.length, edges), ends };
}

function grid({ map, diagonals, heuristic, own, weight }: GridInput): GridStudy {
  const { graph, ends } = graphOfMap(map, diagonals);
  const known = gridEstimates({ ...emptyGrid(map[0].length, map.length) }, {}, ends.goals);
  const chosen = known[heuristic] ?? ((cell: number) => own[cell] ?? known.manhattan(cell));
  // Nobody stands in a wall: an estimate there is neither right nor wrong.
  const estimate: VertexEstimate = (cell) => (letterAt(map, cell) === "#" ? 0 : chosen(cell));
  const estimates = Array.from({ length: graph.vertexCount }, (_, cell) => estimate(cell));
  return { runs: runAll(graph, ends, estimate, weight), checks: checkAll(graph, ends, estimate), estimates };
}

/** What a text says about a graph, searched by every algorithm; or all that is wrong with the text. */
function graph({
  text,
  weight,
}: {
  text: string;
  weight: number;
}): GraphStudy | { readonly ok: false; readonly faults: readonly Fault[] } {
  const read = parsePathProblem(text);
  if (!read.ok) return { ok: false, faults: read.faults };
  const { graph: whole, labels, heuristicOfVertex, start = 0, goals } = read.value;
  if (labels.length > MAX_VERTICES) return fault(texts.tooManyVertices(MAX_VERTICES, labels.length));
  if (goals.length === 0) return fault(texts.goalIsMissing);
  const ends = { start, goals };
  const estimate: VertexEstimate = (vertex) => heuristicOfVertex?.[vertex] ?? 0;
  const runs = runAll(whole, ends, estimate, weight); // first, since it says best what is wrong with a weight
  const reduced = reducedWeights(whole, estimate).weightOfEdge;
  const edges: { from: number; to: number; weight: number; reduced: number }[] = [];
  forEachEdge(whole, (from, to, cost) => {
    edges.push({ from, to, weight: cost, reduced: reduced[edges.length] });
  });
  return {
    ok: true,
    labels,
    edges,
    estimates: labels.map((_, vertex) => estimate(vertex)),
    distances: [...distancesTo(whole, goals)],
    start,
    goals,
    runs,
    checks: checkAll(whole, ends, estimate),
    drawing: drawingOf(labels, edges, start),
    warnings: read.warnings,
  };
}

const MAX_VERTICES = 60;

function fault(text: Text): { readonly ok: false; readonly faults: readonly Fault[] } {
  return { ok: false, faults: [{ text }] };
}

/** The layout of the library's arenas serves any graph. */
function drawingOf(labels: readonly string[], edges: GraphStudy["edges"], start: number): ArenaDrawing {
  const builder = new ArenaBuilder();
  const name = (vertex: number): string => `${vertex}`;
  labels.forEach((_, vertex) => {
    builder.vertex(name(vertex), 0);
  });
  const seen = new Set<string>();
  for (const { from, to } of edges) {
    if (seen.has(`${from} ${to}`)) continue;
    seen.add(`${from} ${to}`);
    builder.edge(name(from), name(to));
  }
  const { points, routes, ...rest } = layOutArena(builder.start(name(start)).buildOrThrow(), { layout: "layers" });
  const spread = ({ x, y }: Point): Point => ({ x: x * 1.2, y: y * 1.9 }); // room for d, h and c below each vertex
  const wider = routes.map(({ bend, via }) => ({ bend, via: via.map(spread) }));
  return { ...rest, points: points.map(spread), routes: wider };
}

function scramble(options: { size: number; moves: number; seed: number }): string {
  const puzzle = makePuzzle("taquin", options);
  return puzzle.write(puzzle.graph.start);
}

interface TaquinAnswer {
  readonly found: boolean;
  /** The boards from this one to the solved one. */
  readonly path: readonly string[];
  readonly expanded: number;
}

/** A shortest solution of a taquin; tells how many boards it has looked at. */
async function solveTaquin(
  { tiles, heuristic }: { tiles: string; heuristic: string },
  report: (boards: number) => void,
): Promise<TaquinAnswer> {
  const puzzle = makePuzzle("taquin", { tiles });
  const { solver } = puzzle;
  if (solver === undefined) throw new Error("the taquin has a solver");
  const { found, path, expanded } = await runAsync(solver.solveWork(puzzle.graph.start, { heuristic }), {
    onProgress: report,
  });
  return { found, path: path.map((state) => puzzle.write(state)), expanded };
}

export const pathsTasks = {
  "paths.grid": grid,
  "paths.graph": graph,
  "paths.scramble": scramble,
  "paths.solve": solveTaquin,
};
export type PathsTasks = typeof pathsTasks;
