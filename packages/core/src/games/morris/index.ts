import { text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { catalogueFamily } from "../family.ts";
import { choice } from "../option-specs.ts";
import { board, notation, rules, symmetry } from "./rules.ts";

/** Three men's morris, as the catalogue has it. */
export const morris = catalogueFamily({
  id: "morris",
  title: text("Three men's morris", "Marelle à trois pions"),
  summary: text(
    "Each player places three men in turn, then moves them one step along a line; three in a row win at any time.",
    "Trois pions chacun, posés à tour de rôle puis déplacés d'un pas le long d'une ligne ; trois alignés gagnent " +
      "à tout moment.",
  ),
  reference: "H. J. R. Murray, A History of Chess (1913), page 614: the smaller merels",
  options: {
    adjacency: choice(
      ["8", "4"],
      text(
        "whether men also move along the diagonals through the centre (8) or not (4)",
        "si les pions suivent aussi les diagonales par le centre (8) ou non (4)",
      ),
    ),
  },
  showing: {
    kind: "aligning",
    name: text("Morris", "Marelle"),
    synonyms: text("mill, merels, tapatan", "moulin, jeu du moulin, mérelle"),
    cards: [{ variant: text("three men", "trois pions"), difficulty: 2, moves: "b2 a3 c3 a1" }],
    more: [{ options: { adjacency: "4" }, variant: text("no diagonals", "sans diagonales") }],
  },
  rule: ({ adjacency }) =>
    text(
      "Each player places three men in turn, then moves them one step along a line, " +
        `${adjacency === "8" ? "diagonals included" : "never diagonally"}; three in a row win at any time.`,
      "Trois pions chacun, posés à tour de rôle puis déplacés d'un pas le long d'une ligne, " +
        `${adjacency === "8" ? "diagonales comprises" : "jamais en diagonale"} ; trois alignés gagnent à tout moment.`,
    ),
  build: (options) => ({
    ...rules(options),
    facts: facts({ impartial: false, acyclic: false, canDraw: true }),
    notation,
    board: board(options),
    symmetry,
  }),
});
