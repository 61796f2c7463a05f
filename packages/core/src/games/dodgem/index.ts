import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { catalogueFamily } from "../family.ts";
import { choice, integer } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { board, notation, rules } from "./rules.ts";

/** Dodgem, as the catalogue has it. */
export const dodgem = catalogueFamily({
  id: "dodgem",
  title: sameText("Dodgem"),
  summary: text(
    "Player 0's cars (>) leave over the right edge, player 1's (^) over the top; there are no captures, and the " +
      "first player with all cars off the board wins.",
    "Les voitures du joueur 0 (>) sortent par la droite, celles du joueur 1 (^) par le haut ; sans prise, le " +
      "premier dont toutes les voitures sont sorties gagne.",
  ),
  reference: "Berlekamp, Conway, Guy, Winning Ways, chapter 22 (Colin Vout's game)",
  options: {
    size: integer({ default: 3, min: 2, max: 8 }, sharedTexts.SIDE),
    trapped: choice(
      ["wins", "loses"],
      text(
        "whether a player who has cars but no move wins or loses",
        "si le joueur qui a des voitures mais aucun coup gagne ou perd",
      ),
    ),
  },
  showing: {
    kind: "moving",
    synonyms: text("cars, Colin Vout", "voitures, autos tamponneuses, Colin Vout"),
    cards: [{ variant: sameText("3 × 3"), difficulty: 3, moves: "a3-b3 b1-b2" }],
    more: [{ options: { size: 4 }, variant: sameText("4 × 4") }],
  },
  rule: ({ trapped }) =>
    text(
      "Player 0's cars leave over the right edge, player 1's over the top, without captures. The first player with " +
        `all cars off the board wins; who has cars but no move ${trapped}.`,
      "Les voitures du joueur 0 sortent par la droite, celles du joueur 1 par le haut, sans prise. Le premier dont " +
        "toutes les voitures sont sorties gagne ; qui en a encore mais ne peut jouer " +
        `${trapped === "wins" ? "gagne" : "perd"}.`,
    ),
  build(options) {
    // On 2 × 2 the two cars are too close to shuttle beside each other: no play comes back.
    const loops = options.size > 2;
    return {
      ...rules(options),
      facts: facts({ impartial: false, acyclic: !loops, canDraw: loops }),
      notation: notation(options),
      board: board(options),
    };
  },
});
