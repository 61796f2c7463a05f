import type { Player } from "../game/game.ts";
import { opponent } from "../game/game.ts";
import { type Arena, isDeadEnd, NOBODY, ownerOf } from "./arena.ts";

/** What a dead end means (row A4): nobody wins, the player who should move has lost, or he has won. */
export const DEAD_END_RULES = ["draw", "mover-loses", "mover-wins"] as const;
export type DeadEndRule = (typeof DEAD_END_RULES)[number];

/** Who has won when `mover` cannot move, or NOBODY. */
export function winnerOfDeadEnd(rule: DeadEndRule, mover: Player): number {
  if (rule === "draw") return NOBODY;
  return rule === "mover-loses" ? opponent(mover) : mover;
}

/** The same arena with its dead ends made goals as the rule says. Edges are shared, not copied. */
export function withDeadEnds(arena: Arena, rule: DeadEndRule): Arena {
  if (rule === "draw") return arena;
  const goalOfVertex = arena.goalOfVertex.slice();
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (isDeadEnd(arena, vertex)) goalOfVertex[vertex] = winnerOfDeadEnd(rule, ownerOf(arena, vertex));
  }
  return { ...arena, goalOfVertex };
}
