import { text } from "marienbad/base";
import type { Player } from "marienbad/game";
import { arrowHead, type Curve, cutMarks, edgeCurve, isStadium, noteLines } from "../geometry.ts";
import { PALETTES, type Palette, type Theme } from "../palette.ts";
import {
  type Box,
  FONT,
  MARK,
  type Point,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
  TONES,
} from "../scene.ts";
import type { PieceShape } from "../small-board.ts";
import { explained, type FigureFormat, num } from "./format.ts";
import { boardInNode, edgeLabel, edgeLayers, nodeTexts, type PlacedText, pageOf } from "./page.ts";

/** Self-contained SVG: its colours are CSS variables, so that a page can set a theme by a class. */
export const svgFormat: FigureFormat = {
  id: "svg",
  title: text("SVG, for web pages and slides", "SVG, pour le web et les diapositives"),
  endings: ["svg"],
  write(given, options = {}) {
    const { theme = "auto" } = options;
    const { scene, box } = pageOf(explained(given, options));
    return svgDocument(scene.title, box, theme, svgParts(scene).flat());
  },
};

/** An image of this size with these elements; `style` is appended to its rules, `look` is its style attribute. */
export function svgDocument(
  title: string,
  box: Box,
  theme: Theme,
  elements: readonly string[],
  { style = "", look = "" } = {},
): string {
  const size = `${num(box.width)} ${num(box.height)}`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(box.x)} ${num(box.y)} ${size}" ` +
      `width="${num(box.width)}" height="${num(box.height)}" class="marienbad theme-${theme}" role="img" ` +
      `aria-label="${escapeXml(title)}"${look === "" ? "" : ` style="${look}"`}>`,
    `<title>${escapeXml(title)}</title>`,
    `<style>${styleSheet(theme)}${style}</style>`,
    rect("paper", box),
    ...elements,
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

/** The elements of a scene from bottom to top: panels, thin edges, thick edges, nodes, texts. */
export function svgParts(scene: Scene): readonly (readonly string[])[] {
  return [
    scene.groups.map(({ box }) => rect("panel", box, 8)),
    ...edgeLayers(scene, writeEdge),
    scene.nodes.map(writeNode).filter((text) => text !== ""),
    scene.texts.map(writeSceneText),
  ];
}

/** Escapes text for XML content and attributes; characters that XML cannot hold are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]|[\uD800-\uDFFF](?![\uDC00-\uDFFF])/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function writeNode(node: SceneNode): string {
  const classes = `node tone-${node.tone} ${node.shape} ${node.stroke} ${node.border}`;
  const parts = [outline(node, 0)];
  if (node.border === "double") parts.push(outline(node, 3));
  if (node.mark !== undefined) parts.push(writeMark(node, node.mark));
  parts.push(...writeContent(node), ...noteLines(node).map(writeSceneText));
  const drawn = parts.filter((part) => part !== "");
  return drawn.length === 0 ? "" : `<g class="${classes}" data-id="${node.id}">${drawn.join("")}</g>`;
}

function outline(node: SceneNode, inset: number): string {
  if (node.shape === "none") return "";
  const [width, height] = [node.width - 2 * inset, node.height - 2 * inset];
  const kind = inset === 0 ? "border" : "inner";
  const shade = inset > 0 || node.shade === undefined ? "" : ` fill-opacity="${num(node.shade)}"`;
  if (node.shape === "circle" && !isStadium(node)) {
    return (
      `<circle class="${kind}" cx="${num(node.x)}" cy="${num(node.y)}" ` +
      `r="${num(Math.min(width, height) / 2)}"${shade}/>`
    );
  }
  const round = node.shape === "circle" ? height / 2 : node.shape === "card" ? 9 - inset : 0;
  return rect(kind, { x: node.x - width / 2, y: node.y - height / 2, width, height }, round, shade);
}

/** A rectangle from its top left corner. */
function rect(kind: string, { x, y, width, height }: Box, round = 0, more = ""): string {
  const corner = round > 0 ? ` rx="${num(round)}"` : "";
  const size = `width="${num(width)}" height="${num(height)}"`;
  return `<rect class="${kind}" x="${num(x)}" y="${num(y)}" ${size}${corner}${more}/>`;
}

function writeMark({ x, y, height }: SceneNode, player: Player): string {
  const place = { x: x - MARK / 2, y: y + height / 2 - MARK / 2, width: MARK, height: MARK };
  return rect(`player mark${player}`, place, player === 0 ? MARK / 2 : 1);
}

function writeContent(node: SceneNode): string[] {
  const { label, detail } = nodeTexts(node);
  return [
    ...(node.grid === undefined ? [] : [writeGrid(node, node.grid)]),
    ...label.map((text) => textElement("label", text)),
    ...detail.map((text) => textElement("detail", text)),
  ];
}

function writeGrid(node: SceneNode, rows: readonly string[]): string {
  const { strokes, shapes, signs } = boardInNode(node, rows);
  const lines = strokes.map(([from, to]) => `M${point(from)}L${point(to)}`).join("");
  const words = signs.map(({ sign, ...place }) => textElement("cell", { ...place, text: sign }));
  return `<path class="grid" d="${lines}"/>${shapes.map(writePiece).join("")}${words.join("")}`;
}

function writePiece({ form, points, radius, paint, player }: PieceShape): string {
  const kind = `piece ${paint}${player === undefined ? "" : ` player${player}`}`;
  if (form === "circle") {
    return `<circle class="${kind}" cx="${num(points[0].x)}" cy="${num(points[0].y)}" r="${num(radius)}"/>`;
  }
  return `<path class="${kind}" d="M${points.map(point).join("L")}${form === "polygon" ? "Z" : ""}"/>`;
}

function writeSceneText(text: SceneText): string {
  return textElement(`text ${text.size}${text.tone === "faded" ? " quiet" : ""}`, text, text.anchor);
}

function textElement(kind: string, { x, y, text }: PlacedText, anchor: SceneText["anchor"] = "middle"): string {
  // Lowered by a third of the font size, because not every SVG reader can centre a line.
  return (
    `<text class="${kind}" x="${num(x)}" y="${num(y)}" dy=".35em" ` +
    `text-anchor="${anchor}">${escapeXml(text)}</text>`
  );
}

function writeEdge(edge: SceneEdge, from: SceneNode, to: SceneNode): string {
  const full = edgeCurve(edge, from, to);
  const arrow = edge.arrow ? arrowHead(full, edge.stroke === "strong") : undefined;
  const parts = [`<path class="way" d="${pathOf(arrow?.curve ?? full)}"/>`];
  if (arrow !== undefined) parts.push(`<path class="tip" d="M${arrow.head.map(point).join("L")}Z"/>`);
  if (edge.stroke === "cut") {
    for (const [a, b] of cutMarks(full)) parts.push(`<path class="mark" d="M${point(a)}L${point(b)}"/>`);
  }
  parts.push(...edgeLabel(edge, full).map((label) => textElement("move", label)));
  return (
    `<g class="edge ${edge.stroke} tone-${edge.tone}" data-from="${edge.from}" ` +
    `data-to="${edge.to}">${parts.join("")}</g>`
  );
}

function point({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`;
}

function pathOf({ start, pieces }: Curve): string {
  return `M${point(start)}${pieces.map((piece) => `C${piece.map(point).join(" ")}`).join("")}`;
}

function variables({ paper, ink, muted, panel, fills, lines }: Palette): string {
  return [
    `--paper:#${paper};--ink:#${ink};--muted:#${muted};--panel:#${panel}`,
    ...TONES.map((tone) => `--${tone}-fill:#${fills[tone]};--${tone}-line:#${lines[tone]}`),
  ].join(";");
}

function styleSheet(theme: Theme): string {
  const root = ".marienbad";
  const rules = [
    `${root}{${variables(PALETTES.light)};font-family:system-ui,"Segoe UI","DejaVu Sans",Arial,sans-serif}`,
    ...(theme === "auto"
      ? [`@media screen and (prefers-color-scheme:dark){${root}.theme-auto{${variables(PALETTES.dark)}}}`]
      : []),
    `${root}.theme-dark{${variables(PALETTES.dark)}}`,
    `${root}.theme-grey{${variables(PALETTES.grey)}}`,
    `${root} .paper{fill:var(--paper)}`,
    `${root} .panel{fill:var(--panel)}`,
    `${root} text{fill:var(--ink);font-size:${FONT.label}px}`,
    `${root} .detail,${root} .small,${root} .move{font-size:${FONT.small}px}`,
    `${root} .text.head{font-size:${FONT.head}px;font-weight:600}`,
    `${root} .cell{font-size:${FONT.label}px}`,
    `${root} .quiet,${root} .node.tone-faded text{fill:var(--muted)}`,
    `${root} .move{paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round}`,
    `${root} .node{stroke-width:1.4px}${root} .node .inner{fill:none}`,
    `${root} .node text{stroke:none}`,
    ...TONES.map((tone) => `${root} .node.tone-${tone}{fill:var(--${tone}-fill);stroke:var(--${tone}-line)}`),
    ...([0, 1] as const).map((player) => `${root} .node .mark${player}{fill:var(--player${player}-line)}`),
    `${root} .node .player{stroke:var(--paper);stroke-width:1px}`,
    `${root} .grid{fill:none;stroke:var(--muted);stroke-width:.8px}`,
    `${root} .piece{fill:var(--muted);stroke:none}`,
    `${root} .piece.line{fill:none;stroke:var(--muted);stroke-width:1.8px}`,
    ...["player0", "player1"].flatMap((player) => [
      `${root} .piece.${player}{fill:var(--${player}-line)}`,
      `${root} .piece.line.${player}{fill:none;stroke:var(--${player}-line);stroke-width:1.8px}`,
    ]),
    `${root} .node .piece.hole{fill:var(--paper)}`,
    `${root} .node.strong{stroke-width:3px}`,
    `${root} .node.dashed>.border{stroke-dasharray:5 3}`,
    `${root} .node.dotted>.border{stroke-dasharray:1.5 3;stroke-linecap:round}`,
    `${root} .edge{stroke-width:1.2px}`,
    ...TONES.map((tone) => `${root} .edge.tone-${tone}{stroke:var(--${tone}-line);color:var(--${tone}-line)}`),
    `${root} .way,${root} .mark{fill:none}`,
    `${root} .tip{fill:currentColor;stroke:none}`,
    `${root} .edge text{fill:var(--ink)}`,
    `${root} .edge.strong{stroke-width:3px}`,
    `${root} .edge.cut .way,${root} .edge.faded .way{stroke-dasharray:4 3}`,
    `${root} .edge.cut .mark{stroke:var(--ink);stroke-width:1.6px}`,
  ];
  return rules.join("");
}
