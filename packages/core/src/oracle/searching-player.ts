import { type Budget, type Meter, runAsync, type Work } from "../base/work.ts";
import type { FullGame } from "../game/members.ts";
import type { Answer } from "../search/answer.ts";
import type { Oracle } from "./oracle.ts";
import type { ComputerPlayer } from "./players.ts";

/** A player that asks a search; before it the expert of the game, who may take half of the budget. */
export function searching<Position, Move>(
  name: string,
  game: FullGame<Position, Move>,
  search: (position: Position) => Work<Answer<Move>, Meter>,
  budget: Budget,
  oracle?: Oracle<Position, Move>,
): ComputerPlayer<Position, Move> {
  return {
    name,
    async choose(position, { signal } = {}) {
      const moves = game.moves(position);
      if (moves.length === 1) return moves[0];
      const started = performance.now();
      const known = await oracle?.quickMove(position, { ...budgetShare(budget, 1 / 2), signal });
      if (known !== undefined) return known;
      const { time } = budget;
      const left = time === undefined ? budget : { time: Math.max(1, time - (performance.now() - started)) };
      const answer = await runAsync(search(position), { ...left, signal });
      return answer.move as Move;
    },
  };
}

/** A share of a budget. */
export function budgetShare({ time, nodes }: Budget, share: number): Pick<Budget, "time" | "nodes"> {
  return {
    ...(time !== undefined && { time: Math.max(1, time * share) }),
    ...(nodes !== undefined && { nodes: Math.max(1, Math.ceil(nodes * share)) }),
  };
}
