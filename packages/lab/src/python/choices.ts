import type { Arena, Player } from "marienbad";
import { isOver, ownerOf, successors } from "marienbad/arena";
import { TaskError } from "../worker/runner.ts";
import { type AskPython, type Report, RUN_TIME } from "./check.ts";
import { type Convention, vertexWriter, writtenArena } from "./convention.ts";
import { explainError, readError } from "./errors.ts";
import * as texts from "./texts.ts";
import { readValue, writeValue } from "./value.ts";

const LOOP_SECONDS = 1.5;

/** A strategy written out, or what is wrong with the function. */
type Choices =
  | { readonly choices: readonly (number | undefined)[]; readonly output: string }
  | { readonly report: Report };

/** Where `strategie(s)` goes from every position of a player; None is no move. */
export async function choicesOf(
  arena: Arena,
  player: Player,
  how: Convention,
  code: string,
  ask: AskPython,
): Promise<Choices> {
  const vertices = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex).filter(
    (vertex) => ownerOf(arena, vertex) === player && !isOver(arena, vertex),
  );
  const name = vertexWriter(arena, how);
  const question = { ask: "choices", code, name: "strategie", arena: writtenArena(arena, how), vertices };
  let answer: Record<string, unknown>;
  try {
    answer = ((await ask({ ...question, seconds: LOOP_SECONDS }, RUN_TIME)) ?? {}) as Record<string, unknown>;
  } catch (error) {
    const text = error instanceof TaskError ? error.text : texts.nothingCame;
    return { report: { kind: "stopped", text, output: "" } };
  }
  const output = String(answer.output ?? "");
  if (answer.missing !== undefined) return { report: { kind: "error", text: texts.missing("strategie"), output } };
  const error = readError(answer.error);
  if (error !== undefined) {
    const text = explainError(error);
    return { report: { kind: "error", text, output, ...(error.line !== undefined && { line: error.line }) } };
  }
  const choices: (number | undefined)[] = [];
  const given = Array.isArray(answer.choices) ? answer.choices : [];
  for (const [index, vertex] of vertices.entries()) {
    const value = readValue(given[index] ?? null);
    if (value === null) continue;
    const target = typeof value === "object" && "vertex" in value ? value.vertex : undefined;
    if (target === undefined || !successors(arena, vertex).includes(target)) {
      const text = texts.noSuchMove(name(vertex), writeValue(value, name));
      return { report: { kind: "wrong", text, output, failure: { text, vertex } } };
    }
    choices[vertex] = target;
  }
  return { choices, output };
}
