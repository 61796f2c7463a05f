import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { titled } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { choice } from "../option-specs.ts";
import * as sharedTexts from "../texts.ts";
import { board, discsAhead, notation, rules, symmetry } from "./rules.ts";

/** Othello, as the catalogue has it. */
export const othello = catalogueFamily({
  id: "othello",
  title: sameText("Othello"),
  summary: text(
    "A new disc encloses others between itself and one of yours, in a line, and turns them. Who cannot move passes; " +
      "when nobody can, most discs win.",
    "Un nouveau pion en encadre d'autres, entre lui et un des vôtres, sur une ligne, et les retourne. Qui ne peut " +
      "jouer passe ; quand personne ne peut, le plus de pions l'emporte.",
  ),
  reference: "G. Hasegawa (1971), after reversi (1883)",
  options: { rows: choice(["4", "6", "8"], sharedTexts.ROWS), columns: choice(["4", "6", "8"], sharedTexts.COLUMNS) },
  showing: {
    kind: "counting",
    synonyms: text("reversi, discs", "reversi, pions"),
    cards: [{ variant: sameText("4 × 4"), difficulty: 2, moves: "b4 a4 a3" }],
    more: [
      { options: { rows: 6, columns: 6 }, variant: sameText("6 × 6") },
      { options: { rows: 8, columns: 8 }, variant: sameText("8 × 8") },
    ],
  },
  rule: () =>
    text(
      "A new disc encloses discs of the other player between itself and one of yours, in a line, and turns them. Who " +
        "cannot move passes; when nobody can, most discs win.",
      "Un nouveau pion en encadre d'adverses, entre lui et un des vôtres, sur une ligne, et les retourne. Qui ne " +
        "peut jouer passe ; quand personne ne peut, le plus de pions l'emporte.",
    ),
  build({ rows, columns }) {
    const options = { rows: Number(rows), columns: Number(columns) };
    return {
      ...rules(options),
      facts: facts({ impartial: false, acyclic: true, canDraw: true }),
      notation: notation(options),
      board: board(options),
      symmetry: symmetry(options),
      scores: { score: discsAhead },
      heuristics: { discs: titled(text("discs ahead", "pions d'avance"), discsAhead) },
    };
  },
});
