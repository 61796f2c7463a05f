import { MarienbadError } from "../../base/error.ts";
import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { type Resources, titled } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { drawExists } from "../grid/lines.ts";
import { integer } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { MAX_BITS } from "./bitboard.ts";
import { alignments, threats } from "./heuristics.ts";
import { levels, SOLVED_ALIGN } from "./levels.ts";
import { board, notation } from "./notation.ts";
import { rules, symmetry } from "./rules.ts";
import * as texts from "./texts.ts";

export type { Move, Options, Position } from "./rules.ts";

/** Connect-4, as the catalogue has it. */
export const connect4 = catalogueFamily({
  id: "connect4",
  title: text("Connect-4", "Puissance 4"),
  summary: text(
    "The players take turns dropping a stone into a column; the first to align enough stones wins.",
    "Chacun laisse tomber à son tour un jeton dans une colonne ; le premier qui aligne assez de jetons gagne.",
  ),
  reference: "Course, example 1.0.3 (on 7 × 7); John Tromp, John's Connect Four Playground; OEIS A212693, A342329",
  options: {
    columns: integer({ default: 7, min: 1, max: 9 }, sharedTexts.COLUMNS),
    rows: integer({ default: 6, min: 1, max: 9 }, sharedTexts.ROWS),
    align: integer({ default: 4, min: 1, max: 9 }, text("stones in a row that win", "jetons alignés qui gagnent")),
  },
  showing: {
    kind: "aligning",
    synonyms: text("four in a row, connect four, captain's mistress", "quatre à la suite, connect 4"),
    cards: [
      { variant: sameText("7 × 6"), difficulty: 3, moves: "4 4 4 4 4 2 3 5 5 2 6 3 7" },
      { options: { rows: 7 }, variant: sameText("7 × 7"), difficulty: 3, moves: "4 4 3 5 4 5 2 1 3 3" },
      { options: { columns: 5, rows: 4 }, variant: sameText("5 × 4"), difficulty: 2, moves: "3 3 2 4 3 2" },
    ],
    more: [
      { options: { columns: 5, rows: 5 }, variant: sameText("5 × 5") },
      { options: { columns: 6, rows: 5 }, variant: sameText("6 × 5") },
    ],
  },
  rule: ({ columns, rows, align }) =>
    text(
      `Each player in turn drops a stone into one of ${columns} columns of ${rows} cells; the first to align ` +
        `${align} stones wins.`,
      `Chacun laisse tomber à son tour un jeton dans une des ${columns} colonnes de ${rows} cases ; le premier qui ` +
        `aligne ${align} jetons gagne.`,
    ),
  build(options) {
    const { columns, rows, align } = options;
    if (columns * (rows + 1) > MAX_BITS) {
      throw new MarienbadError("bad-argument", texts.boardTooLarge(columns, rows, MAX_BITS));
    }
    const game = rules(options);
    return {
      ...game,
      facts: facts({ impartial: false, acyclic: true, canDraw: drawExists(rows, columns, align) }),
      notation: notation(options, game),
      board: board(options),
      symmetry: symmetry(options),
      levels: levels(options),
      ...(align === SOLVED_ALIGN && {
        expert: async (resources: Resources) => (await import("./solver/expert.ts")).connect4Expert(options, resources),
      }),
      heuristics: {
        alignments: titled(text("alignments", "alignements"), alignments(options, game)),
        threats: titled(text("threats", "menaces"), threats(options, game)),
      },
    };
  },
});
