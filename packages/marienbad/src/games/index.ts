import { MarienbadError } from "../base/error.ts";
import { unknownName } from "../base/nearest.ts";
import { dodgem } from "./dodgem/index.ts";
import type { CatalogueEntry, CatalogueGame } from "./entry.ts";
import { marienbad } from "./marienbad/index.ts";
import { nim } from "./nim/index.ts";
import { tictactoe } from "./tictactoe/index.ts";

export { type CatalogueEntry, type CatalogueGame, defineGame } from "./entry.ts";
export { type OptionSpec, type OptionSpecs, type OptionValues, readOptions, writeOption } from "./options.ts";

/** Every game, in the order in which they are listed. Adding one is adding a folder and a line here. */
export const CATALOGUE: readonly CatalogueEntry[] = [nim, marienbad, tictactoe, dodgem];

export function findGame(id: string): CatalogueEntry {
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  if (entry !== undefined) return entry;
  const known = CATALOGUE.map((candidate) => candidate.id);
  throw new MarienbadError("unknown-name", unknownName("game", id, known));
}

/** A game of the catalogue by its name and options, `makeGame("nim", { sticks: 10, take: [1, 2] })`. */
export function makeGame(id: string, options: Readonly<Record<string, unknown>> = {}): CatalogueGame {
  return findGame(id).make(options);
}
