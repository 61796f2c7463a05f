import { text } from "marienbad/base";
import { type Palette, paletteOf } from "../palette.ts";
import { type Scene, type SceneEdge, type SceneNode, TONES } from "../scene.ts";
import { legendText, nodeLines, wordsOf } from "./dot.ts";
import { explained, type FigureFormat } from "./format.ts";

/** Mermaid, for Markdown pages: it has its own layout, so only the structure and the looks are written. */
export const mermaidFormat: FigureFormat = {
  id: "mermaid",
  title: text("Mermaid, for Markdown", "Mermaid, pour Markdown"),
  endings: ["mmd", "mermaid"],
  write(given, options = {}) {
    const scene = explained(given, options);
    const lines = [
      `%% ${scene.title.replace(/\s+/g, " ")}`,
      ...scene.legend.map((item) => `%% ${legendText(item).replace(/\s+/g, " ")}`),
      `flowchart ${scene.direction === "right" ? "LR" : "TB"}`,
      ...nodeLines(scene, writeNode, "  end", ({ id, title }) => [`  subgraph ${id}g [${quoteMermaid(title)}]`]),
      ...scene.edges.map((edge) => `  ${writeEdge(edge)}`),
      ...styles(scene, paletteOf(options.theme)),
    ];
    return `${lines.join("\n")}\n`;
  },
};

function writeNode(node: SceneNode): string {
  const words = wordsOf(node);
  const text = quoteMermaid(words.every((line) => line === "") ? " " : words.join("\n"));
  const [opening, closing] = frameOf(node, words.length);
  return `${node.id}${opening}${text}${closing}:::${classOf(node)}`;
}

/** Circles and boxes, with single or double borders. A circle of Mermaid has room for two lines, not three. */
function frameOf({ shape, border, width, height }: SceneNode, lines: number): readonly [string, string] {
  if (shape === "circle" && width <= height && lines <= 2) return border === "double" ? ["(((", ")))"] : ["((", "))"];
  if (shape === "circle" || shape === "card") return border === "double" ? ["([", "])"] : ["(", ")"];
  return border === "double" ? ["[[", "]]"] : ["[", "]"];
}

function classOf({ tone, stroke, shape }: SceneNode): string {
  return shape === "none" ? "bare" : stroke === "normal" ? tone : `${tone}-${stroke}`;
}

function writeEdge({ from, to, stroke, arrow, label }: SceneEdge): string {
  const tip = arrow ? ">" : "";
  const way = { normal: arrow ? "-->" : "---", strong: arrow ? "==>" : "===", faded: `-.-${tip}`, cut: "-.-x" }[stroke];
  const text = label === undefined || label === "" ? "" : `|${quoteMermaid(label)}|`;
  return `${from} ${way}${text} ${to}`;
}

function quoteMermaid(text: string): string {
  const safe = text
    .replace(/[#"<>&`*_~\\[\]{}|;\u2028\u2029]/g, (character) => `#${character.charCodeAt(0)};`)
    .replace(
      /^(\d+)([.)])( |$)/gm,
      (_, digits: string, sign: string, rest: string) => `${digits}#${sign.charCodeAt(0)};${rest}`,
    )
    .replace(/^([-+])( )/gm, (_, sign: string, rest: string) => `#${sign.charCodeAt(0)};${rest}`)
    .replace(/\r?\n/g, "<br/>")
    .replace(/\p{Cc}/gu, "");
  return `"${safe}"`;
}

function styles(scene: Scene, { fills, lines, ink, muted }: Palette): string[] {
  const used = new Set(scene.nodes.map(classOf));
  const strokes = { strong: "stroke-width:4px", dashed: "stroke-dasharray:6 3", dotted: "stroke-dasharray:2 3" };
  const classes = TONES.flatMap((tone) => {
    const colours = `fill:#${fills[tone]},stroke:#${lines[tone]},color:#${tone === "faded" ? muted : ink}`;
    const others = Object.entries(strokes).map(([name, look]) => [`${tone}-${name}`, `${colours},${look}`] as const);
    return [[tone, colours] as const, ...others];
  });
  return [...classes, ["bare", `fill:none,stroke:none,color:#${ink}`] as const]
    .filter(([name]) => used.has(name))
    .map(([name, style]) => `  classDef ${name} ${style}`);
}
