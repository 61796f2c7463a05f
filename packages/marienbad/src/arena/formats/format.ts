import type { Parsed } from "../../base/error.ts";
import type { Literal } from "../../base/literal.ts";
import { textOfBytes, textOfPieces } from "../../base/long-text.ts";
import type { Text } from "../../base/text.ts";
import type { Arena } from "../arena.ts";

/** How the owners are told when the text has no S0 and S1 (row A1). */
export type OwnerRule =
  | { readonly kind: "slot"; readonly slot: number }
  | { readonly kind: "below"; readonly threshold: number };

export interface ReadOptions {
  readonly owners?: OwnerRule;
}

/** A text, or the bytes of one in UTF-8, as a file has them. */
export type Content = string | Uint8Array;

export function textOf(content: Content): string {
  return typeof content === "string" ? content : textOfBytes(content);
}

/** A file format of arenas. */
export interface ArenaFormat {
  /** Also the ending of its files. */
  readonly id: string;
  readonly title: Text;
  readonly reference: string;
  read(content: Content, options?: ReadOptions): Parsed<Arena>;
  /** Reading it back gives the same arena, names and order included. */
  write(arena: Arena): string;
  /** The same as bytes in UTF-8, piece by piece, however long. */
  pieces(arena: Arena): Iterable<Uint8Array>;
}

/** A format that is written in pieces. */
export function arenaFormat(format: Omit<ArenaFormat, "write">): ArenaFormat {
  return { ...format, write: (arena) => textOfPieces(format.pieces(arena)) };
}

/** The player who owns a vertex by the rule, or why the rule does not tell. */
export function ownerByRule(rule: OwnerRule, vertex: Literal): 0 | 1 | Text {
  if (rule.kind === "below") {
    if (vertex.kind === "number") return vertex.value < rule.threshold ? 0 : 1;
    return { en: "it is not a number", fr: "ce n'est pas un nombre" };
  }
  if (vertex.kind !== "tuple") return { en: "it is not a tuple", fr: "ce n'est pas un couple" };
  const slot = vertex.items.at(rule.slot);
  if (slot === undefined) {
    return {
      en: `it has no slot ${rule.slot} (slots count from 0)`,
      fr: `il n'a pas de place ${rule.slot} (on compte à partir de 0)`,
    };
  }
  if (slot.kind === "number" && (slot.value === 0 || slot.value === 1)) return slot.value;
  return {
    en: `slot ${rule.slot} should be the player, 0 or 1`,
    fr: `la place ${rule.slot} devrait être le joueur, 0 ou 1`,
  };
}
