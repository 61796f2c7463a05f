import { FRAME } from "../content.ts";
import { boundsOf, type Curve, pointOn } from "../geometry.ts";
import type { Stroke } from "../lattice.ts";
import {
  type Box,
  FONT,
  type LegendItem,
  PLAIN_NODE,
  type Point,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { type SmallBoard, smallBoard } from "../small-board.ts";
import { textWidth } from "../text-size.ts";

const MARGIN = 12;
const SAMPLE = 16;
const LINE = 26;
const BETWEEN = 22;

/** A scene with its legend below it, and the box around both, for formats with coordinates. */
export function pageOf(scene: Scene): { readonly scene: Scene; readonly box: Box } {
  const bounds = boundsOf(scene);
  const legend = placeLegend(scene.legend, bounds);
  const whole: Scene = {
    ...scene,
    nodes: [...scene.nodes, ...legend.nodes],
    edges: [...scene.edges, ...legend.edges],
    texts: [...scene.texts, ...legend.texts],
  };
  const { x, y, width, height } = boundsOf(whole);
  return {
    scene: whole,
    box: { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN },
  };
}

function placeLegend(items: readonly LegendItem[], bounds: Box): Pick<Scene, "nodes" | "edges" | "texts"> {
  const nodes: SceneNode[] = [];
  const edges: SceneEdge[] = [];
  const texts: SceneText[] = [];
  const right = bounds.x + Math.max(bounds.width, 420);
  let x = bounds.x;
  let y = bounds.y + bounds.height + LINE;
  items.forEach((item, index) => {
    const sampleWidth = "edge" in item ? 2 * SAMPLE : "sign" in item ? textWidth(item.sign, FONT.small) : SAMPLE;
    const width = sampleWidth + 7 + textWidth(item.text, FONT.small);
    if (x > bounds.x && x + width > right) [x, y] = [bounds.x, y + LINE];
    const id = `legend${index}`;
    if ("node" in item) {
      nodes.push({ label: "", ...item.node, id, x: x + SAMPLE / 2, y, width: SAMPLE, height: SAMPLE });
    } else if ("edge" in item) {
      const end = { ...PLAIN_NODE, shape: "none", label: "", width: 0, height: 0, y } as const;
      nodes.push({ ...end, id: `${id}from`, x }, { ...end, id: `${id}to`, x: x + sampleWidth });
      edges.push({ ...item.edge, from: `${id}from`, to: `${id}to` });
    } else {
      texts.push({ text: item.sign, x, y, anchor: "start", size: "small", tone: "plain" });
    }
    texts.push({ text: item.text, x: x + sampleWidth + 7, y, anchor: "start", size: "small", tone: "faded" });
    x += width + BETWEEN;
  });
  return { nodes, edges, texts };
}

/** Thin edges, then thick ones on top of them. */
export function edgeLayers<Drawn>(
  { edges, nodes }: Scene,
  draw: (edge: SceneEdge, from: SceneNode, to: SceneNode) => Drawn,
): [thin: Drawn[], thick: Drawn[]] {
  const nodeOfId = new Map(nodes.map((node) => [node.id, node]));
  const drawn = (isThick: boolean): Drawn[] =>
    edges
      .filter(({ stroke }) => (stroke === "strong") === isThick)
      .map((edge) => draw(edge, nodeOfId.get(edge.from) as SceneNode, nodeOfId.get(edge.to) as SceneNode));
  return [drawn(false), drawn(true)];
}

/** A text at the middle of its place. */
export interface PlacedText extends Point {
  readonly text: string;
}

/** The label of an edge: near its end, where the edges of a node have parted, and clear of the marks of cuts. */
export function edgeLabel({ stroke, label = "" }: SceneEdge, curve: Curve): PlacedText[] {
  return label === "" ? [] : [{ ...pointOn(curve, stroke === "cut" ? 0.74 : 0.62), text: label }];
}

/** The texts of a node apart from its small board. */
export function nodeTexts(node: SceneNode): Record<"label" | "detail", PlacedText[]> {
  const { x, y, height, grid, detail } = node;
  const at = (place: number, text = ""): PlacedText[] => (text === "" ? [] : [{ x, y: place, text }]);
  if (grid !== undefined) return { label: [], detail: at(y + height / 2 - FRAME - FONT.detail / 2, detail) };
  return { label: at(detail === undefined ? y : y - 6, node.label), detail: at(y + 9, detail) };
}

/** A small board at its place in the node. */
export function boardInNode(
  { x, y, height, board = {} }: SceneNode,
  rows: readonly string[],
): Pick<SmallBoard, "strokes" | "shapes" | "signs"> {
  const { width, strokes, shapes, signs } = smallBoard(board, rows);
  const [left, top] = [x - width / 2, y - height / 2 + FRAME];
  const move = <Place extends Point>(place: Place): Place => ({ ...place, x: left + place.x, y: top + place.y });
  return {
    strokes: strokes.map(([from, to]): Stroke => [move(from), move(to)]),
    shapes: shapes.map((shape) => ({ ...shape, points: shape.points.map(move) })),
    signs: signs.map(move),
  };
}
