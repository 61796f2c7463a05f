import { MarienbadError, type Text, text } from "marienbad/base";
import { largerHeap, machineMegabytes } from "marienbad-databases/system";
import type { Command } from "./command.ts";
import { texts } from "./texts.ts";

/**
 * What the command line can do about an error. The library knows no flags: an error of its says by its code and its
 * parameters what it met, and only here stands which flag helps.
 */

const HAS_LEVELS = "hasLevels";
const HAS_SYMMETRY = "hasSymmetry";
const HAS_EXPERT = "hasExpert";

/** The same error, of a game that could be solved by levels. */
export function ofLevelledGame(error: MarienbadError): MarienbadError {
  return marked(error, HAS_LEVELS);
}

/** The same error, of a game that has mirror images which were not treated as one. */
export function ofSymmetricGame(error: MarienbadError): MarienbadError {
  return marked(error, HAS_SYMMETRY);
}

/** The same error, of a game that brings a solver of its own. */
export function ofGameWithExpert(error: MarienbadError): MarienbadError {
  return marked(error, HAS_EXPERT);
}

function marked({ code, text, faults, parameters }: MarienbadError, mark: string): MarienbadError {
  return new MarienbadError(code, text, { faults, parameters: { ...parameters, [mark]: true } });
}

/** The error with what helps, where a flag of the command does. */
export function withAdvice(error: MarienbadError, { flags }: Pick<Command, "flags">): MarienbadError {
  const has = (name: string): boolean => flags.some((flag) => flag.name === name);
  const { code, parameters } = error;
  if (code !== "limit-reached") return error;
  if (parameters.shortage !== undefined) {
    const advice = [
      ...(parameters.shortage === "heap" ? moreHeap() : []),
      ...(parameters[HAS_SYMMETRY] === true ? [texts.USE_SYMMETRY] : []),
      ...(parameters[HAS_LEVELS] === true ? [texts.USE_FILE] : []),
    ];
    return advice.reduce(advised, error);
  }
  if (parameters.limit !== undefined && has("limit")) {
    const raise = advised(error, parameters[HAS_LEVELS] === true ? texts.RAISE_LIMIT_OR_USE_FILE : texts.RAISE_LIMIT);
    return parameters[HAS_EXPERT] === true ? advised(raise, texts.ASK_EXPERT) : raise;
  }
  if (parameters.time !== undefined && has("time") && !has("nodes")) {
    const raise = advised(error, texts.RAISE_TIME);
    return parameters[HAS_LEVELS] === true ? advised(raise, texts.USE_FILE) : raise;
  }
  if (parameters.visited !== undefined && has("time") && has("nodes")) return advised(error, texts.RAISE_BUDGET);
  return error;
}

/** The flag of Node that gives a larger heap, where the machine has the memory. */
function moreHeap(): Text[] {
  const megabytes = largerHeap();
  return megabytes === undefined ? [] : [texts.moreHeap(megabytes, machineMegabytes())];
}

/** The same error with a sentence more. */
function advised({ code, text: said, faults, parameters }: MarienbadError, advice: Text): MarienbadError {
  const both = text(`${said.en} ${advice.en}`, `${said.fr} ${advice.fr}`);
  return new MarienbadError(code, both, { faults, parameters });
}
