import type { Task } from "marienbad-databases";
import type { Machine } from "./machines.ts";

/** A task and the machine that should do it, or did it; undefined for any. */
export interface DealtTask {
  readonly task: Task;
  readonly machine: string | undefined;
}

/** Deals tasks, large ones first, to machines that have files of the same ranges, within their share of the work. */
export function dealTasks(
  tasks: readonly Task[],
  machines: readonly Pick<Machine, "id" | "threads">[],
  before: readonly DealtTask[],
): DealtTask[] {
  const inOrder = before.toSorted((one, other) => one.task.from - other.task.from);
  const sorted = tasks.toSorted((one, other) => other.weight - one.weight);
  if (machines.length < 2) return sorted.map((task) => ({ task, machine: undefined }));
  const threads = machines.reduce((sum, machine) => sum + machine.threads, 0);
  const weight = tasks.reduce((sum, task) => sum + task.weight, 0);
  const left = new Map(machines.map((machine) => [machine.id, (weight * machine.threads) / threads]));
  return sorted.map((task) => {
    const machine = machineNear(task, inOrder);
    const room = (machine !== undefined && left.get(machine)) || 0;
    if (machine === undefined || task.weight > room) return { task, machine: undefined };
    left.set(machine, room - task.weight);
    return { task, machine };
  });
}

/** The machine that did the task sharing most ranges with this one. Those before are in the order of ranges. */
function machineNear({ from, to }: Task, before: readonly DealtTask[]): string | undefined {
  let [low, high] = [0, before.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (before[middle].task.to <= from) low = middle + 1;
    else high = middle;
  }
  let best: string | undefined;
  let most = 0;
  for (let place = low; place < before.length && before[place].task.from < to; place++) {
    const { task, machine } = before[place];
    const shared = Math.min(to, task.to) - Math.max(from, task.from);
    if (shared > most) [best, most] = [machine, shared];
  }
  return best;
}
