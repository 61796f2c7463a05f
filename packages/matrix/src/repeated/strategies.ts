import { MarienbadError, unknownName } from "marienbad/base";
import { FIRST_TOURNAMENT_STRATEGIES } from "./first-tournament.ts";
import { HISTORY_STRATEGIES } from "./history-strategies.ts";
import { MEMORY_ONE_STRATEGIES } from "./memory-one-strategies.ts";
import type { DilemmaStrategy } from "./strategy.ts";
import { texts } from "./texts.ts";

/** Every strategy for the repeated dilemma. */
export const DILEMMA_STRATEGIES: readonly DilemmaStrategy[] = [
  ...MEMORY_ONE_STRATEGIES,
  ...HISTORY_STRATEGIES,
  ...FIRST_TOURNAMENT_STRATEGIES,
];

/** The strategy with this name or short name. */
export function findDilemmaStrategy(name: string): DilemmaStrategy {
  const found = DILEMMA_STRATEGIES.find(({ id, aliases }) => id === name || aliases.includes(name));
  if (found !== undefined) return found;
  const known = DILEMMA_STRATEGIES.flatMap(({ id, aliases }) => [id, ...aliases]);
  throw new MarienbadError("unknown-name", unknownName(texts.STRATEGY, name, known));
}
