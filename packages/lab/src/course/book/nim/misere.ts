import { text } from "marienbad";
import { analyseNim } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { drawHeaps } from "../heaps.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

export const MISERE: Section = {
  id: "misere",
  title: text("Misère: the last one loses", "Misère : le dernier perd"),
  blocks: [
    {
      prose: [
        text(
          "In Marienbad taking the last match loses. Yet one plays as before, up to the moment when only heaps of " +
            "1 are left: then leave an *odd* number of them instead of an even one. Heaps 1, 1 and {big}, {rule}: " +
            "the winning move is {move}. One move changes, but it is [the one that decides](big).",
          "À Marienbad, prendre la dernière allumette fait perdre. On joue pourtant comme avant, jusqu'à ne plus " +
            "avoir que des tas de 1 : là, on en laisse un nombre *impair* au lieu de pair. Tas 1, 1 et {big}, " +
            "{rule} : le coup gagnant est {move}. Un seul coup change, mais c'est [celui qui décide](big).",
        ),
      ],
      figure: figure<{ readonly big: number; readonly rule: string }>({
        start: { big: 2, rule: "misere" },
        controls: {
          big: slider(2, 7, "The large heap", "Le grand tas"),
          rule: choice(
            "Rule",
            "Règle",
            ["normal", "the last one wins", "le dernier gagne"],
            ["misere", "the last " + "one loses", "le dernier perd"],
          ),
        },
        draw: ({ big }) => drawHeaps([1, 1, big], t(text("Two ones and a large heap", "Deux uns et un grand tas"))),
        parts: ({ big }) => ({ big: Array.from({ length: big }, (_, stick) => `h2s${stick}`) }),
        values: ({ big, rule }) => {
          const { moves } = analyseNim([1, 1, big], { misere: rule === "misere" });
          return { move: moves.map(({ from, to }) => `${from} → ${to}`).join(", ") };
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Playing the normal rule to the very end: from 1, 1, 2 one leaves 1, 1; the other takes one, and you " +
            "take the last. Also: this switch is a gift of Nim, not of all games.",
          "Jouer la règle normale jusqu'au bout : de 1, 1, 2 on laisse 1, 1 ; l'autre en prend un, et vous prenez " +
            "le dernier. Et ce tournant est un cadeau du Nim, pas de tous les jeux.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Misère, 1, 1, 1, 2: what does one leave of the heap of 2?",
      "Misère, 1, 1, 1, 2 : que " + "laisse-t-on du tas de 2 ?",
    ),
    options: [option(["0", "nothing", "rien"]), option(["1", "one stick", "un bâtonnet"])],
    answer: "0",
    hint: text("Leave an odd number of ones.", "Laissez un nombre impair de uns."),
    wrong: [
      wrong(
        "1",
        "Four heaps of 1 are left: one goes, and three remain for you.",
        "Il resterait quatre tas " + "de 1 : l'un part, et trois restent pour vous.",
      ),
    ],
    why: text("Three heaps of 1 are left, an odd number.", "Il reste trois tas de 1, un nombre impair."),
  },
  lab: "#nim/heaps?1,1",
};
