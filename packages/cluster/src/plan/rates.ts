import type { AnyKit } from "marienbad";
import type { Rates } from "./plan.ts";

/** Measured by `npm run bench -- cluster` on two cores of an AMD EPYC, November 2026. */
const BY_OWN_TASKS: Rates = { seconds: 60e-9, read: 5.6, written: 2.6, store: 2.2, database: 0.45 };
const BY_RULES: Rates = { seconds: 4e-6, read: 12, written: 6, store: 8, database: 2 };

/** What solving this game costs: with tasks of its own, or by its rules. */
export async function ratesOf({ levels }: AnyKit): Promise<Rates> {
  return (await levels?.tasks?.()) === undefined ? BY_RULES : BY_OWN_TASKS;
}
