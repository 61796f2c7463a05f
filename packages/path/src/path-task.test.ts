import { run, seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { emptyGrid } from "./grid/grid.ts";
import { gridTask } from "./grid/grid-task.ts";
import { checkHeuristic } from "./heuristic-checks.ts";
import { graphTask } from "./path-task.ts";
import { type NumberedEdge, weightedGraph } from "./weighted-graph.ts";

describe("tasks", () => {
  it("every exact algorithm has the same answer on random graphs", () => {
    const random = seededRandom(21);
    for (let round = 0; round < 100; round++) {
      const vertexCount = 2 + random.below(8);
      const edges: NumberedEdge[] = Array.from({ length: random.below(20) }, () => [
        random.below(vertexCount),
        random.below(vertexCount),
        random.below(7),
      ]);
      const task = graphTask(weightedGraph(vertexCount, edges), { start: 0, goals: [1] });
      const costs = [];
      for (const algorithm of ["dijkstra", "astar", "ida", "bidirectional"] as const) {
        const { cost, optimal } = run(task.solveWork(algorithm));
        expect(optimal).toBe(true);
        costs.push(cost);
      }
      expect(new Set(costs).size).toBe(1);
    }
  });

  it("on random grids too, by the graph and by the fast path, with every admissible estimate", () => {
    const random = seededRandom(22);
    for (let round = 0; round < 60; round++) {
      const grid = emptyGrid(3 + random.below(8), 3 + random.below(8));
      for (let cell = 1; cell < grid.blockedOfCell.length - 1; cell++) {
        grid.blockedOfCell[cell] = random.next() < 0.3 ? 1 : 0;
      }
      const neighbours = round % 2 === 0 ? 8 : 4;
      const task = gridTask(grid, { neighbours }, 0, grid.blockedOfCell.length - 1);
      const { cost } = run(task.solveWork("dijkstra"));
      for (const algorithm of ["astar", "jps", "bidirectional", "weighted", "greedy"] as const) {
        const answer = run(task.solveWork(algorithm));
        expect(answer.found).toBe(cost < Number.POSITIVE_INFINITY);
        if (answer.optimal && answer.found) expect(answer.cost).toBeCloseTo(cost, 9);
      }
      const whole = run(task.writeOutWork());
      for (const [name, estimate] of Object.entries(task.estimates)) {
        const answer = run(task.solveWork("astar", { estimate }));
        if (answer.optimal && answer.found) expect(answer.cost, name).toBeCloseTo(cost, 9);
        if (name !== "manhattan" || neighbours === 4) {
          expect(answer.optimal).toBe(true);
          expect(checkHeuristic(whole, estimate, String)).toEqual({
            admissible: true,
            consistent: true,
            monotone: true,
            counterexamples: {},
          });
        }
      }
    }
  });
});
