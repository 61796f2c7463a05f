import { MarienbadError, type Text } from "marienbad";
import type { ErrorCode } from "marienbad/base";
import type { GameRef, Task } from "marienbad-databases";
import type { Traffic } from "../store/cached.ts";
import { parsed } from "./announced.ts";
import { AMOUNT, fields, isObject, such, textUpTo } from "./shape.ts";

/** What the queue holds: a task, and what it belongs to. */
export interface QueuedTask {
  /** The solve, which names its files in the store. */
  readonly solve: string;
  readonly ref: GameRef;
  readonly task: Task;
  /** Number of times that machines have put it back, since it could not be done there. */
  readonly putBacks?: number;
}

/** What a machine says when a task has ended, or could not be done there. */
export interface TaskEnd extends Traffic {
  readonly solve: string;
  readonly task: string;
  readonly machine: string;
  /** How long it took. */
  readonly seconds: number;
  readonly error?: SentError;
  /** Whether the machine has put the task back: its disk is full, say. */
  readonly isPutBack?: boolean;
}

/** An error as it is sent. Those that are not of Marienbad have no code. */
export interface SentError {
  readonly code?: ErrorCode;
  readonly text: Text;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** An error, to be sent. */
export function sentError(error: unknown): SentError {
  if (error instanceof MarienbadError) return { code: error.code, text: error.text, parameters: error.parameters };
  const message = error instanceof Error ? error.message : String(error);
  return { text: { en: message, fr: message }, parameters: {} };
}

/** An error that was sent, to be thrown. */
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

/** The end of a task as a machine has sent it; undefined for any other message. */
export function readTaskEnd(message: string): TaskEnd | undefined {
  const value = parsed(message);
  return TASK_END(value, "") === undefined ? (value as TaskEnd) : undefined;
}

/** The id of a task in the queue: the same task is never there twice. */
export function jobIdOf(solve: string, task: string): string {
  return `${solve}.${task}`;
}

/** File systems take names of 255 bytes; some stay free for what is put around a name while its file is written. */
const MAX_NAME = 200;

/** True if a name that came through the queue can be part of a path without leading elsewhere. */
export function isPlainName(name: unknown): name is string {
  return typeof name === "string" && name.length <= MAX_NAME && /^[\w-][\w.-]*$/.test(name);
}
