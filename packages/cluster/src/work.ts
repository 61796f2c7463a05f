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
import { afterFailure } from "./queue/trouble.ts";
import { unlessAborted, wait } from "./queue/wait.ts";
import { type Traffic, trimCopies } from "./store/cached.ts";
import type { TaskQuestion } from "./task-runner.ts";
import { texts } from "./texts.ts";

/** What working is given. */
export interface WorkOptions {
  readonly server: QueueServer;
  /** A folder, or `s3://bucket/prefix`. */
  readonly store: string;
  readonly version: string;
  readonly threads: number;
  /** A machine that is silent for so many seconds is given up: its tasks go to others. */
  readonly patience: number;
  /** Where copies of files are kept; none are where it is undefined. */
  readonly cache?: string | undefined;
  readonly signal: AbortSignal;
  readonly onNote: (note: Text) => void;
}

/** The file that each thread runs. Where this one has not been built, its built twin has what is needed. */
const THREAD = new URL("../dist/thread.js", import.meta.url);
/** Copies of files take no more than this, in bytes. */
const MAX_CACHE_BYTES = 16 * 2 ** 30;
/** How long an idle machine waits before it looks by itself whether there is a task, in milliseconds. */
const IDLE = 1000;
/** How long it waits before it takes another task where one cannot be done here: the disk is full, say. */
const TROUBLE = 5000;
/** A task that as many machines have died of is given up: it kills them. */
const MAX_DEATHS = 25;

/**
 * Does tasks of the queue until it is told to stop: those that are meant for this machine first, then those for all.
 * Each runs on a thread of its own, beside this one, which keeps telling the queue that somebody is at work.
 */
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
  /** Whence tasks are taken: those for this machine, then those for all. */
  readonly #sources: readonly Worker<unknown>[];
  readonly #sleepers = new Set<() => void>();
  readonly #traffic: Traffic = { read: 0, written: 0, kept: 0 };
  /** Editions whose solves have been seen on the queue, and reported. */
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

  /** Shows that this machine is at work, and reports solves of other editions, which it leaves alone. */
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

  /** Puts tasks back whose machine is silent: everybody looks after everybody. */
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

  /**
   * Does one task and reports how it ended. Returns whether the thread may go on: after a failure it may remember
   * nonsense.
   */
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

  /** The task of a job; a job that is none is refused and counted, and the first of them reported. */
  async #checked(taken: TakenTask): Promise<QueuedTask | undefined> {
    const { data } = taken.job;
    try {
      return checkedTask(data, this.#options.version);
    } catch (error) {
      const { text } = error as MarienbadError;
      if (this.#refused++ === 0) this.#options.onNote(text);
      const ended = { seconds: 0, read: 0, written: 0, kept: 0, error: sentError(error) };
      await this.#end(taken, isAddressed(data) ? data : undefined, ended);
      return undefined;
    }
  }

  async #fail(taken: TakenTask, task: QueuedTask, error: unknown, seconds: number): Promise<void> {
    const { onNote, signal } = this.#options;
    const sent = sentError(error);
    const ended = { seconds, read: 0, written: 0, kept: 0, error: sent };
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

  /** Gives a task back to the queue. Where that fails, it is missed when its lock has run out. */
  async #move(taken: TakenTask, move: (taken: TakenTask) => Promise<unknown>): Promise<void> {
    await unlessAborted(move(taken), undefined, IDLE / 2).catch(() => {});
  }

  async #end({ job, token }: TakenTask, task: Addressed | undefined, ended: Ended): Promise<void> {
    const { signal } = this.#options;
    const { error } = ended;
    const remove = async (): Promise<void> => {
      if (error === undefined) await job.moveToCompleted(undefined, token, false);
      else await job.moveToFailed(new Error(error.text.en), token, false);
    };
    await unlessAborted(remove(), signal).catch(() => {}); // somebody else has taken it, or the queue was emptied
    if (task !== undefined) await this.#tell(task, ended);
  }

  async #tell({ solve, task }: Addressed, ended: Ended): Promise<void> {
    const { server, signal } = this.#options;
    const message: TaskEnd = { solve, task: task.id, machine: this.id, ...ended };
    await unlessAborted(server.client.publish(ENDED, JSON.stringify(message)), signal).catch(() => {});
  }
}

/** What the driver knows a task by. */
interface Addressed {
  readonly solve: string;
  readonly task: { readonly id: string };
}

/** True if a job that is no task has at least these. */
function isAddressed(data: unknown): data is Addressed {
  const { solve, task } = (data ?? {}) as {
    readonly solve?: unknown;
    readonly task?: { readonly id?: unknown } | null;
  };
  return typeof solve === "string" && typeof task?.id === "string";
}

/** A job that this machine has taken, and the word by which the queue knows that. */
interface TakenTask {
  /** Its data is whatever was put into the queue. */
  readonly job: Job<unknown>;
  readonly token: string;
  /** Whether it was for all machines, not for this one. */
  readonly isShared: boolean;
}

type Ended = Omit<TaskEnd, "solve" | "task" | "machine"> & { readonly error?: SentError };
