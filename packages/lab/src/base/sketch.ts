import type { LegendItem, Point, Scene, SceneEdge, SceneNode, SceneText, Tone } from "marienbad-figure";

/** What a box of a sketch looks like beyond its place. */
export interface BoxLook {
  readonly tone?: Tone;
  readonly shade?: number;
  readonly label?: string;
  readonly shape?: SceneNode["shape"];
  readonly border?: SceneNode["border"];
  readonly stroke?: SceneNode["stroke"];
}

/** Charts, boards and tables as scenes of the library: boxes, lines and words, from which every format is written. */
export class Sketch {
  readonly #nodes: SceneNode[] = [];
  readonly #edges: SceneEdge[] = [];
  readonly #texts: SceneText[] = [];

  box(x: number, y: number, width: number, height: number, look: BoxLook = {}): void {
    const id = `b${this.#nodes.length}`;
    const plain = { label: "", shape: "square", tone: "plain", border: "single", stroke: "normal" } as const;
    this.#nodes.push({ id, x, y, width, height, ...plain, ...look });
  }

  text(words: string, x: number, y: number, look: Partial<Pick<SceneText, "anchor" | "size" | "tone">> = {}): void {
    this.#texts.push({ text: words, x, y, anchor: "middle", size: "small", tone: "plain", ...look });
  }

  line(points: readonly Point[], look: Partial<Pick<SceneEdge, "stroke" | "tone" | "arrow">> = {}): void {
    const [from, to] = [points[0], points[points.length - 1]].map(({ x, y }) => {
      const id = `p${this.#nodes.length}`;
      const unseen = { label: "", shape: "none", tone: "plain", border: "single", stroke: "normal" } as const;
      this.#nodes.push({ id, x, y, width: 0, height: 0, ...unseen });
      return id;
    });
    const via = points.slice(1, -1);
    const plain = { stroke: "normal", tone: "plain", arrow: false } as const;
    this.#edges.push({ from, to, ...(via.length === 0 ? {} : { via }), ...plain, ...look });
  }

  segment(x1: number, y1: number, x2: number, y2: number, look: Parameters<Sketch["line"]>[1] = {}): void {
    const [from, to] = [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
    this.line([from, to], look);
  }

  scene(id: string, title: string, legend: readonly LegendItem[] = []): Scene {
    const parts = { nodes: this.#nodes, edges: this.#edges, texts: this.#texts, legend };
    return { id, title, direction: "right", groups: [], ...parts };
  }
}
