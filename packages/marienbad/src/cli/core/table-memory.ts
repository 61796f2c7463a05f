import { totalmem } from "node:os";
import { MarienbadError } from "../../base/error.ts";
import { DEFAULT_MEGABYTES, MOST_MEGABYTES } from "../../games/connect4/solver/index.ts";
import { type Call, type Flag, integerFlag } from "./command.ts";

export const MEMORY: Flag = {
  name: "memory",
  value: "MIB",
  summary: {
    en: `memory of the solver's table (default ${DEFAULT_MEGABYTES}, at most ${MOST_MEGABYTES})`,
    fr: `mémoire de la table du solveur (${DEFAULT_MEGABYTES} par défaut, ${MOST_MEGABYTES} au plus)`,
  },
};

/**
 * The memory of the table, in MiB. The system gives memory out before it has it, and kills whoever then uses too much: so
 * more than the machine has is refused here.
 */
export function memoryFlag(call: Call): number {
  const megabytes = integerFlag(call, "memory", { min: 1, max: MOST_MEGABYTES }, DEFAULT_MEGABYTES);
  const limit = process.constrainedMemory(); // of a container; 0 without one
  const available = Math.floor(Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY) / 2 ** 20);
  if (megabytes < available) return megabytes;
  throw new MarienbadError("limit-reached", {
    en: `A table of ${megabytes} MiB does not fit: there are ${available} MiB of memory here. A smaller --memory is only slower.`,
    fr: `Une table de ${megabytes} Mio ne tient pas : il y a ${available} Mio de mémoire ici. Avec moins de --memory, c'est seulement plus lent.`,
  });
}
