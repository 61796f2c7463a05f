import { text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { catalogueFamily } from "../family.ts";
import { board, notation, rules, symmetry } from "./rules.ts";

/** Hare and hounds, as the catalogue has it. */
export const hounds = catalogueFamily({
  id: "hounds",
  title: text("Hare and hounds", "Le lièvre et les chiens"),
  summary: text(
    "Three hounds (X), which never go left, want to pen the hare (O) in; the hare wins if it can run for ever.",
    "Trois chiens (X), qui ne vont jamais à gauche, veulent bloquer le lièvre (O) ; le lièvre gagne s'il peut courir " +
      "sans fin.",
  ),
  reference: "Berlekamp, Conway, Guy, Winning Ways, chapter 21 (the French military hunt)",
  options: {},
  showing: {
    kind: "moving",
    synonyms: text("French military game, hunt, safety", "jeu militaire, chasse, sûreté"),
    cards: [{ variant: text("11 points", "11 points"), difficulty: 2, moves: "a-b R-f" }],
  },
  build: () => ({
    ...rules,
    facts: facts({ impartial: false, acyclic: false, canDraw: false }),
    notation,
    board,
    symmetry,
  }),
});
