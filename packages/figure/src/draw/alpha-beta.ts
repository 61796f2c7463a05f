import { type AnyGame, fullGame, type GivenGame } from "marienbad/game";
import type { FigureOptions, Style } from "../options.ts";
import { type LegendItem, PLAIN_EDGE, type Scene } from "../scene.ts";
import { shapesLegend } from "./legend.ts";
import { searchEdge, searchItem, searchStyle } from "./minimax.ts";
import { recordSearch, type SearchNode } from "./search-tree.ts";
import { titleOf, word, writeValue } from "./texts.ts";
import { type TreeItem, treeParts } from "./tree-scene.ts";

/**
 * The tree of an alpha-beta search: the window of each node on arrival, values and bounds (≤, ≥), and behind a cut what
 * was never looked at, faded. The whole tree is that of minimax; what alpha-beta did in it is laid over.
 */
export function alphaBetaFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = searchStyle(options);
  const whole = recordSearch("minimax", game, options);
  const searched = recordSearch("alphabeta", game, options);
  const grow = (node: SearchNode, visit: SearchNode | undefined, arrival: Arrival): TreeItem => ({
    ...searchItem(game, node, options, style, textOf(node, visit, style)),
    ...(visit === undefined && !style.blank ? fadedLook(options, node) : {}),
    ...noteOf(visit, style),
    edge: edgeOf(game, node, visit, arrival, options, style),
    children: node.children.map((child, index) =>
      grow(child, visit?.children[index], {
        parent: node,
        onBest: arrival.onBest && index === visit?.best,
        cut: visit !== undefined && index === visit.children.length ? visit.cut : undefined,
      }),
    ),
  });
  const parts = treeParts(grow(whole, searched, { parent: undefined, onBest: true, cut: undefined }), style);
  return {
    id: "alphabeta",
    title: titleOf(style, "alphaBetaTitle"),
    direction: "down",
    groups: [],
    ...parts,
    legend: [...shapesLegend(style, true), ...(style.blank ? [] : answersLegend(style, parts))],
  };
}

/** How a node is reached: from whom, on the best play or not, and as the first child behind a cut. */
interface Arrival {
  readonly parent: SearchNode | undefined;
  readonly onBest: boolean;
  readonly cut: "alpha" | "beta" | undefined;
}

/** Leaves have their score, read or not: it is given. What a node is worth is told only if it was looked at. */
function textOf(node: SearchNode, visit: SearchNode | undefined, style: Style): string {
  if (node.isLeaf) return writeValue(node.value, style.language);
  if (style.blank || visit === undefined) return "";
  // A won play cannot be worth more, nor a lost one less: there the bound is the value.
  const sign = Number.isFinite(visit.value) ? { exact: "", lower: "≥", upper: "≤" }[visit.bound] : "";
  return sign + writeValue(visit.value, style.language);
}

function fadedLook({ positions = true }: FigureOptions, node: SearchNode): Pick<TreeItem, "look"> {
  return {
    look: { tone: "faded", stroke: "dashed", ...(node.isLeaf && !positions ? { shape: "none" as const } : {}) },
  };
}

function noteOf(visit: SearchNode | undefined, style: Style): Pick<TreeItem, "note"> {
  if (visit?.window === undefined || visit.isLeaf || style.blank) return {};
  const { alpha, beta } = visit.window;
  const lines = [`α = ${writeValue(alpha, style.language)}`, `β = ${writeValue(beta, style.language)}`];
  return { note: { side: "right", lines } };
}

function edgeOf(
  game: AnyGame,
  node: SearchNode,
  visit: SearchNode | undefined,
  { parent, onBest, cut }: Arrival,
  options: FigureOptions,
  style: Style,
): TreeItem["edge"] {
  if (style.blank) return searchEdge(game, node, parent, options, {});
  if (visit !== undefined) return searchEdge(game, node, parent, options, onBest ? { stroke: "strong" } : {});
  const sign = cut === undefined ? {} : { label: cut === "alpha" ? "α" : "β" };
  return { stroke: cut === undefined ? "faded" : "cut", tone: "faded", ...sign };
}

function answersLegend(style: Style, { nodes, edges }: Pick<Scene, "nodes" | "edges">): LegendItem[] {
  const edge = { ...PLAIN_EDGE, arrow: false };
  const hasBounds = nodes.some(({ label, detail = "" }) => /^[≤≥]/.test(label) || /^[≤≥]/.test(detail));
  const hasCuts = edges.some(({ stroke }) => stroke === "cut");
  return [
    { edge: { ...edge, stroke: "strong" }, text: word(style, "best") },
    { sign: "α, β", text: word(style, "window") },
    ...(hasCuts
      ? [{ edge: { ...edge, stroke: "cut" as const, tone: "faded" as const }, text: word(style, "cut") }]
      : []),
    ...(hasBounds ? [{ sign: "≤ ≥", text: word(style, "bound") }] : []),
  ];
}
