import { MarienbadError } from "./error.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/** The engine's heap, the machine's memory, or room in a table (V8: `Map` 2²⁴ entries, string 2²⁹ characters). */
export type Shortage = "heap" | "machine" | "table";

/** Reports a shortage early enough to end work before the engine ends the program. */
export type MemoryProbe = () => Shortage | undefined;

let probe: MemoryProbe | undefined;

/** Sets the probe (Node: `watchMemory`) that ends all work in `limit-reached` if memory becomes short. */
export function setMemoryProbe(next: MemoryProbe | undefined): void {
  probe = next;
}

/** The shortage that the probe reports, if any. */
export function memoryShortage(): Shortage | undefined {
  return probe?.();
}

/** The engine's messages about memory, as opposed to other range errors. */
const SIGNS: readonly (readonly [RegExp, Shortage])[] = [
  [/^Array buffer allocation failed|^WebAssembly\.(Memory|Instance|Module)\b.*memory/i, "machine"],
  [/^(Map|Set) maximum size exceeded|^Invalid (typed )?array (buffer )?length|^Invalid string length/, "table"],
  [/^Cannot create a string longer than/, "table"],
  [/^Worker terminated due to reaching memory limit/, "heap"],
];

/** The shortage that an error of the engine is about, if any. */
export function shortageOf(error: unknown): Shortage | undefined {
  if (!(error instanceof Error)) return undefined;
  return SIGNS.find(([sign]) => sign.test(error.message))?.[1];
}

/** The error for work that runs out of memory; `howFar` completes the sentence: "after 3 games". */
export function memoryError(shortage: Shortage, howFar: Text = texts.beforeTheEnd()): MarienbadError {
  return new MarienbadError("limit-reached", texts.outOfMemory(shortage, howFar), { parameters: { shortage } });
}
