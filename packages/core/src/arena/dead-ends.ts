import { deriveGame } from "../game/checked.ts";
import { type DeadEndRule, winnerOfDeadEnd } from "../game/dead-end.ts";
import { fullGame } from "../game/full-game.ts";
import type { Rules } from "../game/game.ts";
import type { Game } from "../game/members.ts";
import { type Arena, isDeadEnd, ownerOf } from "./arena.ts";

/** The same rules with this meaning of dead ends, whatever the game says of them: a member of a game, `deadEnd`. */
export function rulesWithDeadEnds<Position, Move>(
  game: Game<Position, Move>,
  rule: DeadEndRule,
): Rules<Position, Move> {
  return deriveGame(fullGame(game), { deadEnd: rule });
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
