import type { Point } from "marienbad-figure";
import type { RoutesByEdge, VertexSize } from "./edge-path.ts";

/** What stays free between two vertices, and around them all: room for ranks and for the entry arrow. */
const GAP = 12;
const MARGIN = { x: 32, y: 22 };
const MAX_SCALE = 3;

/** A picture laid out anew for a screen: places in units of which `scale` pixels make one. */
export interface Spread {
  readonly points: readonly Point[];
  readonly routes: RoutesByEdge | undefined;
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly scale: number;
}

/** Stretches places until they fill the screen; vertices keep their form and grow until they would touch. */
export function spread(
  points: readonly Point[],
  routes: RoutesByEdge | undefined,
  box: VertexSize,
  screen: VertexSize,
): Spread {
  const all = [...points, ...Object.values(routes ?? {}).flatMap(({ via }) => via)];
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const width = Math.max(...all.map(({ x }) => x)) - left;
  const height = Math.max(...all.map(({ y }) => y)) - top;
  /** How far places are pulled apart when a unit has so many pixels. */
  const pulls = (scale: number): Point => ({
    x: width === 0 ? 1 : (screen.width / scale - box.width - 2 * MARGIN.x) / width,
    y: height === 0 ? 1 : (screen.height / scale - box.height - 2 * MARGIN.y) / height,
  });
  const fits = (scale: number): boolean => {
    const pull = pulls(scale);
    const inside =
      screen.width / scale >= box.width + 2 * MARGIN.x && screen.height / scale >= box.height + 2 * MARGIN.y;
    return inside && pull.x >= 0 && pull.y >= 0 && farApart(points, pull, box);
  };
  let [small, large] = [0, MAX_SCALE];
  for (let round = 0; round < 16; round++) {
    const middle = (small + large) / 2;
    if (fits(middle)) small = middle;
    else large = middle;
  }
  const scale = Math.max(small, 0.05);
  const pull = pulls(scale);
  const [wide, high] = [screen.width / scale, screen.height / scale];
  const place = ({ x, y }: Point): Point => ({
    x: width === 0 ? wide / 2 : MARGIN.x + box.width / 2 + (x - left) * pull.x,
    y: height === 0 ? high / 2 : MARGIN.y + box.height / 2 + (y - top) * pull.y,
  });
  return {
    points: points.map(place),
    routes:
      routes &&
      Object.fromEntries(
        Object.entries(routes).map(([edge, route]) => [edge, { ...route, via: route.via.map(place) }]),
      ),
    frame: { x: 0, y: 0, width: wide, height: high },
    scale,
  };
}

/** Whether no two vertices touch when their places are pulled apart. Those in the same place never will be. */
function farApart(points: readonly Point[], pull: Point, { width, height }: VertexSize): boolean {
  return points.every((one, index) =>
    points.every((other, at) => {
      const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      return at >= index || dx + dy === 0 || dx * pull.x >= width + GAP || dy * pull.y >= height + GAP;
    }),
  );
}
