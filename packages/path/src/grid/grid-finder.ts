import { checkOptions, MarienbadError, type OptionNames, run, type Work } from "marienbad/base";
import { limitReached } from "../best-first.ts";
import { CellFrontier } from "./cell-frontier.ts";
import { expandCells, type GridSearch, type GridTraceEvent } from "./cell-search.ts";
import { type Grid, type GridRules, writeCell } from "./grid.ts";
import { JumpPoints } from "./jump-points.ts";
import { freeLength, stepsOfCells, wallsOfCells } from "./steps.ts";
import { texts } from "./texts.ts";

/** The ids of the algorithms on grids. */
export const GRID_ALGORITHMS = ["astar", "dijkstra", "jps"] as const;
/** The id of an algorithm on grids. */
export type GridAlgorithm = (typeof GRID_ALGORITHMS)[number];

/** Options for `GridFinder`. */
export interface GridOptions {
  /** Default: A*. */
  readonly algorithm?: GridAlgorithm | undefined;
  readonly trace?: ((event: GridTraceEvent) => void) | undefined;
  /** Maximum number of cells to expand (default: no limit). */
  readonly limit?: number | undefined;
}

/** A shortest way between two cells. */
export interface GridPath {
  readonly found: boolean;
  /** All cells from the start to the goal; empty if there is no way. */
  readonly path: readonly number[];
  /** straight + diagonal · √2; Infinity if there is no way. */
  readonly cost: number;
  /** Number of steps of each kind: the exact length. */
  readonly straight: number;
  readonly diagonal: number;
  readonly expanded: number;
  /** All three algorithms are exact. */
  readonly optimal: true;
}

const GRID_OPTIONS: OptionNames<GridOptions> = { algorithm: true, trace: true, limit: true };

const SLICE = 65536;

/** Finds shortest ways on a grid. Memory: 18 bytes per cell, and about 16 for each entry of the frontier. */
export class GridFinder {
  readonly grid: Grid;
  readonly #rules: Required<GridRules>;
  readonly #wallsOfCell: Uint8Array;
  readonly #stepsOfCell: Uint8Array;
  readonly #frontier: CellFrontier;
  #jumpPoints: JumpPoints | undefined;

  constructor(grid: Grid, { neighbours = 8, cornerCutting = false }: GridRules = {}) {
    this.grid = grid;
    this.#rules = { neighbours, cornerCutting };
    this.#wallsOfCell = wallsOfCells(grid);
    this.#stepsOfCell = stepsOfCells(this.#wallsOfCell, this.#rules);
    this.#frontier = new CellFrontier(grid.width * grid.height);
  }

  find(from: number, to: number, options: GridOptions = {}): GridPath {
    checkOptions("find", options, GRID_OPTIONS);
    return run(this.findWork(from, to, options));
  }

  /** Like `find`, in pauses; only one search at a time. Progress: expanded cells. */
  *findWork(from: number, to: number, options: GridOptions = {}): Work<GridPath> {
    const { algorithm = "astar", trace, limit = Number.POSITIVE_INFINITY } = options;
    this.requireFree(from, "start");
    this.requireFree(to, "goal");
    const { width } = this.grid;
    const { neighbours } = this.#rules;
    const looksAhead = algorithm !== "dijkstra";
    const [goalX, goalY] = [to % width, Math.floor(to / width)];
    const least = looksAhead ? freeLength(goalX - (from % width), goalY - Math.floor(from / width), neighbours) : 0;
    const search: GridSearch = {
      width,
      neighbours,
      goal: to,
      goalX,
      goalY,
      looksAhead,
      frontier: this.#frontier,
      stepsOfCell: this.#stepsOfCell,
      trace,
      expanded: 0,
      best: from === to ? 0 : Number.POSITIVE_INFINITY,
    };
    this.#frontier.begin(least);
    this.#frontier.put(from, 0, -1, least, 0);
    if (algorithm === "jps") this.#jumpPoints ??= new JumpPoints(this.grid, this.#rules, this.#wallsOfCell);
    const jumpPoints = algorithm === "jps" ? this.#jumpPoints : undefined;
    jumpPoints?.begin(search);
    for (;;) {
      const budget = Math.min(SLICE, limit - search.expanded);
      const over = jumpPoints === undefined ? expandCells(search, budget) : jumpPoints.expand(search, budget);
      if (over) break;
      if (search.expanded >= limit) throw limitReached(limit);
      yield search.expanded;
    }
    const { best, expanded } = search;
    const found = best < Number.POSITIVE_INFINITY;
    const { path, diagonal } = found ? this.#wayTo(to) : { path: [], diagonal: 0 };
    const straight = found ? path.length - 1 - diagonal : 0;
    const cost = found ? straight + diagonal * Math.SQRT2 : best;
    return { found, path, cost, straight, diagonal, expanded, optimal: true };
  }

  /** The cells of a way, backwards from the goal: between two jump points first the run, then the ray. */
  #wayTo(to: number): { path: number[]; diagonal: number } {
    const { width } = this.grid;
    const path = [to];
    let diagonal = 0;
    let cell = to;
    for (let parent = this.#frontier.parentOf(to); parent >= 0; parent = this.#frontier.parentOf(cell)) {
      const columns = (parent % width) - (cell % width);
      const rows = Math.floor(parent / width) - Math.floor(cell / width);
      const [right, down] = [Math.sign(columns), Math.sign(rows) * width];
      // With 4 neighbours a run goes along the row and a ray along the column.
      const inRay = this.#rules.neighbours === 4 ? 0 : Math.min(Math.abs(columns), Math.abs(rows));
      const go = (steps: number, offset: number): void => {
        for (let step = 0; step < steps; step++) {
          cell += offset;
          path.push(cell);
        }
      };
      go(Math.abs(columns) - inRay, right);
      go(Math.abs(rows) - inRay, down);
      go(inRay, right + down);
      diagonal += inRay;
    }
    return { path: path.reverse(), diagonal };
  }

  requireFree(cell: number, role: "start" | "goal"): void {
    const { blockedOfCell } = this.grid;
    if (Number.isInteger(cell) && cell >= 0 && cell < blockedOfCell.length && blockedOfCell[cell] === 0) return;
    const sentence =
      cell in blockedOfCell ? texts.blockedEnd(role, writeCell(this.grid, cell)) : texts.endOutside(role, cell);
    throw new MarienbadError("bad-argument", sentence);
  }
}
