import type { Redis } from "ioredis";
import { NO_TRAFFIC, type Traffic } from "../store/cached.ts";
import { machineKey, solveKey } from "./names.ts";
import { isPlainName } from "./protocol.ts";
import { announced } from "./shape.ts";

/** The state that a machine announces while it is alive. */
export interface Machine extends Traffic {
  readonly id: string;
  readonly host: string;
  readonly version: string;
  readonly threads: number;
  readonly busy: number;
  readonly done: number;
  readonly refused: number;
  /** Seconds of work of all threads together. */
  readonly seconds: number;
}

/** The state that a driver announces for its solve while it is alive. */
export interface SolveState extends Traffic {
  readonly solve: string;
  /** Edition of the program; machines of other editions leave the solve alone. */
  readonly version: string;
  /** The game with its options, as typed. */
  readonly subject: string;
  readonly driver: string;
  readonly stage: string;
  readonly tasks: number;
  readonly done: number;
  /** Expected work of the stage, that of the tasks done, and of those done when it began. */
  readonly weight: number;
  readonly weightDone: number;
  readonly weightBefore: number;
  /** Beginning of the stage, and time of this state, in milliseconds since 1970. */
  readonly since: number;
  readonly now: number;
  /** Shares of deciding all levels: done, done when this driver began with it, and when that was; 0 before. */
  readonly deciding: { readonly share: number; readonly shareBefore: number; readonly since: number };
  /** Tasks done by machines in all stages, and their total time in seconds. */
  readonly allDone: number;
  readonly seconds: number;
}

const BLANK_MACHINE: Machine = {
  ...{ id: "", host: "", version: "", threads: 0, busy: 0, done: 0, refused: 0, seconds: 0 },
  ...NO_TRAFFIC,
};

export const BLANK_SOLVE: SolveState = {
  ...{ solve: "", version: "", subject: "", driver: "", stage: "", tasks: 0, done: 0 },
  ...{ weight: 0, weightDone: 0, weightBefore: 0, since: 0, now: 0, allDone: 0, seconds: 0 },
  deciding: { share: 0, shareBefore: 0, since: 0 },
  ...NO_TRAFFIC,
};

export async function announce(client: Redis, state: Machine | SolveState, milliseconds: number): Promise<void> {
  const key = "solve" in state ? solveKey(state.solve) : machineKey(state.id);
  await client.set(key, JSON.stringify(state), "PX", milliseconds);
}

export async function machinesOf(client: Redis): Promise<Machine[]> {
  const machines = await valuesOf(client, machineKey("*"), BLANK_MACHINE);
  const known = machines.filter(({ id, version }) => isPlainName(id) && isPlainName(version)); // names of queues
  return known.sort((one, other) => (one.id < other.id ? -1 : 1));
}

export async function solvesOf(client: Redis): Promise<SolveState[]> {
  const solves = await valuesOf(client, solveKey("*"), BLANK_SOLVE);
  return solves.filter(({ version }) => isPlainName(version));
}

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
