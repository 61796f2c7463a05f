import { signal } from "@preact/signals";
import { readStored, writeStored } from "./storage.ts";

export type Reached = "win" | "draw";

/** By the name of a variant: the best that the reader has reached there. Kept in the browser, and nowhere else. */
export const reached = signal<Readonly<Record<string, Reached>>>(read());

function read(): Record<string, Reached> {
  try {
    const stored: unknown = JSON.parse(readStored("reached") ?? "{}");
    const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
    return Object.fromEntries(entries.filter(([, value]) => value === "win" || value === "draw"));
  } catch {
    return {};
  }
}

export function remember(variant: string, result: Reached): void {
  if (reached.value[variant] === "win" || reached.value[variant] === result) return;
  reached.value = { ...reached.value, [variant]: result };
  writeStored("reached", JSON.stringify(reached.value));
}
