import { ARENA_FORMATS, type Arena, unwrap } from "marienbad";
import { playOn, solveObjective } from "marienbad/objective";
import type { LiveExample } from "./notion.ts";

/** The lift and the six vertices of the page of arenas. */
const LIFT =
  '{"ground": ["held", "free"], "held": ["free", "ground"], "free": ["top", "ground", "cellar"], ' +
  '"top": ["ground", "held"], "cellar": ["cellar", "ground"]}\nS0 = {"held", "free"}\nV0 = {"top"}';
const SIX =
  '{"a": ["c", "e"], "b": ["e", "d"], "c": ["d", "e"], "d": ["c", "f"], "e": ["a", "c"], "f": ["c", "b"]}\n' +
  'S0 = {"a", "c", "e"}\npriorities = {"a": 3, "b": 1, "c": 0, "d": 5, "e": 2, "f": 4}';

function read(text: string): Arena {
  const python = ARENA_FORMATS.find(({ id }) => id === "py") as (typeof ARENA_FORMATS)[number];
  return unwrap(python.read(text));
}

const wonBy = (arena: Arena, winners: Uint8Array, player: number): string =>
  Array.from(winners.keys())
    .filter((vertex) => winners[vertex] === player)
    .map((vertex) => arena.label(vertex))
    .join(" ");

/** What the chapter on plays that never end shows as computed; by hand: who can stay out, come back, go round. */
export const OBJECTIVE_EXAMPLES: Readonly<Record<string, LiveExample>> = {
  safety: {
    expected: "cellar",
    compute() {
      const arena = read(LIFT);
      const { solution } = solveObjective(arena, { objective: "safety", player: 1 });
      return wonBy(arena, solution.winnerOfVertex, 1);
    },
  },
  buchi: {
    expected: "ground held free top",
    compute() {
      const arena = read(LIFT);
      return wonBy(arena, solveObjective(arena, { objective: "buchi" }).solution.winnerOfVertex, 0);
    },
  },
  parity: {
    expected: "a c e",
    compute() {
      const arena = read(SIX);
      return wonBy(arena, solveObjective(arena).solution.winnerOfVertex, 0);
    },
  },
  cycle: {
    expected: "e c, 2",
    compute() {
      const { game, solution } = solveObjective(read(SIX));
      const { cycle, priority } = playOn(game, solution, 0);
      return `${cycle.map((vertex) => game.label(vertex)).join(" ")}, ${priority}`;
    },
  },
};
