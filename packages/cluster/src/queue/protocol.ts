import { MarienbadError, type Text } from "marienbad";
import type { ErrorCode } from "marienbad/base";
import type { GameRef, Task } from "marienbad-databases";
import type { Traffic } from "../store/cached.ts";
import { AMOUNT, fields, isObject, parsed, such, textUpTo } from "./shape.ts";

/** A job of the queue: a task and its solve. */
export interface QueuedTask {
  readonly solve: string;
  readonly ref: GameRef;
  readonly task: Task;
  /** Number of times that machines have put it back, since it could not be done there. */
  readonly putBacks?: number;
}

/** Message of a machine when a task has ended, or could not be done there. */
export interface TaskEnd extends Traffic {
  readonly solve: string;
  readonly task: string;
  readonly machine: string;
  readonly seconds: number;
  readonly error?: SentError;
  /** True if the machine has put the task back: its disk is full, say. */
  readonly isPutBack?: boolean;
}

/** An error as it is sent; only Marienbad's have a code. */
export interface SentError {
  readonly code?: ErrorCode;
  readonly text: Text;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export function sentError(error: unknown): SentError {
  if (error instanceof MarienbadError) return { code: error.code, text: error.text, parameters: error.parameters };
  const message = error instanceof Error ? error.message : String(error);
  return { text: { en: message, fr: message }, parameters: {} };
}

export function receivedError({ code, text, parameters }: SentError): Error {
  return code === undefined ? new Error(text.en) : new MarienbadError(code, text, { parameters });
}

const WORDS = textUpTo(10_000);
const TASK_END = fields(
  {
    ...{ solve: WORDS, task: WORDS, machine: WORDS },
    ...{ seconds: AMOUNT, read: AMOUNT, written: AMOUNT, kept: AMOUNT },
  },
  {
    error: fields({ text: fields({ en: WORDS, fr: WORDS }), parameters: such(isObject) }, { code: WORDS }),
    isPutBack: such((value) => typeof value === "boolean"),
  },
);

export function readTaskEnd(message: string): TaskEnd | undefined {
  const value = parsed(message);
  return TASK_END(value, "") === undefined ? (value as TaskEnd) : undefined;
}

/** The id of a task in the queue, where the same task is never twice. */
export function jobIdOf(solve: string, task: string): string {
  return `${solve}.${task}`;
}

/** File systems take names of 255 bytes; some are used around a name while its file is written. */
const MAX_NAME = 200;

/** True if a name that came through the queue is safe as a part of a path. */
export function isPlainName(name: unknown): name is string {
  return typeof name === "string" && name.length <= MAX_NAME && /^[\w-][\w.-]*$/.test(name);
}
