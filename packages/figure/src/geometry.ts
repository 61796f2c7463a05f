import { greatestOf, leastOf } from "marienbad/base";
import {
  type Box,
  FONT,
  MARK,
  type NodeLook,
  type Point,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "./scene.ts";
import { textWidth } from "./text-size.ts";

/** A curve as in SVG and PostScript: a start, then cubic pieces with two control points each. */
export interface Curve {
  readonly start: Point;
  readonly pieces: readonly (readonly [Point, Point, Point])[];
}

/** Distance of the control points of a bent edge, as a share of its length: that of TikZ's `bend left`. */
const LOOSENESS = 0.3915;
const LOOP = 34;

export function edgeCurve(edge: SceneEdge, from: SceneNode, to: SceneNode): Curve {
  if (from.id === to.id) return loopOf(from);
  if (edge.vertical === true) {
    return line({ x: from.x, y: from.y + from.height / 2 }, { x: to.x, y: to.y - to.height / 2 });
  }
  const via = edge.via ?? [];
  if (via.length > 0) return smooth([from, ...via, to], from, to);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const bend = ((edge.bend ?? 0) * Math.PI) / 180;
  const start = borderPoint(from, angle - bend); // y grows downward, so left is a smaller angle
  const end = borderPoint(to, angle + Math.PI + bend);
  if (bend === 0) return line(start, end);
  const reach = LOOSENESS * distance(start, end);
  return { start, pieces: [[away(start, angle - bend, reach), away(end, angle + Math.PI + bend, reach), end]] };
}

function line(start: Point, end: Point): Curve {
  return { start, pieces: [[between(start, end, 1 / 3), between(start, end, 2 / 3), end]] };
}

function loopOf(node: SceneNode): Curve {
  const [out, back] = [(-112 * Math.PI) / 180, (-68 * Math.PI) / 180];
  const start = borderPoint(node, out);
  const end = borderPoint(node, back);
  return { start, pieces: [[away(start, out - 0.2, LOOP), away(end, back + 0.2, LOOP), end]] };
}

/** A smooth curve through points (Catmull and Rom 1974), cut where it leaves the first node and enters the last. */
export function smooth(points: readonly Point[], from: SceneNode, to: SceneNode): Curve {
  const last = points.length - 1;
  const start = borderPoint(from, Math.atan2(points[1].y - from.y, points[1].x - from.x));
  const end = borderPoint(to, Math.atan2(points[last - 1].y - to.y, points[last - 1].x - to.x));
  const route = [start, ...points.slice(1, last), end];
  const pieces = route.slice(1).map((point, index): [Point, Point, Point] => {
    const previous = route[Math.max(0, index - 1)];
    const here = route[index];
    const next = route[Math.min(route.length - 1, index + 2)];
    const first = { x: here.x + (point.x - previous.x) / 6, y: here.y + (point.y - previous.y) / 6 };
    const second = { x: point.x - (next.x - here.x) / 6, y: point.y - (next.y - here.y) / 6 };
    return [first, second, point];
  });
  return { start, pieces };
}

function borderPoint(node: SceneNode, angle: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [halfWidth, halfHeight] = [node.width / 2, node.height / 2];
  const reach =
    node.shape === "circle"
      ? stadiumReach(halfWidth, halfHeight, Math.abs(dx), Math.abs(dy))
      : Math.min(halfWidth / Math.max(Math.abs(dx), 1e-9), halfHeight / Math.max(Math.abs(dy), 1e-9));
  return { x: node.x + reach * dx, y: node.y + reach * dy };
}

/** A stadium is a rectangle with half a disc at either end; a circle is one without a rectangle. */
function stadiumReach(halfWidth: number, radius: number, dx: number, dy: number): number {
  const flat = halfWidth - radius;
  if (dy > 0 && (radius / dy) * dx <= flat) return radius / dy;
  return flat * dx + Math.sqrt(Math.max(0, radius * radius - (flat * dy) ** 2));
}

/** A point on the curve, and the direction there; `share` is 0 at the start and 1 at the end. */
export function pointOn(curve: Curve, share: number): Point & { readonly angle: number } {
  const place = Math.min(share * curve.pieces.length, curve.pieces.length - 1e-9);
  const index = Math.floor(place);
  const t = place - index;
  const a = index === 0 ? curve.start : curve.pieces[index - 1][2];
  const [b, c, d] = curve.pieces[index];
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  const { x, y } = between(abc, bcd, t);
  return { x, y, angle: Math.atan2(bcd.y - abc.y, bcd.x - abc.x) };
}

export function cutMarks(curve: Curve): readonly (readonly [Point, Point])[] {
  return [0.42, 0.5].map((share) => {
    const { x, y, angle } = pointOn(curve, share);
    const across = Math.abs(Math.cos(angle)) < 0.25 ? angle + Math.PI / 2 - 0.3 : angle + Math.PI / 2;
    return [away({ x, y }, across, 6), away({ x, y }, across + Math.PI, 6)] as const;
  });
}

/** The corners of an arrow's head, and the curve shortened so that a thick line does not show at the tip. */
export function arrowHead(curve: Curve, thick: boolean): { readonly head: readonly Point[]; readonly curve: Curve } {
  const [length, half] = thick ? [10, 4.5] : [8, 3.2];
  const last = curve.pieces[curve.pieces.length - 1];
  const [, control, tip] = last;
  const angle = Math.atan2(tip.y - control.y, tip.x - control.x);
  const at = (back: number, aside: number): Point => ({
    x: tip.x - back * Math.cos(angle) - aside * Math.sin(angle),
    y: tip.y - back * Math.sin(angle) + aside * Math.cos(angle),
  });
  const base = at(length * 0.75, 0);
  return {
    head: [tip, at(length, half), base, at(length, -half)],
    curve: { start: curve.start, pieces: [...curve.pieces.slice(0, -1), [last[0], control, base]] },
  };
}

function away(from: Point, angle: number, reach: number): Point {
  return { x: from.x + reach * Math.cos(angle), y: from.y + reach * Math.sin(angle) };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function noteLines(node: SceneNode): readonly SceneText[] {
  if (node.note === undefined) return [];
  const { side, lines } = node.note;
  const step = FONT.small + 2;
  const below = node.y + node.height / 2 + 10 + (node.mark === undefined ? 0 : MARK / 2);
  return lines.map((text, index) => ({
    text,
    size: "small",
    tone: "plain",
    ...(side === "below"
      ? { anchor: "middle", x: node.x, y: below + index * step }
      : { anchor: "start", x: node.x + node.width / 2 + 5, y: node.y + (index - (lines.length - 1) / 2) * step }),
  }));
}

export function boundsOf({ nodes, texts, edges, groups }: Pick<Scene, "nodes" | "texts" | "edges" | "groups">): Box {
  const boxes: Box[] = [...nodes.map(boxOfNode), ...nodes.flatMap(noteLines).map(boxOfText), ...texts.map(boxOfText)];
  const nodeOfId = new Map(nodes.map((node) => [node.id, node]));
  for (const edge of edges) {
    const curve = edgeCurve(edge, nodeOfId.get(edge.from) as SceneNode, nodeOfId.get(edge.to) as SceneNode);
    for (const share of [0.25, 0.5, 0.75]) boxes.push({ ...pointOn(curve, share), width: 0, height: 0 });
  }
  for (const { box } of groups) boxes.push(box);
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const left = leastOf(boxes.map(({ x }) => x));
  const top = leastOf(boxes.map(({ y }) => y));
  const right = greatestOf(boxes.map(({ x, width }) => x + width));
  const bottom = greatestOf(boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function boxOfNode({ x, y, width, height }: Box): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function boxOfText({ x, y, text, size, anchor }: SceneText): Box {
  const width = textWidth(text, FONT[size]);
  const left = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  return { x: left, y: y - FONT[size] * 0.6, width, height: FONT[size] * 1.2 };
}

/** True if a node is drawn as a rectangle with round ends. */
export function isStadium({ shape, width, height }: Pick<NodeLook, "shape"> & Pick<Box, "width" | "height">): boolean {
  return shape === "circle" && width > height;
}
