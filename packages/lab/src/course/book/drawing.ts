import type { NodeContent, NodeLook, Point, Scene, SceneEdge, SceneNode, SceneText, Tone } from "marienbad-figure";

const NODE = { shape: "square", tone: "plain", border: "single", stroke: "normal" } as const;
/** No winner is told by colour alone: each has a line, as in all figures of the library. */
const LINES: Partial<Record<Tone, NodeLook["stroke"]>> = { player1: "dashed", draw: "dotted" };
const EDGE = { stroke: "normal", tone: "plain", arrow: true } as const;

export type Look = Partial<NodeLook & Omit<NodeContent, "label"> & Pick<SceneNode, "note">>;
export type EdgeSet = Partial<Omit<SceneEdge, "from" | "to">>;

/** A scene of the library made by hand: nodes by their ids, so that words can point at them and fingers touch them. */
export class Drawing {
  readonly #nodes: SceneNode[] = [];
  readonly #edges: SceneEdge[] = [];
  readonly #texts: SceneText[] = [];

  /** A node around its centre; `size` is its width, and its height unless that is given. */
  node(id: string, { x, y }: Point, label: string | number, look: Look & { width?: number; height?: number } = {}) {
    const { width = 34, height = width, ...rest } = look;
    const detail = rest.detail === undefined ? {} : { detail: withMinus(rest.detail) };
    const stroke = LINES[rest.tone ?? "plain"] ?? "normal";
    this.#nodes.push({ id, x, y, width, height, label: withMinus(String(label)), ...NODE, stroke, ...rest, ...detail });
    return this;
  }

  edge(from: string, to: string, look: EdgeSet = {}): this {
    this.#edges.push({ from, to, ...EDGE, ...look });
    return this;
  }

  text(words: string | number, { x, y }: Point, look: Partial<Omit<SceneText, "text" | "x" | "y">> = {}): this {
    this.#texts.push({ text: String(words), x, y, anchor: "middle", size: "small", tone: "plain", ...look });
    return this;
  }

  /** A straight line between two places, for axes and borders. */
  line(from: Point, to: Point, look: EdgeSet = {}): this {
    const ends = [from, to].map((point) => {
      const id = `end${this.#nodes.length}`;
      this.node(id, point, "", { shape: "none", width: 0 });
      return id;
    });
    return this.edge(ends[0], ends[1], { arrow: false, ...look });
  }

  scene(title: string): Scene {
    const parts = { nodes: this.#nodes, edges: this.#edges, texts: this.#texts, legend: [], groups: [] };
    return { id: "figure", title, direction: "right", ...parts };
  }
}

/** A number below zero has a minus sign, which is longer than a hyphen. */
export const withMinus = (words: string): string => words.replace(/(?<!\w)-(?=[\d∞])/g, "−");

export const at = (x: number, y: number): Point => ({ x, y });
