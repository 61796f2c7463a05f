import { MarienbadError } from "./error.ts";
import { nearest } from "./nearest.ts";
import { unknownOption } from "./texts.ts";

/** The names of all options of a function; TypeScript sees that none is missing and none is too many. */
export type OptionNames<Options> = Readonly<Record<Extract<keyof Options, string>, true>>;

/**
 * Refuses options that a function does not have as `bad-argument`: called at the entry of public functions, since only
 * TypeScript sees a mistyped name. An option that is undefined is not given.
 */
export function checkOptions(caller: string, given: object, names: Readonly<Record<string, true>>): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || Object.hasOwn(names, name)) continue;
    const known = Object.keys(names);
    throw new MarienbadError("bad-argument", unknownOption(caller, name, nearest(name, known), known));
  }
}
