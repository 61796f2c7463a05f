import { text } from "marienbad/base";
import { cutMarks, edgeCurve, isStadium, noteLines, smooth } from "../geometry.ts";
import { type Palette, paletteOf, type Theme } from "../palette.ts";
import {
  type Box,
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
import { boardInNode, edgeLabel, edgeLayers, nodeTexts, pageOf } from "./page.ts";
import { escapeTex, foreignCharacters } from "./tikz-text.ts";

const LIBRARIES = "arrows.meta, shapes.misc";
/** What a separate picture needs in the preamble of the document around it. */
export const IN_THE_PREAMBLE = `% In the preamble: \\usepackage{tikz} \\usetikzlibrary{${LIBRARIES}}`;
/** A pixel in points. */
export const PIXEL = 0.75;

/** TikZ for LaTeX with the libraries included in it: a standalone document, or a picture to include. */
export const tikzFormat: FigureFormat = {
  id: "tikz",
  title: text("TikZ, for LaTeX", "TikZ, pour LaTeX"),
  endings: ["tex", "tikz"],
  write(given, options = {}) {
    const { theme = "auto", picture = false } = options;
    const { scene, box } = pageOf(explained(given, options));
    const drawn = [
      `% ${escapeComment(scene.title)}`,
      ...(picture ? [IN_THE_PREAMBLE] : []),
      ...tikzPicture(box, theme, tikzParts(scene).flat()),
    ];
    const lines = picture
      ? drawn
      : [...preamble(scene, box), "\\begin{document}", "\\noindent", ...drawn, "\\end{document}"];
    return `${lines.join("\n")}\n`;
  },
};

function preamble(scene: Scene, { width, height }: Box): string[] {
  // a picture a hair too high turns the page
  const points = (pixels: number): string => `${Math.ceil(pixels * PIXEL) + 1}pt`;
  const size = `paperwidth=${points(width)}, paperheight=${points(height)}, margin=0pt`;
  return [
    "\\IfFileExists{standalone.cls}{\\documentclass{standalone}}{%",
    `  \\documentclass{article}\\usepackage[${size}]{geometry}\\pagestyle{empty}\\topskip=0pt\\parskip=0pt}`,
    ...tikzPackages([scene]),
  ];
}

/** Lines of a preamble that these scenes need after the document class. */
export function tikzPackages(scenes: readonly Scene[]): string[] {
  const words = scenes.flatMap(({ title, texts, nodes, edges }) => [
    title,
    ...texts.map(({ text }) => text),
    ...nodes.flatMap(wordsOfNode),
    ...edges.map(({ label = "" }) => label),
  ]);
  const foreign = [...new Set(foreignCharacters(words.join("")))].sort();
  return [
    // Only pdfLaTeX defines \DeclareUnicodeCharacter; the other engines have fonts of their own.
    "\\ifdefined\\DeclareUnicodeCharacter" +
      "\\IfFileExists{lmodern.sty}{\\usepackage[T1]{fontenc}\\usepackage{lmodern}}{}\\fi",
    "\\usepackage{tikz}",
    `\\usetikzlibrary{${LIBRARIES}}`,
    // Letters missing in pdfLaTeX are shown by number; LuaLaTeX and XeLaTeX set them, given a font that has them.
    ...foreign.map((character) => {
      const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
      return `\\ifdefined\\DeclareUnicodeCharacter\\DeclareUnicodeCharacter{${code}}{\\texttt{U+${code}}}\\fi`;
    }),
  ];
}

function wordsOfNode({ label, detail = "", note }: SceneNode): string[] {
  return [label, detail, ...(note?.lines ?? [])];
}

export function escapeComment(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}

/** A picture of this size with these lines, and the colours and styles that they need. */
export function tikzPicture(box: Box, theme: Theme, lines: readonly string[]): string[] {
  const corner = `(${num(box.x)},${num(box.y)}) rectangle (${num(box.x + box.width)},${num(box.y + box.height)})`;
  return [
    ...colours(paletteOf(theme)),
    `\\begin{tikzpicture}[x=${PIXEL}pt, y=-${PIXEL}pt, ${styles()}]`,
    `  \\path[${theme === "dark" ? "fill=mbpaper, " : ""}use as bounding box] ${corner};`,
    ...lines,
    "\\end{tikzpicture}%",
  ];
}

/** The lines of a scene from bottom to top: panels, nodes, thin edges, thick edges, texts. */
export function tikzParts(scene: Scene): readonly (readonly string[])[] {
  return [
    scene.groups.map(
      ({ box: { x, y, width, height } }) =>
        `  \\fill[mbpanel, rounded corners=6pt] (${num(x)},${num(y)}) rectangle ` +
        `(${num(x + width)},${num(y + height)});`,
    ),
    scene.nodes.map(writeNode),
    ...edgeLayers(scene, writeEdge),
    scene.texts.map(writeText),
  ];
}

function colours({ paper, ink, muted, panel, fills, lines }: Palette): string[] {
  const define = (name: string, colour: string): string => `\\definecolor{mb${name}}{HTML}{${colour.toUpperCase()}}`;
  // A line that ends in % leaves no space in the text around the picture.
  return [
    [define("paper", paper), define("ink", ink), define("muted", muted), define("panel", panel)],
    TONES.map((tone) => define(`${tone}fill`, fills[tone])),
    TONES.map((tone) => define(`${tone}line`, lines[tone])),
  ].map((definitions) => `${definitions.join("")}%`);
}

/** The styles of a scene, so that a teacher can change them all in one place. */
function styles(): string {
  const font = (points: number): string => `font=\\fontsize{${points}}{${points * 1.2}}\\selectfont`;
  return [
    "",
    `text=mbink, ${font(9)}, line width=0.8pt`,
    `mb node/.style={draw, inner sep=0pt, outer sep=0pt, align=center}`,
    ...TONES.map((tone) => `mb ${tone}/.style={draw=mb${tone}line, fill=mb${tone}fill}`),
    ...TONES.map((tone) => `mb ${tone} edge/.style={draw=mb${tone}line}`),
    "mb circle/.style={circle}, mb stadium/.style={rounded rectangle}",
    "mb square/.style={rectangle}, mb card/.style={rectangle, rounded corners=6pt}",
    "mb double/.style={double distance=1.1pt}", // no #1 here: a frame of Beamer allows none
    `mb mark/.style={draw=mbpaper, line width=0.5pt, inner sep=0pt, minimum size=${pt(MARK)}}`,
    "mb mark 0/.style={circle, fill=mbplayer0line}, mb mark 1/.style={rectangle, fill=mbplayer1line}",
    "mb strong/.style={line width=2pt}, mb dashed/.style={dash pattern=on 3pt off 2pt}",
    "mb dotted/.style={dash pattern=on 1pt off 1.6pt}",
    `mb small/.style={inner sep=0pt, ${font(8)}}`,
    `mb text/.style={inner sep=0pt}, mb head/.style={inner sep=0pt, ${font(10)}}`,
    "mb edge/.style={line width=0.7pt}, mb arrow/.style={-{Stealth[length=5pt, width=4pt]}}",
    "mb thick/.style={line width=1.8pt}, mb thick arrow/.style={-{Stealth[length=7pt, width=7pt]}}",
    "mb faded edge style/.style={dash pattern=on 3pt off 2pt}",
    `mb move/.style={inner sep=1pt, fill=mbpaper, ${font(8)}}`,
  ].join(",\n  ");
}

function at({ x, y }: Point): string {
  return `(${num(x)},${num(y)})`;
}

function writeNode(node: SceneNode): string {
  const { id, shape, tone, stroke, border, width, height, grid, shade } = node;
  const lines: string[] = [];
  if (shape === "none") {
    const words = node.label === "" ? "" : `, text=mb${tone === "faded" ? "muted" : "ink"}`;
    lines.push(
      `  \\node[inner sep=0pt, minimum width=${pt(width)}, minimum height=${pt(height)}${words}] (${id}) at ` +
        `${at(node)} {${escapeTex(node.label)}};`,
    );
  } else {
    const options = [
      "mb node",
      `mb ${isStadium(node) ? "stadium" : shape}`,
      `mb ${tone}`,
      ...(tone === "faded" ? ["text=mbmuted"] : []),
      ...(stroke === "normal" ? [] : [`mb ${stroke}`]),
      ...(border === "double" ? [`double=mb${tone}fill, mb double`] : []),
      ...(shade === undefined ? [] : [`fill=mb${tone}fill!${num(100 * shade)}!mbpaper`]),
      `minimum width=${pt(width)}`,
      `minimum height=${pt(height)}`,
    ];
    const hasText = grid === undefined && node.label !== "" && node.detail === undefined;
    lines.push(`  \\node[${options.join(", ")}] (${id}) at ${at(node)} {${hasText ? escapeTex(node.label) : ""}};`);
    if (!hasText) for (const line of writeContent(node)) lines.push(line);
  }
  if (node.mark !== undefined) lines.push(`  \\node[mb mark, mb mark ${node.mark}] at (${id}.south) {};`);
  return [...lines, ...noteLines(node).map(writeText)].join("\n");
}

function pt(pixels: number): string {
  return `${num(pixels * PIXEL)}pt`;
}

function writeContent(node: SceneNode): string[] {
  const ink = node.tone === "faded" ? "text=mbmuted, " : "";
  const { label, detail } = nodeTexts(node);
  return [
    ...(node.grid === undefined ? [] : writeGrid(node, node.grid, ink)),
    ...label.map((text) => `  \\node[${ink}mb text] at ${at(text)} {${escapeTex(text.text)}};`),
    ...detail.map((text) => `  \\node[${ink}mb small] at ${at(text)} {${escapeTex(text.text)}};`),
  ];
}

function writeGrid(node: SceneNode, rows: readonly string[], ink: string): string[] {
  const { strokes, shapes, signs } = boardInNode(node, rows);
  return [
    `  \\draw[mbmuted, line width=0.5pt] ${strokes.map(([from, to]) => `${at(from)} -- ${at(to)}`).join(" ")};`,
    ...shapes.map(writePiece),
    ...signs.map(({ sign, ...place }) => `  \\node[${ink}mb text] at ${at(place)} {${escapeTex(sign)}};`),
  ];
}

function writePiece({ form, points, radius, paint, player }: PieceShape): string {
  const colour = paint === "hole" ? "mbpaper" : player === undefined ? "mbmuted" : `mbplayer${player}line`;
  const command = paint === "line" ? `\\draw[${colour}, line width=1.2pt]` : `\\fill[${colour}]`;
  if (form === "circle") return `  ${command} ${at(points[0])} circle[radius=${pt(radius)}];`;
  return `  ${command} ${points.map(at).join(" -- ")}${form === "polygon" ? " -- cycle" : ""};`;
}

function writeText({ text, anchor, size, tone, ...place }: SceneText): string {
  const side = { start: ", anchor=west", middle: "", end: ", anchor=east" }[anchor];
  const style = { small: "mb small", normal: "mb text", head: "mb head" }[size];
  const ink = tone === "faded" ? ", text=mbmuted" : "";
  return `  \\node[${style}${side}${ink}] at ${at(place)} {${escapeTex(text)}};`;
}

function writeEdge(edge: SceneEdge, from: SceneNode, to: SceneNode): string {
  const { stroke, tone, arrow, bend = 0, via = [] } = edge;
  const strong = stroke === "strong";
  const options = [
    "mb edge",
    `mb ${tone} edge`,
    ...(strong ? ["mb thick"] : []),
    ...(stroke === "faded" || stroke === "cut" ? ["mb faded edge style"] : []),
    ...(arrow ? [strong ? "mb thick arrow" : "mb arrow"] : []),
  ];
  const curve = edgeCurve(edge, from, to);
  const lines = [`  \\draw[${options.join(", ")}] ${wayOf()};`];
  if (stroke === "cut")
    for (const [a, b] of cutMarks(curve)) lines.push(`  \\draw[mbink, mb edge] ${at(a)} -- ${at(b)};`);
  for (const label of edgeLabel(edge, curve))
    lines.push(`  \\node[mb move] at ${at(label)} {${escapeTex(label.text)}};`);
  return lines.join("\n");

  /** Edges refer to nodes by name, so that a vertex moved by hand takes its edges along. */
  function wayOf(): string {
    if (edge.from === edge.to) {
      const [[a, b, end]] = curve.pieces;
      return `${at(curve.start)} .. controls ${at(a)} and ${at(b)} .. ${at(end)}`;
    }
    if (edge.vertical === true) return `(${edge.from}.south) -- (${edge.to}.north)`;
    if (via.length > 0) {
      const { pieces } = smooth([from, ...via, to], from, to);
      const parts = pieces.map(([a, b, end], index) => {
        const target = index === pieces.length - 1 ? `(${edge.to})` : at(end);
        return ` .. controls ${at(a)} and ${at(b)} .. ${target}`;
      });
      return `(${edge.from})${parts.join("")}`;
    }
    return bend === 0
      ? `(${edge.from}) -- (${edge.to})`
      : `(${edge.from}) to[bend ${bend > 0 ? "left" : "right"}=${num(Math.abs(bend))}] (${edge.to})`;
  }
}
