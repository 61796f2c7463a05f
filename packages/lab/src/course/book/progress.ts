import { signal } from "@preact/signals";
import { readStored, writeStored } from "../../base/storage.ts";

const NAME = "course.solved";

/** The exercises that the reader has solved, as `chapter/section`; the browser keeps them. */
export const solved = signal<ReadonlySet<string>>(new Set(readStored(NAME)?.split(" ").filter(Boolean) ?? []));

export function noteSolved(id: string): void {
  if (solved.value.has(id)) return;
  solved.value = new Set([...solved.value, id]);
  writeStored(NAME, [...solved.value].join(" "));
}

export function forgetProgress(): void {
  solved.value = new Set();
  writeStored(NAME, "");
}
