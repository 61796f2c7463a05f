import { sameText } from "marienbad/base";
import { leaveOldVersion } from "../base/new-version.ts";
import { onOwnGame, ownGames } from "../own/registry.ts";
import type { Input, Output, Reply, Request, TaskName } from "./protocol.ts";
import { BROKEN, TaskError, type TaskRunner } from "./runner.ts";

interface Waiting {
  readonly request: Request;
  /** Counted from when the task begins, not while it stands in line. */
  readonly milliseconds: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: TaskError) => void;
  readonly onProgress: ((share: number) => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * One worker, started when it is first needed. A task that is not done within its time fails; its worker is stopped,
 * and what else it was asked is asked again in a new one. All tasks of a worker that breaks fail. So the page never
 * waits forever.
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
    const request = { id: this.#next++, name, input };
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(request.id, { request, milliseconds, resolve, reject, onProgress });
      worker.postMessage(request);
    }) as Promise<Output<Name>>;
  }

  warm(): void {
    this.#start();
  }

  stop(code = "stopped"): void {
    for (const { reject } of this.#end()) reject(new TaskError(code, sameText(code)));
  }

  /** Ends the worker; what it was asked and has not answered. */
  #end(): Waiting[] {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { timer } of waiting) clearTimeout(timer);
    return waiting;
  }

  /** One task took too long: the others are not to blame. */
  #endLate(late: Waiting): void {
    const others = this.#end().filter((waiting) => waiting !== late);
    late.reject(new TaskError("timeout", sameText("timeout")));
    for (const waiting of others) {
      this.#waiting.set(waiting.request.id, waiting);
      this.#start().postMessage(waiting.request);
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
      if (waiting === undefined || worker !== this.#worker) return;
      if ("begun" in data) {
        waiting.timer = setTimeout(() => this.#endLate(waiting), waiting.milliseconds);
        return;
      }
      if ("progress" in data) return waiting.onProgress?.(data.progress);
      this.#waiting.delete(data.id);
      clearTimeout(waiting.timer);
      if (data.ok) waiting.resolve(data.value);
      else waiting.reject(new TaskError(data.code, data.text));
      if (!data.ok && data.code === BROKEN) void leaveOldVersion();
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.stop(BROKEN);
      void leaveOldVersion();
    });
    for (const game of ownGames()) worker.postMessage({ game });
    this.#worker = worker;
    return worker;
  }
}
