import { MarienbadError, unknownName } from "marienbad/base";
import { texts } from "./texts.ts";

/** A directed weighted graph; vertex v has the edges `firstEdgeOfVertex[v]` to `firstEdgeOfVertex[v + 1] - 1`. */
export interface WeightedGraph {
  readonly vertexCount: number;
  readonly edgeCount: number;
  readonly firstEdgeOfVertex: Uint32Array;
  readonly targetOfEdge: Uint32Array;
  readonly weightOfEdge: Float64Array;
  label(vertex: number): string;
}

/** The ends of a path in a weighted graph. */
export interface Ends {
  readonly start: number;
  readonly goals: readonly number[];
}

/** A state graph written out as a weighted graph. */
export interface WrittenOut<Vertex> {
  readonly graph: WeightedGraph;
  readonly ends: Ends;
  readonly vertices: readonly Vertex[];
}

/** An edge by the numbers of its ends. */
export type NumberedEdge = readonly [from: number, to: number, weight: number];

/** The graph with these edges; those of a vertex keep their order. */
export function weightedGraph(
  vertexCount: number,
  edges: readonly NumberedEdge[],
  label: (vertex: number) => string = String,
): WeightedGraph {
  const isVertex = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < vertexCount;
  const outside = edges.find(([from, to]) => !isVertex(from) || !isVertex(to));
  if (outside) throw new MarienbadError("bad-argument", texts.edgeOutside(outside[0], outside[1], vertexCount));
  return fill(vertexCount, edges.length, label, (visit) => {
    for (const [from, to, weight] of edges) visit(from, to, weight);
  });
}

/** The graph with its edges reversed. */
export function withEdgesReversed(graph: WeightedGraph): WeightedGraph {
  return fill(graph.vertexCount, graph.edgeCount, graph.label, (visit) => {
    forEachEdge(graph, (from, to, weight) => visit(to, from, weight));
  });
}

type EdgeVisitor = (from: number, to: number, weight: number) => void;

/** Visits all edges, vertex by vertex. */
export function forEachEdge(graph: WeightedGraph, visit: EdgeVisitor): void {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, weightOfEdge } = graph;
  for (let vertex = 0, edge = 0; vertex < vertexCount; vertex++) {
    const end = firstEdgeOfVertex[vertex + 1];
    for (; edge < end; edge++) visit(vertex, targetOfEdge[edge], weightOfEdge[edge]);
  }
}

/** Sorts edges by source, by counting; `enumerate` visits them twice, in the same order. */
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

/** The vertex with this label. */
export function vertexNamed(graph: WeightedGraph, name: string): number {
  const labels = Array.from({ length: graph.vertexCount }, (_, vertex) => graph.label(vertex));
  const vertex = labels.indexOf(name);
  if (vertex < 0) throw new MarienbadError("unknown-name", unknownName(texts.VERTEX, name, labels));
  return vertex;
}

export interface Labelled<Vertex> {
  label(vertex: Vertex): string;
}

/** Refuses a negative or infinite weight, naming the edge. */
export function checkWeight<Vertex>(weight: number, from: Vertex, to: Vertex, graph: Labelled<Vertex>): void {
  if (weight >= 0 && weight < Number.POSITIVE_INFINITY) return;
  throw new MarienbadError("not-applicable", texts.wrongWeight(`${graph.label(from)} → ${graph.label(to)}`, weight));
}

/** Refuses a graph with a negative or infinite weight. */
export function checkWeights(graph: WeightedGraph): void {
  forEachEdge(graph, (from, to, weight) => checkWeight(weight, from, to, graph));
}
