import type { Point } from "marienbad-figure";
import type { RoutesByEdge, VertexSize } from "./edge-path.ts";

/** Below this, names cannot be read: what is larger is scrolled. A phone asks for names of 12 pixels, as graph.css. */
const SMALLEST = 0.62;
const SMALLEST_ON_PHONE = 0.96;
const PHONE = 640; // pixels
const LARGEST = 1.7;

export function sizeOf({ width, height }: VertexSize, zoom: number | undefined): Record<string, string> {
  const pixels = (scale: number): string => `${Math.round(width * scale)}px`;
  const fitting = `min(100%, ${pixels(LARGEST)}, ${((64 * width) / height).toFixed(1)}vh)`;
  return {
    aspectRatio: `${width} / ${height}`,
    width: zoom === undefined ? `max(calc(var(--smallest, ${SMALLEST}) * ${width}px), ${fitting})` : pixels(zoom),
  };
}

export interface Frame extends VertexSize {
  readonly x: number;
  readonly y: number;
}

/** The ground of the editor: what is seen of it, and how many pixels a unit has. */
export interface Ground extends Frame {
  readonly scale: number;
}

/** Nothing is drawn larger than this in the editor, so that there is room for more. */
const LARGEST_EDITED = 1.2;

/** The editor's ground fills the screen; once edited by hand it only grows, and never moves under the pointer. */
export function groundOf(picture: Frame, screen: VertexSize, before: Ground | undefined): Ground {
  if (before !== undefined && isInside(picture, before)) return before;
  const both = before === undefined ? [picture] : [picture, before];
  const x = Math.min(...both.map((frame) => frame.x));
  const y = Math.min(...both.map((frame) => frame.y));
  const [wide, high] = [
    Math.max(...both.map((frame) => frame.x + frame.width)) - x,
    Math.max(...both.map((frame) => frame.y + frame.height)) - y,
  ];
  const smallest = screen.width < PHONE ? SMALLEST_ON_PHONE : SMALLEST;
  const scale = Math.max(smallest, Math.min(LARGEST_EDITED, screen.width / wide, screen.height / high));
  const [width, height] = [Math.max(wide, screen.width / scale), Math.max(high, screen.height / scale)];
  return { x: x + (wide - width) / 2, y: y + (high - height) / 2, width, height, scale };
}

function isInside(inner: Frame, outer: Frame): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export function bounds(
  points: readonly Point[],
  { width, height }: VertexSize,
  routes: RoutesByEdge | undefined,
): Frame {
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
