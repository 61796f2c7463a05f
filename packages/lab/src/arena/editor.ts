import { batch, signal } from "@preact/signals";
import type { Point } from "marienbad-figure";
import { announce } from "../base/announce.tsx";
import { t } from "../base/language.ts";
import { type ArenaDocument, type DocumentVertex, freshName, withoutVertex } from "./document.ts";
import type { VertexSize } from "./edge-path.ts";
import { createHistory } from "./history.ts";
import { nextPlace, restingPlace } from "./snapping.ts";
import type { ArenaState } from "./state.ts";
import * as texts from "./texts.ts";

export const TOOLS = ["move", "draw", "delete"] as const;
export type Tool = (typeof TOOLS)[number];

/** The vertex of an arena that has none yet. */
export const VERTEX_SIZE: VertexSize = { width: 46, height: 46 };

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function createArenaEditor(state: ArenaState) {
  const { source, drawn, places, points, selected, edit, open } = state;
  const { begin, ...history } = createHistory(state);
  const tool = signal<Tool>("move");
  const edgeFrom = signal<number | undefined>(undefined);

  /** The arena that is edited: the one shown, or none. */
  function edited(): ArenaDocument {
    const from = source.value;
    return (from.kind === "own" ? from.document : drawn.value?.document) ?? { vertices: [], edges: [] };
  }

  function change(document: ArenaDocument, at: readonly Point[] = points.value): void {
    edgeFrom.value = undefined;
    begin();
    edit(document, at);
  }

  /** Where a vertex comes to rest that is put somewhere: a new one, or one that was there. */
  function settle(vertex: number | undefined, at: Point): Point {
    return restingPlace(at, othersThan(vertex), drawn.value?.drawing.size ?? VERTEX_SIZE);
  }

  const othersThan = (vertex: number | undefined): Point[] => points.value.filter((_, index) => index !== vertex);

  function chooseTool(next: Tool): void {
    tool.value = next;
    edgeFrom.value = undefined;
  }

  function addVertex(at: Point): void {
    const document = edited();
    const isParity = document.vertices.some(({ priority }) => priority !== undefined);
    const vertex: DocumentVertex = { name: freshName(document), owner: 0, ...(isParity ? { priority: 0 } : {}) };
    const start = document.vertices.length === 0 ? 0 : document.start;
    change({ ...document, vertices: [...document.vertices, vertex], start }, [...points.value, settle(undefined, at)]);
    selected.value = document.vertices.length;
    announce(t(texts.vertexAdded(vertex.name)));
  }

  function addVertexBeside(): void {
    const right = points.value.reduce((most, { x }) => Math.max(most, x), 0);
    const middle = points.value.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.value.length);
    addVertex({ x: right + 80, y: middle });
  }

  function touchGround(at: Point): void {
    if (tool.value === "draw") addVertex(at);
    else selected.value = undefined;
  }

  /** In the tool that draws, two vertices one after the other are the ends of an edge; twice the same is none. */
  function touchVertex(vertex: number): void {
    const from = edgeFrom.value;
    if (tool.value === "delete") removeVertex(vertex);
    else if (from !== undefined && from !== vertex) addEdge(from, vertex);
    else if (tool.value === "draw") {
      edgeFrom.value = from === vertex ? undefined : vertex;
      selected.value = edgeFrom.value;
    } else selected.value = selected.value === vertex ? undefined : vertex;
  }

  function touchEdge(from: number, to: number): void {
    if (tool.value === "delete") removeEdge(from, to);
    else selected.value = from;
  }

  function addEdge(from: number, to: number): void {
    const document = edited();
    edgeFrom.value = undefined;
    if (document.edges.some(([source, target]) => source === from && target === to)) return;
    change({ ...document, edges: [...document.edges, [from, to]] });
    announce(t(texts.edgeAdded(document.vertices[from].name, document.vertices[to].name)));
  }

  function removeEdge(from: number, to: number): void {
    const document = edited();
    change({ ...document, edges: document.edges.filter(([source, target]) => source !== from || target !== to) });
  }

  function removeVertex(vertex: number): void {
    selected.value = undefined;
    change(
      withoutVertex(edited(), vertex),
      points.value.filter((_, index) => index !== vertex),
    );
  }

  function changeVertex(vertex: number, changed: Partial<DocumentVertex>): void {
    const document = edited();
    const vertices = document.vertices.map((other, index) => (index === vertex ? { ...other, ...changed } : other));
    change({ ...document, vertices });
  }

  function toggleStart(vertex: number): void {
    const document = edited();
    change({ ...document, start: document.start === vertex ? undefined : vertex });
  }

  function moveVertex(vertex: number, to: Point): void {
    const { x, y } = points.value[vertex];
    if (x === to.x && y === to.y) return;
    change(
      edited(),
      points.value.map((point, index) => (index === vertex ? to : point)),
    );
  }

  /** What can be done without a pointer: Shift and an arrow move a vertex, Delete deletes it, Escape begins no edge. */
  function pressKey(vertex: number, { key, shiftKey }: KeyboardEvent): boolean {
    if (key === "Delete" || key === "Backspace") removeVertex(vertex);
    else if (key === "Escape" && edgeFrom.value !== undefined) edgeFrom.value = undefined;
    else if (shiftKey && ARROWS[key] !== undefined) {
      const size = drawn.value?.drawing.size ?? VERTEX_SIZE;
      moveVertex(vertex, nextPlace(points.value[vertex], ARROWS[key], othersThan(vertex), size));
    } else return false;
    return true;
  }

  function layOutAgain(): void {
    places.value = undefined;
  }

  /** An arena without a vertex, and the tool that puts the first one; what was there can be had back. */
  function clear(): void {
    begin();
    batch(() => {
      open({ kind: "own", document: { vertices: [], edges: [] } });
      places.value = [];
    });
    chooseTool("draw");
  }

  return {
    ...{ tool, edgeFrom, edited, chooseTool, addVertex, addVertexBeside },
    ...{ touchGround, touchVertex, touchEdge, pressKey },
    ...{ addEdge, removeEdge, removeVertex, changeVertex, toggleStart, moveVertex, settle, layOutAgain, clear },
    ...history,
  };
}
