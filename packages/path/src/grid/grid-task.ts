import { type PathTask, stateTask } from "../path-task.ts";
import type { Estimate, StateGraph } from "../state-graph.ts";
import type { Grid, GridRules } from "./grid.ts";
import { GRID_ALGORITHMS, type GridAlgorithm, GridFinder } from "./grid-finder.ts";
import { DX, DY, FIRST_DIAGONAL, stepsOfCells, wallsOfCells } from "./steps.ts";
import { texts } from "./texts.ts";

/** A grid as a state graph, for algorithms that are not in `GridFinder`. */
export function gridStates(grid: Grid, rules: GridRules, from: number, goals: readonly number[]): StateGraph<number> {
  const { neighbours = 8, cornerCutting = false } = rules;
  const stepsOfCell = stepsOfCells(wallsOfCells(grid), { neighbours, cornerCutting });
  return {
    start: from,
    isGoal: (cell) => goals.includes(cell),
    *steps(cell) {
      for (let direction = 0; direction < neighbours; direction++) {
        if (((stepsOfCell[cell] >>> direction) & 1) === 0) continue;
        const to = cell + DX[direction] + DY[direction] * grid.width;
        yield { to, cost: direction < FIRST_DIAGONAL ? 1 : Math.SQRT2, label: texts.DIRECTIONS[direction] };
      }
    },
    key: (cell) => cell,
  };
}

/** The usual estimates on a grid, by columns and rows to the nearest goal; the first is the best admissible one. */
export function gridEstimates(
  { width }: Grid,
  { neighbours = 8 }: GridRules,
  goals: readonly number[],
): Record<string, Estimate<number>> {
  const between =
    (length: (columns: number, rows: number) => number): Estimate<number> =>
    (cell) => {
      let least = Number.POSITIVE_INFINITY;
      for (const goal of goals) {
        const columns = Math.abs((cell % width) - (goal % width));
        least = Math.min(least, length(columns, Math.abs(Math.floor(cell / width) - Math.floor(goal / width))));
      }
      return least;
    };
  const octile = between((x, y) => Math.max(x, y) + (Math.SQRT2 - 1) * Math.min(x, y));
  const manhattan = between((x, y) => x + y);
  const euclid = between(Math.hypot);
  const chebyshev = between(Math.max);
  const zero = (): number => 0;
  return neighbours === 8
    ? { octile, euclid, chebyshev, manhattan, zero }
    : { manhattan, octile, euclid, chebyshev, zero };
}

/** A way on a grid: by `GridFinder` if it has the algorithm and the estimate is the default, else by the graph. */
export function gridTask(grid: Grid, rules: GridRules, from: number, to: number): PathTask<number> {
  const finder = new GridFinder(grid, rules);
  const estimates = gridEstimates(grid, rules, [to]);
  const [best] = Object.values(estimates);
  finder.requireFree(from, "start");
  finder.requireFree(to, "goal");
  const states = gridStates(grid, rules, from, [to]);
  const ofStates = stateTask(states, estimates, true);
  return {
    ...ofStates,
    algorithms: ["astar", "jps", ...ofStates.algorithms.slice(1)],
    *solveWork(algorithm, options = {}) {
      const { estimate = best } = options;
      const isFast = (GRID_ALGORITHMS as readonly string[]).includes(algorithm);
      if (isFast && (estimate === best || algorithm !== "astar")) {
        return yield* finder.findWork(from, to, { ...options, algorithm: algorithm as GridAlgorithm });
      }
      // Manhattan's distance is too long where diagonal steps are allowed.
      const admissible = !(rules.neighbours !== 4 && estimate === estimates.manhattan);
      return yield* stateTask(states, estimates, admissible).solveWork(algorithm, { ...options, estimate });
    },
  };
}
