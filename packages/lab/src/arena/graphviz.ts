import type { ArenaDrawing, Point, Route } from "marienbad-figure";

const POINTS_PER_INCH = 72;

/** Graphviz's layout, loaded on demand. Vertices are numbers: no text of the reader gets into the program. */
export async function placeWithGraphviz(
  count: number,
  edges: ArenaDrawing["edges"],
  size: ArenaDrawing["size"],
): Promise<ArenaDrawing> {
  const { Graphviz } = await import("@hpcc-js/wasm-graphviz");
  const graphviz = await Graphviz.load();
  const box = `width=${size.width / POINTS_PER_INCH}, height=${size.height / POINTS_PER_INCH}`;
  const source = [
    "digraph {",
    `rankdir=LR; nodesep=0.35; ranksep=0.6; node [shape=box, fixedsize=true, label="", ${box}];`,
    ...Array.from({ length: count }, (_, vertex) => `${vertex};`),
    ...edges.map(([from, to]) => `${from} -> ${to};`),
    "}",
  ].join("\n");
  const points: Point[] = [];
  const routeOf = new Map<string, Route>();
  const pointAt = (x: string, y: string): Point => ({
    x: Number(x) * POINTS_PER_INCH,
    y: -Number(y) * POINTS_PER_INCH,
  });
  for (const line of graphviz.layout(source, "plain", "dot").split("\n")) {
    const words = line.split(" ");
    if (words[0] === "node") points[Number(words[1])] = pointAt(words[2], words[3]);
    if (words[0] !== "edge") continue;
    // Control points of a curve: every third one lies on it, the first and the last at the borders.
    const via: Point[] = [];
    const controls = Number(words[3]);
    for (let i = 3; i < controls - 1; i += 3) via.push(pointAt(words[4 + 2 * i], words[5 + 2 * i]));
    routeOf.set(`${words[1]} ${words[2]}`, { bend: 0, via });
  }
  const routes = edges.map(([from, to]) => routeOf.get(`${from} ${to}`) ?? { bend: 0, via: [] });
  return { points, size, edges, routes };
}
