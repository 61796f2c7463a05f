import { expect } from "vitest";
import type { Result } from "../src/game/index.ts";
import { compareJudgements, type Judgement } from "../src/oracle/judgement.ts";

/**
 * The promise of S4 in docs/concordance.md: a proved win proves the position, all moves proved do, and the list is
 * sorted.
 */
export function keepsItsPromise(
  { value, moves }: { readonly value: Judgement; readonly moves: readonly Judgement[] },
  player: 0 | 1,
  endless?: Result,
): void {
  if (moves.length === 0) return;
  const isWon = moves.some((move) => move.certainty === "proved" && move.result === player);
  const isSettled = isWon || moves.every(({ certainty }) => certainty === "proved");
  expect(value.certainty).toBe(isSettled ? "proved" : "estimated");
  if (value.certainty === "proved" && moves[0].certainty === "proved") expect(value.result).toBe(moves[0].result);
  for (const [index, move] of moves.slice(1).entries()) {
    expect(compareJudgements(moves[index], move, player, endless)).toBeLessThanOrEqual(0);
  }
}

/** The value of a judgement that must be proved. */
export function plain(judgement: Judgement) {
  if (judgement.certainty === "estimated") throw new Error("not proved");
  const { result, rank, endless } = judgement;
  return endless ? { result, rank, endless } : { result, rank };
}
