import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import type { FullGame } from "../../game/members.ts";
import { subtractionGame } from "../../impartial/index.ts";
import { catalogueFamily } from "../family.ts";
import { choice, integer, integers } from "../option-specs.ts";
import { board, type Move, notation, type Position, rules } from "./rules.ts";

/** Nim with one heap, as the catalogue has it. */
export const nim = catalogueFamily({
  id: "nim",
  title: text("Nim with one heap", "Jeu de Nim à un tas"),
  summary: text(
    "Take one of the allowed numbers of sticks; whoever takes the last stick wins, or loses.",
    "On retire un des nombres permis de bâtonnets ; qui prend le dernier gagne, ou perd.",
  ),
  reference: "Course, examples 1.0.1 and 1.0.5; Bachet de Méziriac, Problèmes plaisants, 1612",
  options: {
    sticks: integer({ default: 15, min: 0, max: 100_000_000 }, text("sticks at the start", "bâtonnets au départ")),
    take: integers(
      { default: [1, 2, 3], min: 1, max: 1_000_000, most: 100 },
      text("numbers of sticks that may be taken", "nombres de bâtonnets qu'on peut retirer"),
    ),
    last: choice(
      ["wins", "loses"],
      text("whether the last stick wins or loses", "si le dernier bâtonnet gagne ou perd"),
    ),
    until: integer(
      { default: 0, min: 0, max: 100_000_000 },
      text("the fewest sticks that may be left", "le moins de bâtonnets qu'on puisse laisser"),
    ),
  },
  showing: {
    kind: "heaps",
    name: sameText("Nim"),
    synonyms: text(
      "subtraction game, matches, Fort Boyard, take-away",
      "jeu de soustraction, allumettes, bâtonnets, Fort Boyard",
    ),
    cards: [
      {
        options: { sticks: 10, take: [1, 2] },
        variant: text("10 · 1 or 2", "10 · 1 ou 2"),
        difficulty: 1,
        moves: "1 2",
      },
      { variant: text("15 · 1, 2 or 3", "15 · 1, 2 ou 3"), difficulty: 1, moves: "3 2" },
      {
        options: { sticks: 20, last: "loses" },
        title: text("Sticks", "Bâtonnets"),
        variant: sameText("20, misère"),
        difficulty: 1,
        moves: "3 1 2",
      },
    ],
    more: [{ options: { sticks: 15, take: [2, 3, 5] }, variant: text("15 · 2, 3 or 5", "15 · 2, 3 ou 5") }],
  },
  rule: ({ sticks, take, last, until }) =>
    text(
      `From ${sticks} sticks take ${take.join(" or ")} in turn${until > 0 ? `, leaving at least ${until}` : ""}; ` +
        `whoever takes last ${last}.`,
      `De ${sticks} bâtonnets on retire à son tour ${take.join(" ou ")}` +
        `${until > 0 ? `, en laissant au moins ${until}` : ""} ; ` +
        `qui prend en dernier ${last === "loses" ? "perd" : "gagne"}.`,
    ),
  build: (options): FullGame<Position, Move> => ({
    ...rules(options),
    facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    notation: notation(options),
    board,
    turnSwap: { swapTurn: ({ sticks, turn }) => ({ sticks, turn: turn === 0 ? 1 : 0 }) },
    // At least `until` sticks always stay, so the heap is what lies above them.
    heaps: {
      game: subtractionGame(options.take),
      misere: options.last === "loses",
      heapsOf: ({ sticks }) => [Math.max(0, sticks - options.until)],
    },
    // One heap is one part; under misère play there is no sum to speak of.
    ...(options.last === "wins" ? { parts: { parts: (position) => [position] } } : {}),
  }),
});
