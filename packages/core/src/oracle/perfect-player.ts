import { oneOf, type Random } from "../base/random.ts";
import { type Budget, runAsync } from "../base/work.ts";
import type { Key } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import type { OracleBudget } from "./allowance.ts";
import { equallyGood, type JudgedMove } from "./judgement.ts";
import { type Oracle, oracleFor } from "./oracle.ts";
import type { ComputerPlayer, PlayerWatch } from "./players.ts";
import { budgetShare } from "./searching-player.ts";
import * as texts from "./texts.ts";

/** What the perfect player may spend on a proof, and then on the strongest move where nothing could be proved. */
interface PerfectBudget {
  readonly proving: OracleBudget;
  readonly playing: Pick<Budget, "time" | "nodes">;
}

/**
 * Nodes, so that what is proved here is proved on a busy machine too; for an expert they are some seconds. The time
 * ends the exploring of a game that is too large.
 */
const DEFAULT_PERFECT: PerfectBudget = {
  proving: { nodes: 150_000_000, time: 30_000, search: { time: 2000 } },
  playing: { time: 1500 },
};

/**
 * Most of what is given goes into proving, a tenth into searches where that fails, a tenth into the strongest move.
 */
function perfectBudget(budget: Budget): PerfectBudget {
  if (budget.time === undefined && budget.nodes === undefined) return DEFAULT_PERFECT;
  return {
    proving: { ...budgetShare(budget, 0.8), search: budgetShare(budget, 0.1) },
    playing: budgetShare(budget, 0.1),
  };
}

/** Plays proved moves, by an oracle of its own unless one is given. */
export function perfectPlayer<Position, Move>(
  name: string,
  game: FullGame<Position, Move>,
  budget: Budget,
  random: Random,
  oracle: Oracle<Position, Move> = oracleFor(game),
): ComputerPlayer<Position, Move> {
  const spending = perfectBudget(budget);
  return { name, choose: (position, watch) => choosePerfectly(game, oracle, position, spending, random, watch) };
}

/**
 * A proved move, the best there is; where none is proved, says so and plays the strongest (S5 in
 * docs/concordance.md).
 */
async function choosePerfectly<Position, Move>(
  game: FullGame<Position, Move>,
  oracle: Oracle<Position, Move>,
  position: Position,
  { proving, playing }: PerfectBudget,
  random: Random,
  { signal, onNote, onProgress }: PlayerWatch = {},
): Promise<Move> {
  const { endless } = game;
  const player = game.turn(position);
  const { value, moves } = await oracle.analyse(position, { ...proving, signal, onProgress });
  if (value.certainty === "proved" && moves[0].certainty === "proved") {
    return oneOf(equallyGood(moves, player, endless), random).move;
  }
  onNote?.(texts.nothingProved());
  const isSafe = (judged: JudgedMove<Move>): boolean =>
    judged.certainty === "proved" && judged.points === undefined && judged.result !== 1 - player;
  const safe = moves.filter(isSafe);
  if (safe.length > 0) return oneOf(equallyGood(safe, player, endless), random).move;
  const { strongSearch } = await import("./strong-player.ts");
  const search = strongSearch(game)(position);
  const { move } = await runAsync(search, { ...playing, signal });
  // What is proved to lose is not the strongest, whatever a search thinks of it.
  const after = (chosen: Move): Key => game.key(game.play(position, chosen));
  const isOpen = (judged: JudgedMove<Move>): boolean =>
    judged.certainty === "estimated" && after(judged.move) === after(move as Move);
  return moves.some(isOpen) ? (move as Move) : moves[0].move;
}
