import type { Redis } from "ioredis";
import type { Traffic } from "../store/cached.ts";
import { machineKey, solveKey } from "./names.ts";

/** What a machine says about itself, as long as it is there. */
export interface Machine extends Traffic {
  readonly id: string;
  readonly host: string;
  readonly version: string;
  readonly threads: number;
  /** Tasks at work. */
  readonly busy: number;
  /** Tasks done. */
  readonly done: number;
  /** Seconds of work, all threads together. */
  readonly seconds: number;
}

/** What a driver says about its solve, as long as it is there. */
export interface SolveState extends Traffic {
  readonly solve: string;
  /** The game with its options, as it was typed. */
  readonly subject: string;
  /** Who drives. */
  readonly driver: string;
  readonly stage: string;
  /** Tasks of the stage. */
  readonly tasks: number;
  readonly done: number;
  /** The work foreseen in the stage, that of the tasks done, and of those that were done when it began. */
  readonly weight: number;
  readonly weightDone: number;
  readonly weightBefore: number;
  /** When the stage began, and when this was said, in milliseconds since 1970. */
  readonly since: number;
  readonly now: number;
  /** Of deciding all levels: the share done, the share when this driver began with it, and when; once all are found. */
  readonly deciding?: { readonly share: number; readonly shareBefore: number; readonly since: number };
  /** Tasks done in all stages by machines, and how long they took together, in seconds. */
  readonly allDone: number;
  readonly seconds: number;
}

/** Says that something is there, for so many milliseconds. */
export async function announce(client: Redis, state: Machine | SolveState, milliseconds: number): Promise<void> {
  const key = "solve" in state ? solveKey(state.solve) : machineKey(state.id);
  await client.set(key, JSON.stringify(state), "PX", milliseconds);
}

/** The machines that are there. */
export async function machinesOf(client: Redis): Promise<Machine[]> {
  const machines = await valuesOf<Machine>(client, machineKey("*"));
  return machines.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The solves that somebody drives. */
export async function solvesOf(client: Redis): Promise<SolveState[]> {
  return await valuesOf<SolveState>(client, solveKey("*"));
}

/** The names of all keys that match. */
export async function keysLike(client: Redis, pattern: string): Promise<string[]> {
  const keys = new Set<string>();
  for await (const some of client.scanStream({ match: pattern, count: 1000 })) {
    for (const key of some as string[]) keys.add(key);
  }
  return [...keys];
}

async function valuesOf<Value>(client: Redis, pattern: string): Promise<Value[]> {
  const keys = await keysLike(client, pattern);
  if (keys.length === 0) return [];
  const texts = await client.mget(keys);
  return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as Value]));
}
