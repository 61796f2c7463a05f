import { MarienbadError, unknownName } from "marienbad/base";
import { texts } from "./texts.ts";

/**
 * A directed graph with a weight on every edge, in compressed sparse rows like the arenas: the edges of vertex v are
 * numbered from `firstEdgeOfVertex[v]` up to, and without, `firstEdgeOfVertex[v + 1]`.
 */
export interface WeightedGraph {
  readonly vertexCount: number;
  readonly edgeCount: number;
  /** One longer than there are vertices. */
  readonly firstEdgeOfVertex: Uint32Array;
  readonly targetOfEdge: Uint32Array;
  readonly weightOfEdge: Float64Array;
  /** What people call a vertex. */
  label(vertex: number): string;
}

/** An edge by the numbers of its ends. */
export type NumberedEdge = readonly [from: number, to: number, weight: number];

/** The graph with these edges; those of one vertex keep the order in which they are given. */
export function weightedGraph(
  vertexCount: number,
  edges: readonly NumberedEdge[],
  label: (vertex: number) => string = String,
): WeightedGraph {
  for (const [from, to] of edges) {
    if (!isVertex(from, vertexCount) || !isVertex(to, vertexCount)) {
      throw new MarienbadError("bad-argument", texts.edgeOutside(from, to, vertexCount));
    }
  }
  return fill(vertexCount, edges.length, label, (visit) => {
    for (const [from, to, weight] of edges) visit(from, to, weight);
  });
}

/** The graph whose edges all point the other way. */
export function withEdgesReversed(graph: WeightedGraph): WeightedGraph {
  return fill(graph.vertexCount, graph.edgeCount, graph.label, (visit) => {
    forEachEdge(graph, (from, to, weight) => visit(to, from, weight));
  });
}

type EdgeVisitor = (from: number, to: number, weight: number) => void;

/** Every edge, vertex by vertex. */
export function forEachEdge(graph: WeightedGraph, visit: EdgeVisitor): void {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, weightOfEdge } = graph;
  for (let vertex = 0, edge = 0; vertex < vertexCount; vertex++) {
    for (const end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++)
      visit(vertex, targetOfEdge[edge], weightOfEdge[edge]);
  }
}

/** Counting sort of edges by source; `enumerate` shows them twice, in the same order. */
function fill(
  vertexCount: number,
  edgeCount: number,
  label: (vertex: number) => string,
  enumerate: (visit: EdgeVisitor) => void,
): WeightedGraph {
  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const targetOfEdge = new Uint32Array(edgeCount);
  const weightOfEdge = new Float64Array(edgeCount);
  enumerate((from) => {
    firstEdgeOfVertex[from + 1]++;
  });
  for (let vertex = 0; vertex < vertexCount; vertex++) firstEdgeOfVertex[vertex + 1] += firstEdgeOfVertex[vertex];
  const nextEdgeOfVertex = firstEdgeOfVertex.slice();
  enumerate((from, to, weight) => {
    const edge = nextEdgeOfVertex[from]++;
    targetOfEdge[edge] = to;
    weightOfEdge[edge] = weight;
  });
  return { vertexCount, edgeCount, firstEdgeOfVertex, targetOfEdge, weightOfEdge, label };
}

function isVertex(value: number, vertexCount: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < vertexCount;
}

/** The vertex of this name. */
export function vertexNamed(graph: WeightedGraph, name: string): number {
  const labels = Array.from({ length: graph.vertexCount }, (_, vertex) => graph.label(vertex));
  const vertex = labels.indexOf(name);
  if (vertex < 0) throw new MarienbadError("unknown-name", unknownName(texts.VERTEX, name, labels));
  return vertex;
}

/** What knows the names of its vertices. */
export interface Labelled<Vertex> {
  label(vertex: Vertex): string;
}

/** Refuses a weight that shortest paths are not defined with, naming the edge. */
export function checkWeight<Vertex>(weight: number, from: Vertex, to: Vertex, graph: Labelled<Vertex>): void {
  if (weight >= 0 && weight < Number.POSITIVE_INFINITY) return;
  throw new MarienbadError("not-applicable", texts.wrongWeight(`${graph.label(from)} → ${graph.label(to)}`, weight));
}

/** Refuses the graph when a weight is negative or not finite. */
export function checkWeights(graph: WeightedGraph): void {
  forEachEdge(graph, (from, to, weight) => checkWeight(weight, from, to, graph));
}
