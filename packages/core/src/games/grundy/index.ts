import { sameText, text } from "../../base/text.ts";
import { GRUNDYS_GAME, heapGame } from "../../impartial/index.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";

/** Grundy's game, as the catalogue has it. */
export const grundy = catalogueFamily({
  id: "grundy",
  title: text("Grundy's game", "Jeu de Grundy"),
  summary: text(
    "Cut a heap into two heaps of different sizes. The player who cannot, because only heaps of one and two are " +
      "left, loses.",
    "On coupe un tas en deux tas de tailles différentes. Qui ne peut plus, parce qu'il ne reste que des tas de un " +
      "et de deux, perd.",
  ),
  reference: "P. M. Grundy, Mathematics and games (1939); Winning Ways, chapter 4; OEIS A002188",
  options: {
    heap: integer({ default: 12, min: 1, max: 1_000_000 }, text("tokens in the first heap", "jetons du premier tas")),
  },
  showing: {
    kind: "cutting",
    name: sameText("Grundy"),
    synonyms: text("unequal heaps, Sprague", "tas inégaux, partage, Sprague"),
    cards: [{ variant: text("heap of 12", "tas de 12"), difficulty: 2, moves: "12:7+5 7:4+3" }],
    more: [{ options: { heap: 20 }, variant: text("heap of 20", "tas de 20") }],
  },
  rule: ({ heap }) =>
    text(
      `From a heap of ${heap}, cut in turn a heap into two of different sizes. The player who cannot, because only ` +
        "heaps of one and two are left, loses.",
      `À partir d'un tas de ${heap}, on coupe à son tour un tas en deux tas de tailles différentes. Qui ne peut ` +
        "plus, parce qu'il ne reste que des tas de un et de deux, perd.",
    ),
  build: ({ heap }) => heapGame(GRUNDYS_GAME, heap),
});
