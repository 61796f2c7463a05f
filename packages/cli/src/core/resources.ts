import { MarienbadError, text } from "marienbad/base";
import type { DatabaseResources } from "marienbad-databases/node";
import { defaultThreads, MAX_THREADS, MIN_MEGABYTES, machineMegabytes } from "marienbad-databases/system";
import { type Call, type Flag, flag, integerFlag } from "./command.ts";
import { texts } from "./texts.ts";

/** The flag `--threads`. */
export const THREADS_FLAG: Flag = flag(
  "threads N",
  "threads at work (default: one per core)",
  "fils de calcul (un par cœur par défaut)",
);

/** The number of threads: one per core by default. */
export function threadsFlag(call: Call): number {
  return askedThreads(call) ?? defaultThreads();
}

function askedThreads(call: Call): number | undefined {
  return integerFlag(call, "threads", { min: 1, max: MAX_THREADS });
}

/** Milliseconds for a proof by the solver of a game: it may need hours, which no user can guess. */
export const DEFAULT_PROOF_TIME = 60_000;

export const PROOF_TIME_FLAG: Flag = flag(
  "time MS",
  `milliseconds for the solver of the game, where it brings one (default ${DEFAULT_PROOF_TIME}), or for exploring`,
  `millisecondes pour le solveur du jeu, s'il en a un (${DEFAULT_PROOF_TIME} par défaut), ou pour explorer`,
);

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
  return flag(
    "memory MIB",
    `memory to work in, in MiB, at least ${min}${most.en} (default ${usual.en})`,
    `mémoire de travail, en Mio, au moins ${min}${most.fr} (par défaut ${usual.fr})`,
  );
}

/** The memory given by `--memory`, in MiB; refuses more than the machine has, as the system would kill the process. */
export function readMemory(call: Call, { min, max, fallback }: MemoryBounds): number {
  const available = machineMegabytes();
  const megabytes = integerFlag(call, "memory", { min, max }, fallback ?? Math.floor(available / 2));
  if (megabytes < available) return megabytes;
  throw new MarienbadError("limit-reached", texts.tooLittleMemory(megabytes, available));
}

const LEVEL_MEMORY: MemoryBounds = { min: MIN_MEGABYTES };

export const MEMORY_FLAG = memoryFlagOf(LEVEL_MEMORY);

/** The threads and the memory that the flags allow, and the signal of the call. */
export function resourcesOf(call: Call): DatabaseResources & { readonly megabytes: number } {
  return { threads: askedThreads(call), megabytes: readMemory(call, LEVEL_MEMORY), signal: call.signal };
}
