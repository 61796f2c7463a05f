import { type AnyGame, fullGame, type GivenGame } from "marienbad/game";
import { contentOf, positionName } from "../content.ts";
import { type FigureOptions, type Style, styleOf, toneOf } from "../options.ts";
import { type EdgeLook, type LegendItem, type NodeContent, PLAIN_EDGE, type Scene } from "../scene.ts";
import { VOCABULARIES } from "../vocabulary.ts";
import { shapesLegend } from "./legend.ts";
import { recordSearch, type SearchNode } from "./search-tree.ts";
import { titleOf, word, writeValue } from "./texts.ts";
import { moveLabel } from "./tree.ts";
import { type TreeItem, treeParts } from "./tree-scene.ts";

const MAX_MIN = VOCABULARIES.find(({ id }) => id === "Max/Min");

export function searchStyle(options: FigureOptions): Style {
  return styleOf(options, MAX_MIN);
}

/** The tree of a minimax search: values at the leaves, what they are worth above, the best play thick. */
export function minimaxFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = searchStyle(options);
  const root = recordSearch("minimax", game, options);
  const grow = (node: SearchNode, parent: SearchNode | undefined, onBest: boolean): TreeItem => ({
    ...searchItem(
      game,
      node,
      options,
      style,
      node.isLeaf || !style.blank ? writeValue(node.value, style.language) : "",
    ),
    edge: searchEdge(game, node, parent, options, onBest && !style.blank ? { stroke: "strong" } : {}),
    children: node.children.map((child, index) => grow(child, node, onBest && index === node.best)),
  });
  const best: LegendItem = { edge: { ...PLAIN_EDGE, arrow: false, stroke: "strong" }, text: word(style, "best") };
  return {
    id: "minimax",
    title: titleOf(style, "minimaxTitle"),
    direction: "down",
    groups: [],
    ...treeParts(grow(root, undefined, true), style),
    legend: [...shapesLegend(style, true), ...(style.blank ? [] : [best])],
  };
}

/** A node of a search tree: its position with the value under it, or the value alone. */
export function searchItem(
  game: AnyGame,
  node: SearchNode,
  { positions = true }: FigureOptions,
  style: Style,
  value: string,
): Pick<TreeItem, "player" | "content" | "look"> {
  const { player, position, isLeaf } = node;
  const content: NodeContent = positions
    ? contentOf(positionName(game, position, player, style), style, value)
    : { label: value };
  if (isLeaf && !positions) return { player, content, look: { shape: "none" } };
  const over = game.result(position) !== undefined;
  return { player, content, look: { tone: isLeaf ? "plain" : toneOf(player), border: over ? "double" : "single" } };
}

export function searchEdge(
  game: AnyGame,
  node: SearchNode,
  parent: SearchNode | undefined,
  { positions = true }: FigureOptions,
  look: Partial<EdgeLook>,
): TreeItem["edge"] {
  const label = parent === undefined || !positions ? {} : moveLabel(game, node.move, parent.position);
  return { ...look, ...label };
}
