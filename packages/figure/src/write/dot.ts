import { text } from "marienbad/base";
import { paletteOf } from "../palette.ts";
import type { Scene, SceneEdge, SceneGroup, SceneNode } from "../scene.ts";
import { explained, type FigureFormat, num } from "./format.ts";

/** Graphviz. It has its own layout (`dot`); coordinates are included for `neato -n`. */
export const dotFormat: FigureFormat = {
  id: "dot",
  title: text("Graphviz DOT", "DOT de Graphviz"),
  endings: ["dot", "gv"],
  write(given, options = {}) {
    const scene = explained(given, options);
    const palette = paletteOf(options.theme);
    const colour = (value: string): string => quote(`#${value}`);
    const legend = scene.legend.map((item) => `${legendText(item)}\n`).join("");
    const lines = [
      `digraph ${scene.id} {`,
      `  graph [rankdir=${scene.direction === "right" ? "LR" : "TB"}, ordering=out, ` +
        `bgcolor=${colour(palette.paper)}, fontname="Helvetica", fontsize=11, ` +
        `fontcolor=${colour(palette.muted)}, tooltip=${quote(scene.title)}, labelloc=b, labeljust=l, ` +
        `label=${quote(legend).replaceAll("\\n", "\\l")}];`,
      `  node [fontname="Helvetica", fontsize=11, margin="0.05,0.03", style=filled, fontcolor=${colour(palette.ink)}];`,
      `  edge [fontname="Helvetica", fontsize=9, arrowsize=0.7, fontcolor=${colour(palette.ink)}];`,
      ...nodeLines(scene, writeNode, "  }", ({ id, title }) => [
        `  subgraph cluster_${id} {`,
        `    graph [label=${quote(title)}, labelloc=t, style="filled,rounded", ` +
          `color=${colour(palette.panel)}, fontcolor=${colour(palette.ink)}];`,
      ]),
      ...scene.edges.map((edge) => `  ${writeEdge(edge)}`),
      "}",
    ];
    return `${lines.join("\n")}\n`;

    function writeNode(node: SceneNode): string {
      const { id, shape, tone, border, stroke, x, y } = node;
      const isText = shape === "none";
      const styles = [
        "filled",
        ...(shape === "card" ? ["rounded"] : []),
        ...(stroke === "dashed" || stroke === "dotted" ? [stroke] : []),
      ];
      const attributes = [
        `label=${quote(wordsOf(node).join("\n"))}`,
        `shape=${shapeOf(node)}`,
        ...(isText ? ["style=solid"] : [`style=${quote(styles.join(","))}`]),
        ...(isText
          ? []
          : [`fillcolor=${colour(palette.fills[tone] + alphaOf(node.shade))}`, `color=${colour(palette.lines[tone])}`]),
        ...(tone === "faded" ? [`fontcolor=${colour(palette.muted)}`] : []),
        ...(border === "double" ? ["peripheries=2"] : []),
        ...(stroke === "strong" ? ["penwidth=2.5"] : []),
        ...(node.grid === undefined ? [] : ['fontname="Courier"']),
        ...(node.width === 0 ? ["width=0", "height=0"] : []),
        `pos="${num(x * 0.75)},${num(-y * 0.75)}!"`,
      ];
      return `${id} [${attributes.join(", ")}];`;
    }

    function writeEdge({ from, to, stroke, tone, arrow, label }: SceneEdge): string {
      const attributes = [
        `color=${colour(palette.lines[tone])}`,
        ...(stroke === "strong" ? ["penwidth=2.5"] : []),
        ...(stroke === "faded" || stroke === "cut" ? ["style=dashed"] : []),
        ...(arrow ? [] : ["arrowhead=none"]),
        ...(label === undefined || label === "" ? [] : [`label=${quote(label)}`]),
        ...(stroke === "cut" ? ["arrowhead=teetee"] : []),
      ];
      return `${from} -> ${to} [${attributes.join(", ")}];`;
    }
  },
};

function alphaOf(shade: number | undefined): string {
  if (shade === undefined) return "";
  const digits = Math.round(255 * shade).toString(16);
  return digits.padStart(2, "0");
}

/** The nodes of each group between its opening and closing lines, then the remaining nodes. */
export function nodeLines(
  { groups, nodes }: Scene,
  write: (node: SceneNode) => string,
  close: string,
  open: (group: SceneGroup) => readonly string[],
): string[] {
  const grouped = new Set(groups.flatMap((group) => group.nodes));
  const inGroups = [...groups].reverse().flatMap((group) => {
    const inside = nodes.filter(({ id }) => group.nodes.includes(id));
    return [...open(group), ...inside.map((node) => `    ${write(node)}`), close];
  });
  return [...inGroups, ...nodes.filter(({ id }) => !grouped.has(id)).map((node) => `  ${write(node)}`)];
}

function quote(text: string): string {
  const safe = text
    .replace(/[\\"]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
  return `"${safe}"`;
}

export function wordsOf({ label, grid, detail = "", note, mark }: SceneNode): string[] {
  const sign = mark === undefined ? "" : mark === 0 ? "●" : "■"; // who has won here
  const under = [detail, sign].filter((part) => part !== "").join(" ");
  return [...(grid ?? [label]), ...(under === "" ? [] : [under]), ...(note?.lines ?? [])];
}

const ROUND_SIGNS = { normal: "○", filled: "●", strong: "◉", dashed: "◍", dotted: "◌", double: "◎" } as const;

/** A legend item in words, for formats without samples. */
export function legendText(item: Scene["legend"][number]): string {
  if ("sign" in item) return `${item.sign}  ${item.text}`;
  if ("edge" in item)
    return `${{ strong: "━━", normal: "──", faded: "╌╌", cut: "╌╫╌" }[item.edge.stroke]}  ${item.text}`;
  const { shape, border, stroke, tone } = item.node;
  const kind = border === "double" ? "double" : stroke === "normal" && tone !== "plain" ? "filled" : stroke;
  const sign = shape === "circle" ? ROUND_SIGNS[kind] : tone === "plain" ? "□" : "■";
  return `${sign}  ${item.text}`;
}

function shapeOf({ shape, width, height }: SceneNode): string {
  if (shape === "none") return "plaintext";
  if (shape !== "circle") return "box";
  return width > height ? "ellipse" : "circle";
}
