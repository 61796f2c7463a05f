import type { Player } from "marienbad";
import type { PieceShape, Point, SmallBoard } from "marienbad-figure";
import type { VertexSize } from "./edge-path.ts";
import type { VertexLook } from "./graph.tsx";

/** The colours of the page's style that a canvas is painted with, as the theme has them. */
export const COLOURS = {
  sheet: "var(--sheet)",
  ink: "var(--ink)",
  soft: "var(--soft)",
  rule: "var(--rule-strong)",
  accent: "var(--accent)",
  tint: "var(--tint)",
  hint: "var(--hint)",
  hintTint: "var(--hint-tint)",
  draw: "var(--draw)",
  refuting: "var(--refuting)",
  player0: "var(--player0)",
  player1: "var(--player1)",
  player0Tint: "var(--player0-tint)",
  player1Tint: "var(--player1-tint)",
  player0Half: "color-mix(in srgb, var(--player0) 55%, var(--sheet))",
  player1Half: "color-mix(in srgb, var(--player1) 55%, var(--sheet))",
} as const;
export type Colours = Readonly<Record<keyof typeof COLOURS, string>>;

export interface Painting {
  readonly points: readonly Point[];
  readonly owners: readonly Player[];
  readonly box: VertexSize;
  readonly names: readonly string[];
  readonly boards: readonly (SmallBoard | undefined)[];
  readonly edges: readonly (readonly [number, number])[];
  readonly colours: Colours;
  readonly font: string;
}

/** The size of names in pixels, as in graph.css. */
export const NAME = 12.5;
const PRIORITY = 11;

/** A vertex as graph.css has it, its middle here. */
export function paintShape(
  context: CanvasRenderingContext2D,
  painting: Painting,
  at: Point,
  scale: number,
  vertex: number,
  { look = "", rank, goal, priority }: VertexLook,
  named: boolean,
): void {
  const { owners, box, boards, colours } = painting;
  const words = new Set(look.split(" "));
  const round = owners[vertex] === 1 ? 3 : boards[vertex] === undefined ? Math.min(box.width, box.height) / 2 : 9;
  context.save();
  context.translate(at.x, at.y);
  context.scale(scale, scale);
  outline(context, box, round);
  context.fillStyle = fillOf(words, colours);
  context.strokeStyle = strokeOf(words, colours);
  context.lineWidth = words.has("joining") ? 4 : words.has("open") || words.has("mine") ? 2.4 : 1.4;
  if (words.has("finite")) context.setLineDash([6, 3]);
  if (words.has("infinite")) context.setLineDash([1, 4]);
  context.fill();
  context.stroke();
  context.setLineDash([]);
  if (goal !== undefined) paintGoal(context, box, round, goal, colours);
  if (named) paintName(context, painting, vertex, priority);
  if (named && rank !== undefined) paintRank(context, painting, rank, boards[vertex] === undefined ? -3 : 4);
  context.restore();
}

export function outline(
  context: CanvasRenderingContext2D,
  { width, height }: VertexSize,
  round: number,
  inset = 0,
): void {
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  context.beginPath();
  context.roundRect(-w / 2, -h / 2, w, h, Math.max(0, Math.min(round - inset, w / 2, h / 2)));
}

function fillOf(words: ReadonlySet<string>, colours: Colours): string {
  if (words.has("open")) return colours.hintTint;
  if (words.has("won0")) return colours.player0Tint;
  if (words.has("won1")) return colours.player1Tint;
  return words.has("done") ? colours.tint : colours.sheet;
}

function strokeOf(words: ReadonlySet<string>, colours: Colours): string {
  if (words.has("open")) return colours.hint;
  if (words.has("mine")) return colours.accent;
  if (words.has("won0")) return colours.player0;
  if (words.has("won1")) return colours.player1;
  return words.has("finite") || words.has("infinite") ? colours.draw : colours.ink;
}

function paintGoal(
  context: CanvasRenderingContext2D,
  box: VertexSize,
  round: number,
  goal: Player,
  colours: Colours,
): void {
  context.strokeStyle = goal === 0 ? colours.player0 : colours.player1;
  context.lineWidth = 1.1;
  outline(context, box, round, 3.5);
  context.stroke();
  context.fillStyle = context.strokeStyle;
  context.beginPath();
  context.roundRect(-5, box.height / 2 - 5, 10, 10, goal === 0 ? 5 : 1.5);
  context.fill();
}

function paintName(
  context: CanvasRenderingContext2D,
  { names, boards, colours, font }: Painting,
  vertex: number,
  priority: number | undefined,
): void {
  const board = boards[vertex];
  context.fillStyle = colours.ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `${NAME}px ${font}`;
  if (board === undefined) {
    context.fillText(shortName(names[vertex]), 0, priority === undefined ? 0.5 : -6);
    context.font = `${PRIORITY}px ${font}`;
    if (priority !== undefined) context.fillText(String(priority), 0, 8);
    return;
  }
  context.translate(-board.width / 2, -board.height / 2);
  context.strokeStyle = colours.soft;
  context.lineWidth = 1;
  context.beginPath();
  for (const [from, to] of board.strokes) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
  for (const piece of board.shapes) paintPiece(context, piece, colours);
  context.fillStyle = colours.ink;
  for (const { x, y, sign } of board.signs) context.fillText(sign, x, y + 0.5);
  context.translate(board.width / 2, board.height / 2);
}

function paintPiece(
  context: CanvasRenderingContext2D,
  { form, points, radius, paint, player }: PieceShape,
  colours: Colours,
): void {
  const own = player === undefined ? colours.draw : player === 0 ? colours.player0 : colours.player1;
  context.beginPath();
  if (form === "circle") context.arc(points[0].x, points[0].y, radius, 0, 2 * Math.PI);
  else for (const { x, y } of points) context.lineTo(x, y);
  context.fillStyle = paint === "hole" ? colours.sheet : own;
  context.strokeStyle = own;
  context.lineWidth = 1.8;
  if (paint === "line") context.stroke();
  else context.fill();
}

/** Tuples are written without blanks. */
function shortName(name: string): string {
  return name.startsWith("(") ? name.replaceAll(", ", ",") : name;
}

function paintRank(
  context: CanvasRenderingContext2D,
  { box, colours, font }: Painting,
  rank: number,
  outside: number,
): void {
  context.translate(box.width / 2 + outside, -box.height / 2 - outside);
  context.beginPath();
  context.arc(0, 0, 8.5, 0, 2 * Math.PI);
  context.fillStyle = colours.ink;
  context.strokeStyle = colours.sheet;
  context.lineWidth = 1.5;
  context.fill();
  context.stroke();
  context.fillStyle = colours.sheet;
  context.font = `600 10.5px ${font}`;
  context.fillText(String(rank), 0, 0.5);
}
