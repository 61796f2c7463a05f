import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { opponent } from "../../game/game.ts";
import type { FullGame } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";
import { type Bite, type ChompPosition, chompNotation, chompRules, drawChomp } from "./rules.ts";

/** Chomp, as the catalogue has it. */
export const chomp = catalogueFamily({
  id: "chomp",
  title: sameText("Chomp"),
  summary: text(
    "Bite a square off a bar of chocolate, with everything below it and to its right. The square in row 1, column " +
      "1 is poisoned: the player left with nothing else loses.",
    "On croque un carré de la tablette, avec tout ce qui est plus bas et plus à droite. Le carré de la ligne 1, " +
      "colonne 1 est empoisonné : qui n'a plus que lui perd.",
  ),
  reference: "F. Schuh (1952); D. Gale, A curious Nim-type game (1974)",
  options: {
    rows: integer({ default: 3, min: 1, max: 30 }, text("rows of squares", "lignes de carrés")),
    columns: integer({ default: 4, min: 1, max: 30 }, text("columns of squares", "colonnes de carrés")),
  },
  showing: {
    kind: "heaps",
    synonyms: text("chocolate, poison, strategy stealing", "chocolat, tablette, poison, vol de stratégie"),
    cards: [{ variant: sameText("3 × 4"), difficulty: 2, moves: "3,3 2,4" }],
    more: [
      { options: { rows: 4, columns: 5 }, variant: sameText("4 × 5") },
      { options: { rows: 5, columns: 7 }, variant: sameText("5 × 7") },
    ],
  },
  rule: ({ rows, columns }) =>
    text(
      `Bite a square off a bar of ${rows} × ${columns}, with everything below it and to its right. Whoever is left ` +
        "with the poisoned square at the top left loses.",
      `On croque un carré d'une tablette de ${rows} × ${columns}, avec tout ce qui est plus bas et plus à droite. ` +
        "Qui n'a plus que le carré empoisonné, en haut à gauche, perd.",
    ),
  build: ({ rows, columns }): FullGame<ChompPosition, Bite> => ({
    ...chompRules(rows, columns),
    facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    notation: chompNotation(rows, columns),
    board: { draw: (position) => drawChomp(position, columns) },
    expert: async () => (await import("./expert.ts")).chompExpert(rows, columns),
    turnSwap: { swapTurn: (position) => ({ rows: position.rows, turn: opponent(position.turn) }) },
    // A square bar looks the same when rows and columns change places.
    ...(rows === columns && { symmetry: { images: (position: ChompPosition) => [position, transpose(position)] } }),
  }),
});

function transpose({ rows, turn }: ChompPosition): ChompPosition {
  return { rows: rows.map((_, column) => rows.filter((length) => length > column).length), turn };
}
