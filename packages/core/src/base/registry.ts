import { MarienbadError } from "./error.ts";
import { unknownName } from "./nearest.ts";
import type { Text } from "./text.ts";

/**
 * Something that is chosen by its id: a solver, a search, a player, a format, a figure. Flags, menus, tables of the
 * documents and conformance tests are made from such lists.
 */
export interface Registered {
  readonly id: string;
  readonly title: Text;
  /** Requirements for the game or input. */
  readonly requires: Text;
  /** The quality of the answer: exact, a bound, an estimate. */
  readonly guarantees: Text;
  /** Its source: the course, a paper, a book. */
  readonly reference: string;
}

/** The entry with this id; throws `unknown-name` with the nearest id if there is none. */
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
