import { opponent, type Player, type Rules } from "../../game/game.ts";

/** The total reached so far, and who adds next. */
export interface BachetPosition {
  readonly total: number;
  readonly turn: Player;
}

/** Bachet's race: in turn add 1 to `most`; who reaches the target wins. A move is what is added. */
export function bachetRules(target: number, most: number): Rules<BachetPosition, number> {
  return {
    start: { total: 0, turn: 0 },
    turn: ({ turn }) => turn,
    moves: ({ total }) => Array.from({ length: Math.min(most, target - total) }, (_, index) => index + 1),
    play: ({ total, turn }, added) => ({ total: total + added, turn: opponent(turn) }),
    // The target was reached by the player who has just moved.
    result: ({ total, turn }) => (total === target ? opponent(turn) : undefined),
    key: ({ total, turn }) => 2 * total + turn,
  };
}
