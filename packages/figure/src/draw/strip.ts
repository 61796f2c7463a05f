import { greatestOf } from "marienbad/base";
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

type Parts = Pick<Scene, "nodes" | "edges" | "groups" | "texts">;

/** The same arena once for each step of a construction. */
export function strip(placed: PlacedArena, panels: Iterable<Panel>): Parts {
  const nodes: SceneNode[] = [];
  const edges: SceneEdge[] = [];
  const groups: SceneGroup[] = [];
  const texts: SceneText[] = [];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const panel of panels) {
    const { id, title, look } = panel;
    const measured = boundsOf({ ...arenaParts(placed, look), groups: [], texts: [] });
    const width = measured.width + 2 * PADDING;
    const lines = captionLines(panel, measured.width);
    const head = headHeight(lines);
    const height = measured.height + 2 * PADDING + head;
    if (left > 0 && left + width > PAGE) [left, top, rowHeight] = [0, top + rowHeight + GAP, 0];
    rowHeight = Math.max(rowHeight, height);

    const offset = { dx: left + PADDING - measured.x, dy: top + PADDING + head - measured.y };
    const parts = arenaParts(placed, look, { prefix: id, ...offset });
    for (const node of parts.nodes) nodes.push(node);
    for (const edge of parts.edges) edges.push(edge);
    groups.push({ id, title, nodes: parts.nodes.map((node) => node.id), box: { x: left, y: top, width, height } });
    for (const text of headTexts(title, lines, left, top)) texts.push(text);
    left += width + GAP;
  }
  return { nodes, edges, groups, texts };
}

/** One picture for each step, all of one size and each vertex at its place: frames of a film, or slides. */
export function inPlace(placed: PlacedArena, panels: readonly Panel[]): Parts[] {
  const measured = boundsOf({ ...arenaParts(placed, panels[0].look), groups: [], texts: [] });
  const captions = panels.map((panel) => captionLines(panel, measured.width));
  const head = greatestOf(captions.map(headHeight));
  const heads = panels.map(({ title }, step) => headTexts(title, captions[step], 0, 0));
  // A name may be wider than the arena.
  const said = boundsOf({ nodes: [], edges: [], groups: [], texts: heads.flat() });
  const width = Math.max(measured.width, said.x + said.width - PADDING) + 2 * PADDING;
  const box = { x: 0, y: 0, width, height: measured.height + 2 * PADDING + head };
  const offset = { dx: PADDING - measured.x, dy: PADDING + head - measured.y };
  return panels.map(({ id, title, look }, step) => {
    const { nodes, edges } = arenaParts(placed, look, offset);
    return { nodes, edges, groups: [{ id, title, nodes: nodes.map((node) => node.id), box }], texts: heads[step] };
  });
}

const indentOf = (title: string): number => (title === "" ? 0 : textWidth(title, FONT.head) + 12);

/** What is said beside the heading of a panel, in lines that fit the width. */
function captionLines({ title, caption }: Panel, width: number): string[] {
  return caption === "" ? [] : wrapText(caption, FONT.small, width - indentOf(title));
}

function headHeight(lines: readonly string[]): number {
  return Math.max(1, lines.length) * LINE + 4;
}

/** The heading and the caption of the panel whose corner is there. */
function headTexts(title: string, lines: readonly string[], left: number, top: number): SceneText[] {
  const [x, y] = [left + PADDING, top + PADDING + 2];
  return [
    ...(title === "" ? [] : [heading(title, x, y)]),
    ...lines.map((text, line): SceneText => {
      return { text, x: x + indentOf(title), y: y + line * LINE, anchor: "start", size: "small", tone: "plain" };
    }),
  ];
}

export function heading(text: string, x: number, y: number): SceneText {
  return { text, x, y, anchor: "start", size: "head", tone: "plain" };
}
