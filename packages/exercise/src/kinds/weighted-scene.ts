import type { Language } from "marienbad/base";
import { placeLayers, type Scene, type SceneEdge, type SceneNode } from "marienbad-figure";
import { texts } from "../texts/paths.ts";

/** A graph with costs as an exercise draws it; edges and vertices by number. */
export interface WeightedPicture {
  readonly labels: readonly string[];
  readonly edges: readonly (readonly [from: number, to: number, weight: number])[];
  readonly estimates?: readonly number[];
  /** The goal; the last vertex where none is given. */
  readonly goal?: number;
  /** A path to show, thick. */
  readonly path?: readonly number[];
}

const SIZE = 40;

/** The figure: circles from left to right, estimates under the names, costs on the arrows. */
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
      shape: "circle",
      tone: "plain",
      border: vertex === goal ? "double" : "single",
      stroke: "normal",
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
