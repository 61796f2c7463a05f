import type { AnyKit } from "marienbad";
import type { Rates } from "./plan.ts";

/**
 * Measured in November 2026 on two cores of an AMD EPYC. Tasks by rules: connect-4 on 4 × 5 and Cram on 5 × 5, on the
 * queue, with other work beside them. Tasks of a game's own: connect-4 on 5 × 5, bytes on the queue and CPU time on one
 * quiet thread (7.3 s for 69,763,700 positions, the database written).
 */
const BY_OWN_TASKS: Rates = { seconds: 105e-9, read: 6.1, written: 2, store: 1.9, database: 0.41 };
const BY_RULES: Rates = { seconds: 6e-6, read: 14, written: 5, store: 4, database: 0.4 };

/** What solving this game costs: with tasks of its own, or by its rules. */
export async function ratesOf({ levels }: AnyKit): Promise<Rates> {
  return (await levels?.tasks?.()) === undefined ? BY_RULES : BY_OWN_TASKS;
}
