import { boundsOf } from "../geometry.ts";
import { FONT, type Scene, type SceneEdge, type SceneGroup, type SceneNode, type SceneText } from "../scene.ts";
import { textWidth, wrapText } from "../text-size.ts";
import { type ArenaLook, arenaParts, type PlacedArena } from "./arena-scene.ts";

/** About the width of a page: panels that do not fit go into the next row. */
const PAGE = 660;
export const PADDING = 12;
const LINE = 14;
const GAP = 10;

/** One picture of an arena among several, with its heading and what is said beside it. */
export interface Panel {
  /** Unique in the scene, and before the names of its nodes. */
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly look: ArenaLook;
}

/** The same arena once for each step of a construction. */
export function strip(
  placed: PlacedArena,
  panels: Iterable<Panel>,
): Pick<Scene, "nodes" | "edges" | "groups" | "texts"> {
  const nodes: SceneNode[] = [];
  const edges: SceneEdge[] = [];
  const groups: SceneGroup[] = [];
  const texts: SceneText[] = [];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const { id, title, caption: said, look } of panels) {
    const measured = boundsOf({ ...arenaParts(placed, look), groups: [], texts: [] });
    const width = measured.width + 2 * PADDING;
    const indent = textWidth(title, FONT.head) + 12;
    const caption = said === "" ? [] : wrapText(said, FONT.small, measured.width - indent);
    const head = Math.max(1, caption.length) * LINE + 4;
    const height = measured.height + 2 * PADDING + head;
    if (left > 0 && left + width > PAGE) [left, top, rowHeight] = [0, top + rowHeight + GAP, 0];
    rowHeight = Math.max(rowHeight, height);

    const offset = { dx: left + PADDING - measured.x, dy: top + PADDING + head - measured.y };
    const parts = arenaParts(placed, look, { prefix: id, ...offset });
    for (const node of parts.nodes) nodes.push(node);
    for (const edge of parts.edges) edges.push(edge);
    groups.push({ id, title, nodes: parts.nodes.map((node) => node.id), box: { x: left, y: top, width, height } });
    texts.push(heading(title, left + PADDING, top + PADDING + 2));
    caption.forEach((text, line) => {
      const y = top + PADDING + 2 + line * LINE;
      texts.push({ text, x: left + PADDING + indent, y, anchor: "start", size: "small", tone: "plain" });
    });
    left += width + GAP;
  }
  return { nodes, edges, groups, texts };
}

export function heading(text: string, x: number, y: number): SceneText {
  return { text, x, y, anchor: "start", size: "head", tone: "plain" };
}
