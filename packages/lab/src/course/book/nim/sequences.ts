import { text } from "marienbad";
import { mex, nimSum } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { drawHeaps } from "../heaps.ts";
import { numbered, stickName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";
import { CODES } from "./codes.ts";
import { kayles } from "./numbers.ts";

/** Grundy values of a heap from which these numbers are taken. */
export function subtraction(takes: readonly number[], most: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= most; n++)
    values.push(mex(takes.filter((taken) => taken <= n).map((taken) => values[n - taken])));
  return values;
}

const SEQUENCES: Readonly<Record<string, readonly number[]>> = {
  "123": subtraction([1, 2, 3], 71),
  "235": subtraction([2, 3, 5], 71),
  "134": subtraction([1, 3, 4], 71),
  kayles: kayles(71),
};

export const PERIODS: Section = {
  id: "periods",
  title: text("Sequences, codes and periods", "Suites, codes et périodes"),
  blocks: [
    {
      prose: [
        text(
          "Compute the numbers of heaps 0, 1, 2, 3… for {game}, and fold them into rows of {width}: when that is " +
            "the period, the columns become uniform. [The first row](row) is where exceptions hide. Seeing a " +
            "repetition is not proving it; but if it lasts " +
            "long enough to cover every possible move, it lasts for ever, and the number of a heap of a million " +
            "is known without computing it.",
          "Calculez les nombres des tas 0, 1, 2, 3… pour {game}, et pliez-les en rangées de {width} : quand c'est " +
            "la période, les colonnes deviennent uniformes. [La première rangée](row) cache les exceptions. Voir " +
            "une répétition n'est pas la prouver ; mais si " +
            "elle tient assez longtemps pour couvrir tous les coups possibles, elle tient pour toujours, et l'on " +
            "connaît le nombre d'un tas d'un million sans le calculer.",
        ),
      ],
      figure: figure<{ readonly game: string; readonly width: number }>({
        start: { game: "235", width: 7 },
        controls: {
          game: choice(
            "Game",
            "Jeu",
            ["123", "take 1, 2, 3", "prendre 1, 2, 3"],
            ["235", "take 2, 3, 5", "prendre 2, 3, 5"],
            ["134", "take 1, 3, 4", "prendre 1, 3, 4"],
            ["kayles", "Kayles", "Kayles"],
          ),
          width: slider(3, 14, "Width", "Largeur"),
        },
        draw: ({ game, width }) => {
          const drawing = new Drawing();
          const list = SEQUENCES[game].slice(0, width * 5);
          list.forEach((value, n) => {
            const same = n + width >= SEQUENCES[game].length || SEQUENCES[game][n + width] === value;
            drawing.node(`n${n}`, at((n % width) * 34, Math.floor(n / width) * 34), value, {
              width: 30,
              tone: same ? "player0" : "player1",
            });
          });
          return drawing.scene(t(text("A folded sequence", "Une suite pliée")));
        },
        parts: ({ width }) => ({ row: Array.from({ length: width }, (_, n) => `n${n}`) }),
        says: ({ game, width }) => {
          const list = SEQUENCES[game];
          const differ = list.slice(0, list.length - width).filter((value, n) => value !== list[n + width]).length;
          return differ === 0
            ? text(`Period ${width}, as far as seen.`, `Période ${width}, aussi loin qu'on voit.`)
            : text(
                `${differ} numbers differ from the one below.`,
                `${differ} nombres diffèrent de celui d'en dessous.`,
              );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Kayles looks periodic with 12 from the start; but 0, 3, 10 and 11 differ from 12, 15, 22 and 23. The " +
            "period begins later, and its last exception is 70. “Almost” is not periodic.",
          "Kayles a l'air périodique de 12 dès le début ; mais 0, 3, 10 et 11 diffèrent de 12, 15, 22 et 23. La " +
            "période commence plus loin, et sa dernière exception est 70. « Presque » n'est pas périodique.",
        ),
      ],
    },
    CODES,
  ],
  exercise: {
    asked: text(
      "Take 2, 3 or 5: what is the number of a heap of 1000?",
      "Prendre 2, 3 ou 5 : quel est le nombre " + "d'un tas de 1000 ?",
    ),
    answer: "3",
    hint: text("1000 = 7 · 142 + 6.", "1000 = 7 · 142 + 6."),
    wrong: [
      wrong("0", "The remainder is 6, not 7.", "Le reste est 6, pas 7."),
      wrong("2", "That is remainder 5.", "C'est le reste 5."),
    ],
    why: text("The row is 0 0 1 1 2 2 3, and the remainder is 6.", "La rangée est 0 0 1 1 2 2 3, et le reste est 6."),
  },
  further: [
    {
      asked: text(
        "Take 1, 3 or 4 (period 7: 0 1 0 1 2 3 2). The numbers of a heap of 100 and, at Kayles, of a row of " +
          "1,000,000? " +
          "(two numbers)",
        "Prendre 1, 3 ou 4 (période 7 : 0 1 0 1 2 3 2). Les nombres d'un tas de 100 et, au Kayles, d'une rangée de " +
          "1 000 000 ? (deux nombres)",
      ),
      answer: "0 1",
      hint: text(
        "100 = 7 · 14 + 2. For Kayles fold at 12, and read far below: 1,000,000 = 12 · 83,333 + 4.",
        "100 = 7 · 14 + 2. Pour Kayles pliez à 12, et lisez loin en bas : 1 000 000 = 12 · 83 333 + 4.",
      ),
      wrong: [
        wrong("1 1", "The remainder of 100 is 2, not 1.", "Le reste de 100 est 2, pas 1."),
        wrong(
          "2 1",
          "The remainder of 100 is 2: the third of the row.",
          "Le reste de 100 est 2 : le troisième de la rangée.",
        ),
      ],
      why: text("The remainders are 2 and 4.", "Les restes sont 2 et 4."),
    },
  ],
  lab: "#nim/grundy?2,3,5",
};

/** Grundy's game: split a heap into two unequal parts. */
export function grundyGame(most: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= most; n++) {
    const after: number[] = [];
    for (let part = 1; 2 * part < n; part++) after.push(nimSum([values[part], values[n - part]]));
    values.push(mex(after));
  }
  return values;
}

const BOARD = 9;

/** Moves of Wythoff's game: down in one heap, or equally in both. */
function wythoffMoves(x: number, y: number): [number, number][] {
  const down = (from: number): number[] => Array.from({ length: from }, (_, to) => to);
  return [
    ...down(x).map((to): [number, number] => [to, y]),
    ...down(y).map((to): [number, number] => [x, to]),
    ...down(Math.min(x, y)).map((less): [number, number] => [x - less - 1, y - less - 1]),
  ];
}

/** Grundy values of Wythoff's game, by rows. */
export const WYTHOFF: readonly (readonly number[])[] = (() => {
  const values: number[][] = Array.from({ length: BOARD }, () => []);
  for (let row = 0; row < BOARD; row++) {
    for (let column = 0; column < BOARD; column++) {
      values[row][column] = mex(wythoffMoves(column, row).map(([x, y]) => values[y][x]));
    }
  }
  return values;
})();

export const MENAGERIE: Section = {
  id: "menagerie",
  title: text("The menagerie", "La ménagerie"),
  blocks: [
    {
      prose: [
        text(
          "Split a heap into two unequal parts: Grundy's game. A heap of {n} is worth {value}; touch [a " +
            "part](parts) to split there. Whether its sequence of numbers is periodic is an open question " +
            "(Berlekamp, Conway and Guy, “Winning Ways”, chapter 4). One number " +
            "per position, and already open questions.",
          "Couper un tas en deux parts inégales : le jeu de Grundy. Un tas de {n} vaut {value} ; touchez [une " +
            "part](parts) pour couper là. On ne sait pas si sa suite de nombres est périodique (Berlekamp, " +
            "Conway et Guy, « Winning Ways », chapitre 4). Un nombre par " +
            "position, et déjà des questions ouvertes.",
        ),
      ],
      figure: figure<{ readonly n: number; readonly cut: number }>({
        start: { n: 8, cut: 1 },
        fields: { cut: from(1, 20) },
        controls: { n: slider(3, 20, "Heap", "Tas") },
        draw: ({ n, cut }) =>
          drawHeaps([n], t(text("A heap to split", "Un tas à couper")), {
            tone: (_, stick) => (stick < cut ? "player0" : "player1"),
          }),
        parts: ({ n }) => ({ parts: Array.from({ length: Math.ceil(n / 2) - 1 }, (_, stick) => `h0s${stick}`) }),
        touchable: ({ n }) => Array.from({ length: n - 1 }, (_, stick) => `h0s${stick}`),
        called: stickName,
        touch: (state, node) => ({ ...state, cut: Number(node.split("s")[1]) + 1 }),
        values: ({ n }) => ({ value: String(grundyGame(20)[n]) }),
        says: ({ n, cut }) => {
          if (cut >= n) return text("Split somewhere.", "Coupez quelque part.");
          if (cut * 2 === n)
            return text(
              `${cut} and ${cut}: the parts must be unequal.`,
              `${cut} et ${cut} : les parts doivent être inégales.`,
            );
          const values = grundyGame(20);
          const [a, b] = [values[cut], values[n - cut]];
          return text(
            `${cut} + ${n - cut}: ${a} ⊕ ${b} = ${nimSum([a, b])}.`,
            `${cut} + ${n - cut} : ${a} ⊕ ${b} = ${nimSum([a, b])}.`,
          );
        },
      }),
    },
    {
      prose: [
        text(
          "Two heaps, and one takes from one, or the same number from both: Wythoff's game, a queen who " +
            "walks home to the " +
            "corner. [The lost squares](lost) are few: (0, 0), (1, 2), (3, 5), (4, 7)… and their mirror " +
            "images. Touch a " +
            "square, and see a move to a lost one, or that there is none.",
          "Deux tas, et l'on prend dans l'un, ou autant dans les deux : le jeu de Wythoff, une dame qui " +
            "rentre au coin. [Les " +
            "cases perdues](lost) sont rares : (0, 0), (1, 2), (3, 5), (4, 7)… et leurs symétriques. Touchez " +
            "une case, et " +
            "voyez un coup vers une case perdue, ou qu'il n'y en a pas.",
        ),
      ],
      figure: figure<{ readonly x: number; readonly y: number }>({
        start: { x: 6, y: 3 },
        fields: { x: from(0, BOARD - 1), y: from(0, BOARD - 1) },
        draw: ({ x, y }) => {
          const drawing = new Drawing();
          for (let row = 0; row < BOARD; row++) {
            for (let column = 0; column < BOARD; column++) {
              const value = WYTHOFF[row][column];
              drawing.node(`q${column}r${row}`, at(column * 36, row * 36), value === 0 ? "0" : "", {
                width: 33,
                tone: value === 0 ? "player1" : "plain",
                ...(row === y && column === x ? { stroke: "strong" as const } : {}),
              });
            }
          }
          return drawing.scene(t(text("A queen who walks home", "Une dame qui rentre")));
        },
        parts: () => ({
          lost: WYTHOFF.flatMap((line, row) =>
            line.flatMap((value, column) => (value === 0 ? [`q${column}r${row}`] : [])),
          ),
        }),
        called: numbered("column #, row #", "colonne #, ligne #", 0),
        touch: (_, node) => {
          const [x, y] = (node.match(/\d+/g) ?? []).map(Number);
          return { x, y };
        },
        says: ({ x, y }) => {
          const good = wythoffMoves(x, y).filter(([column, row]) => WYTHOFF[row][column] === 0);
          const list = good.map(([column, row]) => `(${column}, ${row})`).join(", ");
          return good.length === 0
            ? text(`(${x}, ${y}) is lost for whoever must move.`, `(${x}, ${y}) est perdue pour qui doit jouer.`)
            : text(`From (${x}, ${y}) go to ${list}.`, `De (${x}, ${y}), allez en ${list}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Grundy's game, a heap of 8: which split wins? (two numbers)",
      "Jeu de Grundy, tas de 8 : quelle " + "coupe gagne ? (deux nombres)",
    ),
    answer: "1 7",
    also: ["7 1"],
    hint: text("Leave a sum of 0.", "Laissez une somme nulle."),
    wrong: [
      wrong("3 5", "1 ⊕ 2 = 3.", "1 ⊕ 2 = 3."),
      wrong("4 4", "Two unequal parts!", "Deux parts inégales !"),
      wrong("2 6", "0 ⊕ 1 = 1.", "0 ⊕ 1 = 1."),
    ],
    why: text("0 ⊕ 0 = 0.", "0 ⊕ 0 = 0."),
  },
  lab: "#play/chomp",
};
