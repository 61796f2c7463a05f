import { boundsOf } from "../geometry.ts";
import {
  type Box,
  FONT,
  type LegendItem,
  PLAIN_NODE,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { textWidth } from "../text-size.ts";

const MARGIN = 12;
const SAMPLE = 16;
const LINE = 26;
const BETWEEN = 22;

/** A scene with its legend set under it, and the box around both: what formats with coordinates draw. */
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

/** Samples and their meaning in lines as wide as the figure, and no narrower than a legend can be. */
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
