import type { DatabaseResources } from "marienbad-databases/node";
import { MIN_MEGABYTES } from "marienbad-databases/system";
import type { Call } from "../core/command.ts";
import { askedThreads, type MemoryBounds, memoryFlagOf, readMemory } from "../core/resources.ts";

const LEVEL_MEMORY: MemoryBounds = { min: MIN_MEGABYTES };

/** Memory for levels. */
export const MEMORY_FLAG = memoryFlagOf(LEVEL_MEMORY);

/** What the flags allow to use. */
export function resourcesOf(call: Call): DatabaseResources & { readonly megabytes: number } {
  return { threads: askedThreads(call), megabytes: readMemory(call, LEVEL_MEMORY), signal: call.signal };
}
