import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { type Resources, titled } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { gridMaps } from "../grid/grid-symmetry.ts";
import { drawExists } from "../grid/lines.ts";
import { stoneSymmetry } from "../grid/stones.ts";
import { choice, integer } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { board, byKey, levels, lines, notation, type Options, rules } from "./rules.ts";

/** Smaller boards are solved whole at once; the prover has one bit per cell of a 64-bit word. */
const MIN_PROVED_CELLS = 10;
const MAX_PROVED_CELLS = 64;

/** Tic-tac-toe, as the catalogue has it. */
export const tictactoe = catalogueFamily({
  id: "tictactoe",
  title: text("Tic-tac-toe", "Morpion"),
  summary: text(
    "The players take turns marking an empty cell; the first to align enough marks wins, or loses in misère play.",
    "Chacun marque à son tour une case vide ; le premier qui aligne assez de marques gagne, ou perd en version misère.",
  ),
  reference: "Course, example 1.0.2 and figure 1; Berlekamp, Conway, Guy, Winning Ways, chapter 22",
  options: {
    rows: integer({ default: 3, min: 1, max: 11 }, sharedTexts.ROWS),
    columns: integer({ default: 3, min: 1, max: 11 }, sharedTexts.COLUMNS),
    align: integer(
      { default: 3, min: 1, max: 11 },
      text("marks in a row that end the play", "marques alignées qui finissent la partie"),
    ),
    misere: choice(["no", "yes"], text("whether a line loses", "si un alignement perd")),
  },
  showing: {
    kind: "aligning",
    synonyms: text("noughts and crosses, OXO, m,n,k-game", "tic-tac-toe, OXO, croix et ronds"),
    cards: [
      { variant: sameText("3 × 3"), difficulty: 1, moves: "5 3 1 7" },
      { options: { misere: "yes" }, variant: sameText("misère"), difficulty: 2, moves: "5 3 9 4" },
    ],
    more: [
      { options: { rows: 4, columns: 4, align: 4 }, variant: text("4 × 4, four", "4 × 4, quatre") },
      { options: { rows: 5, columns: 6, align: 4 }, variant: text("5 × 6, four", "5 × 6, quatre") },
    ],
  },
  rule: ({ rows, columns, align, misere }) =>
    text(
      `Each player in turn marks an empty cell of ${rows} × ${columns}; the first to align ${align} marks ` +
        `${misere === "yes" ? "loses" : "wins"}.`,
      `Chacun marque à son tour une case vide de ${rows} × ${columns} ; le premier qui aligne ${align} marques ` +
        `${misere === "yes" ? "perd" : "gagne"}.`,
    ),
  build({ rows, columns, align, misere }) {
    const options: Options = { rows, columns, align, misere: misere === "yes" };
    const game = rules(options);
    const cells = rows * columns;
    return {
      ...game,
      facts: facts({ impartial: false, acyclic: true, canDraw: drawExists(rows, columns, align) }),
      notation: notation(options),
      board: board(options),
      symmetry: stoneSymmetry(gridMaps(rows, columns)),
      levels: levels(options),
      byKey: byKey(options),
      ...(cells >= MIN_PROVED_CELLS &&
        cells <= MAX_PROVED_CELLS &&
        !options.misere && {
          expert: async (resources: Resources) =>
            (await import("./prover/expert.ts")).tictactoeExpert(options, resources),
        }),
      heuristics: { lines: titled(text("lines", "lignes"), lines(options, game)) },
    };
  },
});
