import { parentPort, Worker } from "node:worker_threads";
import { MarienbadError, type Signal, throwIfAborted } from "marienbad/base";
import { checkAddresses } from "./memory.ts";
import { texts } from "./texts.ts";

/** Asks a thread, which answers one question at a time. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

/** Options for a pool of threads. */
export interface ThreadOptions {
  /** The file that each thread runs, which calls `answerQuestions`. Node cannot start a thread from TypeScript. */
  readonly entry: URL;
  readonly seats: readonly unknown[];
  readonly signal?: Signal | undefined;
}

/**
 * Calls back with threads, and ends them afterwards. All start at the first question: small work needs none, and
 * starting takes a quarter of a second. An aborted signal makes open questions fail immediately.
 */
export async function withThreads<Question, Answer, Result>(
  { entry, seats, signal }: ThreadOptions,
  use: (threads: readonly Ask<Question, Answer>[]) => Promise<Result>,
): Promise<Result> {
  let threads: readonly Thread[] = [];
  const started = (): readonly Thread[] => {
    if (threads.length > 0) return threads;
    checkAddresses(seats.length);
    threads = seats.map((seat) => startThread(entry, seat));
    return threads;
  };
  const asks = seats.map((_, place): Ask<Question, Answer> => {
    return async (question) => await askThread(started()[place], question, signal);
  });
  try {
    return await use(asks);
  } finally {
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}

interface Thread {
  readonly worker: Worker;
  end?: unknown;
}

function startThread(entry: URL, seat: unknown): Thread {
  const worker = new Worker(entry, { workerData: seat });
  const thread: Thread = { worker };
  const note = (why: unknown): void => {
    thread.end ??= isFailure(why) ? errorOf(why) : why;
  };
  // An error is always followed by the exit.
  worker.on("error", note).on("exit", (code) => note(new MarienbadError("bad-rules", texts.threadEnded(code))));
  return thread;
}

/** An error as sent between threads, where it loses its class. */
type Failure = Pick<MarienbadError, "code" | "text" | "parameters">;
type Reply<Answer> = { readonly answer: Answer } | Failure;

function isFailure(why: unknown): why is Failure {
  return typeof why === "object" && why !== null && "code" in why && "text" in why && "parameters" in why;
}

function errorOf({ code, text, parameters }: Failure): MarienbadError {
  return new MarienbadError(code, text, { parameters });
}

/** In a thread: answers each question. A typed array as an answer is transferred, not copied. */
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

const LOOK = 50;

function askThread<Answer>(thread: Thread, question: unknown, signal: Signal | undefined): Promise<Answer> {
  const { worker } = thread;
  return new Promise((resolve, reject) => {
    if (thread.end !== undefined) return reject(thread.end);
    const settle = (act: () => void): void => {
      clearInterval(looking);
      worker.off("message", answer).off("exit", end);
      act();
    };
    const fail = (error: unknown): void => settle(() => reject(error));
    const end = (): void => fail(thread.end);
    const answer = (reply: Reply<Answer>): void => {
      if ("answer" in reply) settle(() => resolve(reply.answer));
      else fail(errorOf(reply));
    };
    const look = (): void => {
      try {
        throwIfAborted(signal);
      } catch (error) {
        fail(error);
      }
    };
    const looking = setInterval(look, LOOK);
    worker.on("message", answer).on("exit", end);
    worker.postMessage(question);
    look();
  });
}
