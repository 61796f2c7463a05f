import type { QueuedTask } from "./queue/protocol.ts";

/** What a thread is asked: to do a task. */
export interface TaskQuestion extends QueuedTask {
  readonly store: string;
  /** A folder for what is only of use while the machine works. */
  readonly scratch: string;
  readonly cache?: string | undefined;
}

/** Marks the errors by which a machine is refused as a whole, not its task. */
export const REFUSED = "isRefused";
