import { type JobType, Queue } from "bullmq";
import type { Redis } from "ioredis";
import { MarienbadError, type Text } from "marienbad";
import {
  type FileStore,
  inProcess,
  openTasks,
  type Runner,
  type RunOptions,
  type Stage,
  type Task,
  type TaskGame,
  type TaskSubject,
} from "marienbad/levels";
import * as texts from "../texts.ts";
import { type DealtTask, dealTasks } from "./deal.ts";
import { announce, keysLike, type Machine, machinesOf, type SolveState } from "./machines.ts";
import { ENDED, ownQueue, PREFIX, SHARED_QUEUE, solveKey, WAKE } from "./names.ts";
import { jobIdOf, type QueuedTask, receivedError, type TaskEnd } from "./protocol.ts";
import type { QueueServer } from "./server.ts";
import { unlessAborted, wait } from "./wait.ts";
import { WholeWork } from "./whole.ts";

/** What a runner on a queue is given. */
export interface QueueRunnerOptions {
  readonly server: QueueServer;
  /** The files of the solve, which all machines see. */
  readonly store: FileStore;
  /** The name of the solve: of its files, and of its tasks in the queue. */
  readonly solve: string;
  readonly subject: TaskSubject;
  /** The game with its options, as it was typed. */
  readonly title: string;
  /** Who drives, in a word. */
  readonly driver: string;
  /** How stages are done that are too small for the queue; without it all are sent. */
  readonly game?: TaskGame;
  /** A stage with less work than this is such a one. */
  readonly minWeight?: number;
  readonly onNote?: (note: Text) => void;
  /** Told at the end of each stage what has been done so far. */
  readonly onState?: (state: SolveState) => void;
  /** Called once before the first task is sent. */
  readonly onBegin?: () => Promise<void>;
}

/** Less work than this takes less time than sending it. */
const DEFAULT_MIN_WEIGHT = 100_000;
/** Milliseconds between two looks at the queue. */
const TICK = 1000;
/** A driver that has been silent for so many milliseconds is gone. */
const DRIVER_PATIENCE = 10_000;
/** How often a task is sent again that ended by an error which may not be its own: a machine without memory, say. */
const MAX_SENDS = 3;
/** Tasks put into the queue at once. */
const BULK = 1000;

/**
 * A runner that sends tasks to machines through a queue (BullMQ). The queue holds nothing that matters: a task is done
 * when its file is in the store. Who says so is believed only after a look there, and what is neither done nor in the
 * queue, once it was emptied or a machine has died, is put there again.
 */
export function queueRunner(options: QueueRunnerOptions): Runner {
  const { server, solve, driver } = options;
  const runner = new QueueRunner(options);
  let ears: Redis | undefined;
  const begin = async (): Promise<void> => {
    await becomeDriver(options);
    await options.onBegin?.();
    ears = server.another();
    ears.on("message", (_, message) => runner.hear(JSON.parse(message) as TaskEnd));
    await ears.subscribe(ENDED);
    await runner.removeOldQueues();
  };
  let begun: Promise<void> | undefined;
  return {
    async run(stage, runOptions = {}) {
      begun ??= begin();
      await unlessAborted(begun, runOptions.signal);
      await runner.run(stage, runOptions);
    },
    async close() {
      const leave = async (): Promise<void> => {
        const held = await server.client.get(solveKey(solve));
        const isOurs = held !== null && (JSON.parse(held) as SolveState).driver === driver;
        if (isOurs) await server.client.del(solveKey(solve));
      };
      await unlessAborted(leave(), undefined, TICK / 2).catch(() => {}); // where the server is away, it is forgotten
      ears?.disconnect();
    },
  };
}

/** One driver per solve: another one that is at work is waited for as long as it may just have been killed. */
async function becomeDriver({ server, solve, title, driver, onNote }: QueueRunnerOptions): Promise<void> {
  const idle: SolveState = { ...NOTHING_DONE, solve, subject: title, driver, since: Date.now(), now: Date.now() };
  for (let waited = 0; ; waited += TICK) {
    const taken = await server.client.set(solveKey(solve), JSON.stringify(idle), "PX", DRIVER_PATIENCE, "NX");
    if (taken !== null) return;
    const held = await server.client.get(solveKey(solve));
    if (held === null) continue;
    const other = (JSON.parse(held) as SolveState).driver;
    if (waited > DRIVER_PATIENCE) throw new MarienbadError("file", texts.otherDriver(title, other));
    if (waited === 0) onNote?.(texts.waitingForDriver(title, other));
    await wait(TICK);
  }
}

const NOTHING_DONE = {
  stage: "",
  tasks: 0,
  done: 0,
  weight: 0,
  weightDone: 0,
  weightBefore: 0,
  allDone: 0,
  seconds: 0,
  read: 0,
  written: 0,
  kept: 0,
};

class QueueRunner {
  readonly #options: QueueRunnerOptions;
  readonly #queues = new Map<string, Queue<QueuedTask>>();
  readonly #note: (note: Text) => void;
  #machines: readonly Machine[] = [];
  /** Who did what in the stage before: its files are there. */
  #before: readonly DealtTask[] = [];
  /** What machines have said since the last look. */
  #ends: TaskEnd[] = [];
  #state: SolveState;
  readonly #whole = new WholeWork();
  #isAlone = false;
  #lookedAt = 0;

  constructor(options: QueueRunnerOptions) {
    this.#options = options;
    const { solve, title, driver, onNote } = options;
    this.#note = onNote ?? (() => {});
    this.#state = { ...NOTHING_DONE, solve, subject: title, driver, since: Date.now(), now: Date.now() };
  }

  hear(end: TaskEnd): void {
    if (end.solve === this.#options.solve) this.#ends.push(end);
  }

  async run(stage: Stage, options: RunOptions): Promise<void> {
    const { store, game, minWeight = DEFAULT_MIN_WEIGHT } = this.#options;
    const weight = sumOf(stage.tasks, (task) => task.weight);
    this.#whole.begin(stage);
    if (game !== undefined && weight < minWeight) return await inProcess(game, store).run(stage, options);
    const open = await openTasks(stage, store, options);
    if (open.length === 0) return;
    const weightBefore = weight - sumOf(open, (task) => task.weight);
    this.#state = {
      ...this.#state,
      stage: stage.name,
      tasks: stage.tasks.length,
      done: stage.tasks.length - open.length,
      weight,
      weightDone: weightBefore,
      weightBefore,
      since: Date.now(),
    };
    this.#countWhole();
    const pending = new Map(open.map((task) => [task.id, task]));
    try {
      await this.#runPending(pending, options);
    } finally {
      if (pending.size > 0) await this.#takeBack([...pending.values()]);
    }
  }

  async #runPending(pending: Map<string, Task>, { signal, onTask }: RunOptions): Promise<void> {
    const finish = (task: Task): void => {
      pending.delete(task.id);
      this.#state = {
        ...this.#state,
        done: this.#state.done + 1,
        weightDone: this.#state.weightDone + task.weight,
      };
      this.#countWhole();
      onTask?.(task);
    };
    const failures = new Map<string, number>();
    const dealt: DealtTask[] = [];
    if (Date.now() - this.#lookedAt >= TICK) await unlessAborted(this.#look(), signal);
    await unlessAborted(this.#send(dealTasks([...pending.values()], this.#machines, this.#before)), signal);
    while (pending.size > 0) {
      if (this.#ends.length === 0) await unlessAborted(wait(SHORT), signal);
      for (const end of this.#ends.splice(0)) {
        if (end.error === undefined) this.#count(end);
        const task = pending.get(end.task);
        if (task === undefined) continue;
        if (end.error === undefined) {
          dealt.push({ task, machine: end.machine });
          if (await unlessAborted(this.#isDone(task), signal)) finish(task);
        } else if (end.isPutBack === true) {
          this.#note(texts.machineInTrouble(end.machine, end.error.text));
        } else {
          const count = (failures.get(task.id) ?? 0) + 1;
          failures.set(task.id, count);
          if (end.error.code !== undefined || count >= MAX_SENDS) throw receivedError(end.error);
          this.#note(texts.sentAgain(task.id, end.machine, end.error.text));
          await unlessAborted(this.#send([{ task, machine: undefined }]), signal);
        }
      }
      if (Date.now() - this.#lookedAt < TICK) continue;
      await unlessAborted(this.#look(), signal);
      await unlessAborted(this.#findLost(pending, finish), signal);
    }
    this.#before = dealt;
    this.#options.onState?.(this.#state);
  }

  /** Notes how much of deciding all levels is done. */
  #countWhole(): void {
    const { weight, weightDone, deciding, ...state } = this.#state;
    const share = this.#whole.shareWith(weight === 0 ? 1 : weightDone / weight);
    const before = deciding ?? { shareBefore: share ?? 0, since: Date.now() };
    this.#state = { ...state, weight, weightDone, ...(share !== undefined && { deciding: { ...before, share } }) };
  }

  #count({ seconds, read, written, kept }: TaskEnd): void {
    const state = this.#state;
    this.#state = {
      ...state,
      allDone: state.allDone + 1,
      seconds: state.seconds + seconds,
      read: state.read + read,
      written: state.written + written,
      kept: state.kept + kept,
    };
  }

  /** Says that the driver is there, and sees who else is. */
  async #look(): Promise<void> {
    const { server } = this.#options;
    await announce(server.client, { ...this.#state, now: Date.now() }, DRIVER_PATIENCE);
    this.#machines = await machinesOf(server.client);
    const isAlone = this.#machines.length === 0;
    if (isAlone && !this.#isAlone) this.#note(texts.noMachine(server.name));
    this.#isAlone = isAlone;
    this.#lookedAt = Date.now();
  }

  async #isDone(task: Task): Promise<boolean> {
    return (await this.#options.store.size(task.done)) !== undefined;
  }

  #queue(machine: string | undefined): Queue<QueuedTask> {
    const name = machine === undefined ? SHARED_QUEUE : ownQueue(machine);
    const known = this.#queues.get(name);
    if (known !== undefined) return known;
    const queue = new Queue<QueuedTask>(name, {
      prefix: PREFIX,
      connection: this.#options.server.client,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
      skipVersionCheck: true,
    });
    queue.on("error", () => {}); // a lost server is told of where it is connected to
    this.#queues.set(name, queue);
    return queue;
  }

  async #send(tasks: readonly DealtTask[]): Promise<void> {
    const { solve, subject, server } = this.#options;
    for (const machine of new Set(tasks.map((task) => task.machine))) {
      const list = tasks.filter((task) => task.machine === machine);
      for (let from = 0; from < list.length; from += BULK) {
        const jobs = list.slice(from, from + BULK).map(({ task }) => ({
          name: task.kind,
          data: { solve, subject, task },
          opts: { jobId: jobIdOf(solve, task.id) },
        }));
        await this.#queue(machine).addBulk(jobs);
      }
    }
    await server.client.publish(WAKE, solve);
  }

  /**
   * Puts into the shared queue what is neither done nor in a queue, and what lies in the queue of a machine while
   * others have nothing to do.
   */
  async #findLost(pending: ReadonlyMap<string, Task>, finish: (task: Task) => void): Promise<void> {
    const { solve } = this.#options;
    // Those that wait are looked at first: one that is taken meanwhile is then seen at least once.
    const waiting = await idsIn(this.#queue(undefined), "waiting", "prioritized", "delayed");
    const active = await idsIn(this.#queue(undefined), "active");
    const queued = new Set([...waiting, ...active]);
    const own: { id: string; machine: string }[] = [];
    for (const { id: machine } of this.#machines) {
      if (!this.#queues.has(ownQueue(machine))) continue;
      for (const id of await idsIn(this.#queue(machine), "waiting")) {
        own.push({ id, machine });
        queued.add(id);
      }
      for (const id of await idsIn(this.#queue(machine), "active")) {
        active.push(id);
        queued.add(id);
      }
    }
    const seats = sumOf(this.#machines, ({ threads }) => threads);
    if (waiting.length === 0 && active.length < seats) {
      for (const { id, machine } of own) {
        if ((await this.#queue(machine).remove(id)) === 1) queued.delete(id);
      }
    }
    const lost: DealtTask[] = [];
    for (const task of [...pending.values()]) {
      if (queued.has(jobIdOf(solve, task.id))) continue;
      if (await this.#isDone(task)) finish(task);
      else lost.push({ task, machine: undefined });
    }
    if (lost.length > 0) await this.#send(lost);
  }

  /** Takes tasks out of the queues that nobody has begun: they would be done for nothing. */
  async #takeBack(tasks: readonly Task[]): Promise<void> {
    const { solve } = this.#options;
    const removing = [...this.#queues.values()].flatMap(
      (queue) => tasks.map(({ id }) => queue.remove(jobIdOf(solve, id))), // all at once: there is little time
    );
    await unlessAborted(Promise.all(removing), undefined, TICK / 2).catch(() => {}); // what is left does no harm
  }

  /** Removes the queues of machines that are gone. */
  async removeOldQueues(): Promise<void> {
    await this.#look();
    const alive = new Set(this.#machines.map(({ id }) => id));
    const pattern = `${PREFIX}:${ownQueue("*")}:meta`;
    for (const key of await keysLike(this.#options.server.client, pattern)) {
      const machine = key.slice(`${PREFIX}:${ownQueue("")}`.length, -":meta".length);
      if (!alive.has(machine)) await this.#queue(machine).obliterate({ force: true });
      if (!alive.has(machine)) this.#queues.delete(ownQueue(machine));
    }
  }
}

/** The ids of all tasks of a queue that are so: without the last number BullMQ gives the first two. */
async function idsIn(queue: Queue<QueuedTask>, ...states: JobType[]): Promise<string[]> {
  return await queue.getRanges(states, 0, -1);
}

/** How long to wait for a message at most, in milliseconds: until the next look at an aborted signal. */
const SHORT = 20;

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
