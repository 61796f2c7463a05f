import { arrowHead, type Curve, cutMarks, edgeCurve, isStadium, LABEL_AT, noteLines, pointOn } from "../geometry.ts";
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
import { boardInNode, textHeights } from "../write/places.ts";
import { borderOf, Canvas, dashed, type Form, mixed, polygon, roundBox, strokes } from "./canvas.ts";
import { lettering } from "./letters.ts";

/** Letters are drawn with a pen of this share of their size. */
const PEN = 0.095;
const HEAD_PEN = 0.13;

/** A scene in pixels, `scale` of them for each of its own: the same picture as the SVG, in letters of ours. */
export function paintScene(scene: Scene, box: Box, theme: Theme, scale: number): Canvas {
  const palette = paletteOf(theme);
  const brush = new Brush(new Canvas(box, scale, colourOf(palette.paper)), palette);
  for (const { box: panel } of scene.groups) {
    const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 };
    brush.canvas.paint([roundBox(middle, panel.width, panel.height, 8)], colourOf(palette.panel));
  }
  const nodeOfId = new Map(scene.nodes.map((node) => [node.id, node]));
  for (const strong of [false, true]) {
    for (const edge of scene.edges) {
      if ((edge.stroke === "strong") !== strong) continue;
      brush.edge(edge, nodeOfId.get(edge.from) as SceneNode, nodeOfId.get(edge.to) as SceneNode);
    }
  }
  for (const node of scene.nodes) brush.node(node);
  for (const text of scene.texts) brush.text(text);
  return brush.canvas;
}

/** Six hexadecimal digits as a number. */
function colourOf(digits: string): number {
  return Number.parseInt(digits, 16);
}

/** Paints the parts of a scene, as the style sheet of its SVG says. */
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
    if (edge.label === undefined || edge.label === "") return;
    const place = pointOn(full, edge.stroke === "cut" ? 0.74 : LABEL_AT);
    this.#words(edge.label, place, "middle", FONT.small, { colour: paper, pen: PEN + 0.4 });
    this.#words(edge.label, place, "middle", FONT.small, { colour: ink });
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
    const heights = textHeights(node);
    if (node.grid !== undefined) this.#board(node, node.grid, colour);
    else this.#words(node.label, { x: node.x, y: heights.label }, "middle", FONT.label, { colour });
    this.#words(node.detail ?? "", { x: node.x, y: heights.detail }, "middle", FONT.detail, { colour });
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
    for (const { sign, ...place } of board.signs) this.#words(sign, place, "middle", FONT.label, { colour });
  }

  text({ text, anchor, size, tone, ...place }: SceneText): void {
    const { ink, muted } = this.#palette;
    const colour = tone === "faded" ? muted : ink;
    this.#words(text, place, anchor, FONT[size], { colour, ...(size === "head" ? { pen: HEAD_PEN } : {}) });
  }

  #words(
    words: string,
    { x, y }: Point,
    anchor: SceneText["anchor"],
    size: number,
    { colour, pen = PEN }: { colour: string; pen?: number },
  ): void {
    if (words === "") return;
    const { ways, width } = lettering(words, size);
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

/** Points along a curve. */
function alongCurve(curve: Curve): Point[] {
  const count = PIECES * curve.pieces.length;
  return Array.from({ length: count + 1 }, (_, index) => pointOn(curve, index / count));
}

/** Points along the border of a node, all the way round. */
function aroundNode(node: SceneNode): Point[] {
  const radius = radiusOf(node, 0);
  const [right, below] = [node.width / 2 - radius, node.height / 2 - radius];
  const corners = [
    { x: right, y: below },
    { x: -right, y: below },
    { x: -right, y: -below },
    { x: right, y: -below },
  ];
  const points = corners.flatMap(({ x, y }, quarter) =>
    Array.from({ length: PIECES + 1 }, (_, step) => {
      const angle = ((quarter + step / PIECES) * Math.PI) / 2;
      return { x: node.x + x + radius * Math.cos(angle), y: node.y + y + radius * Math.sin(angle) };
    }),
  );
  return [...points, points[0]];
}
