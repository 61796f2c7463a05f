import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { type Job, Worker } from "bullmq";
import { MarienbadError, type Text } from "marienbad";
import { type Ask, defaultMegabytes, withThreads } from "marienbad-databases/system";
import { checkedTask } from "./queue/check.ts";
import { announce, solvesOf } from "./queue/machines.ts";
import { ENDED, machineKey, ownQueue, PREFIX, sharedQueue, WAKE } from "./queue/names.ts";
import { type QueuedTask, type SentError, sentError, type TaskEnd } from "./queue/protocol.ts";
import type { QueueServer } from "./queue/server.ts";
import { isObject } from "./queue/shape.ts";
import { afterFailure } from "./queue/trouble.ts";
import { unlessAborted, wait } from "./queue/wait.ts";
import { NO_TRAFFIC, type Traffic, trimCopies } from "./store/cached.ts";
import type { TaskQuestion } from "./task-runner.ts";
import { texts } from "./texts.ts";

/** Options for working. */
export interface WorkOptions {
  readonly server: QueueServer;
  readonly store: string;
  readonly version: string;
  readonly threads: number;
  /** A machine that is silent for this many seconds is given up: its tasks go to others. */
  readonly patience: number;
  /** Folder for copies of files; none by default. */
  readonly cache?: string | undefined;
  readonly signal: AbortSignal;
  readonly onNote: (note: Text) => void;
}

/** The file that each thread runs. Without a build of this file, the built one is used. */
const THREAD = new URL("../dist/thread.js", import.meta.url);
const MAX_CACHE_BYTES = 16 * 2 ** 30;
/** Milliseconds after which an idle machine looks for a task by itself. */
const IDLE = 1000;
/** Milliseconds before the next task after one that cannot be done here: the disk is full, say. */
const TROUBLE = 5000;
/** A task that this many machines have died of is given up. */
const MAX_DEATHS = 25;

/** Does tasks of the queue until stopped, on threads of their own: first those for this machine, then those for all. */
export async function work(options: WorkOptions): Promise<void> {
  const { server, threads, patience, cache, signal } = options;
  const machine = new WorkingMachine(options);
  const ears = server.another();
  ears.on("message", () => machine.wake());
  await unlessAborted(ears.subscribe(WAKE), signal);
  const scratch = await mkdtemp(join(tmpdir(), "marienbad-cluster-"));
  const beating = setInterval(() => machine.announce().catch(() => {}), (patience * 1000) / 4);
  const trimming = setInterval(() => cache !== undefined && trimCopies(cache, MAX_CACHE_BYTES), 60_000);
  try {
    await unlessAborted(machine.announce(), signal);
    await machine.watchOthers();
    await Promise.all(Array.from({ length: threads }, () => machine.sit(scratch)));
  } finally {
    clearInterval(beating);
    clearInterval(trimming);
    await unlessAborted(machine.leave(), undefined, IDLE / 2).catch(() => {});
    await rm(scratch, { recursive: true, force: true });
  }
}

class WorkingMachine {
  readonly id = `${hostname().replace(/[^\w-]/g, "-")}-${process.pid}-${randomBytes(3).toString("hex")}`;
  readonly #options: WorkOptions;
  readonly #sources: readonly Worker<unknown>[];
  readonly #sleepers = new Set<() => void>();
  readonly #traffic: Traffic = { ...NO_TRAFFIC };
  /** Reported editions of other solves on the queue. */
  readonly #otherEditions = new Set<string>();
  #busy = 0;
  #done = 0;
  #refused = 0;
  #seconds = 0;
  #tokens = 0;

  constructor(options: WorkOptions) {
    this.#options = options;
    const milliseconds = options.patience * 1000;
    const { version } = options;
    this.#sources = [ownQueue(version, this.id), sharedQueue(version)].map((name) => {
      const source = new Worker<unknown>(name, null, {
        prefix: PREFIX,
        connection: options.server.client,
        autorun: false,
        lockDuration: milliseconds,
        stalledInterval: milliseconds / 2,
        maxStalledCount: MAX_DEATHS,
        removeOnComplete: { count: 0 },
        removeOnFail: { count: 0 },
        skipVersionCheck: true,
      });
      source.on("error", () => {}); // a lost server is told of where it is connected to
      return source;
    });
  }

  wake(): void {
    for (const wakeUp of this.#sleepers) wakeUp();
  }

  /** Announces this machine, and reports solves of other editions, which it leaves alone. */
  async announce(): Promise<void> {
    const { server, version, threads, patience, onNote } = this.#options;
    const counts = { busy: this.#busy, done: this.#done, refused: this.#refused, seconds: this.#seconds };
    const machine = { id: this.id, host: hostname(), version, threads, ...counts, ...this.#traffic };
    await announce(server.client, machine, patience * 1000);
    for (const { version: other } of await solvesOf(server.client)) {
      if (other === version || this.#otherEditions.has(other)) continue;
      this.#otherEditions.add(other);
      onNote(texts.otherVersion(version, other));
    }
  }

  /** Puts back tasks of silent machines: every machine watches all others. */
  async watchOthers(): Promise<void> {
    await this.#sources[1].startStalledCheckTimer();
  }

  async leave(): Promise<void> {
    await this.#options.server.client.del(machineKey(this.id));
    await Promise.all(this.#sources.map((source) => source.close(true)));
  }

  /** Does tasks on one thread, one after the other; after a failure on a new one. */
  async sit(scratch: string): Promise<void> {
    const { signal } = this.#options;
    while (!signal.aborted) {
      const seat = { entry: THREAD, seats: [undefined], signal };
      await withThreads<TaskQuestion, Traffic, void>(seat, async ([ask]) => {
        let isWell = true;
        while (isWell && !signal.aborted) {
          const taken = await this.#take();
          if (taken !== undefined) isWell = await this.#do(taken, ask, scratch);
        }
      });
    }
    throw new MarienbadError("interrupted", texts.stoppedWorking(this.#done, this.#refused));
  }

  async #take(): Promise<TakenTask | undefined> {
    const { signal } = this.#options;
    try {
      for (const source of this.#sources) {
        const token = `${this.id}.${this.#tokens++}`;
        const job = await unlessAborted(source.getNextJob(token, { block: false }), signal);
        if (job !== undefined) return { job, token, isShared: source === this.#sources[1] };
      }
      await this.#sleep();
    } catch {
      if (!signal.aborted) await wait(IDLE); // the server is away
    }
    return undefined;
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = (): void => {
        clearTimeout(timer);
        this.#options.signal.removeEventListener("abort", wakeUp);
        this.#sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, IDLE);
      this.#options.signal.addEventListener("abort", wakeUp);
      this.#sleepers.add(wakeUp);
    });
  }

  /** Does one task and reports how it ended. Returns false after a failure: the thread may be in a bad state. */
  async #do(taken: TakenTask, ask: Ask<TaskQuestion, Traffic>, scratch: string): Promise<boolean> {
    const task = await this.#checked(taken);
    if (task === undefined) return true;
    const { job, token } = taken;
    const { patience, store, cache, threads } = this.#options;
    const megabytes = Math.floor(defaultMegabytes() / threads);
    const milliseconds = patience * 1000;
    const renewing = setInterval(() => job.extendLock(token, milliseconds).catch(() => {}), milliseconds / 4);
    const begin = performance.now();
    this.#busy++;
    try {
      const traffic = await ask({ ...task, store, scratch, megabytes, cache });
      const seconds = (performance.now() - begin) / 1000;
      this.#done++;
      this.#seconds += seconds;
      for (const kind of ["read", "written", "kept"] as const) this.#traffic[kind] += traffic[kind];
      await this.#end(taken, task, { ...traffic, seconds });
      return true;
    } catch (error) {
      await this.#fail(taken, task, error, (performance.now() - begin) / 1000);
      return false;
    } finally {
      clearInterval(renewing);
      this.#busy--;
    }
  }

  /** The task of a job; anything else is refused and counted, and the first of these reported. */
  async #checked(taken: TakenTask): Promise<QueuedTask | undefined> {
    const { data } = taken.job;
    try {
      return checkedTask(data, this.#options.version);
    } catch (error) {
      const { text } = error as MarienbadError;
      if (this.#refused++ === 0) this.#options.onNote(text);
      const ended = { ...NO_TRAFFIC, seconds: 0, error: sentError(error) };
      await this.#end(taken, isAddressed(data) ? data : undefined, ended);
      return undefined;
    }
  }

  async #fail(taken: TakenTask, task: QueuedTask, error: unknown, seconds: number): Promise<void> {
    const { onNote, signal } = this.#options;
    const sent = sentError(error);
    const ended = { ...NO_TRAFFIC, seconds, error: sent };
    const next = afterFailure(task, error, signal.aborted);
    if (next.act === "hand over") {
      await this.#move(taken, async ({ job, token }) => {
        await job.moveToWait(token);
        await this.#options.server.client.publish(WAKE, task.solve);
      });
    } else if (next.act === "put back") {
      onNote(texts.inTrouble(sent.text, next.delay / 1000));
      await this.#move(taken, async ({ job, token, isShared }) => {
        // What was meant for this machine is taken out: the driver misses it and sends it to all.
        if (!isShared) return await job.moveToFailed(new Error(sent.text.en), token, false);
        await job.updateData(next.task);
        await job.moveToDelayed(Date.now() + next.delay, token);
      });
      await this.#tell(task, { ...ended, isPutBack: true });
      await unlessAborted(wait(TROUBLE), signal).catch(() => {});
    } else {
      if (sent.code !== "damaged-file" && sent.code !== "missing-file") onNote(texts.taskFailed(sent.text));
      await this.#end(taken, task, ended);
    }
  }

  /** Gives a task back to the queue. If that fails, its lock runs out. */
  async #move(taken: TakenTask, move: (taken: TakenTask) => Promise<unknown>): Promise<void> {
    await unlessAborted(move(taken), undefined, IDLE / 2).catch(() => {});
  }

  async #end({ job, token }: TakenTask, task: Addressed | undefined, ended: Ended): Promise<void> {
    const { error } = ended;
    const removing: Promise<unknown> =
      error === undefined
        ? job.moveToCompleted(undefined, token, false)
        : job.moveToFailed(new Error(error.text.en), token, false);
    await unlessAborted(removing, this.#options.signal).catch(() => {}); // taken by another, or the queue was emptied
    if (task !== undefined) await this.#tell(task, ended);
  }

  async #tell({ solve, task }: Addressed, ended: Ended): Promise<void> {
    const { server, signal } = this.#options;
    const message: TaskEnd = { solve, task: task.id, machine: this.id, ...ended };
    await unlessAborted(server.client.publish(ENDED, JSON.stringify(message)), signal).catch(() => {});
  }
}

interface Addressed {
  readonly solve: string;
  readonly task: { readonly id: string };
}

/** True if a job that is not a task has at least these fields. */
function isAddressed(data: unknown): data is Addressed {
  return isObject(data) && typeof data.solve === "string" && isObject(data.task) && typeof data.task.id === "string";
}

/** A job taken by this machine, and its token in the queue. */
interface TakenTask {
  readonly job: Job<unknown>;
  readonly token: string;
  /** True if it was for all machines. */
  readonly isShared: boolean;
}

type Ended = Omit<TaskEnd, "solve" | "task" | "machine"> & { readonly error?: SentError };
