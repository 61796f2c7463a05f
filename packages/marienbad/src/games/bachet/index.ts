import { parsed } from "../../base/error.ts";
import { facts } from "../../game/facts.ts";
import { opponent } from "../../game/game.ts";
import { readTuple, subtractionGame, writeTuple } from "../../impartial/index.ts";
import { defineGame } from "../entry.ts";
import { bachetRules } from "./rules.ts";

export const bachet = defineGame({
  id: "bachet",
  title: { en: "Bachet's race", fr: "Course de Bachet" },
  summary: {
    en: "From 0, each in turn adds 1 to 10 (or another most). Who reaches the target wins.",
    fr: "À partir de 0, chacun ajoute à son tour de 1 à 10 (ou un autre maximum). Qui atteint la cible gagne.",
  },
  reference: "Bachet de Méziriac, Problèmes plaisants et délectables (1612), problem 22",
  options: {
    target: {
      kind: "integer",
      default: 100,
      min: 1,
      max: 1_000_000,
      summary: { en: "the total that wins", fr: "le total gagnant" },
    },
    most: {
      kind: "integer",
      default: 10,
      min: 1,
      max: 1000,
      summary: { en: "the most that may be added", fr: "le plus que l'on peut ajouter" },
    },
  },
  build: ({ target, most }) => ({
    rules: bachetRules(target, most),
    facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    notation: {
      writeMove: (added) => String(added),
      writePosition: ({ total, turn }) => writeTuple([total], turn),
      readPosition(text) {
        const read = readTuple(text, { count: 1, max: target });
        return read.ok ? parsed({ total: read.value.numbers[0], turn: read.value.turn }) : read;
      },
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
