import { MarienbadError } from "./error.ts";
import { unknownName } from "./nearest.ts";

/** The entry of a list that has this id; an id that is not there is refused, with the nearest one that is. */
export function findById<Entry extends { readonly id: string }>(
  kind: string,
  id: string,
  entries: readonly Entry[],
): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (found !== undefined) return found;
  const known = entries.map((entry) => entry.id);
  throw new MarienbadError("unknown-name", unknownName(kind, id, known));
}
