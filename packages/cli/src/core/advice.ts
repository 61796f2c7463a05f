import { MarienbadError, type Text, text } from "marienbad/base";
import { largerHeap, machineMegabytes } from "marienbad-databases/system";
import type { Command } from "./command.ts";
import { texts } from "./texts.ts";

/** The library has no flags: given the code and parameters of its errors, this adds the flag that helps. */

type Help = "hasLevels" | "hasSymmetry" | "hasExpert";

/** The error, marked with what helps for this game. */
export function offering({ code, text, faults, parameters }: MarienbadError, help: Help): MarienbadError {
  return new MarienbadError(code, text, { faults, parameters: { ...parameters, [help]: true } });
}

/** The error with advice, if a flag of the command helps. */
export function withAdvice(error: MarienbadError, { flags }: Pick<Command, "flags">): MarienbadError {
  const has = (name: string): boolean => flags.some((flag) => flag.name === name);
  const { code, parameters } = error;
  if (code !== "limit-reached") return error;
  if (parameters.shortage !== undefined) {
    const advice = [
      ...(parameters.shortage === "heap" ? moreHeap() : []),
      ...(parameters.hasSymmetry === true ? [texts.USE_SYMMETRY] : []),
      ...(parameters.hasLevels === true ? [texts.USE_FILE] : []),
    ];
    return advice.reduce(advised, error);
  }
  if (parameters.limit !== undefined && has("limit")) {
    const raise = advised(error, parameters.hasLevels === true ? texts.RAISE_LIMIT_OR_USE_FILE : texts.RAISE_LIMIT);
    return parameters.hasExpert === true ? advised(raise, texts.ASK_EXPERT) : raise;
  }
  if (parameters.time !== undefined && has("time") && !has("nodes")) {
    const raise = advised(error, texts.RAISE_TIME);
    return parameters.hasLevels === true ? advised(raise, texts.USE_FILE) : raise;
  }
  if (parameters.visited !== undefined && has("time") && has("nodes")) return advised(error, texts.RAISE_BUDGET);
  return error;
}

function moreHeap(): Text[] {
  const megabytes = largerHeap();
  return megabytes === undefined ? [] : [texts.moreHeap(megabytes, machineMegabytes())];
}

function advised({ code, text: said, faults, parameters }: MarienbadError, advice: Text): MarienbadError {
  const both = text(`${said.en} ${advice.en}`, `${said.fr} ${advice.fr}`);
  return new MarienbadError(code, both, { faults, parameters });
}
