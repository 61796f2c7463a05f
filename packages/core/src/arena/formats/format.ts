import type { Parsed } from "../../base/error.ts";
import type { Literal } from "../../base/literal.ts";
import { textOfBytes, textOfPieces, wellFormed } from "../../base/long-text.ts";
import type { Text } from "../../base/text.ts";
import type { Arena, ObjectiveId } from "../arena.ts";
import * as texts from "../texts.ts";

/** The code of the fault that a rule for the owners would mend; whoever can ask for one says how. */
export const OWNERS_UNKNOWN = "owners-unknown";

/** Who owns the vertices when the text has no S0 and S1 (A1 in docs/concordance.md). */
export type OwnerRule =
  | { readonly kind: "slot"; readonly slot: number }
  | { readonly kind: "below"; readonly threshold: number };

/** What reading an arena may be given. */
export interface ReadOptions {
  readonly owners?: OwnerRule;
  /** What the players want: where a format says it by priorities alone, how these are read (parity by default). */
  readonly objective?: ObjectiveId | undefined;
}

/** A text, or the bytes of one in UTF-8, as a file has them. */
export type Content = string | Uint8Array;

/** The text itself; throws with its place what no text in UTF-8 can hold, which `reading` makes a fault. */
export function textOf(content: Content): string {
  return typeof content === "string" ? wellFormed(content) : textOfBytes(content);
}

/** A file format of arenas. */
export interface ArenaFormat {
  readonly id: string;
  /** What the names of its files end in; the first is what is written. */
  readonly endings: readonly string[];
  readonly title: Text;
  readonly reference: string;
  read(content: Content, options?: ReadOptions): Parsed<Arena>;
  /** Reading it back gives the same arena, names and order included. */
  write(arena: Arena): string;
  /** The same as bytes in UTF-8, piece by piece, however long. */
  pieces(arena: Arena): Iterable<Uint8Array>;
}

/** A format that is written in pieces. */
export function arenaFormat(format: Omit<ArenaFormat, "write" | "endings"> & Partial<ArenaFormat>): ArenaFormat {
  return { endings: [format.id], write: (arena) => textOfPieces(format.pieces(arena)), ...format };
}

/** The player who owns a vertex by the rule, or why the rule gives none. */
export function ownerByRule(rule: OwnerRule, vertex: Literal): 0 | 1 | Text {
  if (rule.kind === "below") {
    if (vertex.kind === "number") return vertex.value < rule.threshold ? 0 : 1;
    return texts.notANumber();
  }
  if (vertex.kind !== "tuple") return texts.notATuple();
  const slot = vertex.items.at(rule.slot);
  if (slot === undefined) return texts.noSlot(rule.slot);
  if (slot.kind === "number" && (slot.value === 0 || slot.value === 1)) return slot.value;
  return texts.slotIsNoPlayer(rule.slot);
}
