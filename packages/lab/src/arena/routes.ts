import type { ArenaDrawing, Route } from "marienbad-figure";

/** How edges go, by `edgeKey`. */
export type RoutesByEdge = Readonly<Record<string, Route>>;

export function edgeKey(from: number, to: number): string {
  return `${from} ${to}`;
}

export function routesByEdge({ edges, routes }: Pick<ArenaDrawing, "edges" | "routes">): RoutesByEdge {
  return Object.fromEntries(edges.map(([from, to], edge) => [edgeKey(from, to), routes[edge]]));
}
