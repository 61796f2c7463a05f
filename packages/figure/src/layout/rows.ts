import { greatestOf } from "marienbad/base";
import type { Point } from "../scene.ts";
import type { Drawing, GraphShape, Route } from "./layered.ts";

/** The cell of a vertex in a drawing of two rows. */
export interface Cell {
  readonly column: number;
  readonly row: 0 | 1;
}

const BESIDE = 16;
const CLEAR = 4; // between an edge and the corner of a vertex that it passes

/**
 * Two rows, one for each player, and a column for each number of sticks, as the course draws Nim.
 *
 * Needs: no two vertices in one cell. Returns: middles of vertices, and edges that pass no vertex: straight between the
 * rows, which are far enough apart for the flattest of them, and bent outward within a row. Cost: O(n + m).
 */
export function placeRows(shape: GraphShape, cells: readonly Cell[]): Drawing {
  const width = greatestOf(shape.nodes.map((node) => node.width));
  const height = greatestOf(shape.nodes.map((node) => node.height));
  const columns = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b);
  const step = width + BESIDE;
  const indexOf = new Map(columns.map((column, index) => [column, index]));
  const columnOf = (node: number): number => indexOf.get(cells[node].column) as number;
  const spans = shape.edges.map(([from, to]) => Math.abs(columnOf(from) - columnOf(to)));
  // The flattest edge falls gap / span from one column to the next, and a part of that within the next vertex' width.
  const fall = (height / 2 + CLEAR) / (1 - width / 2 / step);
  const isEdge = new Set(shape.edges.map(([from, to]) => `${from} ${to}`));
  const goesBack = ([from, to]: readonly [number, number]): boolean => from !== to && isEdge.has(`${to} ${from}`);
  const bulge = shape.edges.some(goesBack) ? 2 : 1; // edges to and fro bend apart, and need more room
  const gap = Math.max(2 * height, greatestOf(spans, 1) * fall * bulge);
  const points = cells.map(({ row }, node): Point => ({ x: columnOf(node) * step, y: row * gap }));
  const routes = shape.edges.map((edge, index): Route => {
    const [from, to] = edge;
    if (cells[from].row === cells[to].row && from !== to) {
      const leftward = points[to].x < points[from].x;
      const above = cells[from].row === 0;
      const bend = spans[index] === 1 ? 35 : 60;
      return { bend: leftward === above ? -bend : bend, via: [] };
    }
    return { bend: goesBack(edge) ? 12 : 0, via: [] };
  });
  return { points, routes };
}
