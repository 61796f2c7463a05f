import type { QueuedTask } from "./queue/protocol.ts";
import type { MakeGameOptions } from "./subject.ts";

/** What a thread is asked: to do a task. */
export interface TaskQuestion extends QueuedTask, MakeGameOptions {
  readonly store: string;
  readonly cache?: string | undefined;
}

/** Marks the errors by which a machine is refused as a whole, not its task. */
export const REFUSED = "isRefused";
