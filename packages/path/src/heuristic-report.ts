import { run, type Work, withWork } from "marienbad/base";
import { SLICE } from "./best-first.ts";
import { checkAdmissible, checkConsistent, checkMonotone, reducedWeights } from "./heuristic-checks.ts";
import type { WrittenOut } from "./path-task.ts";
import type { Estimate } from "./state-graph.ts";

/** What the three checks of an estimate say (P2 in docs/concordance.md), vertices by their names. */
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

/** Checks an estimate on a graph that is written out. Cost: one Dijkstra, and an estimate of every vertex. */
export const checkHeuristic = /* @__PURE__ */ withWork(function checkHeuristic<Vertex>(
  whole: WrittenOut<Vertex>,
  estimate: Estimate<Vertex>,
  write: (vertex: Vertex) => string,
): HeuristicReport {
  return run(checkHeuristicWork(whole, estimate, write));
}, checkHeuristicWork);

/** The same as a work. Progress is the number of vertices looked at. */
function* checkHeuristicWork<Vertex>(
  { graph, ends, vertices }: WrittenOut<Vertex>,
  estimate: Estimate<Vertex>,
  write: (vertex: Vertex) => string,
): Work<HeuristicReport> {
  const estimateOfVertex = yield* estimatesWork(vertices, estimate);
  const byNumber = (vertex: number): number => estimateOfVertex[vertex];
  const name = (vertex: number): string => write(vertices[vertex]);
  const admissible = yield* checkAdmissible.work(graph, ends.goals, byNumber);
  const consistent = yield* checkConsistent.work(graph, byNumber);
  const monotone = yield* checkMonotone.work(graph, ends.start, byNumber);
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

function* estimatesWork<Vertex>(vertices: readonly Vertex[], estimate: Estimate<Vertex>): Work<Float64Array> {
  const estimateOfVertex = new Float64Array(vertices.length);
  for (let vertex = 0; vertex < vertices.length; vertex++) {
    estimateOfVertex[vertex] = estimate(vertices[vertex]);
    if ((vertex + 1) % SLICE === 0) yield vertex + 1;
  }
  return estimateOfVertex;
}

/** An edge with its weight w(s, p) and its reduced weight w(s, p) − h(s) + h(p) (P4 in docs/concordance.md). */
export interface ReducedEdge {
  readonly from: string;
  readonly to: string;
  readonly weight: number;
  readonly reduced: number;
}

/**
 * Every edge of a graph that is written out, with the weight on which A* is Dijkstra. Progress is the number of
 * vertices looked at.
 */
export function* reducedEdgesWork<Vertex>(
  { graph, vertices }: WrittenOut<Vertex>,
  estimate: Estimate<Vertex>,
  write: (vertex: Vertex) => string,
): Work<ReducedEdge[]> {
  const estimateOfVertex = yield* estimatesWork(vertices, estimate);
  const { weightOfEdge } = reducedWeights(graph, (vertex) => estimateOfVertex[vertex]);
  const { firstEdgeOfVertex, targetOfEdge } = graph;
  const edges: ReducedEdge[] = [];
  for (let vertex = 0; vertex < vertices.length; vertex++) {
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const [from, to] = [write(vertices[vertex]), write(vertices[targetOfEdge[edge]])];
      edges.push({ from, to, weight: graph.weightOfEdge[edge], reduced: weightOfEdge[edge] });
    }
    if ((vertex + 1) % SLICE === 0) yield vertex + 1;
  }
  return edges;
}
