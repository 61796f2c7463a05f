import { checkAdmissible, checkConsistent, checkMonotone, reducedWeights } from "./heuristic-checks.ts";
import type { WrittenOut } from "./path-task.ts";
import type { Estimate } from "./state-graph.ts";
import { forEachEdge } from "./weighted-graph.ts";

/** What the three checks of an estimate say (row P2), vertices by their names: data to be shown or told. */
export interface HeuristicReport {
  readonly admissible: boolean;
  readonly consistent: boolean;
  readonly monotone: boolean;
  /** Where a property fails. */
  readonly counterexamples: {
    readonly admissible?: { readonly vertex: string; readonly estimate: number; readonly distance: number };
    readonly consistent?: {
      readonly from: string;
      readonly to: string;
      readonly weight: number;
      readonly estimateFrom: number;
      readonly estimateTo: number;
    };
    readonly monotone?: { readonly path: readonly string[]; readonly totals: readonly number[] };
  };
}

/** Checks an estimate on a graph that is written out. */
export function checkHeuristic<Vertex>(
  { graph, ends, vertices }: WrittenOut<Vertex>,
  estimate: Estimate<Vertex>,
  write: (vertex: Vertex) => string,
): HeuristicReport {
  const estimateOfVertex = Float64Array.from(vertices, estimate);
  const byNumber = (vertex: number): number => estimateOfVertex[vertex];
  const name = (vertex: number): string => write(vertices[vertex]);
  const admissible = checkAdmissible(graph, ends.goals, byNumber);
  const consistent = checkConsistent(graph, byNumber);
  const monotone = checkMonotone(graph, ends.start, byNumber);
  return {
    admissible: admissible.holds,
    consistent: consistent.holds,
    monotone: monotone.holds,
    counterexamples: {
      ...(!admissible.holds && {
        admissible: { ...admissible.counterexample, vertex: name(admissible.counterexample.vertex) },
      }),
      ...(!consistent.holds && {
        consistent: {
          ...consistent.counterexample,
          from: name(consistent.counterexample.from),
          to: name(consistent.counterexample.to),
        },
      }),
      ...(!monotone.holds && {
        monotone: { ...monotone.counterexample, path: monotone.counterexample.path.map(name) },
      }),
    },
  };
}

/** An edge with its weight w(s, p) and its reduced weight w(s, p) − h(s) + h(p) (row P4). */
export interface ReducedEdge {
  readonly from: string;
  readonly to: string;
  readonly weight: number;
  readonly reduced: number;
}

/** Every edge of a graph that is written out, with the weight on which A* is Dijkstra. */
export function reducedEdges<Vertex>(
  { graph, vertices }: WrittenOut<Vertex>,
  estimate: Estimate<Vertex>,
  write: (vertex: Vertex) => string,
): ReducedEdge[] {
  const { weightOfEdge } = reducedWeights(graph, (vertex) => estimate(vertices[vertex]));
  const edges: ReducedEdge[] = [];
  forEachEdge(graph, (from, to, weight) => {
    edges.push({ from: write(vertices[from]), to: write(vertices[to]), weight, reduced: weightOfEdge[edges.length] });
  });
  return edges;
}
