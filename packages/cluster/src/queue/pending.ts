import type { Text } from "marienbad";
import type { FileStore, Task } from "marienbad-databases";
import { texts } from "../texts.ts";
import type { DealtTask } from "./deal.ts";
import { jobIdOf, receivedError, type TaskEnd } from "./protocol.ts";
import { MAY_PASS } from "./trouble.ts";

/** How often a task is sent again that ended by an error which may not be its own: a machine without memory, say. */
const MAX_SENDS = 3;

/** What the end of a task leads to: something to say, a task to be sent again. */
export interface Consequence {
  readonly note?: Text;
  readonly again?: Task;
}

/**
 * The tasks of a stage that are not done. A task is done when its file is in the store: a machine that reports one as
 * done is believed only after a look there.
 */
export class PendingTasks {
  readonly #solve: string;
  readonly #store: FileStore;
  readonly #tasks: Map<string, Task>;
  readonly #onDone: (task: Task) => void;
  readonly #failures = new Map<string, number>();
  readonly #putBacks = new Map<string, number>();
  /** Who has done what, so far. */
  readonly dealt: DealtTask[] = [];

  constructor(solve: string, tasks: readonly Task[], store: FileStore, onDone: (task: Task) => void) {
    this.#solve = solve;
    this.#store = store;
    this.#tasks = new Map(tasks.map((task) => [task.id, task]));
    this.#onDone = onDone;
  }

  get tasks(): readonly Task[] {
    return [...this.#tasks.values()];
  }

  /** How often machines have put a task back. */
  putBacksOf({ id }: Task): number {
    return this.#putBacks.get(id) ?? 0;
  }

  /** Takes note of a task that has ended on a machine. An error that another try would not mend is thrown. */
  async end({ task: id, machine, error, isPutBack }: TaskEnd): Promise<Consequence> {
    const task = this.#tasks.get(id);
    if (task === undefined) return {};
    if (error === undefined) {
      this.dealt.push({ task, machine });
      await this.#isDone(task);
      return {};
    }
    if (isPutBack === true) {
      this.#putBacks.set(id, this.putBacksOf(task) + 1);
      return { note: texts.machineInTrouble(machine, error.text) };
    }
    const count = (this.#failures.get(id) ?? 0) + 1;
    this.#failures.set(id, count);
    const mayPass = error.code === undefined || error.parameters[MAY_PASS] === true;
    if (!mayPass || count >= MAX_SENDS) throw receivedError(error);
    return { note: texts.sentAgain(id, machine, error.text), again: task };
  }

  /** The tasks that are neither done nor in a queue, whose ids in the queue are given. */
  async lost(queued: ReadonlySet<string>): Promise<Task[]> {
    const lost: Task[] = [];
    for (const task of this.tasks) {
      if (queued.has(jobIdOf(this.#solve, task.id)) || (await this.#isDone(task))) continue;
      lost.push(task);
    }
    return lost;
  }

  /** Looks into the store whether a task is done, and if so takes it out. */
  async #isDone(task: Task): Promise<boolean> {
    if ((await this.#store.size(task.done)) === undefined) return false;
    if (this.#tasks.delete(task.id)) this.#onDone(task);
    return true;
  }
}
