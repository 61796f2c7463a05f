import { MarienbadError } from "../base/error.ts";
import type { Task } from "../game/level-tasks.ts";
import * as texts from "./texts.ts";
import { MAX_LEVEL } from "./value.ts";

/** Refuses a forged or damaged task unless 0 ≤ `from` < `to` ≤ `end`; `part` is what these bounds are of. */
export function checkBounds({ id }: Task, part: string, from: number, to: number, end = Number.MAX_SAFE_INTEGER): void {
  if (!(from >= 0 && from < to && to <= end)) throw new MarienbadError("bad-input", texts.taskOutside(id, part));
}

/** Refuses a task of a level that no game has. */
export function checkLevel(task: Task): void {
  checkBounds(task, "level", task.level, task.level + 1, MAX_LEVEL + 1);
}
