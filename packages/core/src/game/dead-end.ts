import { everyRule, opponent, type Player, type Rules } from "./game.ts";

/** The meanings of a dead end (A4 in docs/concordance.md): a draw, a loss or a win of the player to move. */
export const DEAD_END_RULES = ["draw", "mover-loses", "mover-wins"] as const;
/** The meaning of a dead end. */
export type DeadEndRule = (typeof DEAD_END_RULES)[number];

/** The winner if `mover` cannot move. */
export function winnerOfDeadEnd(rule: Exclude<DeadEndRule, "draw">, mover: Player): Player {
  return rule === "mover-loses" ? opponent(mover) : mover;
}

/** The same rules, with a result at dead ends if these are won by a player. */
export function withResultAtDeadEnds<Position, Move>(rules: Rules<Position, Move>): Rules<Position, Move> {
  const { deadEnd = "draw" } = rules;
  if (deadEnd === "draw") return rules;
  return {
    ...everyRule(rules),
    result(position) {
      const own = rules.result(position);
      if (own !== undefined || rules.moves(position).length > 0) return own;
      return winnerOfDeadEnd(deadEnd, rules.turn(position));
    },
  };
}
