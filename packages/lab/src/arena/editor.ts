import { batch, type Signal, signal } from "@preact/signals";
import type { Point } from "marienbad/figure";
import { announce } from "../base/announce.tsx";
import { t } from "../base/language.ts";
import { type ArenaDocument, type DocumentVertex, freshName, type Source, withoutVertex } from "./document.ts";
import type { ArenaState } from "./state.ts";
import * as texts from "./texts.ts";

export const TOOLS = ["select", "vertex", "edge", "delete"] as const;
export type Tool = (typeof TOOLS)[number];

const MAX_UNDONE = 200;

/** What a change can be taken back to. */
interface Snapshot {
  readonly source: Source;
  readonly places: readonly Point[] | undefined;
}

/** Drawing an arena by hand: a tool, and what it does to what is touched. */
export function createArenaEditor({ source, drawn, places, points, selected, edit, open }: ArenaState) {
  const tool = signal<Tool>("select");
  /** What the arena was before each change, and what it was before each change was undone. */
  const past = signal<readonly Snapshot[]>([]);
  const future = signal<readonly Snapshot[]>([]);
  /** The vertex from which an edge is being drawn. */
  const edgeFrom = signal<number | undefined>(undefined);

  /** The arena that is edited: the one shown, or none. */
  function edited(): ArenaDocument {
    const from = source.value;
    return (from.kind === "own" ? from.document : drawn.value?.document) ?? { vertices: [], edges: [] };
  }

  const now = (): Snapshot => ({ source: source.value, places: places.value });

  function remember(): void {
    past.value = [...past.value, now()].slice(-MAX_UNDONE);
    future.value = [];
  }

  function change(document: ArenaDocument, at: readonly Point[] = points.value): void {
    remember();
    edit(document, at);
  }

  /** Takes the last state from one pile and puts the present one on the other. */
  function exchange(from: Signal<readonly Snapshot[]>, to: Signal<readonly Snapshot[]>): void {
    const last = from.value.at(-1);
    if (last === undefined) return;
    batch(() => {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, now()];
      edgeFrom.value = undefined;
      selected.value = undefined;
      open(last.source);
      places.value = last.places;
    });
  }

  const undo = (): void => exchange(past, future);
  const redo = (): void => exchange(future, past);

  function chooseTool(next: Tool): void {
    tool.value = next;
    edgeFrom.value = undefined;
  }

  function addVertex(at: Point): void {
    const document = edited();
    const vertex: DocumentVertex = { name: freshName(document), owner: 0 };
    const start = document.vertices.length === 0 ? 0 : document.start;
    change({ ...document, vertices: [...document.vertices, vertex], start }, [...points.value, at]);
    selected.value = document.vertices.length;
    announce(t(texts.vertexAdded(vertex.name)));
  }

  /** A vertex to the right of everything, where there is room. */
  function addVertexBeside(): void {
    const right = points.value.reduce((most, { x }) => Math.max(most, x), 0);
    const middle = points.value.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.value.length);
    addVertex({ x: right + 80, y: middle });
  }

  function touchGround(at: Point): void {
    if (tool.value === "vertex") addVertex(at);
    else selected.value = undefined;
  }

  function touchVertex(vertex: number): void {
    if (tool.value === "delete") removeVertex(vertex);
    else if (tool.value !== "edge") selected.value = selected.value === vertex ? undefined : vertex;
    else if (edgeFrom.value === undefined) {
      edgeFrom.value = vertex;
      selected.value = vertex;
    } else {
      addEdge(edgeFrom.value, vertex);
      edgeFrom.value = undefined;
      selected.value = undefined;
    }
  }

  function touchEdge(from: number, to: number): void {
    if (tool.value === "delete") removeEdge(from, to);
    else selected.value = from;
  }

  function addEdge(from: number, to: number): void {
    const document = edited();
    if (document.edges.some(([source, target]) => source === from && target === to)) return;
    change({ ...document, edges: [...document.edges, [from, to]] });
  }

  function removeEdge(from: number, to: number): void {
    const document = edited();
    change({ ...document, edges: document.edges.filter(([source, target]) => source !== from || target !== to) });
  }

  function removeVertex(vertex: number): void {
    selected.value = undefined;
    edgeFrom.value = undefined;
    change(
      withoutVertex(edited(), vertex),
      points.value.filter((_, index) => index !== vertex),
    );
  }

  /** Another name, owner or goal. */
  function changeVertex(vertex: number, changed: Partial<DocumentVertex>): void {
    const document = edited();
    const vertices = document.vertices.map((other, index) => (index === vertex ? { ...other, ...changed } : other));
    change({ ...document, vertices });
  }

  /** Makes a vertex the start, or no longer the start. */
  function toggleStart(vertex: number): void {
    const document = edited();
    change({ ...document, start: document.start === vertex ? undefined : vertex });
  }

  function moveVertex(document: ArenaDocument, vertex: number, to: Point): void {
    change(
      document,
      points.value.map((point, index) => (index === vertex ? to : point)),
    );
  }

  /** An arena without a vertex, and the tool that puts the first one; what was there can be had back. */
  function clear(): void {
    remember();
    batch(() => {
      open({ kind: "own", document: { vertices: [], edges: [] } });
      places.value = [];
    });
    chooseTool("vertex");
  }

  return {
    ...{ tool, edited, chooseTool, addVertex, addVertexBeside, touchGround, touchVertex, touchEdge },
    ...{ addEdge, removeEdge, removeVertex, changeVertex, toggleStart, moveVertex, clear, past, future, undo, redo },
  };
}
