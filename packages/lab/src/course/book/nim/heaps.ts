import { text } from "marienbad";
import { analyseNim, nimSum } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { atMost, from } from "../fields.ts";
import { bestReply, drawHeaps, takenFrom } from "../heaps.ts";
import { labelled, matchName, stickName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const total = (heaps: readonly number[]): number => heaps.reduce((a, b) => a + b, 0);
export const bits = (heap: number): string => heap.toString(2).padStart(3, "0");

interface Table {
  readonly heaps: readonly number[];
  readonly moves: number;
}

export const LAMP: Section = {
  id: "lamp",
  title: text("A lamp under the table", "Une lampe sous la table"),
  blocks: [
    {
      prose: [
        text(
          "The matches of the first chapter, rows 1, 3, 5, 7; who takes the last one loses. This time *you* are " +
            "second: the machine has taken one. Under each column of the binary " +
            "digits stands their sum without carry: {sum}. [Touch a match](sticks) so that all of it becomes 0, " +
            "and keep doing so. Everything in this chapter explains this lamp.",
          "Les allumettes du premier chapitre, rangées 1, 3, 5, 7 ; qui prend la dernière perd. Cette fois c'est " +
            "*vous* le second : la machine en a pris une. La somme sans retenue des " +
            "écritures binaires est {sum}. [Touchez une allumette](sticks) pour la ramener à 0, et recommencez. " +
            "Tout ce chapitre explique cette lampe.",
        ),
      ],
      figure: figure<Table>({
        start: { heaps: [1, 3, 5, 6], moves: 0 },
        fields: { heaps: atMost([1, 3, 5, 6]), moves: from(-1, 15) },
        draw: ({ heaps }) =>
          drawHeaps(heaps, t(text("Rows with their binary digits", "Des rangées et leurs chiffres binaires")), {
            note: (heap) => bits(heaps[heap]),
          }),
        parts: ({ heaps }) => ({ sticks: heaps[3] > 0 ? [`h3s${heaps[3] - 1}`] : [] }),
        called: matchName,
        touch: ({ heaps, moves }, node) => {
          const mine = takenFrom(heaps, node);
          return { heaps: bestReply(mine, true), moves: total(mine) === 0 ? -1 : moves + 1 };
        },
        values: ({ heaps }) => ({ sum: bits(nimSum(heaps)) }),
        says: ({ heaps, moves }) => {
          if (moves < 0) return text("You took the last one: you lose.", "Vous avez pris la dernière : vous perdez.");
          if (total(heaps) === 0)
            return text("The machine took the last one: you win.", "La machine a pris la " + "dernière : vous gagnez.");
          return analyseNim(heaps, { misere: true }).winner === 0
            ? text("You can win from here.", "Vous pouvez gagner d'ici.")
            : text("The machine can win from here.", "La machine peut gagner d'ici.");
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "1 ⊕ 3 ⊕ 5 ⊕ 7, adding binary digits without carrying: which number?",
      "1 ⊕ 3 ⊕ 5 ⊕ 7, en " + "ajoutant les chiffres binaires sans retenue : quel nombre ?",
    ),
    answer: "0",
    hint: text(
      "001, 011, 101, 111: count the ones in each column.",
      "001, 011, 101, 111 : comptez les 1 de " + "chaque colonne.",
    ),
    wrong: [
      wrong("16", "That is the ordinary sum.", "C'est la somme ordinaire."),
      wrong("8", "Without carrying.", "Sans retenue."),
    ],
    why: text(
      "Every column holds an even number of ones: who begins has lost.",
      "Chaque colonne a un nombre pair " + "de 1 : qui commence a perdu.",
    ),
  },
  lab: "#nim/heaps?1,3,5,6&misere",
};

interface Strip {
  readonly takes: string;
  readonly last: string;
  readonly n: number;
  /** The number that was touched. */
  readonly here: number;
}

/** Numbers from which the player to move loses. */
export function lostNumbers(takes: readonly number[], last: string, most: number): number[] {
  const lost: number[] = [];
  for (let n = 0; n <= most; n++) {
    const left = takes.map((taken) => n - taken).filter((rest) => rest >= 0);
    const stuck = left.length === 0;
    if (stuck ? last === "wins" : left.every((rest) => !lost.includes(rest))) lost.push(n);
  }
  return lost;
}

const takesOf = (word: string): number[] => [...word].map(Number);

export const ONE_HEAP: Section = {
  id: "one-heap",
  title: text("One heap", "Un seul tas"),
  blocks: [
    {
      prose: [
        text(
          "Take {takes}, and the last stick {last}. On the strip [orange numbers](lost) are lost for the player " +
            "to move; touch one to see what can be left. With 1, 2, 3 whatever the other does I can complete " +
            "to 4: so leaving " +
            "a multiple of 4 wins; if the last stick loses, a multiple of 4 plus one. Bachet knew it in 1612, " +
            "adding instead of taking away.",
          "Prendre {takes}, et le dernier bâtonnet {last}. Sur la bande, [les nombres orange](lost) sont perdus " +
            "pour qui doit jouer ; touchez-en un pour voir ce qu'on peut laisser. Avec 1, 2, 3, quoi que " +
            "fasse l'autre je peux compléter à " +
            "4 : laisser un multiple de 4 gagne donc ; si le dernier perd, un multiple de 4 plus un. Bachet le " +
            "savait en 1612, en ajoutant au lieu d'ôter.",
        ),
      ],
      figure: figure<Strip>({
        start: { takes: "123", last: "wins", n: 24, here: -1 },
        fields: { n: from(24, 24), here: from(-1, 24) },
        controls: {
          takes: choice(
            "Take",
            "Prendre",
            ["12", "1, 2", "1, 2"],
            ["123", "1, 2, 3", "1, 2, 3"],
            ["235", "2, 3, 5", "2, 3, 5"],
            ["134", "1, 3, 4", "1, 3, 4"],
          ),
          last: choice("The last stick", "Le dernier", ["wins", "wins", "gagne"], ["loses", "loses", "perd"]),
        },
        called: labelled("number", "nombre"),
        touch: (state, node) => ({ ...state, here: Number(node.slice(1)) }),
        draw: ({ takes, last, n, here }) => {
          const drawing = new Drawing();
          const lost = lostNumbers(takesOf(takes), last, n);
          for (let number = 0; number <= n; number++) {
            drawing.node(`n${number}`, at((number % 9) * 44, Math.floor(number / 9) * 44), number, {
              width: 38,
              tone: lost.includes(number) ? "player1" : "player0",
              ...(number === here ? { stroke: "strong" as const } : {}),
            });
          }
          return drawing.scene(t(text("A strip of numbers", "Une bande de nombres")));
        },
        parts: ({ takes, last, n }) => ({ lost: lostNumbers(takesOf(takes), last, n).map((number) => `n${number}`) }),
        says: ({ takes, last, here }) => {
          const lost = lostNumbers(takesOf(takes), last, 24);
          if (here < 0) return text(`Lost: ${lost.join(", ")}.`, `Perdus : ${lost.join(", ")}.`);
          const left = takesOf(takes)
            .map((taken) => here - taken)
            .filter((rest) => rest >= 0);
          const good = left.filter((rest) => lost.includes(rest)).join(", ");
          if (good !== "") return text(`From ${here} leave ${good}.`, `De ${here}, laissez ${good}.`);
          if (left.length === 0) return text(`From ${here} there is no move.`, `De ${here}, aucun coup.`);
          return text(
            `From ${here} one leaves ${left.join(", ")}: all won for the other.`,
            `De ${here} on laisse ${left.join(", ")} : tous gagnés pour l'autre.`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "With the last stick losing, “leave a multiple of 4” is exactly one off: from 7 leave 4, the other " +
            "leaves 1, and you take it. From 7 take 2 and leave 5.",
          "Quand le dernier perd, « laisser un multiple de 4 » se trompe d'un : de 7 laissez 4, l'autre laisse 1, " +
            "et vous le prenez. De 7 il faut en prendre 2 et laisser 5.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Bachet: up to 100, each adds at most 10, whoever says 100 wins. What does one say first?",
      "Bachet : vers 100, chacun ajoute au plus 10, qui dit 100 gagne. Que dire d'abord ?",
    ),
    answer: "1",
    hint: text("Go back from 100 by elevens.", "Reculez de 100 par 11."),
    wrong: [
      wrong("10", "The other says 12, and holds it.", "L'autre dit 12, et le tient."),
      wrong("0", "One must " + "say a number.", "Il faut dire un nombre."),
    ],
    why: text("1, 12, 23, …, 89, 100.", "1, 12, 23, …, 89, 100."),
  },
  further: [
    {
      asked: text(
        "Take 2, 3 or 5, the last one wins; up to 15 sticks: before which numbers does the player to move lose?",
        "Prendre 2, 3 ou 5, le dernier gagne ; jusqu'à 15 bâtonnets : devant quels nombres perd celui qui doit jouer ?",
      ),
      answer: "0 1 7 8 14 15",
      set: true,
      hint: text("Who is stuck? Then go up by sevens.", "Qui est coincé ? Puis montez de 7 en 7."),
      wrong: [
        wrong("~1", "With 1 nothing can be taken either.", "Avec 1, on ne peut rien prendre non plus."),
        wrong("~0", "With 0 nothing can be taken.", "Avec 0, on ne peut rien prendre."),
        wrong(
          "~8",
          "From 8 one leaves 6, 5 or 3: all won for the other.",
          "De 8 on laisse 6, 5 ou 3 : tous gagnés pour l'autre.",
        ),
        wrong("+2", "From 2 one takes 2.", "De 2, on prend 2."),
      ],
      why: text("0 and 1, then the same again every 7.", "0 et 1, puis de même tous les 7."),
    },
  ],
  lab: "#nim/grundy?1,2,3",
};

export const TWIN_HEAPS: Section = {
  id: "twins",
  title: text("Twins", "Les jumeaux"),
  blocks: [
    {
      prose: [
        text(
          "Two heaps, {a} and {b}; the last stick wins. Before equal heaps whoever must move has lost: the other " +
            "[copies each move](copy) in the other heap, and always has a copy to play. " +
            "Before unequal heaps, make them equal. Touch a stick: it goes with those to its right, and the " +
            "machine answers.",
          "Deux tas, {a} et {b} ; le dernier gagne. Devant deux tas égaux, qui doit jouer a perdu : l'autre " +
            "[copie chaque coup](copy) dans l'autre tas, et a toujours une copie à jouer. Devant " +
            "deux tas inégaux, on les égalise. Touchez un bâtonnet : il part avec ceux à sa droite, et la machine " +
            "répond.",
        ),
      ],
      figure: figure<{ readonly a: number; readonly b: number }>({
        start: { a: 4, b: 7 },
        controls: { a: slider(0, 7, "First heap", "Premier tas"), b: slider(0, 7, "Second heap", "Second tas") },
        draw: ({ a, b }) => drawHeaps([a, b], t(text("Two heaps", "Deux tas"))),
        parts: ({ a, b }) => {
          const more = a > b ? 0 : 1;
          const length = Math.abs(a - b);
          return { copy: Array.from({ length }, (_, index) => `h${more}s${Math.min(a, b) + index}`) };
        },
        called: stickName,
        touch: ({ a, b }, node) => {
          const [x, y] = bestReply(takenFrom([a, b], node), false);
          return { a: x, b: y };
        },
        says: ({ a, b }) => {
          if (a + b === 0)
            return text(
              "Nothing is left: whoever moved last has won.",
              "Il ne reste rien : qui a " + "joué le dernier a gagné.",
            );
          return a === b
            ? text("Twins: whoever must move loses.", "Jumeaux : qui doit jouer perd.")
            : text(
                `Take ${Math.abs(a - b)} from the larger heap.`,
                `Prenez-en ${Math.abs(a - b)} dans le plus grand tas.`,
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "(4, 7), the last one wins: how many sticks are taken from the heap of 7?",
      "(4, 7), le dernier " + "gagne : combien prend-on dans le tas de 7 ?",
    ),
    answer: "3",
    hint: text("Make twins.", "Faites des jumeaux."),
    wrong: [
      wrong("7", "The other takes the 4 and wins.", "L'autre prend les 4 et gagne."),
      wrong("4", "That " + "leaves 4 and 3.", "Il reste alors 4 et 3."),
    ],
    why: text("4 and 4: twins.", "4 et 4 : des jumeaux."),
  },
  lab: "#nim/heaps?4,7",
};
