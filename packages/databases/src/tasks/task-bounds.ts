import { MarienbadError } from "marienbad/base";
import { MAX_LEVEL } from "../database/value.ts";
import { texts } from "../texts.ts";
import type { Task } from "./level-tasks.ts";

/** Refuses a forged or damaged task unless 0 ≤ `from` < `to` ≤ `end`; `part` is what these bounds are of. */
export function checkBounds({ id }: Task, part: string, from: number, to: number, end = Number.MAX_SAFE_INTEGER): void {
  if (!(from >= 0 && from < to && to <= end)) throw new MarienbadError("bad-input", texts.taskOutside(id, part));
}

/** Refuses a task of a level that no game has. */
export function checkLevel(task: Task): void {
  checkBounds(task, "level", task.level, task.level + 1, MAX_LEVEL + 1);
}
