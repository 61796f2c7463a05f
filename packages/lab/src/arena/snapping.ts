import type { Point } from "marienbad-figure";
import type { VertexSize } from "./edge-path.ts";

export const GRID_STEP = 24;
/** This near the row or the column of another vertex, a vertex is drawn to it: layouts do not know the grid. */
const REACH = 8;
const GAP = 8;

/** Where a vertex comes to rest that is put somewhere: on the grid, and on no other vertex. */
export function restingPlace(wanted: Point, others: readonly Point[], box: VertexSize): Point {
  const at = {
    x: snapped(
      wanted.x,
      others.map(({ x }) => x),
    ),
    y: snapped(
      wanted.y,
      others.map(({ y }) => y),
    ),
  };
  if (isFree(at, others, box)) return at;
  const distance = ({ x, y }: Point): number => Math.hypot(x - wanted.x, y - wanted.y);
  for (let ring = 1; ; ring++) {
    const free = ringAround(at, ring).filter((place) => isFree(place, others, box));
    if (free.length > 0) return free.reduce((best, place) => (distance(place) < distance(best) ? place : best));
  }
}

export function nextPlace(from: Point, towards: Point, others: readonly Point[], box: VertexSize): Point {
  for (let steps = 1; ; steps++) {
    const place = { x: from.x + steps * GRID_STEP * towards.x, y: from.y + steps * GRID_STEP * towards.y };
    if (isFree(place, others, box)) return place;
  }
}

export function vertexAt(place: Point, points: readonly Point[], { width, height }: VertexSize): number | undefined {
  const found = points.findIndex(
    ({ x, y }) => Math.abs(x - place.x) <= width / 2 + GAP && Math.abs(y - place.y) <= height / 2 + GAP,
  );
  return found < 0 ? undefined : found;
}

function isFree({ x, y }: Point, others: readonly Point[], { width, height }: VertexSize): boolean {
  return others.every((other) => Math.abs(other.x - x) >= width + GAP || Math.abs(other.y - y) >= height + GAP);
}

function snapped(value: number, lines: readonly number[]): number {
  const distance = (line: number): number => Math.abs(line - value);
  const nearest = lines.reduce(
    (best, line) => (distance(line) < distance(best) ? line : best),
    Number.POSITIVE_INFINITY,
  );
  return distance(nearest) <= REACH ? nearest : Math.round(value / GRID_STEP) * GRID_STEP;
}

function ringAround({ x, y }: Point, ring: number): Point[] {
  const sides = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring);
  return sides
    .flatMap((i) => sides.map((j) => ({ i, j })))
    .filter(({ i, j }) => Math.max(Math.abs(i), Math.abs(j)) === ring)
    .map(({ i, j }) => ({ x: x + i * GRID_STEP, y: y + j * GRID_STEP }));
}
