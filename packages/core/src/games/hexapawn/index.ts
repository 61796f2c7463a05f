import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { board, notation, rules, symmetry } from "./rules.ts";

/** Hexapawn, as the catalogue has it. */
export const hexapawn = catalogueFamily({
  id: "hexapawn",
  title: text("Hexapawn", "Hexapion"),
  summary: text(
    "Pawns step forward and capture diagonally, as in chess; whoever reaches the far row wins, and the player who " +
      "cannot move loses.",
    "Les pions avancent d'une case et prennent en diagonale, comme aux échecs ; qui atteint la dernière rangée " +
      "gagne, qui ne peut plus jouer perd.",
  ),
  reference: "Martin Gardner, Mathematical Games, Scientific American, March 1962",
  options: {
    rows: integer({ default: 3, min: 2, max: 8 }, sharedTexts.ROWS),
    columns: integer({ default: 3, min: 1, max: 8 }, sharedTexts.COLUMNS),
  },
  showing: {
    kind: "moving",
    synonyms: text("pawns, chess, Martin Gardner, matchboxes", "pions, échecs, Martin Gardner, boîtes d'allumettes"),
    cards: [{ variant: sameText("3 × 3"), difficulty: 1, moves: "b1-b2" }],
    more: [{ options: { rows: 4, columns: 4 }, variant: sameText("4 × 4") }],
  },
  rule: ({ rows, columns }) =>
    text(
      `On ${rows} × ${columns} cells pawns step forward and capture diagonally; whoever reaches the far row wins, ` +
        "and the player who cannot move loses.",
      `Sur ${rows} × ${columns} cases, les pions avancent d'un pas et prennent en diagonale ; qui atteint la ` +
        "dernière rangée gagne, qui ne peut plus jouer perd.",
    ),
  build: (options) => ({
    ...rules(options),
    // Every move brings a pawn forward, so every game is finite.
    facts: facts({ impartial: false, acyclic: true, canDraw: false }),
    notation: notation(options),
    board: board(options),
    symmetry: symmetry(options),
  }),
});
