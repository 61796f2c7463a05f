import { defineFamily, text } from "marienbad";
import { sameText } from "marienbad/base";
import { CATALOGUE } from "marienbad/games/all";
import { describe, expect, it } from "vitest";
import { cards as computed, knownOf } from "../../scripts/known-games.mjs";
import { boardOfPlay } from "../board/of-play.ts";
import { sessionOf } from "../play/session.ts";
import { allCards, isFound } from "./cards.ts";
import known from "./known.json" with { type: "json" };
import { createGalleryState } from "./state.ts";

const cards = allCards();
const search = (typed: string): string[] => cards.filter((card) => isFound(card, typed)).map(({ name }) => name);

describe("the gallery", () => {
  it("shows every game of the catalogue and the example of chess endings, each on its board", () => {
    const shown = new Set(cards.map(({ example }) => example.game));
    expect(shown).toEqual(new Set([...CATALOGUE.map(({ id }) => id), "chess-endings"]));
    for (const card of cards)
      expect(boardOfPlay(sessionOf(card.example), card.example)?.cells.length, card.name).not.toBe(0);
  });

  it("finds names, variants, rules and synonyms in both languages, without accents", () => {
    expect(search("puissance 7x6")).toEqual(["connect4"]);
    expect(search("Connect-4 7 × 7")).toEqual(["connect4?rows=7"]);
    expect(search("MISERE")).toEqual(expect.arrayContaining(["marienbad", "tictactoe?misere=yes"]));
    expect(search("quilles")).toEqual(["kayles"]);
    expect(search("fort boyard")).toEqual(expect.arrayContaining(["nim"]));
    expect(search("ne ressemble a rien")).toEqual([]);
  });

  it("leaves out kinds without a card, and shows all again", () => {
    const { search: typed, difficulty, kinds, showAll } = createGalleryState(cards);
    typed.value = "hex";
    difficulty.value = 3;
    expect(kinds.value.map(({ cards: shown }) => shown.map(({ name }) => name))).toEqual([["hex?size=7"]]);
    showAll();
    expect(kinds.value.flatMap(({ cards: shown }) => shown)).toHaveLength(cards.length);
  });

  it("has a place for a game that does not say how it is shown", () => {
    const own = defineFamily({
      id: "own",
      title: sameText("Own"),
      summary: text("One move.", "Un coup."),
      reference: "nobody",
      options: {},
      build: () => CATALOGUE[0](),
    });
    const [card] = allCards([own]);
    expect([card.kind, card.title.en, card.known, card.difficulty]).toEqual(["others", "Own", {}, undefined]);
  });
});

describe("what the gallery says is known", () => {
  it("was computed for every card: node packages/lab/scripts/known-games.mjs", () => {
    expect(Object.keys(known.games)).toEqual(computed.map(({ name }) => name));
  });

  const MAX_QUICK = 3000;
  const table = known.games as Record<string, { positions?: number }>;
  it.each(computed.filter(({ name }) => (table[name]?.positions ?? MAX_QUICK) < MAX_QUICK))(
    "is what the solver finds: $name",
    async ({ name, game }) => {
      expect(await knownOf(await game())).toEqual(table[name]);
    },
  );
});
