import type { Text } from "marienbad";
import { TaskError } from "../worker/runner.ts";
import { explainError, type PythonError, readError } from "./errors.ts";
import * as texts from "./texts.ts";
import type { Call, Failure, PythonWork, Trial } from "./trial.ts";
import { type PythonValue, readValue } from "./value.ts";

/** How long somebody's code may run in all, in milliseconds. */
export const RUN_TIME = 5000;
/** After this long a loop on a small case is called endless. */
const LOOP_SECONDS = 1.5;
const LARGE_SIZES = [625, 1250, 2500, 5000, 10_000];
/** From here on a time means something, in milliseconds. */
const NOTICEABLE = 30;
/** Twice the size takes twice the time, a little more with larger tables; four times is quadratic. */
const STEEP = 3;

/** One question to Python within a time; fails with a `TaskError` (sandbox.ts). */
export type AskPython = (question: unknown, milliseconds: number) => Promise<unknown>;

export interface Report {
  readonly kind: "right" | "wrong" | "error" | "endless" | "stopped";
  readonly text: Text;
  readonly line?: number;
  /** Which case showed it: 0 is that of the figure. */
  readonly trial?: number;
  readonly failure?: Failure;
  /** Said besides: how the time grows. */
  readonly remark?: Text;
  readonly output: string;
}

interface Answer {
  readonly values: readonly PythonValue[];
  readonly times: readonly number[];
  /** What each call printed; `output` is what the code itself did, and a call that failed. */
  readonly printed: readonly string[];
  readonly error?: PythonError;
  readonly missing?: string;
  readonly output: string;
}

function readAnswer(given: unknown): Answer {
  const { results, error, missing, output } = (given ?? {}) as Record<string, unknown>;
  const list = (Array.isArray(results) ? results : []) as Record<string, unknown>[];
  const found = readError(error);
  return {
    values: list.map((result) => readValue(result?.value)),
    times: list.map((result) => Number(result?.milliseconds) || 0),
    printed: list.map((result) => readOutput(result?.output)),
    ...(found !== undefined && { error: found }),
    ...(typeof missing === "string" && { missing }),
    output: readOutput(output),
  };
}

const readOutput = (given: unknown): string => (typeof given === "string" ? given.slice(0, 21_000) : "");

/** Runs a student's function on every case, and tells the first that goes wrong. */
export async function checkCode(work: PythonWork, code: string, ask: AskPython): Promise<Report> {
  const run = async (calls: readonly Call[], milliseconds: number, measured = false): Promise<Answer> =>
    readAnswer(
      await ask({ ask: "check", code, name: work.name, calls, seconds: LOOP_SECONDS, measured }, milliseconds),
    );
  let answer: Answer;
  try {
    answer = await run(
      work.trials.map(({ call }) => call),
      RUN_TIME,
    );
  } catch (error) {
    return reportOfEnd(error);
  }
  const small = reportOfAnswer(work, answer);
  if (small !== undefined) return small.failure === undefined ? small : await closer(work, small, run);
  const { largest, remark, wrong } = await growthOf(work, run);
  const output = answer.output + answer.printed[0];
  if (wrong !== undefined) return { kind: "wrong", text: wrong, output };
  return { kind: "right", text: texts.right(work.trials.length, largest), output, ...(remark && { remark }) };
}

/** What the small cases say; undefined where all is right. */
function reportOfAnswer({ name, trials }: PythonWork, answer: Answer): Report | undefined {
  const { values, times, printed, error, missing, output } = answer;
  if (missing !== undefined) return { kind: "error", text: texts.missing(name), output };
  for (const [trial, value] of values.entries()) {
    const failure = trials[trial]?.judge(value);
    const told = output + printed[trial];
    if (failure !== undefined) return { kind: "wrong", text: failure.text, trial, failure, output: told };
  }
  if (error === undefined) return values.length === trials.length ? undefined : { ...reportOfEnd(undefined), output };
  const trial = values.length;
  const at = { trial, output, ...(error.line !== undefined && { line: error.line }) };
  if (error.type !== "Endless") return { kind: "error", text: explainError(error), ...at };
  // Where a case before took long already, the loop would end some day.
  const isSlow = Math.max(0, ...times) > NOTICEABLE;
  return { kind: "endless", text: isSlow ? texts.explodes(trials[trial].size) : texts.endless, ...at };
}

/** Looks for the smallest part of a failing case that is wrong by itself. */
async function closer(
  { trials }: PythonWork,
  report: Report,
  run: (calls: readonly Call[], milliseconds: number) => Promise<Answer>,
): Promise<Report> {
  const { closer: parts } = trials[report.trial ?? 0];
  if (parts === undefined) return report;
  try {
    const { values } = await run(parts.calls, RUN_TIME);
    const failure = parts.judge(values);
    return failure === undefined ? report : { ...report, failure, text: failure.text };
  } catch {
    return report;
  }
}

/** How somebody's code was ended from outside. */
function reportOfEnd(error: unknown): Report {
  const text = error instanceof TaskError ? error.text : texts.nothingCame;
  const isEndless = error instanceof TaskError && error.code === "timeout";
  return { kind: isEndless ? "endless" : "stopped", text: isEndless ? texts.endless : text, output: "" };
}

interface Growth {
  /** The largest that was right. */
  readonly largest: number;
  readonly remark?: Text;
  readonly wrong?: Text;
}

interface Measured {
  readonly size: number;
  readonly milliseconds: number;
}

/** Tries larger and larger cases while there is time, and tells how the time grows where it grows too fast. */
async function growthOf(
  { large }: PythonWork,
  run: (calls: readonly Call[], milliseconds: number, measured: boolean) => Promise<Answer>,
): Promise<Growth> {
  const measured: Measured[] = [];
  let left = RUN_TIME;
  for (const size of large === undefined ? [] : LARGE_SIZES) {
    const before = measured.at(-1);
    if (before !== undefined && 4 * before.milliseconds > left) return slow(measured);
    const trial = (large as (size: number) => Trial)(size);
    let answer: Answer;
    try {
      answer = await run([trial.call], left, true);
    } catch {
      return slow([...measured, { size, milliseconds: left }]);
    }
    const { values, times, error } = answer;
    const largest = before?.size ?? 0;
    if (error?.type === "RecursionError") return { largest, remark: texts.tooDeep(size) };
    if (error !== undefined) return { largest, wrong: texts.wrongWhenLarge(size, explainError(error)) };
    const failure = trial.judge(values[0]);
    if (failure !== undefined) return { largest, wrong: texts.wrongWhenLarge(size, failure.text) };
    measured.push({ size, milliseconds: times[0] });
    left = Math.max(500, left - times[0]);
  }
  const [before, last] = measured.slice(-2);
  const isSteep = last !== undefined && last.milliseconds > STEEP * Math.max(1, before.milliseconds);
  if (isSteep && last.milliseconds > 20 * NOTICEABLE) return slow(measured);
  return { largest: last?.size ?? 0 };
}

function slow(measured: readonly Measured[]): Growth {
  return { largest: measured.at(-1)?.size ?? 0, remark: texts.growsFast(measured.slice(-3)) };
}
