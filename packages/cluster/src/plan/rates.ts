import type { AnyGame } from "marienbad/game";
import { tasksOfEngine } from "marienbad-databases";
import type { Rates } from "./plan.ts";

/**
 * Measured in November 2026 on a quiet core of a server (an AMD EPYC; one that other programs use as well takes up to
 * twice as long), with the database written, on the queue (`npm run bench -- cluster`).
 *
 * - Tasks of a game's own: connect-4 on 5 × 6 (25 to 30 ns; 35 on 5 × 5, where starting weighs more). With mirror
 *   images as one position each takes 1.4 to 1.6 times as long: neighbours are read twice.
 * - Rules by key: tic-tac-toe on 4 × 4 (0.45 to 0.65 µs) and Cram on 5 × 6 (0.75 µs).
 * - Rules alone: domineering on 5 × 5 (1.3 µs) and Cram on 5 × 5 (2.2 µs).
 */
const BY_OWN_TASKS: Rates = { seconds: 30e-9, read: 5.8, written: 1.8, store: 0.8, database: 0.35 };
const BY_OWN_TASKS_OF_IMAGES: Rates = { seconds: 43e-9, read: 8.5, written: 2.2, store: 1.1, database: 0.44 };
const BY_KEY: Rates = { seconds: 0.8e-6, read: 14, written: 6, store: 5, database: 0.4 };
const BY_RULES: Rates = { seconds: 2e-6, read: 17, written: 9, store: 15, database: 0.5 };

/** What solving this game costs: with tasks of its own, with rules by key, or by its rules alone. */
export async function ratesOf({ levels, byKey }: AnyGame, hasImages: boolean): Promise<Rates> {
  if ((await tasksOfEngine(levels?.engine)) !== undefined) return hasImages ? BY_OWN_TASKS_OF_IMAGES : BY_OWN_TASKS;
  return byKey === undefined ? BY_RULES : BY_KEY;
}
