import type { Point } from "marienbad-figure";
import type { VertexSize } from "./edge-path.ts";

/** What of a drawing is seen, and how large: a place p of the drawing is on the screen at p · scale + (x, y). */
export interface View extends Point {
  readonly scale: number;
}

export interface Bounds extends VertexSize {
  readonly x: number;
  readonly y: number;
}

/** What stays free around a drawing that fits, in pixels of the screen. */
const MARGIN = 14;
const MAX_SCALE = 3;

export function boundsOf(points: readonly Point[], { width, height }: VertexSize): Bounds {
  const start = { left: Number.POSITIVE_INFINITY, right: -Infinity, top: Number.POSITIVE_INFINITY, bottom: -Infinity };
  const found = points.reduce(
    ({ left, right, top, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    }),
    start,
  );
  if (points.length === 0) return { x: 0, y: 0, width, height };
  return {
    x: found.left - width / 2,
    y: found.top - height / 2,
    width: found.right - found.left + width,
    height: found.bottom - found.top + height,
  };
}

export function fitView(bounds: Bounds, screen: VertexSize): View {
  const scale = Math.max(
    1e-4,
    Math.min(
      1.7,
      (screen.width - 2 * MARGIN) / Math.max(1, bounds.width),
      (screen.height - 2 * MARGIN) / Math.max(1, bounds.height),
    ),
  );
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  return centredOn(middle, scale, screen);
}

export function centredOn({ x, y }: Point, scale: number, screen: VertexSize): View {
  return { scale, x: screen.width / 2 - x * scale, y: screen.height / 2 - y * scale };
}

export function onScreen(view: View, { x, y }: Point): Point {
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

export function under(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

/** Larger or smaller, while what is under `at` stays there. Never smaller than what fits, nor larger than any use. */
export function zoomAt(view: View, factor: number, at: Point, bounds: Bounds, screen: VertexSize): View {
  const least = fitView(bounds, screen).scale;
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(MAX_SCALE, least));
  const fixed = under(view, at);
  return kept({ scale, x: at.x - fixed.x * scale, y: at.y - fixed.y * scale }, bounds, screen);
}

export function panBy(view: View, dx: number, dy: number, bounds: Bounds, screen: VertexSize): View {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, bounds, screen);
}

/** No further aside than the edge of the drawing; in a direction in which all of it is seen, in the middle. */
export function kept(view: View, bounds: Bounds, screen: VertexSize): View {
  const along = (offset: number, start: number, length: number, room: number): number => {
    const [from, to] = [start * view.scale, (start + length) * view.scale];
    if (to - from <= room - 2 * MARGIN) return (room - from - to) / 2;
    return Math.min(MARGIN - from, Math.max(room - MARGIN - to, offset));
  };
  return {
    scale: view.scale,
    x: along(view.x, bounds.x, bounds.width, screen.width),
    y: along(view.y, bounds.y, bounds.height, screen.height),
  };
}

export function isSeen(view: View, point: Point, { width, height }: VertexSize, screen: VertexSize): boolean {
  const { x, y } = onScreen(view, point);
  const [w, h] = [(width * view.scale) / 2, (height * view.scale) / 2];
  return x + w > 0 && x - w < screen.width && y + h > 0 && y - h < screen.height;
}

/** The vertex at a place of the screen, or the nearest to it within a finger's reach. */
export function vertexAt(
  view: View,
  points: readonly Point[],
  box: VertexSize,
  at: Point,
  reach = 12,
): number | undefined {
  const { x, y } = under(view, at);
  const around = reach / view.scale;
  let best: number | undefined;
  let least = around;
  points.forEach((point, vertex) => {
    const [dx, dy] = [Math.abs(point.x - x) - box.width / 2, Math.abs(point.y - y) - box.height / 2];
    const distance = Math.hypot(Math.max(0, dx), Math.max(0, dy));
    if (distance >= least) return;
    least = distance;
    best = vertex;
  });
  return best;
}
