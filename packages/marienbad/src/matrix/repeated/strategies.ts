import { MarienbadError } from "../../base/error.ts";
import { unknownName } from "../../base/nearest.ts";
import { HISTORY_STRATEGIES } from "./history-strategies.ts";
import { MEMORY_ONE_STRATEGIES } from "./memory-one-strategies.ts";
import type { Strategy } from "./strategy.ts";

/** Every strategy for the repeated dilemma. */
export const STRATEGIES: readonly Strategy[] = [...MEMORY_ONE_STRATEGIES, ...HISTORY_STRATEGIES];

/** The strategy with this name or short name. */
export function findStrategy(name: string): Strategy {
  const found = STRATEGIES.find(({ id, aliases }) => id === name || aliases.includes(name));
  if (found !== undefined) return found;
  const known = STRATEGIES.flatMap(({ id, aliases }) => [id, ...aliases]);
  throw new MarienbadError("unknown-name", unknownName("strategy", name, known));
}
