import { text } from "marienbad";
import { analyseNim } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { from } from "../fields.ts";
import { drawHeaps } from "../heaps.ts";
import { stickName } from "../names.ts";
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
      figure: figure<{ readonly big: number; readonly rule: string; readonly left: number }>({
        start: { big: 2, rule: "misere", left: -1 },
        fields: { left: from(-1, 6) },
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
        touchable: ({ big }) => Array.from({ length: big }, (_, stick) => `h2s${stick}`),
        called: stickName,
        touch: (state, node) => ({ ...state, left: Number(node.split("s")[1]) }),
        says: ({ big, rule, left }) => {
          if (left < 0 || left >= big)
            return text("Touch the large heap to move in it.", "Touchez le grand tas pour y jouer.");
          const wins = analyseNim([1, 1, left], { misere: rule === "misere" }).winner === 1;
          const ones = 2 + (left === 1 ? 1 : 0);
          const [en, fr] = wins ? ["it wins", "cela gagne"] : ["it loses", "cela perd"];
          return left > 1
            ? text(`1, 1, ${left} is left: ${en}.`, `Il reste 1, 1, ${left} : ${fr}.`)
            : text(`${ones} heaps of 1 are left: ${en}.`, `Il reste ${ones} tas de 1 : ${fr}.`);
        },
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
            "take the last. Also: this switch is a gift of Nim, not of all games: at Kayles with the last " +
            "one losing, whoever " +
            "begins loses with 1, 4, 9 and 12 skittles, and no rule of the normal game says so.",
          "Jouer la règle normale jusqu'au bout : de 1, 1, 2 on laisse 1, 1 ; l'autre en prend un, et vous prenez " +
            "le dernier. Et ce tournant est un cadeau du Nim, pas de tous les jeux : au Kayles où le dernier " +
            "perd, qui commence " +
            "perd avec 1, 4, 9 et 12 quilles, et aucune règle du jeu normal ne le dit.",
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
  further: [
    {
      asked: text("Misère, 1, 3, 5, 6: which moves win?", "Misère, 1, 3, 5, 6 : quels coups gagnent ?"),
      options: [
        option(["1", "1 → 0", "1 → 0"]),
        option(["3", "3 → 2", "3 → 2"]),
        option(["5", "5 → 4", "5 → 4"]),
        option(["6", "6 → 5", "6 → 5"]),
      ],
      answer: "1 3 5",
      set: true,
      hint: text(
        "As in the normal game: large heaps are still there.",
        "Comme au jeu normal : il y a encore de grands tas.",
      ),
      wrong: [
        wrong("+6", "1 ⊕ 3 ⊕ 5 ⊕ 5 = 2.", "1 ⊕ 3 ⊕ 5 ⊕ 5 = 2."),
        wrong("~1", "3 ⊕ 5 ⊕ 6 = 0: taking the one wins too.", "3 ⊕ 5 ⊕ 6 = 0 : prendre le 1 gagne aussi."),
        wrong("~3", "1 ⊕ 2 ⊕ 5 ⊕ 6 = 0.", "1 ⊕ 2 ⊕ 5 ⊕ 6 = 0."),
        wrong("~5", "1 ⊕ 3 ⊕ 4 ⊕ 6 = 0.", "1 ⊕ 3 ⊕ 4 ⊕ 6 = 0."),
      ],
      why: text("All three leave the sum 0, with large heaps.", "Les trois laissent la somme 0, avec de grands tas."),
    },
  ],
  lab: "#nim/heaps?1,1,2&misere",
};
