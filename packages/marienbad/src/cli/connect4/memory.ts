import { DEFAULT_MEGABYTES, MAX_MEGABYTES } from "../../games/connect4/solver/index.ts";
import type { Call } from "../core/command.ts";
import { type MemoryBounds, memoryFlagOf, readMemory } from "../core/resources.ts";

/** Of the solver's table of positions. */
const TABLE: MemoryBounds = { min: 1, max: MAX_MEGABYTES, fallback: DEFAULT_MEGABYTES };

export const TABLE_MEMORY_FLAG = memoryFlagOf(TABLE);

/** The memory of the solver's table, in MiB. */
export const tableMemory = (call: Call): number => readMemory(call, TABLE);
