import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MarienbadError, textOfError } from "marienbad/base";
import { isModule } from "marienbad-databases/rules";
import { texts } from "./texts.ts";

/** Blames a user's module for an error whose stack names its file, and for anything thrown that is not an error. */
export function blamingModule(error: unknown, words: readonly string[]): unknown {
  const file = words.find(isModule);
  if (file === undefined || error instanceof MarienbadError) return error;
  const path = resolve(file);
  const names = (stack: string): boolean => stack.includes(path) || stack.includes(pathToFileURL(path).href);
  if (error instanceof Error && !names(error.stack ?? "")) return error;
  return new MarienbadError("bad-rules", texts.moduleFails(file, textOfError(error)), { cause: error });
}
