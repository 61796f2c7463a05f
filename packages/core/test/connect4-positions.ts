import { expect } from "vitest";
import { explore, rankOf, winnerOf } from "../src/arena/index.ts";
import { connect4 } from "../src/games/connect4/index.ts";
import { Connect4Solver } from "../src/games/connect4/solver/solver.ts";
import { solveArena } from "../src/solve/index.ts";

/** Asks the connect-4 solver about every position of a small board, and compares with the solved arena. */
export function agreesWithAttractors(board: { readonly columns: number; readonly rows: number }): void {
  const rules = connect4(board);
  const { arena, positions } = explore(rules);
  const solution = solveArena(arena);
  const solver = new Connect4Solver({ ...board, megabytes: 1 });
  positions.forEach((position, vertex) => {
    const { result, rank } = solver.score(position);
    const winner = winnerOf(solution, vertex) ?? "draw";
    if (result !== winner || rank !== rankOf(solution, vertex)) {
      expect([vertex, result, rank]).toEqual([vertex, winner, rankOf(solution, vertex)]);
    }
  });
  expect(positions.length).toBe(arena.vertexCount);
}
