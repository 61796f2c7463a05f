import { MarienbadError, type Text } from "marienbad";
import { textOfError } from "marienbad/base";
import type { ArenaTasks } from "../arena/tasks.ts";
import type { CompareTasks } from "../compare/tasks.ts";
import type { CourseTasks } from "../course/tasks.ts";
import type { DilemmaTasks } from "../dilemma/tasks.ts";
import type { MyRulesTasks } from "../my-rules/tasks.ts";
import type { NimTasks } from "../nim/tasks.ts";
import type { OwnGame } from "../own/registry.ts";
import type { PathsTasks } from "../paths/tasks.ts";
import type { PlayTasks } from "../play/tasks.ts";
import type { TreeTasks } from "../tree/tasks.ts";

/** Everything that a worker can be asked, by name: what is sent and what comes back, plain data both. */
type Tasks = PlayTasks &
  ArenaTasks &
  PathsTasks &
  DilemmaTasks &
  CourseTasks &
  TreeTasks &
  NimTasks &
  MyRulesTasks &
  CompareTasks;
/** A computation: plain data in and out, and the share that is done on the way. */
export type Task = (input: never, report: (progress: number) => void) => unknown;
export type TaskName = keyof Tasks;
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** A game that the worker should know, before it is asked about it. */
export interface Introduction {
  readonly game: OwnGame;
}

export interface Request {
  readonly id: number;
  readonly name: TaskName;
  readonly input: unknown;
}

export type Reply =
  /** It is its turn. */
  | { readonly id: number; readonly begun: true }
  /** Still at it: the share that is done, from 0 to 1. */
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | ({ readonly id: number; readonly ok: false } & Failure);

interface Failure {
  readonly code: string;
  readonly text: Text;
}

export function failureOf(error: unknown): Failure {
  const code = error instanceof MarienbadError ? error.code : error instanceof RangeError ? "memory" : "internal";
  return { code, text: textOfError(error) };
}
