import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { type Resources, titled } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { board, distance, levels, notation, rules, symmetry } from "./rules.ts";

/** Hex, as the catalogue has it. */
export const hex = catalogueFamily({
  id: "hex",
  title: sameText("Hex"),
  summary: text(
    "The players take turns claiming an empty cell; player 0 joins top to bottom, player 1 left to right.",
    "Chacun prend à son tour une case vide ; le joueur 0 relie le haut et le bas, le joueur 1 la gauche et la droite.",
  ),
  reference: "Piet Hein 1942, John Nash 1948; Berge, L'art subtil du Hex (1977)",
  options: { size: integer({ default: 4, min: 1, max: 14 }, sharedTexts.SIDE) },
  showing: {
    kind: "covering",
    synonyms: text("Nash, Piet Hein, connection game", "Nash, Piet Hein, relier"),
    cards: [
      { variant: sameText("4 × 4"), difficulty: 2, moves: "b3 c2 c3 b2" },
      { options: { size: 7 }, variant: sameText("7 × 7"), difficulty: 3, moves: "d4 c5 d3 e3 d5 c3 e4" },
    ],
    more: [
      { options: { size: 5 }, variant: sameText("5 × 5") },
      { options: { size: 6 }, variant: sameText("6 × 6") },
    ],
  },
  rule: ({ size }) =>
    text(
      `Each player in turn takes an empty cell of ${size} × ${size}; player 0 joins top to bottom, player 1 left to ` +
        "right.",
      `Chacun prend à son tour une case vide de ${size} × ${size} ; le joueur 0 relie le haut et le bas, le joueur ` +
        "1 la gauche et la droite.",
    ),
  build(options) {
    const game = rules(options);
    return {
      ...game,
      facts: facts({ impartial: false, acyclic: true, canDraw: false }),
      notation: notation(options),
      board: board(options),
      symmetry: symmetry(options),
      levels: levels(options),
      expert: async (resources: Resources) => (await import("./prover/prover.ts")).hexExpert(options, resources),
      heuristics: { distance: titled(text("distance", "distance"), distance(options, game)) },
    };
  },
});
