import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { type Resources, titled } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { board, levels, mobility, notation, rules, symmetry } from "./rules.ts";

/** A row must be shorter than a word of the sets of cells: the rules move sets by whole rows. */
const MAX_SIDE = 31;
/** The prover has one bit per cell, in two words of 64 bits at most. */
const MAX_PROVED_CELLS = 128;

/** Domineering, as the catalogue has it. */
export const domineering = catalogueFamily({
  id: "domineering",
  title: sameText("Domineering"),
  summary: text(
    "Player 0 covers two free cells with a vertical domino, player 1 with a horizontal one; the player who cannot " +
      "move loses.",
    "Le joueur 0 couvre deux cases libres d'un domino vertical, le joueur 1 d'un horizontal ; qui ne peut plus " +
      "jouer perd.",
  ),
  reference:
    "Course (Alice vertical, Bob horizontal); Breuker, Uiterwijk, van den Herik, Solving 8 × 8 Domineering (2000)",
  options: {
    rows: integer({ default: 4, min: 1, max: MAX_SIDE }, sharedTexts.ROWS),
    columns: integer({ default: 4, min: 1, max: MAX_SIDE }, sharedTexts.COLUMNS),
  },
  showing: {
    kind: "covering",
    synonyms: text("dominoes, crosscram, stop-gate", "dominos, crosscram"),
    cards: [{ variant: sameText("4 × 4"), difficulty: 2, moves: "b3-b2 c3-d3 a4-a3" }],
    more: [
      { options: { rows: 5, columns: 5 }, variant: sameText("5 × 5") },
      { options: { rows: 6, columns: 6 }, variant: sameText("6 × 6") },
    ],
  },
  rule: ({ rows, columns }) =>
    text(
      `On ${rows} × ${columns} cells player 0 covers two with a vertical domino, player 1 with a horizontal one; the ` +
        "player who cannot move loses.",
      `Sur ${rows} × ${columns} cases, le joueur 0 en couvre deux d'un domino vertical, le joueur 1 d'un ` +
        "horizontal ; qui ne peut plus jouer perd.",
    ),
  build: (options) => ({
    ...rules(options),
    facts: facts({ impartial: false, acyclic: true, canDraw: false }),
    notation: notation(options),
    board: board(options),
    symmetry: symmetry(options),
    levels: levels(options),
    ...(options.rows * options.columns <= MAX_PROVED_CELLS && {
      expert: async (resources: Resources) =>
        (await import("./prover/expert.ts")).domineeringExpert(options, resources),
    }),
    heuristics: { mobility: titled(text("mobility", "mobilité"), mobility(options)) },
  }),
});
