import type { Point } from "marienbad/figure";
import type { VertexSize } from "./edge-path.ts";
import type { RoutesByEdge } from "./routes.ts";

/** Below this, names cannot be read: what is larger is scrolled. A phone asks for more, in graph.css. */
const SMALLEST = "var(--smallest, 0.62)";
const LARGEST = 1.7;

/** Natural size times the zoom or, when none is chosen, what fits the page. */
export function sizeOf({ width, height }: VertexSize, zoom: number | undefined): Record<string, string> {
  const pixels = (scale: number): string => `${Math.round(width * scale)}px`;
  const fitting = `min(100%, ${pixels(LARGEST)}, ${((64 * width) / height).toFixed(1)}vh)`;
  return {
    aspectRatio: `${width} / ${height}`,
    width: zoom === undefined ? `max(calc(${SMALLEST} * ${width}px), ${fitting})` : pixels(zoom),
  };
}

/** The frame around everything, with room for the entry arrow, ranks and bends. */
export function bounds(points: readonly Point[], { width, height }: VertexSize, routes: RoutesByEdge | undefined) {
  const via = Object.values(routes ?? {}).flatMap((route) => route.via);
  const bent = Object.values(routes ?? {}).some(({ bend }) => Math.abs(bend) > 20) ? 40 : 0;
  const all = [...points, ...via];
  if (all.length === 0) return { x: 0, y: 0, width: 400, height: 240 };
  const left = Math.min(...all.map(({ x }) => x)) - width / 2 - 34;
  const right = Math.max(...all.map(({ x }) => x)) + width / 2 + 22;
  const top = Math.min(...all.map(({ y }) => y)) - height / 2 - 22 - bent;
  const bottom = Math.max(...all.map(({ y }) => y)) + height / 2 + 22 + bent;
  return { x: left, y: top, width: Math.max(220, right - left), height: Math.max(140, bottom - top) };
}
