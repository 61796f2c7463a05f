import { MarienbadError } from "marienbad";
import type { QueuedTask } from "./protocol.ts";

/** A task that cannot be done on a machine is given to others this many times; then it fails, with the reason. */
export const MAX_PUT_BACKS = 3;
/** Milliseconds before a task that was put back is tried again; three times as many after each further time. */
const DELAY = 5000;

/** Marks errors that are the machine's fault: another may do the task. */
export const OF_MACHINE = "isOfMachine";

/** Marks errors that may not come again: there is no memory, say. */
export const MAY_PASS = "mayPass";

export type AfterFailure =
  | { readonly act: "fail" }
  /** For others, immediately and without a message: the machine is being stopped. */
  | { readonly act: "hand over" }
  /** For others, after this delay in milliseconds. */
  | { readonly act: "put back"; readonly task: QueuedTask; readonly delay: number };

export function afterFailure(task: QueuedTask, error: unknown, isStopped: boolean): AfterFailure {
  if (isStopped) return { act: "hand over" };
  const { putBacks = 0 } = task;
  if (!isOfMachine(error) || putBacks >= MAX_PUT_BACKS) return { act: "fail" };
  return { act: "put back", task: { ...task, putBacks: putBacks + 1 }, delay: DELAY * 3 ** putBacks };
}

function isOfMachine(error: unknown): boolean {
  return error instanceof MarienbadError && (error.code === "file" || error.parameters[OF_MACHINE] === true);
}
