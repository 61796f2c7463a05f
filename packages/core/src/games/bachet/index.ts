import { parsed } from "../../base/error.ts";
import { text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { opponent, type Player } from "../../game/game.ts";
import type { FullGame } from "../../game/members.ts";
import { subtractionGame } from "../../impartial/index.ts";
import { readTuplePosition, writeTuple } from "../../impartial/tuple.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";

/** The total reached so far, and the player who adds next. */
export interface Position {
  readonly total: number;
  readonly turn: Player;
}

/** Bachet's race, as the catalogue has it. */
export const bachet = catalogueFamily({
  id: "bachet",
  title: text("Bachet's race", "Course de Bachet"),
  summary: text(
    "Starting from 0, each player in turn adds 1 to 10 (or another maximum). Whoever reaches the target wins.",
    "À partir de 0, chacun ajoute à son tour de 1 à 10 (ou un autre maximum). Qui atteint la cible gagne.",
  ),
  reference: "Bachet de Méziriac, Problèmes plaisants et délectables (1612), problem 22",
  options: {
    target: integer({ default: 100, min: 1, max: 1_000_000 }, text("the total that wins", "le total gagnant")),
    most: integer(
      { default: 10, min: 1, max: 1000 },
      text("the largest number that may be added", "le plus grand nombre qu'on peut ajouter"),
    ),
  },
  showing: {
    kind: "heaps",
    name: text("Race to 100", "Course à 100"),
    synonyms: text("race to 20, counting game", "course à 20, jeu de Bachet"),
    cards: [{ variant: text("1 to 10", "1 à 10"), difficulty: 1, moves: "9 8 10 7" }],
    more: [{ options: { target: 20, most: 2 }, variant: text("to 20, 1 or 2", "à 20, 1 ou 2") }],
  },
  rule: ({ target, most }) =>
    text(
      `Starting from 0, each player in turn adds 1 to ${most}. Whoever reaches ${target} wins.`,
      `À partir de 0, chacun ajoute à son tour de 1 à ${most}. Qui atteint ${target} gagne.`,
    ),
  build: ({ target, most }): FullGame<Position, number> => ({
    start: { total: 0, turn: 0 },
    turn: ({ turn }) => turn,
    moves: ({ total }) => Array.from({ length: Math.min(most, target - total) }, (_, index) => index + 1),
    play: ({ total, turn }, added) => ({ total: total + added, turn: opponent(turn) }),
    result: ({ total, turn }) => (total === target ? opponent(turn) : undefined),
    key: ({ total, turn }) => 2 * total + turn,
    facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    notation: {
      writeMove: (added) => String(added),
      writePosition: ({ total, turn }) => writeTuple([total], turn),
      readPosition: (text) =>
        readTuplePosition(text, { count: 1, max: target }, ([total], turn) => parsed({ total, turn })),
    },
    board: { draw: ({ total }) => `${total} / ${target}` },
    turnSwap: { swapTurn: ({ total, turn }) => ({ total, turn: opponent(turn) }) },
    // What is missing to the target is a heap.
    heaps: {
      game: subtractionGame(Array.from({ length: most }, (_, index) => index + 1)),
      misere: false,
      heapsOf: ({ total }) => [target - total],
    },
  }),
});
