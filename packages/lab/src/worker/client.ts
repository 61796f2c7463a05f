import { sameText } from "marienbad";
import { onOwnGame, ownGames } from "../own/registry.ts";
import type { Input, Output, Reply, TaskName } from "./protocol.ts";
import { TaskError, type TaskRunner } from "./runner.ts";

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: TaskError) => void;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly onProgress: ((share: number) => void) | undefined;
}

/**
 * One worker, started when it is first needed. A task that is not done within its time, or that breaks the worker,
 * fails; the worker is then stopped and the next task starts a new one, so that the page never waits for ever.
 */
export class WorkerClient implements TaskRunner {
  #worker: Worker | undefined;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();

  constructor() {
    onOwnGame(() => this.stop()); // what it remembers may be about other rules
  }

  run<Name extends TaskName>(
    name: Name,
    input: Input<Name>,
    milliseconds: number,
    onProgress?: (share: number) => void,
  ): Promise<Output<Name>> {
    const worker = this.#start();
    const id = this.#next++;
    return new Promise<Output<Name>>((resolve, reject) => {
      const timer = setTimeout(() => this.stop("timeout"), milliseconds);
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, timer, onProgress });
      worker.postMessage({ id, name, input });
    });
  }

  warm(): void {
    this.#start();
  }

  stop(code = "stopped"): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(new TaskError(code, sameText(code)));
    }
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      if (waiting === undefined) return;
      if ("progress" in data) return waiting.onProgress?.(data.progress);
      this.#waiting.delete(data.id);
      clearTimeout(waiting.timer);
      if (data.ok) waiting.resolve(data.value);
      else waiting.reject(new TaskError(data.code, data.text));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.stop("broken");
    });
    for (const game of ownGames()) worker.postMessage({ game });
    this.#worker = worker;
    return worker;
  }
}
