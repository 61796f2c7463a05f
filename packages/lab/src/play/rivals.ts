import { type AnyKit, explore, MarienbadError } from "marienbad";
import type { PlayerSetting } from "./player-settings.ts";

const PERFECT: PlayerSetting = { kind: "perfect" };
/** Who plays where nobody else can. */
export const STRONGEST: PlayerSetting = { kind: "strong", amount: 500 };

const MAX_POSITIONS = 10_000; // explored in the page, while somebody waits for it

/** The rival that is offered first: the perfect one wherever a theorem, an expert or a small graph proves quickly. */
export function rivalFor(kit: AnyKit): PlayerSetting {
  const { heaps, heapPairs, expert } = kit;
  return heaps !== undefined || heapPairs !== undefined || expert !== undefined || isSmall(kit) ? PERFECT : STRONGEST;
}

function isSmall({ rules }: AnyKit): boolean {
  try {
    explore(rules, { limit: MAX_POSITIONS });
    return true;
  } catch (error) {
    if (error instanceof MarienbadError) return false;
    throw error;
  }
}

/** Whether somebody sits there because they were offered first, and not because they were chosen. */
export function isOffered({ kind, amount }: PlayerSetting): boolean {
  return kind === PERFECT.kind || (kind === STRONGEST.kind && amount === STRONGEST.amount);
}
