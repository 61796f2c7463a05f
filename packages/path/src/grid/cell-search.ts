import type { TraceEvent } from "../best-first.ts";
import type { CellFrontier } from "./cell-frontier.ts";
import { DIAGONAL, DX, DY, FIRST_DIAGONAL, freeLength, STRAIGHT } from "./steps.ts";

/** An event at a cell; lengths are in steps. */
export type GridTraceEvent = TraceEvent<number>;

/** The state of a search on a grid. */
export interface GridSearch {
  readonly width: number;
  readonly neighbours: 4 | 8;
  readonly goal: number;
  readonly goalX: number;
  readonly goalY: number;
  /** Priorities include an estimate, as in A*. */
  readonly looksAhead: boolean;
  readonly frontier: CellFrontier;
  readonly stepsOfCell: Uint8Array;
  readonly trace: ((event: GridTraceEvent) => void) | undefined;
  expanded: number;
  /** Length of the best way to the goal so far. */
  best: number;
}

/** A* and Dijkstra on a grid: expands at most `budget` cells; true at the end. Exact. Allocates nothing. */
export function expandCells(search: GridSearch, budget: number): boolean {
  const { width, neighbours, goal, goalX, goalY, looksAhead, frontier, stepsOfCell, trace } = search;
  const offsets = DX.map((dx, direction) => dx + DY[direction] * width);
  for (let count = 0; count < budget; count++) {
    const cell = frontier.next(search.best);
    if (cell < 0) return true;
    const x = cell % width;
    const y = (cell - x) / width;
    const lengthHere = frontier.lengthTo(cell);
    search.expanded++;
    if (trace !== undefined) report(search, "expanded", cell);
    for (let steps = stepsOfCell[cell]; steps !== 0; steps &= steps - 1) {
      const direction = 31 - Math.clz32(steps & -steps);
      const target = cell + offsets[direction];
      const length = lengthHere + (direction < FIRST_DIAGONAL ? STRAIGHT : DIAGONAL);
      const known = frontier.lengthTo(target);
      if (length >= known) continue;
      const ahead = looksAhead ? freeLength(x + DX[direction] - goalX, y + DY[direction] - goalY, neighbours) : 0;
      if (length + ahead >= search.best) continue;
      if (target === goal) search.best = length;
      frontier.put(target, length, cell, length + ahead, 0);
      if (trace !== undefined) report(search, known === Number.POSITIVE_INFINITY ? "frontier" : "reopened", target);
    }
  }
  return false;
}

export function report(search: GridSearch, kind: GridTraceEvent["kind"], vertex: number): void {
  const { width, goalX, goalY, neighbours, looksAhead } = search;
  const columns = goalX - (vertex % width);
  const rows = goalY - Math.floor(vertex / width);
  const d = search.frontier.lengthTo(vertex) / STRAIGHT;
  const h = looksAhead ? freeLength(columns, rows, neighbours) / STRAIGHT : 0;
  search.trace?.({ kind, vertex, d, h, c: d + h });
}
