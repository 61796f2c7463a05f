import { MarienbadError } from "./error.ts";
import { unknownName } from "./nearest.ts";
import type { Text } from "./text.ts";

/** Something chosen by its id: a solver, a player, a format. Lists of these make flags, menus and tests. */
export interface Registered {
  readonly id: string;
  readonly title: Text;
  readonly requires: Text;
  /** The quality of the answer: exact, a bound, an estimate. */
  readonly guarantees: Text;
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
