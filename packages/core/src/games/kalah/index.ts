import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { titled } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { choice, integer } from "../option-specs.ts";
import { board, notation, rules, scores, seedsAhead } from "./rules.ts";

/** Kalah, as the catalogue has it. */
export const kalah = catalogueFamily({
  id: "kalah",
  title: sameText("Kalah"),
  summary: text(
    "Sow the seeds of a pit counter-clockwise, one by one, also into your store. A last seed in the store moves " +
      "again; one in an empty pit of your own is banked with the seeds opposite. When a side is empty the rest goes " +
      "to its owner; most seeds win.",
    "Semer les graines d'un trou une à une, en sens inverse des aiguilles, aussi dans son grenier. Une dernière " +
      "graine au grenier rejoue ; dans un trou vide à soi, elle est engrangée avec celles d'en face. Quand un côté " +
      "est vide, le reste va à son propriétaire ; le plus de graines l'emporte.",
  ),
  reference: "W. J. Champion (1940); G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah, ICGA Journal 23 (2000)",
  options: {
    pits: integer({ default: 6, min: 1, max: 8 }, text("pits on each side", "trous de chaque côté")),
    seeds: integer(
      { default: 4, min: 1, max: 8 },
      text("seeds in each pit at the start", "graines dans chaque trou au début"),
    ),
    "empty-capture": choice(
      ["yes", "no"],
      text(
        "whether a last seed in an empty pit is banked when nothing lies opposite",
        "si une dernière graine dans un trou vide est engrangée quand il n'y a rien en face",
      ),
    ),
  },
  showing: {
    kind: "counting",
    synonyms: text("mancala, awele, seeds, sowing", "mancala, awalé, graines, semailles"),
    cards: [
      {
        options: { pits: 3, seeds: 3 },
        variant: text("3 pits, 3 seeds", "3 trous, 3 graines"),
        difficulty: 2,
        moves: "1 3",
      },
    ],
    more: [
      { options: { pits: 4, seeds: 3 }, variant: text("4 pits, 3 seeds", "4 trous, 3 graines") },
      { variant: text("6 pits, 4 seeds", "6 trous, 4 graines") },
    ],
  },
  rule: ({ "empty-capture": capture }) =>
    text(
      "Sow the seeds of a pit counter-clockwise, one by one, also into your store. A last seed in the store moves " +
        "again; one in an empty pit of your own is banked with the seeds opposite" +
        `${capture === "yes" ? ", even if there are none" : ", if there are any"}. When a side is empty the rest ` +
        "goes to its owner; most seeds win.",
      "Semer les graines d'un trou une à une, en sens inverse des aiguilles, aussi dans son grenier. Une dernière " +
        "graine au grenier rejoue ; dans un trou vide à soi, elle est engrangée avec celles d'en face" +
        `${capture === "yes" ? ", même s'il n'y en a pas" : ", s'il y en a"}. Quand un côté est vide, le reste va ` +
        "à son propriétaire ; le plus de graines l'emporte.",
    ),
  build({ pits, seeds, "empty-capture": capture }) {
    const options = { pits, seeds, emptyCapture: capture === "yes" };
    return {
      ...rules(options),
      facts: facts({ impartial: false, acyclic: true, canDraw: true }),
      notation: notation(options),
      board: board(options),
      scores: scores(options),
      heuristics: { seeds: titled(text("seeds on each side", "graines de chaque côté"), seedsAhead) },
    };
  },
});
