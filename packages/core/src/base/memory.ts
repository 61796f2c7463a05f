import { MarienbadError } from "./error.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/**
 * What there is too little of: room in the heap of the JavaScript engine, memory of the machine, or room in one table
 * (a `Map` of V8 ends at 2²⁴ entries, a string at 2²⁹ characters).
 */
export type Shortage = "heap" | "machine" | "table";

/** Looks whether so little memory is left that work should end before the engine ends the program. */
export type MemoryProbe = () => Shortage | undefined;

let probe: MemoryProbe | undefined;

/**
 * From now on all work of this program is watched by a probe, and ends in `limit-reached` where memory becomes short.
 * The library itself cannot know: Node's side has a probe (`watchMemory` of `marienbad/node`).
 */
export function setMemoryProbe(next: MemoryProbe | undefined): void {
  probe = next;
}

/** What there is too little of, as far as anybody knows. */
export function memoryShortage(): Shortage | undefined {
  return probe?.();
}

/** What the engine says when something does not fit, told apart from mistakes that are range errors as well. */
const SIGNS: readonly (readonly [RegExp, Shortage])[] = [
  [/^Array buffer allocation failed|^WebAssembly\.(Memory|Instance|Module)\b.*memory/i, "machine"],
  [/^(Map|Set) maximum size exceeded|^Invalid (typed )?array (buffer )?length|^Invalid string length/, "table"],
  [/^Cannot create a string longer than/, "table"],
  [/^Worker terminated due to reaching memory limit/, "heap"],
];

/** What an error of the engine shows to be too little. */
export function shortageOf(error: unknown): Shortage | undefined {
  if (!(error instanceof Error)) return undefined;
  return SIGNS.find(([sign]) => sign.test(error.message))?.[1];
}

/** The error about work that does not fit into memory; `howFar` it got goes on the sentence: "after 3 games". */
export function memoryError(shortage: Shortage, howFar: Text = texts.beforeTheEnd()): MarienbadError {
  return new MarienbadError("limit-reached", texts.outOfMemory(shortage, howFar), { parameters: { shortage } });
}
