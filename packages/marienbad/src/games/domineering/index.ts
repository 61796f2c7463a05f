import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { titled } from "../../game/kit.ts";
import { defineGame } from "../entry.ts";
import { columnsOption, rowsOption } from "../grid/side-options.ts";
import { board, notation } from "./notation.ts";
import { levels, mobility, rules, symmetry } from "./rules.ts";

export const domineering = defineGame({
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
    rows: rowsOption({ default: 4, min: 1, max: 11 }),
    columns: columnsOption({ default: 4, min: 1, max: 11 }),
  },
  build: (options) => ({
    rules: rules(options),
    facts: facts({ impartial: false, acyclic: true, canDraw: false }),
    notation: notation(options),
    board: board(options),
    symmetry: symmetry(options),
    levels: levels(options),
    heuristics: { mobility: titled(text("mobility", "mobilité"), mobility(options)) },
  }),
});
