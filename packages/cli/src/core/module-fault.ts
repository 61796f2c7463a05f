import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MarienbadError, textOfError } from "marienbad/base";
import { isModule } from "marienbad-databases/rules";
import { texts } from "./texts.ts";

/**
 * An error that comes out of somebody's module, whatever part of a game it was thrown in, is told as one of theirs: its
 * stack names their file, or it is no error at all but another thing that was thrown, which nobody here does.
 */
export function blamingModule(error: unknown, words: readonly string[]): unknown {
  const file = words.find(isModule);
  if (file === undefined || error instanceof MarienbadError) return error;
  const path = resolve(file);
  const names = (stack: string): boolean => stack.includes(path) || stack.includes(pathToFileURL(path).href);
  if (error instanceof Error && !names(error.stack ?? "")) return error;
  return new MarienbadError("bad-rules", texts.moduleFails(file, textOfError(error)), { cause: error });
}
