import { parentPort, Worker } from "node:worker_threads";
import { type ErrorCode, MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import { type Signal, throwIfAborted } from "../base/work.ts";
import * as texts from "./texts.ts";

/** Asks a thread, which answers one question at a time. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

/** What a pool of threads may be given. */
export interface ThreadOptions {
  /** The file that each thread runs, which calls `answerQuestions`. Node cannot start a thread from TypeScript. */
  readonly entry: URL;
  /** What each thread is given at its beginning, as its `workerData`: one for each thread. */
  readonly seats: readonly unknown[];
  readonly signal?: Signal | undefined;
}

/**
 * Calls back with threads, and ends them afterwards. All are started when the first is asked: small work needs none,
 * and where one is needed, the others will soon be, which take a quarter of a second to start. An aborted signal makes
 * open questions fail at once, not when they are answered.
 */
export async function withThreads<Question, Answer, Result>(
  { entry, seats, signal }: ThreadOptions,
  use: (threads: readonly Ask<Question, Answer>[]) => Promise<Result>,
): Promise<Result> {
  let started: readonly Thread[] = [];
  const threads = seats.map((_, place): Ask<Question, Answer> => {
    return (question) => {
      if (started.length === 0) started = seats.map((seat) => startThread(entry, seat));
      return askThread(started[place], question, signal);
    };
  });
  try {
    return await use(threads);
  } finally {
    await Promise.all(started.map(({ worker }) => worker.terminate()));
  }
}

/** A thread that was started, and why it has ended if it has, perhaps before it was asked anything. */
interface Thread {
  readonly worker: Worker;
  end?: unknown;
}

function startThread(entry: URL, seat: unknown): Thread {
  const thread: Thread = { worker: new Worker(entry, { workerData: seat }) };
  const end = (reason: unknown): void => {
    thread.end ??= reason;
  };
  thread.worker.on("error", end).on("exit", (code) => end(endOfThread(code)));
  return thread;
}

function endOfThread(code: number): MarienbadError {
  return new MarienbadError("bad-rules", texts.threadEnded(code));
}

/** What a thread sends back: an answer, or why there is none. Errors lose their class on the way to another thread. */
type Reply<Answer> =
  | { readonly answer: Answer }
  | { readonly code: ErrorCode; readonly text: Text; readonly parameters: MarienbadError["parameters"] };

/**
 * In a thread: answers each question that comes in. The memory of an answer that is a list is handed over, not copied.
 */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  parentPort?.on("message", async (question: Question) => {
    const reply = await replyTo(question, answer);
    const moved = "answer" in reply && ArrayBuffer.isView(reply.answer) ? [reply.answer.buffer as ArrayBuffer] : [];
    parentPort?.postMessage(reply, moved);
  });
}

async function replyTo<Question, Answer>(
  question: Question,
  answer: (question: Question) => Answer | Promise<Answer>,
): Promise<Reply<Answer>> {
  try {
    return { answer: await answer(question) };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    return { code: error.code, text: error.text, parameters: error.parameters };
  }
}

/** How soon an aborted signal is noticed, in milliseconds. */
const LOOK = 50;

function askThread<Answer>({ worker, end: reason }: Thread, question: unknown, signal?: Signal): Promise<Answer> {
  if (reason !== undefined) return Promise.reject(reason);
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearInterval(looking);
      worker.off("message", answer).off("error", fail).off("exit", end);
      act();
    };
    const fail = (error: unknown): void => settle(() => reject(error));
    const end = (code: number): void => fail(endOfThread(code));
    const answer = (reply: Reply<Answer>): void => {
      if ("answer" in reply) settle(() => resolve(reply.answer));
      else fail(new MarienbadError(reply.code, reply.text, { parameters: reply.parameters }));
    };
    const look = (): void => {
      try {
        throwIfAborted(signal);
      } catch (error) {
        fail(error);
      }
    };
    const looking = setInterval(look, LOOK);
    worker.on("message", answer).on("error", fail).on("exit", end);
    worker.postMessage(question);
    look();
  });
}
