import { oneOf, type Random } from "../base/random.ts";
import { type Budget, runAsync } from "../base/work.ts";
import type { Key } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import type { OracleBudget } from "./allowance.ts";
import { equallyGood, type JudgedMove } from "./judgement.ts";
import { type Oracle, oracleFor } from "./oracle.ts";
import type { ComputerPlayer } from "./players.ts";
import { budgetShare } from "./searching-player.ts";
import * as texts from "./texts.ts";

/** Budgets of the perfect player: for a proof, and then for the strongest move where nothing could be proved. */
interface PerfectBudget {
  readonly proving: OracleBudget;
  readonly playing: Pick<Budget, "time" | "nodes">;
}

/** Mostly nodes, so that a busy machine proves the same: some seconds for an expert. The time is for exploring. */
const DEFAULT_PERFECT: PerfectBudget = {
  proving: { nodes: 150_000_000, time: 30_000, search: { time: 2000 } },
  playing: { time: 1500 },
};

/** Most of a budget goes into proving, a tenth into searches where that fails, a tenth into the strongest move. */
function perfectBudget(budget: Budget): PerfectBudget {
  if (budget.time === undefined && budget.nodes === undefined) return DEFAULT_PERFECT;
  return {
    proving: { ...budgetShare(budget, 0.8), search: budgetShare(budget, 0.1) },
    playing: budgetShare(budget, 0.1),
  };
}

/** Plays the best proved move; where none is, notes it and plays the strongest (S5 in docs/concordance.md). */
export function perfectPlayer<Position, Move>(
  name: string,
  game: FullGame<Position, Move>,
  budget: Budget,
  random: Random,
  oracle: Oracle<Position, Move> = oracleFor(game),
): ComputerPlayer<Position, Move> {
  const { proving, playing } = perfectBudget(budget);
  return {
    name,
    async choose(position, { signal, onNote, onProgress } = {}) {
      const player = game.turn(position);
      const { value, moves } = await oracle.analyse(position, { ...proving, signal, onProgress });
      const drawn = (from: readonly JudgedMove<Move>[]): Move =>
        oneOf(equallyGood(from, player, game.endless), random).move;
      if (value.certainty === "proved" && moves[0].certainty === "proved") return drawn(moves);
      onNote?.(texts.nothingProved());
      const isSafe = (judged: JudgedMove<Move>): boolean =>
        judged.certainty === "proved" && judged.points === undefined && judged.result !== 1 - player;
      const safe = moves.filter(isSafe);
      if (safe.length > 0) return drawn(safe);
      const { strongSearch } = await import("./strong-player.ts");
      const { move } = await runAsync(strongSearch(game)(position), { ...playing, signal });
      // What is proved to lose is not the strongest, whatever a search thinks of it.
      const after = (chosen: Move): Key => game.key(game.play(position, chosen));
      const isOpen = (judged: JudgedMove<Move>): boolean =>
        judged.certainty === "estimated" && after(judged.move) === after(move as Move);
      return moves.some(isOpen) ? (move as Move) : moves[0].move;
    },
  };
}
