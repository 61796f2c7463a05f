import { type JobType, Queue } from "bullmq";
import type { Redis } from "ioredis";
import { MarienbadError, type Text } from "marienbad";
import {
  type FileStore,
  type GameRef,
  inProcess,
  openTasks,
  type Runner,
  type RunOptions,
  type Stage,
  type Task,
  type TaskGame,
} from "marienbad-databases";
import { texts } from "../texts.ts";
import { type DealtTask, dealTasks } from "./deal.ts";
import { announce, BLANK_SOLVE, keysLike, type Machine, machinesOf, type SolveState } from "./machines.ts";
import { ENDED, ownQueue, PREFIX, sharedQueue, solveKey, WAKE } from "./names.ts";
import { PendingTasks } from "./pending.ts";
import { jobIdOf, type QueuedTask, readTaskEnd, type TaskEnd } from "./protocol.ts";
import type { QueueServer } from "./server.ts";
import { announced } from "./shape.ts";
import { unlessAborted, wait } from "./wait.ts";
import { WholeWork } from "./whole.ts";

export interface QueueRunnerOptions {
  readonly server: QueueServer;
  readonly store: FileStore;
  /** The name of the solve: of its files, and of its tasks in the queue. */
  readonly solve: string;
  readonly ref: GameRef & { readonly version: string };
  readonly title: string;
  readonly driver: string;
  /** Does stages that are too small for the queue; without it all are sent. */
  readonly game?: TaskGame;
  /** Minimum work of a stage for the queue. */
  readonly minWeight?: number | undefined;
  readonly onNote?: ((note: Text) => void) | undefined;
  /** Called at the end of each stage with the state so far. */
  readonly onState?: ((state: SolveState) => void) | undefined;
  /** Called once before the first task is sent. */
  readonly onBegin?: (() => Promise<void>) | undefined;
}

/** Less work than this takes less time than sending it. */
const DEFAULT_MIN_WEIGHT = 100_000;
const TICK = 1000;
/** A driver that has been silent for this many milliseconds is gone. */
const DRIVER_PATIENCE = 10_000;
const BULK = 1000;

/**
 * Returns a runner that sends tasks to machines through a queue (BullMQ). Nothing in the queue matters: a task is done
 * when its file is in the store. Reports are checked there, and what is neither done nor in the queue, after that was
 * emptied or a machine died, is sent again.
 */
export function queueRunner(options: QueueRunnerOptions): Runner {
  return new QueueRunner(options);
}

class QueueRunner implements Runner {
  readonly #options: QueueRunnerOptions;
  readonly #queues = new Map<string, Queue<QueuedTask>>();
  readonly #note: (note: Text) => void;
  #listener: Redis | undefined;
  #begun: Promise<void> | undefined;
  #machines: readonly Machine[] = [];
  /** The tasks done in the stage before, by machine: its files are there. */
  #before: readonly DealtTask[] = [];
  #ends: TaskEnd[] = [];
  #state: SolveState;
  readonly #whole = new WholeWork();
  /** Without machines of this edition, the editions of those present. */
  #alone: string | undefined;
  #lookedAt = 0;

  constructor(options: QueueRunnerOptions) {
    const { solve, ref, title, driver, onNote = () => {} } = options;
    this.#options = options;
    this.#note = onNote;
    this.#state = { ...BLANK_SOLVE, solve, version: ref.version, subject: title, driver, since: Date.now() };
  }

  async run(stage: Stage, options: RunOptions = {}): Promise<void> {
    this.#begun ??= this.#begin();
    await unlessAborted(this.#begun, options.signal);
    await this.#run(stage, options);
  }

  async close(): Promise<void> {
    const { server, solve, driver } = this.#options;
    const leave = async (): Promise<void> => {
      if ((await this.#driver()) === driver) await server.client.del(solveKey(solve));
    };
    await unlessAborted(leave(), undefined, TICK / 2).catch(() => {}); // if the server is away, its key expires
    this.#listener?.disconnect();
  }

  async #begin(): Promise<void> {
    await this.#becomeDriver();
    await this.#options.onBegin?.();
    this.#listener = this.#options.server.another();
    this.#listener.on("message", (_, message) => {
      const end = readTaskEnd(message);
      if (end?.solve === this.#options.solve) this.#ends.push(end);
    });
    await this.#listener.subscribe(ENDED);
    await this.#removeOldQueues();
  }

  /** One driver per solve: waits for another one as long as it may just have been killed. */
  async #becomeDriver(): Promise<void> {
    const { server, solve, title } = this.#options;
    const idle = JSON.stringify({ ...this.#state, now: Date.now() });
    for (let waited = 0; ; waited += TICK) {
      const taken = await server.client.set(solveKey(solve), idle, "PX", DRIVER_PATIENCE, "NX");
      if (taken !== null) return;
      const other = await this.#driver();
      if (other === undefined) continue;
      if (waited > DRIVER_PATIENCE) throw new MarienbadError("file", texts.otherDriver(title, other));
      if (waited === 0) this.#note(texts.waitingForDriver(title, other));
      await wait(TICK);
    }
  }

  async #driver(): Promise<string | undefined> {
    const held = await this.#options.server.client.get(solveKey(this.#options.solve));
    return held === null ? undefined : (announced(held, BLANK_SOLVE)?.driver ?? "");
  }

  async #run(stage: Stage, options: RunOptions): Promise<void> {
    const { store, game, minWeight = DEFAULT_MIN_WEIGHT } = this.#options;
    const weight = sumOf(stage.tasks, (task) => task.weight);
    this.#whole.begin(stage);
    if (game !== undefined && weight < minWeight) return await inProcess(game, store).run(stage, options);
    const open = await openTasks(stage, store, options);
    if (open.length === 0) return;
    const weightBefore = weight - sumOf(open, (task) => task.weight);
    const tasks = stage.tasks.length;
    const counts = { tasks, done: tasks - open.length, weight, weightDone: weightBefore, weightBefore };
    this.#update({ stage: stage.name, ...counts, since: Date.now() });
    const pending = new PendingTasks(this.#options.solve, open, store, (task) => {
      const { done, weightDone } = this.#state;
      this.#update({ done: done + 1, weightDone: weightDone + task.weight });
      options.onTask?.(task);
    });
    try {
      await this.#runPending(pending, options);
    } finally {
      if (pending.tasks.length > 0) await this.#takeBack(pending.tasks);
    }
  }

  async #runPending(pending: PendingTasks, { signal }: RunOptions): Promise<void> {
    if (Date.now() - this.#lookedAt >= TICK) await unlessAborted(this.#look(), signal);
    await unlessAborted(this.#send(dealTasks(pending.tasks, this.#machines, this.#before)), signal);
    while (pending.tasks.length > 0) {
      if (this.#ends.length === 0) await unlessAborted(wait(SHORT), signal);
      for (const end of this.#ends.splice(0)) {
        if (end.error === undefined) this.#count(end);
        const { note, again } = await unlessAborted(pending.end(end), signal);
        if (note !== undefined) this.#note(note);
        if (again !== undefined) await unlessAborted(this.#send([{ task: again, machine: undefined }]), signal);
      }
      if (Date.now() - this.#lookedAt < TICK) continue;
      await unlessAborted(this.#look(), signal);
      await unlessAborted(this.#findLost(pending), signal);
    }
    this.#before = pending.dealt;
    this.#options.onState?.(this.#state);
  }

  /** Updates the state, and in it the share of deciding all levels. */
  #update(changes: Partial<SolveState>): void {
    this.#state = { ...this.#state, ...changes };
    const { weight, weightDone, deciding } = this.#state;
    const share = this.#whole.shareWith(weight === 0 ? 1 : weightDone / weight);
    if (share === undefined) return;
    const before = deciding.since > 0 ? deciding : { shareBefore: share, since: Date.now() };
    this.#state = { ...this.#state, deciding: { ...before, share } };
  }

  #count({ seconds, read, written, kept }: TaskEnd): void {
    const { allDone, ...sums } = this.#state;
    const traffic = { read: sums.read + read, written: sums.written + written, kept: sums.kept + kept };
    this.#state = { ...this.#state, ...traffic, allDone: allDone + 1, seconds: sums.seconds + seconds };
  }

  async #look(): Promise<void> {
    const { server, ref } = this.#options;
    await announce(server.client, { ...this.#state, now: Date.now() }, DRIVER_PATIENCE);
    const all = await machinesOf(server.client);
    this.#machines = all.filter(({ version }) => version === ref.version);
    const others = [...new Set(all.map(({ version }) => version))].sort();
    const alone = this.#machines.length > 0 ? undefined : others.join(" ");
    if (alone !== undefined && alone !== this.#alone) {
      const { name } = server;
      this.#note(alone === "" ? texts.noMachine(name) : texts.otherEditions(name, ref.version, others));
    }
    this.#alone = alone;
    this.#lookedAt = Date.now();
  }

  #nameOf(machine: string | undefined): string {
    const { version } = this.#options.ref;
    return machine === undefined ? sharedQueue(version) : ownQueue(version, machine);
  }

  #queue(machine: string | undefined): Queue<QueuedTask> {
    const name = this.#nameOf(machine);
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

  async #send(tasks: readonly (DealtTask & Pick<QueuedTask, "putBacks">)[]): Promise<void> {
    const { solve, ref, server } = this.#options;
    for (const machine of new Set(tasks.map((task) => task.machine))) {
      const list = tasks.filter((task) => task.machine === machine);
      for (let from = 0; from < list.length; from += BULK) {
        const jobs = list.slice(from, from + BULK).map(({ task, putBacks = 0 }) => ({
          name: task.kind,
          data: { solve, ref, task, ...(putBacks > 0 && { putBacks }) },
          opts: { jobId: jobIdOf(solve, task.id) },
        }));
        await this.#queue(machine).addBulk(jobs);
      }
    }
    await server.client.publish(WAKE, solve);
  }

  /** Sends tasks that are neither done nor in a queue, and those in the queue of one machine while others are idle. */
  async #findLost(pending: PendingTasks): Promise<void> {
    // Those that wait are looked at first: one that is taken meanwhile is then seen at least once.
    const later = await idsIn(this.#queue(undefined), "delayed");
    const waiting = await idsIn(this.#queue(undefined), "waiting", "prioritized");
    const active = await idsIn(this.#queue(undefined), "active");
    const queued = new Set([...later, ...waiting, ...active]);
    const own: { id: string; machine: string }[] = [];
    for (const { id: machine } of this.#machines) {
      if (!this.#queues.has(this.#nameOf(machine))) continue;
      for (const id of await idsIn(this.#queue(machine), "waiting")) own.push({ id, machine });
      for (const id of await idsIn(this.#queue(machine), "active")) active.push(id);
    }
    for (const id of [...own.map((task) => task.id), ...active]) queued.add(id);
    const seats = sumOf(this.#machines, ({ threads }) => threads);
    if (waiting.length === 0 && active.length < seats) {
      for (const { id, machine } of own) {
        if ((await this.#queue(machine).remove(id)) === 1) queued.delete(id);
      }
    }
    const lost = await pending.lost(queued);
    if (lost.length === 0) return;
    await this.#send(lost.map((task) => ({ task, machine: undefined, putBacks: pending.putBacksOf(task) })));
  }

  async #takeBack(tasks: readonly Task[]): Promise<void> {
    const { solve } = this.#options;
    const removing = [...this.#queues.values()].flatMap(
      (queue) => tasks.map(({ id }) => queue.remove(jobIdOf(solve, id))), // all at once: there is little time
    );
    await unlessAborted(Promise.all(removing), undefined, TICK / 2).catch(() => {}); // what is left does no harm
  }

  async #removeOldQueues(): Promise<void> {
    await this.#look();
    const alive = new Set(this.#machines.map(({ id }) => id));
    const pattern = `${PREFIX}:${this.#nameOf("*")}:meta`;
    for (const key of await keysLike(this.#options.server.client, pattern)) {
      const machine = key.slice(`${PREFIX}:${this.#nameOf("")}`.length, -":meta".length);
      if (!alive.has(machine)) await this.#queue(machine).obliterate({ force: true });
      if (!alive.has(machine)) this.#queues.delete(this.#nameOf(machine));
    }
  }
}

/** The ids of all tasks in these states; without the last number BullMQ returns only two. */
async function idsIn(queue: Queue<QueuedTask>, ...states: JobType[]): Promise<string[]> {
  return await queue.getRanges(states, 0, -1);
}

/** Maximum wait for a message in milliseconds, before the next look at an aborted signal. */
const SHORT = 20;

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
