import { findFigureFormat, type Scene, type SceneEdge, type SceneNode } from "marienbad/figure";
import type { Drawing } from "./figures.ts";

/** A weighted graph in the middle of a search, or a grid, as plain data. */
export type PathFigureRequest = { readonly format: string; readonly title: string } & (
  | { readonly kind: "graph"; readonly graph: GraphPicture }
  | { readonly kind: "grid"; readonly grid: GridPicture }
);

export interface GraphPicture {
  readonly drawing: Drawing;
  readonly vertices: readonly {
    readonly label: string;
    /** Lines such as "d = 2"; none on a blank sheet. */
    readonly notes: readonly string[];
    readonly goal: boolean;
    readonly state: "unseen" | "frontier" | "expanded";
  }[];
  readonly edges: readonly {
    readonly from: number;
    readonly to: number;
    readonly label: string;
    readonly onPath: boolean;
  }[];
}

export interface GridPicture {
  /** Rows of letters, as the map is written. */
  readonly map: readonly string[];
  /** By cell: `p` on the path, `x` expanded, `f` in the frontier. */
  readonly marks: string;
}

const CELL = 26;

/** The figure of a search in one of the library's formats. */
export function pathFigure({ format, title, ...what }: PathFigureRequest): string {
  const parts = what.kind === "graph" ? graphParts(what.graph) : gridParts(what.grid);
  const scene: Scene = { id: what.kind, title, direction: "right", groups: [], texts: [], legend: [], ...parts };
  return findFigureFormat(format).write(scene);
}

function graphParts({ drawing, vertices, edges }: GraphPicture): Pick<Scene, "nodes" | "edges"> {
  const nodes = vertices.map(({ label, notes, goal, state }, vertex): SceneNode => {
    const { x, y } = drawing.points[vertex];
    return {
      id: `v${vertex}`,
      label,
      x,
      y,
      width: drawing.width,
      height: drawing.height,
      shape: "circle",
      tone: state === "expanded" ? "player0" : state === "frontier" ? "player1" : "plain",
      border: goal ? "double" : "single",
      stroke: state === "frontier" ? "dashed" : "normal",
      ...(notes.length > 0 ? { note: { side: "below", lines: notes } } : {}),
    };
  });
  const lines = edges.map(({ from, to, label, onPath }): SceneEdge => {
    const { bend, via } = drawing.routes[`${from} ${to}`] ?? { bend: 0, via: [] };
    return {
      from: `v${from}`,
      to: `v${to}`,
      label,
      stroke: onPath ? "strong" : "normal",
      tone: onPath ? "player0" : "plain",
      arrow: true,
      ...(bend === 0 ? {} : { bend }),
      ...(via.length === 0 ? {} : { via }),
    };
  });
  return { nodes, edges: lines };
}

function gridParts({ map, marks }: GridPicture): Pick<Scene, "nodes" | "edges"> {
  const width = map[0].length;
  const nodes = [...map.join("")].map((letter, cell): SceneNode => {
    const mark = marks[cell];
    return {
      id: `c${cell}`,
      label: letter === "." || letter === "#" ? "" : letter,
      x: (cell % width) * CELL,
      y: Math.floor(cell / width) * CELL,
      width: CELL,
      height: CELL,
      shape: "square",
      tone:
        letter === "#"
          ? "faded"
          : mark === "x"
            ? "player0"
            : mark === "f"
              ? "player1"
              : mark === "p"
                ? "draw"
                : "plain",
      border: letter === "#" ? "double" : "single",
      stroke: mark === "p" ? "strong" : "normal",
    };
  });
  return { nodes, edges: [] };
}
