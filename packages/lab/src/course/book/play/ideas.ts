import { type Text, text } from "marienbad";
import { analyseNim } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { atMost, from } from "../fields.ts";
import { bestReply, drawHeaps, takenFrom } from "../heaps.ts";
import { stickName } from "../names.ts";
import { bet } from "../progress.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

const bits = (heap: number): string => heap.toString(2).padStart(3, "0");
const total = (heaps: readonly number[]): number => heaps.reduce((sum, one) => sum + one, 0);

interface Packets {
  readonly n: number;
  /** What is left; −1 as long as nobody has moved. */
  readonly left: number;
}

const leftOf = ({ n, left }: Packets): number => (left < 0 || left > n ? n : left);

/** The answer that completes a packet of four; one stick when that cannot be done. */
export const completed = (left: number): number => (left % 4 === 0 ? Math.max(0, left - 1) : left - (left % 4));

/** The bet of the first chapter, as the sentence quotes it. */
function betInWords(given: string): Text {
  if (given === "wins") return text("to win", "gagner");
  if (given === "loses") return text("to lose", "perdre");
  return text("… (you did not say)", "… (vous n'avez rien dit)");
}

interface Rows {
  readonly heaps: readonly number[];
}

/** Rows of sticks against a machine that knows; the last stick wins, or loses. */
function rowsFigure(start: readonly number[], misere: boolean) {
  return figure<Rows>({
    start: { heaps: start },
    fields: { heaps: atMost(start) },
    draw: ({ heaps }) =>
      drawHeaps(
        heaps,
        t(text("Rows of sticks", "Des rangées de bâtonnets")),
        misere ? { note: (heap) => bits(heaps[heap]) } : {},
      ),
    parts: ({ heaps }) => ({
      rows: heaps.flatMap((size, heap) => Array.from({ length: size }, (_, stick) => `h${heap}s${stick}`)),
    }),
    values: () => ({ bet: betInWords(bet.value) }),
    called: stickName,
    touch: ({ heaps }, node) => ({ heaps: bestReply(takenFrom(heaps, node), misere) }),
    says: ({ heaps }) => {
      if (total(heaps) === 0) return text("Nothing is left.", "Il ne reste rien.");
      return analyseNim(heaps, { misere }).winner === 0
        ? text("You can win from here.", "Vous pouvez gagner d'ici.")
        : text("Whatever you take, the machine repairs it.", "Quoi que vous preniez, la machine répare.");
    },
  });
}

export const IDEAS: Section = {
  id: "ideas",
  title: text("Winning without the graph", "Gagner sans graphe"),
  blocks: [
    {
      prose: [
        text(
          "Sometimes one idea replaces the whole graph. *Complete.* One row of {n} sticks, take 1, 2 or 3, the " +
            "last one " +
            "wins. Whatever you take, the machine makes [a packet](packet) of four of it, if it can. Touch a " +
            "stick: it goes " +
            "with those to its right.",
          "Parfois une idée remplace tout le graphe. *Compléter.* Une rangée de {n} bâtonnets, prendre 1, 2 ou 3, le " +
            "dernier gagne. Quoi que vous preniez, la machine en fait [un paquet](packet) de quatre, si elle le " +
            "peut. " +
            "Touchez un bâtonnet : il part avec ceux à sa droite.",
        ),
      ],
      figure: figure<Packets>({
        start: { n: 12, left: -1 },
        fields: { left: from(-1, 15) },
        controls: { n: slider(4, 15, "Sticks", "Bâtonnets") },
        draw: (state) =>
          drawHeaps([leftOf(state)], t(text("Packets of four", "Des paquets de quatre")), {
            tone: (_, stick) => (Math.floor(stick / 4) % 2 === 0 ? "player0" : "draw"),
          }),
        parts: (state) => {
          const left = leftOf(state);
          const first = Math.max(0, Math.floor((left - 1) / 4) * 4);
          return { packet: Array.from({ length: left - first }, (_, index) => `h0s${first + index}`) };
        },
        touchable: (state) => {
          const left = leftOf(state);
          return Array.from({ length: Math.min(3, left) }, (_, index) => `h0s${left - 1 - index}`);
        },
        called: stickName,
        touch: (state, node) => {
          const mine = takenFrom([leftOf(state)], node)[0];
          return { ...state, left: completed(mine) };
        },
        says: (state) => {
          const left = leftOf(state);
          if (left === 0) return text("Nothing is left.", "Il ne reste rien.");
          return left % 4 === 0
            ? text("Whole packets only: you are lost.", "Rien que des paquets entiers : vous êtes perdu.")
            : text(`Take ${left % 4}: leave whole packets.`, `Prenez-en ${left % 4} : laissez des paquets entiers.`);
        },
      }),
    },
    {
      prose: [
        text(
          "*Imitate.* Two rows, the last stick wins. Before [two equal rows](rows) whoever must move has lost: " +
            "the other copies. " +
            "Here they are not equal: make them so, and copy to the end.",
          "*Imiter.* Deux rangées, le dernier bâtonnet gagne. Devant [deux rangées égales](rows), qui doit jouer " +
            "a perdu : " +
            "l'autre copie. Ici elles ne le sont pas : égalisez-les, puis copiez jusqu'au bout.",
        ),
      ],
      figure: rowsFigure([4, 7], false),
    },
    {
      prose: [
        text(
          "*Count in binary.* For [1, 3, 5, 7](rows), where the last one loses, a notebook of bits is enough: in " +
            "every column an " +
            "even number of ones. Any move makes a column odd, one answer repairs it. In the first chapter you " +
            "bet that to begin is {bet}: here " +
            "is the answer, whoever begins loses. Why, the chapter on Nim will say.",
          "*Compter en binaire.* Pour [1, 3, 5, 7](rows), où le dernier perd, un carnet de bits suffit : dans " +
            "chaque colonne un " +
            "nombre pair de 1. Tout coup rend une colonne impaire, une réponse la répare. Au premier chapitre, vous " +
            "aviez parié que commencer, c'est {bet} : voici la réponse, qui commence perd. Pourquoi, " +
            "le chapitre sur Nim le dira.",
        ),
      ],
      figure: rowsFigure([1, 3, 5, 7], true),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Winning if and only if the sum is 0” speaks of whoever *has just moved*. Take {rule}: with two rows " +
            "of {size}, the " +
            "sum is 0 and the player to move {verdict}. At [two rows of one](rows) the two rules part: in normal " +
            "play the mover " +
            "loses, in misère the mover wins.",
          "« Gagnante si et seulement si la somme est nulle » parle de qui *vient de jouer*. Prenez {rule} : " +
            "devant deux rangées " +
            "de {size}, la somme est nulle et qui doit jouer {verdict}. Devant [deux rangées d'un seul](rows), " +
            "les deux règles se " +
            "séparent : en jeu normal, qui doit jouer perd ; en misère, il gagne.",
        ),
      ],
      figure: figure<{ readonly rule: string; readonly size: number }>({
        start: { rule: "normal", size: 2 },
        controls: {
          rule: choice(
            "Rule",
            "Règle",
            ["normal", "the last wins", "le dernier gagne"],
            ["misere", "the last loses", "le dernier perd"],
          ),
          size: slider(1, 5, "Size", "Taille"),
        },
        draw: ({ size }) => drawHeaps([size, size], t(text("Two equal rows", "Deux rangées égales"))),
        parts: () => ({ rows: ["h0s0", "h1s0"] }),
        values: ({ rule, size }) => ({
          verdict:
            analyseNim([size, size], { misere: rule === "misere" }).winner === 0
              ? text("wins", "gagne")
              : text("loses", "perd"),
        }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "1, 3, 5, 6, the last one loses: which rows have a winning move of one stick?",
      "1, 3, 5, 6, le dernier perd : dans quelles rangées un coup d'un seul bâtonnet gagne-t-il ?",
    ),
    options: ["1", "3", "5", "6"].map((one) => option([one, one, one])),
    set: true,
    answer: "1 3 5",
    hint: text(
      "The column of ones is odd: three rows can repair it.",
      "La colonne des unités est impaire : trois rangées peuvent la réparer.",
    ),
    wrong: [
      wrong("+6", "1, 3, 5, 5: now the column of twos is odd.", "1, 3, 5, 5 : la colonne des deux est alors impaire."),
      wrong(
        "~1",
        "The row of one too has a one in that column.",
        "La rangée d'un seul a aussi un 1 dans cette colonne.",
      ),
      wrong("~3", "From 3 one may leave 2.", "De 3 on peut laisser 2."),
    ],
    why: text(
      "1 → 0, 3 → 2 or 5 → 4: all columns are even.",
      "1 → 0, 3 → 2 ou 5 → 4 : toutes les colonnes sont paires.",
    ),
  },
  lab: "#nim/heaps?1,3,5,7&misere",
};
