import type { Player } from "marienbad";
import type { ArenaDrawing, Point, Route } from "marienbad-figure";

export interface VertexSize {
  readonly width: number;
  readonly height: number;
}

export interface EdgePath {
  readonly d: string;
  readonly tip: Point;
  /** Degrees. */
  readonly angle: number;
  readonly middle: Point;
}

const TIP = 8; // length of the arrow

/** From border to border: straight, bent, through given points, or a loop above the vertex. */
export function edgePath(
  from: Point,
  fromOwner: Player,
  to: Point,
  toOwner: Player,
  box: VertexSize,
  { bend, via }: Route,
): EdgePath {
  if (from.x === to.x && from.y === to.y) return loop(from, box);
  if (via.length > 0) return through(from, fromOwner, to, toOwner, box, via);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const turn = (bend * Math.PI) / 180;
  const start = away(from, angle - turn, borderDistance(fromOwner, box, angle - turn));
  const arriving = angle + turn; // the direction in which it arrives
  const tip = away(to, arriving + Math.PI, borderDistance(toOwner, box, arriving + Math.PI) + 1.5);
  const end = away(tip, arriving + Math.PI, TIP - 2);
  if (bend === 0) return { d: `M${at(start)}L${at(end)}`, tip, angle: degrees(arriving), middle: between(start, end) };
  const reach = 0.39 * Math.hypot(end.x - start.x, end.y - start.y);
  const [first, second] = [away(start, angle - turn, reach), away(end, arriving + Math.PI, reach)];
  return {
    d: `M${at(start)}C${at(first)} ${at(second)} ${at(end)}`,
    tip,
    angle: degrees(arriving),
    middle: between(first, second),
  };
}

function loop(at0: Point, { width, height }: VertexSize): EdgePath {
  const top = { x: at0.x, y: at0.y - height / 2 };
  const tip = { x: top.x + width / 6, y: top.y - 1 };
  return {
    d:
      `M${top.x - width / 6} ${top.y}C${top.x - width / 2} ${top.y - 34} ${top.x + width / 2} ${top.y - 34} ` +
      `${tip.x + 2} ${tip.y - 7}`,
    tip,
    angle: 105,
    middle: { x: top.x, y: top.y - 25 },
  };
}

/** A smooth curve through points (Catmull and Rom). */
function through(
  from: Point,
  fromOwner: Player,
  to: Point,
  toOwner: Player,
  box: VertexSize,
  via: readonly Point[],
): EdgePath {
  const leaving = Math.atan2(via[0].y - from.y, via[0].x - from.x);
  const last = via[via.length - 1];
  const arriving = Math.atan2(to.y - last.y, to.x - last.x);
  const start = away(from, leaving, borderDistance(fromOwner, box, leaving));
  const tip = away(to, arriving + Math.PI, borderDistance(toOwner, box, arriving + Math.PI) + 1.5);
  const end = away(tip, arriving + Math.PI, TIP - 2);
  const route = [start, ...via, end];
  const pieces = route.slice(1).map((point, index) => {
    const before = route[Math.max(0, index - 1)];
    const here = route[index];
    const after = route[Math.min(route.length - 1, index + 2)];
    const first = { x: here.x + (point.x - before.x) / 6, y: here.y + (point.y - before.y) / 6 };
    const second = { x: point.x - (after.x - here.x) / 6, y: point.y - (after.y - here.y) / 6 };
    return `C${at(first)} ${at(second)} ${at(point)}`;
  });
  return {
    d: `M${at(start)}${pieces.join("")}`,
    tip,
    angle: degrees(arriving),
    middle: via[Math.floor(via.length / 2)],
  };
}

/** From the centre of a vertex to its border, in a direction: circles and stadiums for player 0, rectangles for 1. */
export function borderDistance(owner: Player, { width, height }: VertexSize, angle: number): number {
  const [dx, dy] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  if (owner === 1) return Math.min(width / 2 / Math.max(dx, 1e-9), height / 2 / Math.max(dy, 1e-9));
  const radius = Math.min(width, height) / 2;
  const flat = width / 2 - radius;
  if (dy > 0 && (radius / dy) * dx <= flat) return radius / dy;
  return flat * dx + Math.sqrt(Math.max(0, radius * radius - (flat * dy) ** 2));
}

function away(from: Point, angle: number, reach: number): Point {
  return { x: from.x + reach * Math.cos(angle), y: from.y + reach * Math.sin(angle) };
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

export type RoutesByEdge = Readonly<Record<string, Route>>;

export function edgeKey(from: number, to: number): string {
  return `${from} ${to}`;
}

export function routesByEdge({ edges, routes }: Pick<ArenaDrawing, "edges" | "routes">): RoutesByEdge {
  return Object.fromEntries(edges.map(([from, to], edge) => [edgeKey(from, to), routes[edge]]));
}
