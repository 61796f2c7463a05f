import { MarienbadError } from "./error.ts";
import { nearest } from "./nearest.ts";
import { unknownOption } from "./texts.ts";

/** The names of all options of a function, checked by TypeScript to be complete. */
export type OptionNames<Options> = Readonly<Record<Extract<keyof Options, string>, true>>;

/** Throws `bad-argument` for unknown options of a public function, which JavaScript would ignore. */
export function checkOptions(caller: string, given: object, names: Readonly<Record<string, true>>): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || Object.hasOwn(names, name)) continue;
    const known = Object.keys(names);
    throw new MarienbadError("bad-argument", unknownOption(caller, name, nearest(name, known), known));
  }
}
