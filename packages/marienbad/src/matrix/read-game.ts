import type { Parsed } from "../base/error.ts";
import { readJsonGame } from "./json.ts";
import { readNfg } from "./nfg-read.ts";
import type { NormalForm } from "./normal-form.ts";

/** Reads a game in normal form, from JSON when it begins with a brace or a bracket and from Gambit's `.nfg` otherwise. */
export function readNormalForm(source: string): Parsed<NormalForm> {
  return /^\s*[{[]/.test(source) ? readJsonGame(source) : readNfg(source);
}
