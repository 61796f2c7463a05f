import { writeOption } from "../base/options.ts";
import { type Text, text } from "../base/text.ts";
import type { Family } from "./family.ts";

/** Kinds of games, in the order in which a gallery lists them. */
export const GAME_KINDS = [
  { id: "heaps", title: text("Sticks and heaps", "Bâtonnets et tas") },
  { id: "cutting", title: text("Cut and knock down", "Couper et renverser") },
  { id: "covering", title: text("Join and cover", "Relier et couvrir") },
  { id: "aligning", title: text("Align", "Aligner") },
  { id: "moving", title: text("Move", "Déplacer") },
  { id: "counting", title: text("Gain points", "Marquer des points") },
] as const;
/** The id of a kind of games. */
export type GameKind = (typeof GAME_KINDS)[number]["id"];

/** The difficulty of a game against perfection, or of an exercise, from 1 to 3; an estimate. */
export type Difficulty = 1 | 2 | 3;

/** A variant of a game. */
export interface GameVariant {
  /** The options that differ from the usual ones. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly variant: Text;
}

/** A variant with a picture: a card of a gallery. */
export interface GameCard extends GameVariant {
  /** Its own name; the title of the game by default. */
  readonly title?: Text;
  readonly difficulty: Difficulty;
  /** The moves from the start to a typical position, which is drawn. */
  readonly moves: string;
}

/** The appearance of a game in a gallery. */
export interface Showing {
  readonly kind: GameKind;
  /** A short name for a card; the title by default. */
  readonly name?: Text;
  readonly synonyms?: Text;
  readonly cards: readonly GameCard[];
  readonly more?: readonly GameVariant[];
}

/** The name of a variant in links, `nim?sticks=10&take=1,2`: the options that differ from the defaults, in order. */
export function variantName(
  family: Pick<Family, "id" | "options">,
  options: Readonly<Record<string, unknown>> = {},
): string {
  const unusual = Object.entries(family.options).flatMap(([name, spec]) => {
    const [given, usual] = [options[name] ?? spec.default, spec.default].map((value) => writeOption(value as never));
    return given === usual ? [] : [`${name}=${given}`];
  });
  return unusual.length === 0 ? family.id : `${family.id}?${unusual.join("&")}`;
}
