import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { type Job, Worker } from "bullmq";
import { MarienbadError, type Text } from "marienbad";
import { type Ask, defaultMegabytes, withThreads } from "marienbad/node";
import { announce } from "./queue/machines.ts";
import { ENDED, machineKey, ownQueue, PREFIX, SHARED_QUEUE, WAKE } from "./queue/names.ts";
import { isPlainName, type QueuedTask, type SentError, sentError, type TaskEnd } from "./queue/protocol.ts";
import type { QueueServer } from "./queue/server.ts";
import { unlessAborted, wait } from "./queue/wait.ts";
import { type Traffic, trimCopies } from "./store/cached.ts";
import { REFUSED, type TaskQuestion } from "./task-question.ts";
import * as texts from "./texts.ts";

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
/** How long it waits before it takes the next task where a task cannot be done here: the disk is full, say. */
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
  const beating = setInterval(() => machine.announce(), (patience * 1000) / 4);
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
  readonly #sources: readonly Worker<QueuedTask>[];
  readonly #sleepers = new Set<() => void>();
  readonly #traffic: Traffic = { read: 0, written: 0, kept: 0 };
  #busy = 0;
  #done = 0;
  #seconds = 0;
  #tokens = 0;
  /** Why this machine may not go on. */
  #refusal: MarienbadError | undefined;

  constructor(options: WorkOptions) {
    this.#options = options;
    const milliseconds = options.patience * 1000;
    this.#sources = [ownQueue(this.id), SHARED_QUEUE].map((name) => {
      const source = new Worker<QueuedTask>(name, null, {
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

  get #isStopped(): boolean {
    return this.#options.signal.aborted || this.#refusal !== undefined;
  }

  wake(): void {
    for (const wakeUp of this.#sleepers) wakeUp();
  }

  async announce(): Promise<void> {
    const { server, version, threads, patience } = this.#options;
    const counts = { busy: this.#busy, done: this.#done, seconds: this.#seconds, ...this.#traffic };
    const machine = { id: this.id, host: hostname(), version, threads, ...counts };
    await announce(server.client, machine, patience * 1000);
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
    while (!this.#isStopped) {
      const seat = { entry: THREAD, seats: [undefined], signal };
      await withThreads<TaskQuestion, Traffic, void>(seat, async ([ask]) => {
        let isWell = true;
        while (isWell && !this.#isStopped) {
          const taken = await this.#take();
          if (taken !== undefined) isWell = await this.#do(taken, ask, scratch);
        }
      });
    }
    if (this.#refusal !== undefined) throw this.#refusal;
    throw new MarienbadError("interrupted", texts.stoppedWorking(this.#done));
  }

  async #take(): Promise<TakenTask | undefined> {
    const { signal } = this.#options;
    try {
      for (const source of this.#sources) {
        const token = `${this.id}.${this.#tokens++}`;
        const job = await unlessAborted(source.getNextJob(token, { block: false }), signal);
        if (job !== undefined) return { job, token };
      }
      await this.#sleep();
    } catch {
      if (!this.#isStopped) await wait(IDLE); // the server is away
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

  /** Does one task and says how it ended; whether all went well. After a failure a thread may remember nonsense. */
  async #do(taken: TakenTask, ask: Ask<TaskQuestion, Traffic>, scratch: string): Promise<boolean> {
    const { job, token } = taken;
    const { patience, store, cache, threads } = this.#options;
    const megabytes = Math.floor(defaultMegabytes() / threads);
    const milliseconds = patience * 1000;
    const renewing = setInterval(() => job.extendLock(token, milliseconds).catch(() => {}), milliseconds / 4);
    const begin = performance.now();
    this.#busy++;
    try {
      this.#check(job.data);
      const { solve, subject, task } = job.data;
      const traffic = await ask({ store, solve, subject, task, scratch, megabytes, cache });
      const seconds = (performance.now() - begin) / 1000;
      this.#done++;
      this.#seconds += seconds;
      for (const kind of ["read", "written", "kept"] as const) this.#traffic[kind] += traffic[kind];
      await this.#end(taken, { ...traffic, seconds });
      return true;
    } catch (error) {
      await this.#fail(taken, error, (performance.now() - begin) / 1000);
      return false;
    } finally {
      clearInterval(renewing);
      this.#busy--;
    }
  }

  /** Whether this machine may do a task: only one of the same edition may. */
  #check({ solve, subject, task }: QueuedTask): void {
    const { version } = this.#options;
    if (subject?.version !== version) {
      const parameters = { [REFUSED]: true };
      throw new MarienbadError("not-applicable", texts.otherVersion(version, subject?.version), { parameters });
    }
    if (!isPlainName(solve) || !isPlainName(task?.id)) throw new MarienbadError("bad-input", texts.BAD_TASK);
  }

  async #fail(taken: TakenTask, error: unknown, seconds: number): Promise<void> {
    const { onNote, signal } = this.#options;
    const sent = sentError(error);
    const ended = { seconds, read: 0, written: 0, kept: 0, error: sent };
    if (error instanceof MarienbadError && error.parameters[REFUSED] === true) {
      this.#refusal = error;
      await this.#putBack(taken);
    } else if (signal.aborted) {
      await this.#putBack(taken);
    } else if (sent.code === "file") {
      onNote(texts.inTrouble(sent.text));
      await this.#putBack(taken, ended);
      await unlessAborted(wait(TROUBLE), signal).catch(() => {});
    } else {
      if (sent.code !== "damaged-file" && sent.code !== "missing-file") onNote(texts.taskFailed(sent.text));
      await this.#end(taken, ended);
    }
  }

  /** Gives a task back to the queue at once, for others. */
  async #putBack({ job, token }: TakenTask, ended?: Ended): Promise<void> {
    const back = async (): Promise<void> => {
      await job.moveToWait(token);
      await this.#options.server.client.publish(WAKE, job.data.solve);
    };
    await unlessAborted(back(), undefined, IDLE / 2).catch(() => {}); // else it is missed when its lock has run out
    if (ended !== undefined) await this.#tell(job, { ...ended, isPutBack: true });
  }

  async #end({ job, token }: TakenTask, ended: Ended): Promise<void> {
    const { signal } = this.#options;
    const { error } = ended;
    const remove = async (): Promise<void> => {
      if (error === undefined) await job.moveToCompleted(undefined, token, false);
      else await job.moveToFailed(new Error(error.text.en), token, false);
    };
    await unlessAborted(remove(), signal).catch(() => {}); // somebody else has taken it, or the queue was emptied
    await this.#tell(job, ended);
  }

  async #tell({ data }: Job<QueuedTask>, ended: Ended): Promise<void> {
    const { server, signal } = this.#options;
    const message: TaskEnd = { solve: data.solve, task: data.task.id, machine: this.id, ...ended };
    await unlessAborted(server.client.publish(ENDED, JSON.stringify(message)), signal).catch(() => {});
  }
}

/** A task of this machine, and the word by which the queue knows it. */
interface TakenTask {
  readonly job: Job<QueuedTask>;
  readonly token: string;
}

type Ended = Omit<TaskEnd, "solve" | "task" | "machine"> & { readonly error?: SentError };
