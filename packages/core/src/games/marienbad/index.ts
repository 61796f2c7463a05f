import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { opponent } from "../../game/game.ts";
import type { FullGame } from "../../game/members.ts";
import { NIM } from "../../impartial/index.ts";
import { catalogueFamily } from "../family.ts";
import { choice, integers } from "../option-specs.ts";
import { board, type Move, notation, type Position, rules } from "./rules.ts";

/** The game of the film, after which the project is named. */
export const marienbad = catalogueFamily({
  id: "marienbad",
  title: text("Marienbad (Nim with rows)", "Jeu de Marienbad (Nim à plusieurs rangées)"),
  summary: text(
    "Take any number of sticks from one row; whoever takes the last stick loses, or wins.",
    "On retire autant de bâtonnets qu'on veut d'une seule rangée ; qui prend le dernier perd, ou gagne.",
  ),
  reference:
    "Resnais, L'année dernière à Marienbad, 1961; Bouton, Nim, a game with a complete mathematical theory, 1901",
  options: {
    rows: integers(
      { default: [1, 3, 5, 7], min: 0, max: 1_000_000, most: 20 },
      text("sticks in each row", "bâtonnets dans chaque rangée"),
    ),
    last: choice(
      ["loses", "wins"],
      text("whether the last stick loses or wins", "si le dernier bâtonnet perd ou gagne"),
    ),
  },
  showing: {
    kind: "heaps",
    name: sameText("Marienbad"),
    synonyms: text(
      "Nim, nim-sum, matches, Last Year at Marienbad, Resnais, misère",
      "Nim, somme de Nim, allumettes, L'année dernière à Marienbad, Resnais, misère",
    ),
    cards: [{ variant: sameText("1-3-5-7"), difficulty: 2, moves: "4:2 3:1" }],
    more: [
      { options: { rows: [3, 4, 5], last: "wins" }, variant: text("3-4-5, last wins", "3-4-5, le dernier gagne") },
      { options: { rows: [1, 2, 3, 4, 5] }, variant: sameText("1-2-3-4-5") },
    ],
  },
  rule: ({ last }) =>
    text(
      `Take any number of sticks from one row; whoever takes the last stick ${last}.`,
      "On retire autant de bâtonnets qu'on veut d'une seule rangée ; qui prend le dernier " +
        `${last === "loses" ? "perd" : "gagne"}.`,
    ),
  build: (options): FullGame<Position, Move> => ({
    ...rules(options),
    facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    notation: notation(options),
    board,
    turnSwap: { swapTurn: ({ rows, turn }) => ({ rows, turn: opponent(turn) }) },
    heaps: { game: NIM, misere: options.last === "loses", heapsOf: ({ rows }) => rows },
    // Rows add up in normal play only: that is Bouton's theorem, and misère play has a rule of its own.
    ...(options.last === "wins" ? { parts: { parts: rowsOf } } : {}),
  }),
});

function rowsOf({ rows, turn }: Position): Position[] {
  return rows.map((_, kept) => ({ rows: rows.map((sticks, row) => (row === kept ? sticks : 0)), turn }));
}
