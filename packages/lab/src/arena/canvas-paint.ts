import type { Point } from "marienbad-figure";
import { type Colours, NAME, outline, type Painting, paintShape } from "./canvas-shape.ts";
import { isSeen, onScreen, type View } from "./canvas-view.ts";
import { borderDistance, type VertexSize } from "./edge-path.ts";
import type { VertexLook } from "./graph.tsx";
import type { MarkedEdge } from "./looks.ts";

/** A painting on a canvas, as much of it as the screen shows. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly painting: Painting;
  readonly view: View;
  readonly screen: VertexSize;
}

type LookOf = (vertex: number) => VertexLook;

/** Vertices are points, then shapes with their arcs, then have names: as much as can be told apart at this size. */
function levelOf({ view: { scale }, painting: { box } }: Sheet): "points" | "shapes" | "names" {
  if (box.height * scale < MIN_SHAPE) return "points";
  return NAME * scale < MIN_NAME ? "shapes" : "names";
}

const MIN_SHAPE = 18; // pixels
const MIN_NAME = 11.9;
const MAX_EDGES = 40_000;
/** More edges that mean something than this hide the vertices that they are about. */
const MAX_MARKED = 150;
const MAX_TIPS = 1500;
/** So many edges are seen as clearly as they can be; more are fainter, so that they stay behind the vertices. */
const CLEAR_EDGES = 400;

export function paintEdges(sheet: Sheet): void {
  const { context, painting, view } = sheet;
  const { points, colours } = painting;
  const seen = painting.edges.filter(([from, to]) => mayCross(sheet, from, to));
  if (seen.length > MAX_EDGES) return;
  const level = levelOf(sheet);
  context.strokeStyle = colours.soft;
  context.fillStyle = colours.soft;
  context.globalAlpha = Math.max(0.08, Math.min(0.8, CLEAR_EDGES / seen.length));
  context.lineWidth = level === "points" ? 0.6 : Math.min(1.2, Math.max(0.7, 1.2 * view.scale));
  context.beginPath();
  for (const [from, to] of seen) {
    const [start, end] = [onScreen(view, points[from]), onScreen(view, points[to])];
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
  }
  context.stroke();
  if (level !== "points" && seen.length <= MAX_TIPS) for (const [from, to] of seen) paintTip(sheet, from, to, 8);
  context.globalAlpha = 1;
}

/** True if an edge can be seen: it does not lie on one side of the screen. */
function mayCross({ view, painting: { points }, screen: { width, height } }: Sheet, from: number, to: number): boolean {
  const [a, b] = [onScreen(view, points[from]), onScreen(view, points[to])];
  return Math.max(a.x, b.x) > 0 && Math.min(a.x, b.x) < width && Math.max(a.y, b.y) > 0 && Math.min(a.y, b.y) < height;
}

function paintTip({ context, painting, view }: Sheet, from: number, to: number, length: number): void {
  const { points, owners, boards, box } = painting;
  const [start, end] = [onScreen(view, points[from]), onScreen(view, points[to])];
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const outline = boards[to] === undefined ? owners[to] : 1;
  const back = view.scale * borderDistance(outline, box, angle + Math.PI) + 1;
  const size = Math.max(3, length * Math.min(1, view.scale));
  context.save();
  context.translate(end.x - back * Math.cos(angle), end.y - back * Math.sin(angle));
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-size, 0.45 * size);
  context.lineTo(-size, -0.45 * size);
  context.fill();
  context.restore();
}

/** Vertices with the looks they have now, over the edges that mean something now. */
export function paintVertices(sheet: Sheet, lookOf: LookOf, marked: readonly MarkedEdge[]): void {
  const { context, painting, view, screen } = sheet;
  const { points, box } = painting;
  const level = levelOf(sheet);
  paintMarked(sheet, marked);
  for (let vertex = 0; vertex < points.length; vertex++) {
    if (!isSeen(view, points[vertex], box, screen)) continue;
    const [at, look] = [onScreen(view, points[vertex]), lookOf(vertex)];
    if (level === "points") paintPoint(sheet, at, look);
    else paintShape(context, painting, at, view.scale, vertex, look, level === "names");
  }
}

function paintMarked(sheet: Sheet, marked: readonly MarkedEdge[]): void {
  const seen = marked.filter(([from, to]) => mayCross(sheet, from, to));
  if (seen.length > MAX_MARKED) return;
  for (const [from, to, look] of seen)
    paintEdge(sheet, from, to, colourOfEdge(look, sheet.painting.colours), MARKED_WIDTH);
}

const MARKED_WIDTH = 3.2;

function colourOfEdge(look: string, colours: Colours): string {
  if (look.includes("refuting")) return colours.refuting;
  if (look.includes("walked")) return colours.hint;
  return look.includes("player1") ? colours.player1 : colours.player0;
}

function paintEdge(sheet: Sheet, from: number, to: number, colour: string, width: number): void {
  const { context, painting, view } = sheet;
  const isPoints = levelOf(sheet) === "points";
  const [start, end] = [onScreen(view, painting.points[from]), onScreen(view, painting.points[to])];
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = isPoints ? Math.min(1.2, width) : Math.max(1.4, width * Math.min(1, view.scale));
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
  context.stroke();
  if (!isPoints) paintTip(sheet, from, to, 11);
}

function paintPoint({ context, painting, view }: Sheet, { x, y }: Point, { look = "", goal }: VertexLook): void {
  const { box, colours } = painting;
  const joining = look.includes("joining");
  const more = joining ? 1.2 : 0;
  const width = Math.max(1.5, box.width * view.scale) + more;
  const height = Math.max(1.5, box.height * view.scale) + more;
  context.fillStyle = colourOfPoint(look, joining || goal !== undefined, colours);
  context.fillRect(x - width / 2, y - height / 2, width, height);
}

function colourOfPoint(look: string, strong: boolean, colours: Colours): string {
  if (look.includes("open")) return colours.hint;
  if (look.includes("won0")) return strong ? colours.player0 : colours.player0Half;
  if (look.includes("won1")) return strong ? colours.player1 : colours.player1Half;
  if (look.includes("done")) return colours.accent;
  return look.includes("finite") ? colours.draw : colours.rule;
}

/** A vertex with those that lead to it and those it leads to. */
export interface Surroundings {
  readonly centre: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The arcs around a vertex and, at a size that can be read, as many of its neighbours as find room. */
export function paintSurroundings(sheet: Sheet, look: LookOf, { centre, before, after }: Surroundings): void {
  const { context, painting, view, screen } = sheet;
  const { points, box, colours } = painting;
  const level = levelOf(sheet);
  for (const from of before) paintEdge(sheet, from, centre, colours.soft, 1.4);
  for (const to of after) paintEdge(sheet, centre, to, colours.ink, 2.2);
  const vertices = [...new Set([centre, ...after, ...before])];
  const taken: Point[] = [];
  if (level === "names") {
    for (const vertex of vertices) {
      paintShape(context, painting, onScreen(view, points[vertex]), view.scale, vertex, look(vertex), true);
    }
  } else {
    for (const vertex of vertices) ring(sheet, vertex, vertex === centre ? colours.hint : colours.ink);
    for (const vertex of vertices) {
      const at = onScreen(view, points[vertex]);
      const place = freePlace(at, box, screen, taken);
      if (place === undefined) continue;
      taken.push(place);
      paintLeader(context, at, place, colours.soft);
      paintShape(context, painting, place, 1, vertex, look(vertex), true);
    }
  }
  context.save();
  const { x, y } = level === "names" ? onScreen(view, points[centre]) : (taken[0] ?? onScreen(view, points[centre]));
  const scale = level === "names" ? view.scale : 1;
  context.translate(x, y);
  context.scale(scale, scale);
  outline(context, box, 9, -4);
  context.strokeStyle = colours.hint;
  context.lineWidth = 3;
  context.stroke();
  context.restore();
}

function ring({ context, painting: { points, box }, view }: Sheet, vertex: number, colour: string): void {
  const { x, y } = onScreen(view, points[vertex]);
  const [width, height] = [box.width * view.scale + 5, box.height * view.scale + 5];
  context.strokeStyle = colour;
  context.lineWidth = 1.6;
  context.strokeRect(x - width / 2, y - height / 2, width, height);
}

/** From a point to its vertex in natural size beside it. */
function paintLeader(context: CanvasRenderingContext2D, from: Point, to: Point, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.setLineDash([2, 3]);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  context.setLineDash([]);
}

const APART = 8;

/** The nearest place for a vertex of natural size beside its own, on the screen, that no other of them has taken. */
function freePlace(
  at: Point,
  { width, height }: VertexSize,
  screen: VertexSize,
  taken: readonly Point[],
): Point | undefined {
  const [dx, dy] = [width + APART, height + APART];
  for (const [right, down] of AROUND) {
    const place = { x: at.x + right * dx, y: at.y + down * dy };
    const inside =
      place.x > dx / 2 && place.x < screen.width - dx / 2 && place.y > dy / 2 && place.y < screen.height - dy / 2;
    if (inside && taken.every(({ x, y }) => Math.abs(x - place.x) >= dx || Math.abs(y - place.y) >= dy)) return place;
  }
  return undefined;
}

/** Right, left, below, above, then further away. */
const AROUND: readonly (readonly [number, number])[] = [0.62, 1.1, 1.7, 2.4].flatMap((far) =>
  [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([right, down]): [number, number] => [far * right, far * down]),
);
