import { deriveGame } from "../game/checked.ts";
import { type Game, opponent, type Player } from "../game/game.ts";
import { type Arena, isDeadEnd, ownerOf } from "./arena.ts";

/** What a dead end means (A4 in docs/concordance.md): nobody wins, or the player to move has lost, or has won. */
export const DEAD_END_RULES = ["draw", "mover-loses", "mover-wins"] as const;
/** What a dead end means: a draw, or a loss or a win of the player to move. */
export type DeadEndRule = (typeof DEAD_END_RULES)[number];

/** Who has won when `mover` cannot move. */
function winnerOfDeadEnd(rule: Exclude<DeadEndRule, "draw">, mover: Player): Player {
  return rule === "mover-loses" ? opponent(mover) : mover;
}

/** The same rules, with a result where they leave a player without a move and say nothing. */
export function rulesWithDeadEnds<Position, Move>(game: Game<Position, Move>, rule: DeadEndRule): Game<Position, Move> {
  if (rule === "draw") return game;
  const result: Game<Position, Move>["result"] = (position) => {
    const own = game.result(position);
    if (own !== undefined || game.moves(position).length > 0) return own;
    return winnerOfDeadEnd(rule, game.turn(position));
  };
  return deriveGame(game, { result });
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
