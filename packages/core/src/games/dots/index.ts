import { text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { board, notation, rules, scores, symmetry } from "./rules.ts";

/** Dots and boxes, as the catalogue has it. */
export const dots = catalogueFamily({
  id: "dots",
  title: text("Dots and boxes", "La pipopipette"),
  summary: text(
    "Draw a line between two neighbouring dots. Who closes a box has it, a point, and moves again; most boxes win.",
    "Tracer un trait entre deux points voisins. Qui ferme un carré le gagne, un point, et rejoue ; " +
      "le plus de carrés l'emporte.",
  ),
  reference: "É. Lucas, L'Arithmétique amusante (1895); Berlekamp, The Dots and Boxes Game (2000)",
  options: {
    rows: integer({ default: 2, min: 1, max: 6 }, sharedTexts.ROWS),
    columns: integer({ default: 2, min: 1, max: 6 }, sharedTexts.COLUMNS),
  },
  showing: {
    kind: "counting",
    synonyms: text("boxes, squares, lines", "petits carrés, jeu des carrés, traits"),
    cards: [
      { variant: text("2 × 2 boxes", "2 × 2 carrés"), difficulty: 2, moves: "a1-a2 b3-c3 a2-b2 b1-b2 a1-b1 b2-c2" },
    ],
    more: [{ options: { rows: 3, columns: 3 }, variant: text("3 × 3 boxes", "3 × 3 carrés") }],
  },
  rule: ({ rows, columns }) =>
    text(
      `Draw a line between two neighbouring dots. Who closes one of the ${rows * columns} boxes has it, a point, and ` +
        "moves again; most boxes win.",
      `Tracer un trait entre deux points voisins. Qui ferme un des ${rows * columns} carrés le gagne, un point, et ` +
        "rejoue ; le plus de carrés l'emporte.",
    ),
  build: (options) => ({
    ...rules(options),
    facts: facts({ impartial: false, acyclic: true, canDraw: true }),
    notation: notation(options),
    board: board(options),
    symmetry: symmetry(options),
    scores: scores(options),
  }),
});
