import type { Scene, Tone } from "marienbad-figure";
import { type BoxLook, Sketch } from "../base/sketch.ts";
import type { BoardModel, Cell, Piece, Shape } from "./model.ts";

const CELL = 40; // pixels

/** A box around the middle of a cell, counted in cells. */
type Drawn = readonly [width: number, height: number, look?: BoxLook];

/** What lies under pieces. Squares and hexagons are drawn by their sides, so that crosses are seen on them. */
const GROUNDS: Partial<Record<Shape, Drawn>> = {
  plate: [0.76, 0.76, { shape: "circle" }],
  point: [0.2, 0.2, { shape: "circle" }],
  stick: [0.24, 1.8, { shape: "card" }],
  pin: [0.4, 1.1, { shape: "card" }],
  token: [0.7, 0.7, { shape: "circle" }],
  chocolate: [0.94, 0.94, { tone: "draw" }],
  poison: [0.94, 0.94, { border: "double", label: "×" }],
  number: [0.92, 0.88],
  across: [0.8, 0.1, { stroke: "dotted" }],
  down: [0.1, 0.8, { stroke: "dotted" }],
  pit: [1, 1, { shape: "circle" }],
};

/** What stands on cells, by its owner; player 1's have a second border, or another shape, as on the screen. */
const PIECES: Partial<Record<Piece["kind"], readonly [Drawn, Drawn]>> = {
  ring: both([0.56, 0.56, { shape: "circle", shade: 0, stroke: "strong" }]),
  disc: [
    [0.7, 0.7, { shape: "circle" }],
    [0.7, 0.7, { shape: "circle", border: "double" }],
  ],
  pawn: [
    [0.44, 0.64, { shape: "circle" }],
    [0.44, 0.64, { shape: "card", border: "double" }],
  ],
  car: [
    [0.68, 0.4, { shape: "card" }],
    [0.4, 0.68, { shape: "card", border: "double" }],
  ],
  across: both([0.84, 0.14]),
  down: both([0.14, 0.84]),
  queen: both([0.6, 0.6, { shape: "circle", border: "double" }]),
};

function both(drawn: Drawn): readonly [Drawn, Drawn] {
  return [drawn, drawn];
}

/** A board as a figure, for paper; the blank twin has no piece on it. */
export function boardScene(model: BoardModel, title: string, blank: boolean): Scene {
  const sketch = new Sketch();
  const { frame, lines = [], captions = [], ways = [], cells } = model;
  if (frame) {
    const { x, y, width, height } = frame;
    box(sketch, x + width / 2, y + height / 2, [width, height, { shape: "card", stroke: "strong" }]);
  }
  for (const { from, to, player } of lines) {
    line(sketch, from, to, player === undefined ? {} : { tone: toneOf(player), stroke: "strong" });
  }
  for (const { x, y, to, player } of ways) {
    const [dx, dy] = to === "right" ? [0.3, 0] : [0, -0.3];
    line(sketch, [x - dx, y - dy], [x + dx, y + dy], { tone: toneOf(player), arrow: true });
  }
  for (const cell of cells) drawGround(sketch, cell, blank);
  for (const { x, y, piece } of cells) if (piece && !blank) drawPiece(sketch, piece, x, y);
  for (const { x, y, text } of captions) sketch.text(text, CELL * x, CELL * y, { tone: "faded" });
  return sketch.scene("board", title);
}

const toneOf = (player: 0 | 1): Tone => (player === 0 ? "player0" : "player1");

function box(sketch: Sketch, x: number, y: number, [width, height, look = {}]: Drawn): void {
  sketch.box(CELL * x, CELL * y, CELL * width, CELL * height, look);
}

type Place = readonly [x: number, y: number];

function line(sketch: Sketch, [x1, y1]: Place, [x2, y2]: Place, look: Parameters<Sketch["line"]>[1]): void {
  sketch.segment(CELL * x1, CELL * y1, CELL * x2, CELL * y2, look);
}

function drawGround(sketch: Sketch, { x, y, shape, piece, text }: Cell, blank: boolean): void {
  const isGone = piece?.kind === "gone" && !blank;
  const sides = shape === "hexagon" ? 6 : shape === "square" || shape === "dark" ? 4 : 0;
  const radius = shape === "hexagon" ? 1 / Math.sqrt(3) : Math.SQRT1_2;
  const corner = (index: number): readonly [number, number] => {
    const angle = (2 * Math.PI * (index + 0.5)) / sides;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  for (let side = 0; side < sides; side++) line(sketch, corner(side), corner(side + 1), { tone: "faded" });
  const drawn = GROUNDS[shape];
  if (drawn === undefined) return;
  const [width, height, look = {}] = drawn;
  const gone: BoxLook = shape === "number" ? { tone: "faded" } : { tone: "plain", stroke: "dotted" };
  box(sketch, x, y, [width, height, { ...look, ...(text !== undefined && { label: text }), ...(isGone && gone) }]);
}

function drawPiece(sketch: Sketch, { kind, player, sign }: Piece, x: number, y: number): void {
  const tone = toneOf(player);
  if (sign !== undefined) sketch.text(sign, CELL * x, CELL * y, { tone, size: "head" });
  const half = 0.28;
  if (kind === "cross") {
    const look = { tone, stroke: "strong" } as const;
    for (const side of [-half, half]) line(sketch, [x - half, y - side], [x + half, y + side], look);
  }
  if (kind === "vertical") box(sketch, x, y + 0.5, [0.8, 1.8, { shape: "card", tone }]);
  if (kind === "horizontal") box(sketch, x + 0.5, y, [1.8, 0.8, { shape: "card", tone }]);
  const drawn = PIECES[kind]?.[player];
  if (drawn !== undefined) box(sketch, x, y, [drawn[0], drawn[1], { tone, ...drawn[2] }]);
}
