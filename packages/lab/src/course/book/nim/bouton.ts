import { text } from "marienbad";
import { analyseNim, nimSum } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { figure, type Section, slider, wrong } from "../vocabulary.ts";
import { bits } from "./heaps.ts";

interface Columns {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const heapsOf = ({ a, b, c }: Columns): number[] => [a, b, c];

export const BOUTON: Section = {
  id: "bouton",
  title: text("Bouton: even columns", "Bouton : des colonnes paires"),
  blocks: [
    {
      prose: [
        text(
          "Write the heaps {a}, {b}, {c} in binary, one under the other, and add without carrying: that is ⊕, and " +
            "it gives {sum}. *Theorem* (Bouton, 1901): the player *to move* loses exactly when the " +
            "sum is 0. Dashed [columns are odd](odd). Touch a 1: its heap loses that much, and you see which " +
            "columns change.",
          "Écrivez les tas {a}, {b}, {c} en binaire, l'un sous l'autre, et ajoutez sans retenue : c'est ⊕, et " +
            "cela donne {sum}. *Théorème* (Bouton, 1901) : celui qui *doit jouer* perd exactement quand la " +
            "somme est 0. En tirets, [les colonnes impaires](odd). Touchez un 1 : son tas perd d'autant, et " +
            "l'on voit quelles " +
            "colonnes changent.",
        ),
      ],
      figure: figure<Columns>({
        start: { a: 3, b: 4, c: 5 },
        controls: {
          a: slider(0, 7, "First heap", "Premier tas"),
          b: slider(0, 7, "Second heap", "Deuxième tas"),
          c: slider(0, 7, "Third heap", "Troisième tas"),
        },
        draw: (state) => {
          const drawing = new Drawing();
          const sum = bits(nimSum(heapsOf(state)));
          [...heapsOf(state).map(bits), sum].forEach((row, index) => {
            const y = index * 46 + (index === 3 ? 14 : 0);
            drawing.text(index === 3 ? "⊕" : String(heapsOf(state)[index]), at(-40, y), { size: "head" });
            [...row].forEach((digit, column) => {
              const odd = sum[column] === "1";
              drawing.node(`d${index}c${column}`, at(column * 46, y), digit, {
                width: 38,
                shape: index === 3 ? "card" : "circle",
                tone:
                  index === 3 ? (odd ? "player1" : "player0") : digit === "1" ? (odd ? "player1" : "draw") : "faded",
              });
            });
          });
          return drawing.scene(t(text("Three heaps in binary", "Trois tas en binaire")));
        },
        parts: (state) => {
          const sum = bits(nimSum(heapsOf(state)));
          return {
            odd: [...sum].flatMap((digit, column) =>
              digit === "1" ? [0, 1, 2, 3].map((row) => `d${row}c${column}`) : [],
            ),
          };
        },
        touchable: (state) =>
          heapsOf(state).flatMap((heap, row) =>
            [...bits(heap)].flatMap((digit, column) => (digit === "1" ? [`d${row}c${column}`] : [])),
          ),
        called: (_, node) => {
          const [row, column] = (node.match(/\d+/g) ?? []).map(Number);
          const worth = 2 ** (2 - column);
          return text(`heap ${row + 1}, the digit of ${worth}`, `tas ${row + 1}, le chiffre des ${worth}`);
        },
        touch: (state, node) => {
          const [row, column] = (node.match(/\d+/g) ?? []).map(Number);
          const name = (["a", "b", "c"] as const)[row];
          return { ...state, [name]: state[name] - 2 ** (2 - column) };
        },
        values: (state) => ({ sum: String(nimSum(heapsOf(state))) }),
        says: (state) => {
          const { moves } = analyseNim(heapsOf(state));
          const list = moves.map(({ from, to }) => `${from} → ${to}`).join(", ");
          return moves.length === 0
            ? text("No winning move: whoever must move loses.", "Aucun coup gagnant : qui doit jouer perd.")
            : text(`Winning: ${list}.`, `Gagnent : ${list}.`);
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "All columns even: a move changes one heap, so at least one of its digits, and that column becomes odd. " +
            "Some column odd: take the leftmost odd one; some heap has a 1 there. Turn in it all digits in odd " +
            "columns: it becomes smaller, since its first changed digit goes from 1 to 0, and all columns are " +
            "even. The empty table is even: who is left with it has lost.",
          "Toutes les colonnes paires : un coup change un tas, donc au moins un de ses chiffres, et cette colonne " +
            "devient impaire. Une colonne impaire : prenez la plus à gauche ; un tas y a un 1. Retournez-y tous " +
            "les chiffres des colonnes impaires : il diminue, car son premier chiffre changé passe de 1 à 0, et " +
            "toutes les colonnes sont paires. La table vide est paire : qui la reçoit a perdu.",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "“A position is winning if and only if the sum is 0” fails on the smallest heap: (1) has sum 1, take it " +
            "and win; (0) has sum 0, and nothing can be taken. The sentence is true of whoever has *just moved*.",
          "« Une position est gagnante si et seulement si la somme est nulle » échoue sur le plus petit tas : (1) " +
            "a la somme 1, prenez-le et gagnez ; (0) a la somme 0, et on ne peut rien prendre. La phrase est " +
            "vraie de " +
            "celui qui *vient de jouer*.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "6, 10, 13: the nim-sum, and the winning move, from and to? (three numbers)",
      "6, 10, 13 : la " + "somme, et le coup gagnant, de combien à combien ? (trois nombres)",
    ),
    answer: "1 13 12",
    hint: text("6 ⊕ 10 = 12.", "6 ⊕ 10 = 12."),
    wrong: [
      wrong(
        "29 13 12",
        "Without carrying: 6 ⊕ 10 = 12, and 12 ⊕ 13 = 1.",
        "Sans retenue : 6 ⊕ 10 = 12, et " + "12 ⊕ 13 = 1.",
      ),
      wrong("1 6 7", "One can only take away.", "On ne peut qu'enlever."),
    ],
    why: text(
      "0110, 1010, 1101: only the last column is odd, and only 13 has a 1 there.",
      "0110, 1010, 1101 : " + "seule la dernière colonne est impaire, et seul 13 y a un 1.",
    ),
  },
  further: [
    {
      asked: text("5 ⊕ 3?", "5 ⊕ 3 ?"),
      answer: "6",
      hint: text("101 and 011, without carrying.", "101 et 011, sans retenue."),
      wrong: [
        wrong("8", "That is 5 + 3.", "C'est 5 + 3."),
        wrong(
          "7",
          "That is “or”: where both have a 1 the column is even.",
          "C'est « ou » : là où les deux ont un 1, la colonne est paire.",
        ),
        wrong("1", "That is “and”.", "C'est « et »."),
        wrong("2", "That is 5 − 3.", "C'est 5 − 3."),
      ],
      why: text("101 and 011 give 110.", "101 et 011 donnent 110."),
    },
  ],
  lab: "#nim/heaps?3,4,5",
};
