import { legalMoves, type Player } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import type { Allowance } from "./allowance.ts";
import type { Group } from "./groups.ts";
import type { Knowledge } from "./knowledge.ts";

/** Counting traps may look at this many positions, which takes a second or two; beyond, none are told. */
const MAX_TRAP_NODES = 20_000_000;

/**
 * For each group of moves that draws: how many of the opponent's answers lose. Undefined when that takes too long,
 * for then the draws could not be compared.
 */
export async function countTraps<Position, Move>(
  game: FullGame<Position, Move>,
  knowledge: Knowledge<Position, Move>,
  groups: readonly Group<Position>[],
  player: Player,
  allowance: Allowance,
): Promise<number[] | undefined> {
  const traps = groups.map(() => 0);
  const before = allowance.nodes;
  for (const [index, { position, judgement }] of groups.entries()) {
    if (judgement?.certainty === "estimated") return undefined;
    if (judgement?.result !== "draw" || game.turn(position) === player) continue;
    for (const answer of legalMoves(game, position)) {
      await allowance.breathe();
      const nodes = MAX_TRAP_NODES - (allowance.nodes - before);
      if (nodes <= 0) return undefined;
      const result = await knowledge.askResult(game.play(position, answer), allowance, nodes);
      if (result === undefined) return undefined;
      if (result === player) traps[index]++;
    }
  }
  return traps;
}
