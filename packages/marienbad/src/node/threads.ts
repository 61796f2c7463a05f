import type { Worker } from "node:worker_threads";
import { MarienbadError } from "../base/error.ts";

/**
 * The answer of a thread that answers each message with one, and that nobody else asks meanwhile. Fails at once, and not when the
 * thread is done, when the signal is aborted: whoever started the thread should then end it.
 */
export function askThread<Answer>(worker: Worker, question: unknown, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const answer = (found: Answer): void => settle(() => resolve(found));
    const fail = (error: unknown): void => settle(() => reject(error));
    const interrupt = (): void => fail(interrupted());
    const settle = (act: () => void): void => {
      signal.removeEventListener("abort", interrupt);
      worker.off("message", answer).off("error", fail);
      act();
    };
    signal.addEventListener("abort", interrupt);
    worker.on("message", answer).on("error", fail);
    worker.postMessage(question);
    if (signal.aborted) interrupt();
  });
}

export function interrupted(): MarienbadError {
  return new MarienbadError("interrupted", { en: "The work was interrupted.", fr: "Le travail a été interrompu." });
}
