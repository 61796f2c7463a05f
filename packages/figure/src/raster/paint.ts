import { greatestOf, leastOf } from "marienbad/base";
import { arrowHead, type Curve, cutMarks, edgeCurve, isStadium, noteLines, pointOn } from "../geometry.ts";
import { type Palette, paletteOf, type Theme } from "../palette.ts";
import {
  type Box,
  FONT,
  MARK,
  type Point,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { boardInNode, edgeLabel, edgeLayers, nodeTexts, type PlacedText } from "../write/page.ts";
import { lettering } from "./letters.ts";

/** Width of the pen for letters, as a share of their size. */
const PEN = 0.095;
const HEAD_PEN = 0.13;

/** Paints a scene like its SVG, with `scale` pixels per pixel of the scene, and our own letters. */
export function paintScene(scene: Scene, box: Box, theme: Theme, scale: number): Canvas {
  const palette = paletteOf(theme);
  const brush = new Brush(new Canvas(box, scale, colourOf(palette.paper)), palette);
  for (const { box: panel } of scene.groups) {
    const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 };
    brush.canvas.paint([roundBox(middle, panel.width, panel.height, 8)], colourOf(palette.panel));
  }
  edgeLayers(scene, (edge, from, to) => brush.edge(edge, from, to));
  for (const node of scene.nodes) brush.node(node);
  for (const text of scene.texts) brush.text(text);
  return brush.canvas;
}

function colourOf(digits: string): number {
  return Number.parseInt(digits, 16);
}

class Brush {
  readonly canvas: Canvas;
  readonly #palette: Palette;

  constructor(canvas: Canvas, palette: Palette) {
    this.canvas = canvas;
    this.#palette = palette;
  }

  #paint(forms: readonly Form[], colour: string): void {
    this.canvas.paint(forms, colourOf(colour));
  }

  edge(edge: SceneEdge, from: SceneNode, to: SceneNode): void {
    const { lines, ink, paper } = this.#palette;
    const strong = edge.stroke === "strong";
    const full = edgeCurve(edge, from, to);
    const arrow = edge.arrow ? arrowHead(full, strong) : undefined;
    const way = alongCurve(arrow?.curve ?? full);
    const isDashed = edge.stroke === "cut" || edge.stroke === "faded";
    this.#paint(strokes(isDashed ? dashed(way, 4, 3) : [way], strong ? 3 : 1.2), lines[edge.tone]);
    if (arrow !== undefined) this.#paint([polygon(arrow.head)], lines[edge.tone]);
    if (edge.stroke === "cut") for (const mark of cutMarks(full)) this.#paint(strokes([mark], 1.6), ink);
    for (const label of edgeLabel(edge, full)) {
      this.#words(label, FONT.small, { colour: paper, pen: PEN + 0.4 });
      this.#words(label, FONT.small, { colour: ink });
    }
  }

  node(node: SceneNode): void {
    const { fills, lines, paper } = this.#palette;
    if (node.shape !== "none") {
      const outline = outlineOf(node, 0);
      const shaded = mixed(colourOf(paper), colourOf(fills[node.tone]), node.shade ?? 1);
      this.canvas.paint([outline], shaded);
      const thickness = node.stroke === "strong" ? 3 : 1.4;
      const gap = { dashed: [5, 3], dotted: [1.5, 3] }[node.stroke as string];
      const border = gap && strokes(dashed(aroundNode(node), gap[0], gap[1]), thickness);
      this.#paint(border ?? [borderOf(outline, thickness)], lines[node.tone]);
      if (node.border === "double") this.#paint([borderOf(outlineOf(node, 3), thickness)], lines[node.tone]);
    }
    if (node.mark !== undefined) {
      const sign = roundBox({ x: node.x, y: node.y + node.height / 2 }, MARK, MARK, node.mark === 0 ? MARK / 2 : 1);
      this.#paint([sign], lines[node.mark === 0 ? "player0" : "player1"]);
      this.#paint([borderOf(sign, 1)], paper);
    }
    this.#content(node);
    for (const line of noteLines(node)) this.text(line);
  }

  #content(node: SceneNode): void {
    const { ink, muted } = this.#palette;
    const colour = node.tone === "faded" ? muted : ink;
    const { label, detail } = nodeTexts(node);
    if (node.grid !== undefined) this.#board(node, node.grid, colour);
    for (const text of label) this.#words(text, FONT.label, { colour });
    for (const text of detail) this.#words(text, FONT.detail, { colour });
  }

  #board(node: SceneNode, rows: readonly string[], colour: string): void {
    const { muted, paper, lines } = this.#palette;
    const board = boardInNode(node, rows);
    if (board.strokes.length > 0) this.#paint(strokes(board.strokes, 0.8), muted);
    for (const { form, points, radius, paint, player } of board.shapes) {
      const tint =
        paint === "hole" ? paper : player === undefined ? muted : lines[player === 0 ? "player0" : "player1"];
      const isLine = paint === "line";
      if (form === "circle") {
        const disc = roundBox(points[0], 2 * radius, 2 * radius, radius);
        this.#paint([isLine ? borderOf(disc, 1.8) : disc], tint);
      } else if (isLine) this.#paint(strokes([form === "polygon" ? [...points, points[0]] : points], 1.8), tint);
      else this.#paint([polygon(points)], tint);
    }
    for (const { sign, ...place } of board.signs) this.#words({ ...place, text: sign }, FONT.label, { colour });
  }

  text(text: SceneText): void {
    const { ink, muted } = this.#palette;
    const { anchor, size, tone } = text;
    const pen = size === "head" ? HEAD_PEN : PEN;
    this.#words(text, FONT[size], { colour: tone === "faded" ? muted : ink, pen, anchor });
  }

  #words(
    { text, x, y }: PlacedText,
    size: number,
    { colour, pen = PEN, anchor = "middle" }: { colour: string; pen?: number; anchor?: SceneText["anchor"] },
  ): void {
    const { ways, width } = lettering(text, size);
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    const base = y + 0.35 * size;
    const placed = ways.map((way) => way.map((point) => ({ x: left + point.x, y: base + point.y })));
    this.#paint(strokes(placed, pen * size), colour);
  }
}

function outlineOf(node: SceneNode, inset: number): Form {
  const [width, height] = [node.width - 2 * inset, node.height - 2 * inset];
  const isRound = node.shape === "circle" && !isStadium(node);
  return roundBox(node, isRound ? Math.min(width, height) : width, height, radiusOf(node, inset));
}

function radiusOf({ shape, width, height }: SceneNode, inset: number): number {
  return shape === "circle" ? Math.min(width, height) / 2 - inset : shape === "card" ? 9 - inset : 0;
}

const PIECES = 12;

function alongCurve(curve: Curve): Point[] {
  const count = PIECES * curve.pieces.length;
  return Array.from({ length: count + 1 }, (_, index) => pointOn(curve, index / count));
}

function aroundNode(node: SceneNode): Point[] {
  const radius = radiusOf(node, 0);
  const [right, below] = [node.width / 2 - radius, node.height / 2 - radius];
  const points = [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: PIECES + 1 }, (_, step) => {
      const angle = ((quarter + step / PIECES) * Math.PI) / 2;
      const x = quarter === 0 || quarter === 3 ? right : -right;
      const y = quarter < 2 ? below : -below;
      return { x: node.x + x + radius * Math.cos(angle), y: node.y + y + radius * Math.sin(angle) };
    }),
  );
  return [...points, points[0]];
}

/** A form by its signed distance, negative inside, in pixels of the scene. `box` encloses it. */
interface Form {
  readonly box: Box;
  distance(x: number, y: number): number;
}

/** Number of shades of coverage: few, so that the colours of a picture fit into one table. */
const SHADES = 8;

/** A picture in pixels, painted with forms; how much of a pixel a form covers follows from its distance. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** One number per pixel, 0xRRGGBB. */
  readonly colourOfPixel: Uint32Array;
  readonly #origin: Point;
  readonly #scale: number;

  /** `scale` is the number of pixels per pixel of the scene. */
  constructor(box: Box, scale: number, colour: number) {
    this.width = Math.ceil(box.width * scale);
    this.height = Math.ceil(box.height * scale);
    this.colourOfPixel = new Uint32Array(this.width * this.height).fill(colour);
    this.#origin = box;
    this.#scale = scale;
  }

  /** Paints all forms as one, without borders where they meet. */
  paint(forms: readonly Form[], colour: number): void {
    const covered = forms.length === 1 ? undefined : new Map<number, number>();
    for (const form of forms) {
      this.#cover(form, (pixel, share) => {
        if (covered === undefined) this.#mix(pixel, colour, share);
        else if (share > (covered.get(pixel) ?? 0)) covered.set(pixel, share);
      });
    }
    for (const [pixel, share] of covered ?? []) this.#mix(pixel, colour, share);
  }

  #mix(pixel: number, colour: number, share: number): void {
    this.colourOfPixel[pixel] = mixed(this.colourOfPixel[pixel], colour, share);
  }

  #cover({ box, distance }: Form, tell: (pixel: number, share: number) => void): void {
    const [scale, origin] = [this.#scale, this.#origin];
    const left = Math.max(0, Math.floor((box.x - origin.x) * scale) - 1);
    const top = Math.max(0, Math.floor((box.y - origin.y) * scale) - 1);
    const right = Math.min(this.width, Math.ceil((box.x + box.width - origin.x) * scale) + 1);
    const bottom = Math.min(this.height, Math.ceil((box.y + box.height - origin.y) * scale) + 1);
    for (let row = top; row < bottom; row++) {
      const y = origin.y + (row + 0.5) / scale;
      for (let column = left; column < right; column++) {
        const inside = 0.5 - distance(origin.x + (column + 0.5) / scale, y) * scale;
        if (inside <= 0) continue;
        tell(row * this.width + column, inside >= 1 ? 1 : Math.round(inside * SHADES) / SHADES);
      }
    }
  }
}

function mixed(below: number, above: number, share: number): number {
  if (share === 1) return above;
  let colour = 0;
  for (const shift of [16, 8, 0]) {
    const [from, to] = [(below >> shift) & 255, (above >> shift) & 255];
    colour |= Math.round(from + (to - from) * share) << shift;
  }
  return colour;
}

function roundBox(middle: Point, width: number, height: number, radius: number): Form {
  const [halfWidth, halfHeight] = [width / 2 - radius, height / 2 - radius];
  return {
    box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    distance(x, y) {
      const right = Math.abs(x - middle.x) - halfWidth;
      const below = Math.abs(y - middle.y) - halfHeight;
      return Math.hypot(Math.max(right, 0), Math.max(below, 0)) + Math.min(Math.max(right, below), 0) - radius;
    },
  };
}

function borderOf({ box, distance }: Form, thickness: number): Form {
  const half = thickness / 2;
  return { box: grown(box, half), distance: (x, y) => Math.abs(distance(x, y)) - half };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Paths drawn with a round pen: a form for each segment, which is quick to paint. */
function strokes(ways: readonly (readonly Point[])[], thickness: number): Form[] {
  const half = thickness / 2;
  const piece = (a: Point, b: Point): Form => ({
    box: grown(boxAround([a, b]), half),
    distance: (x, y) => toSegment(x, y, a, b) - half,
  });
  return ways.flatMap((way) => way.slice(1).map((to, index) => piece(way[index], to)));
}

function polygon(corners: readonly Point[]): Form {
  const sides = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]] as const);
  return {
    box: boxAround(corners),
    distance(x, y) {
      const inside = sides.filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
      const near = sides.reduce((least, [a, b]) => Math.min(least, toSegment(x, y, a, b)), Infinity);
      return inside.length % 2 === 1 ? -near : near;
    },
  };
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [leastOf(xs), leastOf(ys)];
  return { x, y, width: greatestOf(xs) - x, height: greatestOf(ys) - y };
}

function toSegment(x: number, y: number, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.sqrt((x - a.x - share * dx) ** 2 + (y - a.y - share * dy) ** 2);
}

function dashed(way: readonly Point[], on: number, off: number): Point[][] {
  const dashes: Point[][] = [[way[0]]];
  let [isOn, left] = [true, on];
  for (let index = 1; index < way.length; index++) {
    let from = way[index - 1];
    const to = way[index];
    for (let rest = Math.hypot(to.x - from.x, to.y - from.y); rest > 0; ) {
      const step = Math.min(rest, left);
      from = { x: from.x + ((to.x - from.x) * step) / rest, y: from.y + ((to.y - from.y) * step) / rest };
      if (isOn) dashes[dashes.length - 1].push(from);
      rest -= step;
      left -= step;
      if (left > 0) continue;
      isOn = !isOn;
      left = isOn ? on : off;
      if (isOn) dashes.push([from]);
    }
  }
  return dashes.filter((dash) => dash.length > 1);
}
