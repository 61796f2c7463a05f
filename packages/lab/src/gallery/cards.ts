import type { Family, Text } from "marienbad";
import { sameText } from "marienbad/base";
import { type Difficulty, GAME_KINDS, type GameCard, type GameVariant, variantName } from "marienbad/games";
import { allGames } from "../own/games.ts";
import type { PlayRecord } from "../play/session.ts";
import table from "./known.json" with { type: "json" };
import * as texts from "./texts.ts";

/** What has been computed of a game (scripts/known-games.mjs); what is missing is not known. */
export interface Known {
  /** How many there are; missing where they are too many to be counted. */
  readonly positions?: number;
  /** Who wins, of the player who begins and the other one. */
  readonly result?: "first" | "second" | "draw";
  readonly rank?: number;
  readonly endless?: boolean;
  /** What player 0 gains, in a game for points. */
  readonly score?: number;
}

export interface Card {
  /** As a link writes it, `nim?sticks=10&take=1,2`. */
  readonly name: string;
  readonly kind: string;
  readonly title: Text;
  readonly variant: Text;
  readonly rule: Text;
  readonly difficulty: Difficulty | undefined;
  readonly known: Known;
  readonly others: readonly { readonly name: string; readonly variant: Text }[];
  readonly example: PlayRecord;
  /** Everything by which it is found, without accents. */
  readonly words: string;
}

/** Positions that were counted one by one, where a number says more than "very many". */
export const COUNTED: number = table.counted;
const KNOWN: Readonly<Record<string, Known>> = table.games as Record<string, Known>;

/** Games that do not say how they are shown stand here, as one card each. */
const OTHERS = { id: "others", title: texts.otherGames };

export const KINDS: readonly { readonly id: string; readonly title: Text }[] = [...GAME_KINDS, OTHERS];

type ShownCard = Omit<GameCard, "difficulty"> & Partial<Pick<GameCard, "difficulty">>;

export function allCards(catalogue: readonly Family[] = allGames()): Card[] {
  return catalogue.flatMap(cardsOf);
}

function cardsOf(entry: Family): Card[] {
  const { showing, title, summary } = entry;
  const cards: readonly ShownCard[] = showing?.cards ?? [{ variant: sameText(""), moves: "" }];
  const variants: readonly GameVariant[] = [...cards, ...(showing?.more ?? [])];
  const kind = KINDS.find(({ id }) => id === showing?.kind) ?? OTHERS;
  return cards.map((card) => {
    const name = variantName(entry, card.options);
    const called = card.title ?? showing?.name ?? title;
    const rule = entry(card.options).rule ?? summary;
    const options = Object.entries(card.options ?? {}).map(([option, value]) => [option, String(value)]);
    const moves = card.moves.split(" ").filter((word) => word !== "");
    const told = [called, title, card.variant, rule, showing?.synonyms ?? sameText(""), kind.title];
    return {
      name,
      kind: kind.id,
      title: called,
      variant: card.variant,
      rule,
      difficulty: card.difficulty,
      known: KNOWN[name] ?? {},
      others: variants
        .map(({ options: other, variant }) => ({ name: variantName(entry, other), variant }))
        .filter((other) => other.name !== name),
      example: { game: entry.id, options: Object.fromEntries(options), moves, cursor: moves.length },
      words: plain(told.flatMap(({ en, fr }) => [en, fr]).join(" ")),
    };
  });
}

/** Small letters without accents: what is compared when somebody searches. */
function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("×", "x").replaceAll("’", "'").toLowerCase();
}

/** Whether a card has every word of what was typed. "7x6" and "7 × 6" are the same. */
export function isFound({ words }: Card, typed: string): boolean {
  const tight = words.replaceAll(" x ", "x");
  return plain(typed)
    .replaceAll(/ ?x (?=\d)/g, "x")
    .split(/\s+/)
    .every((word) => words.includes(word) || tight.includes(word));
}
