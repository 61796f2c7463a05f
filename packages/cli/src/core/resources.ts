import { MarienbadError, text } from "marienbad/base";
import { defaultThreads, MAX_THREADS, machineMegabytes } from "marienbad-databases/system";
import { type Call, type Flag, integerFlag } from "./command.ts";
import { texts } from "./texts.ts";

/** How many threads work. */
export const THREADS_FLAG: Flag = {
  name: "threads",
  value: "N",
  summary: text("threads at work (default: one per core)", "fils de calcul (un par cœur par défaut)"),
};

/** As many threads as the flag gives, else one per core. */
export function threadsFlag(call: Call): number {
  return askedThreads(call) ?? defaultThreads();
}

/** The number of threads that the flag gives, if it is used. */
export function askedThreads(call: Call): number | undefined {
  return integerFlag(call, "threads", { min: 1, max: MAX_THREADS });
}

/** Milliseconds for a proof by the solver of a game: it may need hours, which no user can guess. */
export const DEFAULT_PROOF_TIME = 60_000;

export const PROOF_TIME_FLAG: Flag = {
  name: "time",
  value: "MS",
  summary: text(
    `milliseconds for the solver of the game, where it brings one (default ${DEFAULT_PROOF_TIME}), or for exploring`,
    `millisecondes pour le solveur du jeu, s'il en a un (${DEFAULT_PROOF_TIME} par défaut), ou pour explorer`,
  ),
};

/** How much memory a command can do with, in MiB; half of the machine's by default. */
export interface MemoryBounds {
  readonly min: number;
  readonly max?: number;
  readonly fallback?: number;
}

/** The flag `--memory` of a command, by its bounds. */
export function memoryFlagOf({ min, max, fallback }: MemoryBounds): Flag {
  const most = max === undefined ? text("", "") : text(`, at most ${max}`, `, au plus ${max}`);
  const usual =
    fallback === undefined
      ? text("half of the machine's", "la moitié de la machine")
      : text(`${fallback}`, `${fallback}`);
  return {
    name: "memory",
    value: "MIB",
    summary: text(
      `memory to work in, in MiB, at least ${min}${most.en} (default ${usual.en})`,
      `mémoire de travail, en Mio, au moins ${min}${most.fr} (par défaut ${usual.fr})`,
    ),
  };
}

/**
 * The memory given by `--memory`, in MiB. The system gives memory out before it has it, and kills whoever then uses too
 * much: so more than the machine has is refused here.
 */
export function readMemory(call: Call, { min, max, fallback }: MemoryBounds): number {
  const available = machineMegabytes();
  const bounds = max === undefined ? { min } : { min, max };
  const megabytes = integerFlag(call, "memory", bounds, fallback ?? Math.floor(available / 2));
  if (megabytes < available) return megabytes;
  throw new MarienbadError("limit-reached", texts.tooLittleMemory(megabytes, available));
}
