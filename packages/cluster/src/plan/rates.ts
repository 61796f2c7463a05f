import type { AnyKit } from "marienbad";
import type { Rates } from "./plan.ts";

/**
 * Measured in November 2026 on two cores of a server, CPU time per position on one thread with the database written,
 * bytes on the queue (`npm run bench -- cluster`).
 *
 * - Tasks of a game's own: connect-4 on 5 × 5 (49 to 53 ns on a quiet core, 70 to 85 on a busy one). With mirror images
 *   as one position each takes longer, 1.15 times on 5 × 6 and 1.4 times on 5 × 5: neighbours are read twice.
 * - Rules by key: tic-tac-toe on 4 × 4 (0.9 to 1.2 µs) and Cram on 5 × 5 and 5 × 6 (1.3 to 1.8 µs), on a busy one.
 * - Rules alone: domineering and Cram on 5 × 5 (2.6 to 4.5 µs), likewise.
 */
const BY_OWN_TASKS: Rates = { seconds: 55e-9, read: 5.9, written: 2, store: 1, database: 0.4 };
const BY_OWN_TASKS_OF_IMAGES: Rates = { seconds: 65e-9, read: 8.5, written: 2, store: 1.05, database: 0.45 };
const BY_KEY: Rates = { seconds: 1.5e-6, read: 14, written: 6, store: 5, database: 0.4 };
const BY_RULES: Rates = { seconds: 4e-6, read: 17, written: 9, store: 15, database: 0.5 };

/** What solving this game costs: with tasks of its own, with rules by key, or by its rules alone. */
export async function ratesOf({ levels, byKey }: AnyKit, hasImages: boolean): Promise<Rates> {
  if ((await levels?.tasks?.()) !== undefined) return hasImages ? BY_OWN_TASKS_OF_IMAGES : BY_OWN_TASKS;
  return byKey === undefined ? BY_RULES : BY_KEY;
}
