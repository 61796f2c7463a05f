import { greatestOf, leastOf } from "marienbad/base";
import type { Player } from "marienbad/game";
import { commonSize, framed } from "../content.ts";
import { placeTree, type TreeShape } from "../layout/tree.ts";
import { nameOf, type Style, shapeOf } from "../options.ts";
import {
  type EdgeLook,
  FONT,
  type NodeContent,
  type NodeLook,
  PLAIN_EDGE,
  PLAIN_NODE,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { textWidth } from "../text-size.ts";

/** A node of a tree as a figure wants it. */
export interface TreeItem {
  readonly player: Player;
  readonly content: NodeContent;
  readonly look: Partial<NodeLook>;
  readonly note?: SceneNode["note"];
  /** The edge from the parent. */
  readonly edge: Partial<EdgeLook> & { readonly label?: string };
  readonly children: readonly TreeItem[];
}

interface Measured extends TreeShape {
  readonly item: TreeItem;
  readonly width: number;
  readonly children: readonly Measured[];
}

const BESIDE = 10;

/**
 * A tree from top to bottom. At the left of each level stands who moves there, when it is the same player everywhere.
 */
export function treeParts(
  root: TreeItem,
  style: Style,
): { nodes: SceneNode[]; edges: SceneEdge[]; texts: SceneText[] } {
  const bordered = itemsOf(root).filter(({ look }) => look.shape !== "none");
  const common =
    bordered.length === 0
      ? { width: 0, height: 0 }
      : commonSize(
          bordered.map(({ content }) => content),
          (index) => bordered[index].look.border === "double",
        );
  const measure = (item: TreeItem): Measured => {
    const { width, height } =
      item.look.shape === "none" ? { width: textWidth(item.content.label, FONT.label) + 6, height: 22 } : common;
    const noteWidth = greatestOf(
      (item.note?.lines ?? []).map((line) => textWidth(line, FONT.small)),
      0,
    );
    const beyond = item.note?.side === "right" ? noteWidth + 8 : Math.max(0, (noteWidth - width) / 2);
    const left = item.note?.side === "right" ? width / 2 : width / 2 + beyond;
    return { item, width, height, left, right: width / 2 + beyond, children: item.children.map(measure) };
  };
  const shape = measure(root);
  const labelled = itemsOf(root).some(({ edge }) => edge.label !== undefined);
  const widest = greatestOf(itemsOf(root).map(({ children }) => children.length));
  const below = (labelled ? 46 : 34) + Math.min(40, 2 * widest);
  const points = placeTree(shape, { beside: BESIDE, below });

  const nodes: SceneNode[] = [];
  const edges: SceneEdge[] = [];
  const levels: { y: number; players: Set<Player> }[] = [];
  const give = (measured: Measured, level: number, parent: string | undefined): void => {
    const { item, width, height } = measured;
    const { x, y } = points.get(measured) as { x: number; y: number };
    const id = `n${nodes.length}`;
    nodes.push({
      id,
      ...PLAIN_NODE,
      ...item.content,
      shape: framed(shapeOf(item.player), item.content),
      ...item.look,
      x,
      y,
      width,
      height,
      ...(item.note === undefined ? {} : { note: item.note }),
    });
    if (parent !== undefined)
      edges.push({ from: parent, to: id, ...PLAIN_EDGE, arrow: false, vertical: true, ...item.edge });
    levels[level] ??= { y, players: new Set() };
    if (item.children.length > 0) levels[level].players.add(item.player);
    for (const child of measured.children) give(child, level + 1, id);
  };
  give(shape, 0, undefined);
  const left = leastOf(nodes.map((node) => node.x - node.width / 2)) - 16;
  const texts = levels
    .filter(({ players }) => players.size === 1)
    .map(
      ({ y, players }): SceneText => ({
        text: nameOf([...players][0], style),
        x: left,
        y,
        anchor: "end",
        size: "normal",
        tone: "faded",
      }),
    );
  return { nodes, edges, texts };
}

function itemsOf(root: TreeItem): TreeItem[] {
  const items = [root];
  for (const item of items) for (const child of item.children) items.push(child);
  return items;
}
