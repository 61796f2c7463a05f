import type { Arena } from "marienbad";
import { playOn, solveObjective } from "marienbad/objective";
import { LIFT, SIX, SIX_PRIORITIES } from "../base/endless-arenas.ts";
import { arenaOf, withPriorities } from "./book/arena-drawing.ts";
import type { LiveExample } from "./notion.ts";

const LIFT_ARENA = arenaOf(LIFT.lines, LIFT);
const SIX_ARENA = withPriorities(arenaOf(SIX.lines, SIX), SIX_PRIORITIES);

const wonBy = (arena: Arena, winners: Uint8Array, player: number): string =>
  Array.from(winners.keys())
    .filter((vertex) => winners[vertex] === player)
    .map((vertex) => arena.label(vertex))
    .join(" ");

/** What the chapter on plays that never end shows as computed; by hand: who can stay out, come back, go round. */
export const OBJECTIVE_EXAMPLES: Readonly<Record<string, LiveExample>> = {
  safety: {
    expected: "-1",
    compute() {
      const arena = LIFT_ARENA;
      const { solution } = solveObjective(arena, { objective: "safety", player: 1 });
      return wonBy(arena, solution.winnerOfVertex, 1);
    },
  },
  buchi: {
    expected: "0 stop go 1",
    compute() {
      const arena = LIFT_ARENA;
      return wonBy(arena, solveObjective(arena, { objective: "buchi" }).solution.winnerOfVertex, 0);
    },
  },
  parity: {
    expected: "a c e",
    compute() {
      const arena = SIX_ARENA;
      return wonBy(arena, solveObjective(arena).solution.winnerOfVertex, 0);
    },
  },
  cycle: {
    expected: "e c, 2",
    compute() {
      const { game, solution } = solveObjective(SIX_ARENA);
      const { cycle, priority } = playOn(game, solution, 0);
      return `${cycle.map((vertex) => game.label(vertex)).join(" ")}, ${priority}`;
    },
  },
};
