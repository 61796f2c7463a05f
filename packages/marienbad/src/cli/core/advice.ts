import { OWNERS_UNKNOWN } from "../../arena/index.ts";
import { type Fault, MarienbadError } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Command } from "./command.ts";
import * as texts from "./texts.ts";

/**
 * What the command line can do about an error. The library knows no flags: an error of its says by its code and its
 * parameters what it met, and only here stands which flag helps.
 */

const HAS_LEVELS = "hasLevels";

/** The same error, of a game that could be solved by levels. */
export function ofLevelledGame({ code, text, faults, parameters }: MarienbadError): MarienbadError {
  return new MarienbadError(code, text, { faults, parameters: { ...parameters, [HAS_LEVELS]: true } });
}

/** The error with what helps, where a flag of the command does. */
export function withAdvice(error: MarienbadError, { flags }: Pick<Command, "flags">): MarienbadError {
  const has = (name: string): boolean => flags.some((flag) => flag.name === name);
  const { code, parameters } = error;
  if (code !== "limit-reached") return error;
  if (parameters.limit !== undefined && has("limit")) {
    return advised(error, parameters[HAS_LEVELS] === true ? texts.RAISE_LIMIT_OR_USE_FILE : texts.RAISE_LIMIT);
  }
  if (parameters.visited !== undefined && has("time") && has("nodes")) return advised(error, texts.RAISE_BUDGET);
  return error;
}

/** What helps against a fault of a file. */
export function adviceOnFault({ code }: Fault): Text | undefined {
  return code === OWNERS_UNKNOWN ? texts.OWNER_FLAGS : undefined;
}

/** The same error with a sentence more. */
function advised({ code, text: said, faults, parameters }: MarienbadError, advice: Text): MarienbadError {
  const both = text(`${said.en} ${advice.en}`, `${said.fr} ${advice.fr}`);
  return new MarienbadError(code, both, { faults, parameters });
}
