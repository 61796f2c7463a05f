import type { Redis } from "ioredis";
import type { Traffic } from "../store/cached.ts";
import { announced } from "./announced.ts";
import { machineKey, solveKey } from "./names.ts";
import { isPlainName } from "./protocol.ts";

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
  /** Jobs that were not tasks. */
  readonly refused: number;
  /** Seconds of work, all threads together. */
  readonly seconds: number;
}

/** What a driver says about its solve, as long as it is there. */
export interface SolveState extends Traffic {
  readonly solve: string;
  /** Of the program; machines of other editions leave the solve alone. */
  readonly version: string;
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
  /** Of deciding all levels: the share done, the share when this driver began with it, and when; 0 before. */
  readonly deciding: { readonly share: number; readonly shareBefore: number; readonly since: number };
  /** Tasks done in all stages by machines, and how long they took together, in seconds. */
  readonly allDone: number;
  readonly seconds: number;
}

const NO_TRAFFIC: Traffic = { read: 0, written: 0, kept: 0 };
const BLANK_MACHINE: Machine = {
  ...{ id: "", host: "", version: "", threads: 0, busy: 0, done: 0, refused: 0, seconds: 0 },
  ...NO_TRAFFIC,
};

/** The state of a solve of which nothing has been done. */
export const BLANK_SOLVE: SolveState = {
  ...{ solve: "", version: "", subject: "", driver: "", stage: "", tasks: 0, done: 0 },
  ...{ weight: 0, weightDone: 0, weightBefore: 0, since: 0, now: 0, allDone: 0, seconds: 0 },
  deciding: { share: 0, shareBefore: 0, since: 0 },
  ...NO_TRAFFIC,
};

/** Says that something is there, for so many milliseconds. */
export async function announce(client: Redis, state: Machine | SolveState, milliseconds: number): Promise<void> {
  const key = "solve" in state ? solveKey(state.solve) : machineKey(state.id);
  await client.set(key, JSON.stringify(state), "PX", milliseconds);
}

/** The machines that are there. */
export async function machinesOf(client: Redis): Promise<Machine[]> {
  const machines = await valuesOf(client, machineKey("*"), BLANK_MACHINE);
  const known = machines.filter(({ id, version }) => isPlainName(id) && isPlainName(version)); // names of queues
  return known.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The solves that somebody drives. */
export async function solvesOf(client: Redis): Promise<SolveState[]> {
  const solves = await valuesOf(client, solveKey("*"), BLANK_SOLVE);
  return solves.filter(({ version }) => isPlainName(version));
}

/** The names of all keys that match. */
export async function keysLike(client: Redis, pattern: string): Promise<string[]> {
  const keys = new Set<string>();
  for await (const some of client.scanStream({ match: pattern, count: 1000 })) {
    for (const key of some as string[]) keys.add(key);
  }
  return [...keys];
}

async function valuesOf<Value extends object>(client: Redis, pattern: string, blank: Value): Promise<Value[]> {
  const keys = await keysLike(client, pattern);
  if (keys.length === 0) return [];
  const values = (await client.mget(keys)).map((json) => announced(json ?? "", blank));
  return values.filter((value) => value !== undefined);
}
