import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { opponent } from "../../game/game.ts";
import type { FullGame } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";
import { board, type Move, notation, type Position, rules, symmetry } from "./rules.ts";

/** Notakto, as the catalogue has it. */
export const notakto = catalogueFamily({
  id: "notakto",
  title: sameText("Notakto"),
  summary: text(
    "Both players write crosses, on any board that is alive. Three in a row kill a board; who kills the last one " +
      "loses.",
    "Les deux joueurs écrivent des croix, sur un plateau vivant quelconque. Trois alignées tuent un plateau ; " +
      "qui tue le dernier perd.",
  ),
  reference: "T. E. Plambeck and G. Whitehead, The secrets of Notakto, arXiv 1301.1672 (2013)",
  options: { boards: integer({ default: 1, min: 1, max: 4 }, text("boards", "plateaux")) },
  showing: {
    kind: "aligning",
    synonyms: text("crosses only, misère tic-tac-toe", "croix seules, morpion misère"),
    cards: [{ variant: text("one board", "un plateau"), difficulty: 1, moves: "a5 a1" }],
    more: [
      { options: { boards: 2 }, variant: text("two boards", "deux plateaux") },
      { options: { boards: 3 }, variant: text("three boards", "trois plateaux") },
    ],
  },
  rule: ({ boards }) =>
    boards === 1
      ? text(
          "Both players write crosses. Who makes three in a row loses.",
          "Les deux joueurs écrivent des croix. Qui en aligne trois perd.",
        )
      : text(
          `Both players write crosses, on any of ${boards} boards that is alive. Three in a row kill a board; who ` +
            "kills the last one loses.",
          `Les deux joueurs écrivent des croix, sur un des ${boards} plateaux encore vivants. Trois alignées ` +
            "tuent un plateau ; qui tue le dernier perd.",
        ),
  build(options): FullGame<Position, Move> {
    const images = symmetry(options);
    return {
      ...rules(options),
      facts: facts({ impartial: true, acyclic: true, canDraw: false }),
      notation: notation(options),
      board,
      turnSwap: { swapTurn: ({ boards, turn }) => ({ boards, turn: opponent(turn) }) },
      ...(images !== undefined && { symmetry: images }),
    };
  },
});
