import { signal } from "@preact/signals";
import { readStored, writeStored } from "../../base/storage.ts";
import { questionsOf, type Section } from "./vocabulary.ts";

const NAME = "course.solved";

/** The exercises that the reader has solved, as `chapter/section`; the browser keeps them. */
export const solved = signal<ReadonlySet<string>>(new Set(readStored(NAME)?.split(" ").filter(Boolean) ?? []));

/** The name of a question: `chapter/section`, and `chapter/section/2` for the second. */
export function taskId(chapter: string, { id }: Section, index: number): string {
  return `${chapter}/${id}${index === 0 ? "" : `/${index + 1}`}`;
}

/** Whether every question of a section is solved. */
export function isSolved(chapter: string, section: Section): boolean {
  const questions = questionsOf(section);
  return questions.length > 0 && questions.every((_, index) => solved.value.has(taskId(chapter, section, index)));
}

export function noteSolved(id: string): void {
  if (solved.value.has(id)) return;
  solved.value = new Set([...solved.value, id]);
  writeStored(NAME, [...solved.value].join(" "));
}

const BET = "course.bet";

/** What the reader bet in the first section, to be quoted later: "wins", "loses", or "none". */
export const bet = signal(readStored(BET) ?? "none");

export function noteBet(value: string): void {
  bet.value = value;
  writeStored(BET, value);
}

export function forgetProgress(): void {
  solved.value = new Set();
  writeStored(NAME, "");
  noteBet("none");
}
