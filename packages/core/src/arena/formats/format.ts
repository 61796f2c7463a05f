import type { Parsed } from "../../base/error.ts";
import type { Literal } from "../../base/literal.ts";
import { textOfBytes, textOfPieces, wellFormed } from "../../base/long-text.ts";
import type { Text } from "../../base/text.ts";
import type { Arena, ObjectiveId } from "../arena.ts";
import * as texts from "../texts.ts";

/** The code of the fault that an owner rule would fix; the caller explains how to choose one. */
export const OWNERS_UNKNOWN = "owners-unknown";

/** The owners of vertices in a text without S0 and S1 (A1 in docs/concordance.md). */
export type OwnerRule =
  | { readonly kind: "slot"; readonly slot: number }
  | { readonly kind: "below"; readonly threshold: number };

/** Options of readers. */
export interface ReadOptions {
  readonly owners?: OwnerRule;
  /** The objective: how priorities are read where a format has only those (parity by default). */
  readonly objective?: ObjectiveId | undefined;
}

/** A text, or its bytes in UTF-8. */
export type Content = string | Uint8Array;

/** The text itself; throws with its place what no text in UTF-8 can hold, which `reading` makes a fault. */
export function textOf(content: Content): string {
  return typeof content === "string" ? wellFormed(content) : textOfBytes(content);
}

/** A file format of arenas. */
export interface ArenaFormat {
  readonly id: string;
  /** The endings of its files; the first is used for writing. */
  readonly endings: readonly string[];
  readonly title: Text;
  readonly reference: string;
  read(content: Content, options?: ReadOptions): Parsed<Arena>;
  /** Reading it back gives the same arena, names and order included. */
  write(arena: Arena): string;
  /** Like `write`, as UTF-8 in pieces, of any length. */
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
