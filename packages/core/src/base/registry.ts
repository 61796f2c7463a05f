import { MarienbadError } from "./error.ts";
import { unknownName } from "./nearest.ts";
import type { Text } from "./text.ts";

/**
 * What can be chosen by its id: a game, a solver, a search, a player, a heuristic, a format, a figure. Command line,
 * menus, tables of the documents and conformance tests are made from such lists.
 */
export interface Registered {
  readonly id: string;
  readonly title: Text;
  /** What it needs of a game or an input. */
  readonly requires: Text;
  /** What it promises of its answer: exact, a bound, an estimate. */
  readonly guarantees: Text;
  /** Where it comes from: the course, a paper, a book. */
  readonly reference: string;
}

/** The entry of a list that has this id; an id that is not there is refused, with the nearest one that is. */
export function findById<Entry extends { readonly id: string }>(
  kind: Text,
  id: string,
  entries: readonly Entry[],
): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (found !== undefined) return found;
  const known = entries.map((entry) => entry.id);
  throw new MarienbadError("unknown-name", unknownName(kind, id, known));
}
