import { text } from "marienbad";
import type { ScoreTree } from "marienbad/search";
import { t } from "../../../base/language.ts";
import { pruned } from "../pruned.ts";
import { drawScores, nodeId, subtree, treeValue } from "../scores.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";
import { NOTES, unread } from "./cuts.ts";

export const TIED: ScoreTree = [
  [3, 5],
  [3, 0],
];

export const BOUNDS: Section = {
  id: "bounds",
  title: text("A bound is not a value", "Une borne n'est pas une valeur"),
  blocks: [
    {
      prose: [
        text(
          "Behind a cut the number shown is not the node's value: it is “at most” or “at least”. [b](b) shows " +
            "{known}, because [the leaf 0](rest) was never read. For the root that " +
            "is enough. To choose a move it deceives: among equal moves take {tie}, and Max receives {gets}.",
          "Derrière une coupe, le nombre affiché n'est pas la valeur du nœud : c'est « au plus » ou « au moins ». " +
            "[b](b) montre {known}, car [la feuille 0](rest) n'a jamais été lue. " +
            "Pour la racine cela suffit. Pour choisir un coup, cela trompe : à égalité prenez {tie}, et Max " +
            "reçoit {gets}.",
        ),
      ],
      figure: figure<{ readonly tie: string }>({
        start: { tie: "first" },
        controls: {
          tie: choice("Tie", "Égalité", ["first", "the first", "le premier"], ["last", "the last", "le " + "dernier"]),
        },
        draw: ({ tie }) => {
          const { known } = pruned(TIED);
          return drawScores(TIED, t(text("A tie that is none", "Une égalité qui n'en est pas")), {
            label: (path, node) => (typeof node === "number" ? String(node) : (known.get(nodeId(path)) ?? "")),
            hidden: new Set(unread(TIED)),
            strong: new Set([tie === "first" ? "t1" : "t2"]),
            wide: true,
          });
        },
        parts: () => ({ b: ["t2"], rest: unread(TIED) }),
        values: ({ tie }) => ({
          known: pruned(TIED).known.get("t2") ?? "",
          gets: treeValue(subtree(TIED, [tie === "first" ? 1 : 2]), 1),
        }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Nor may it be stored as a value. Let a node X of Max with leaves 5 and 9 stand in two places, [[3, X], " +
            "[X, 7]]: X is cut at 5, since Min has 3. Noted as “5”, the second " +
            "visit reads 5 and the root becomes 5; noted as “≥ 5”, X is searched again, and the root is 7, the truth.",
          "On ne peut pas non plus le ranger comme une valeur. Un nœud X de Max aux feuilles 5 et 9 figure à deux " +
            "endroits, [[3, X], [X, 7]] : X est coupé à 5, car Min a 3. Noté " +
            "« 5 », la seconde visite lit 5 et la racine devient 5 ; noté « ≥ 5 », X est cherché à nouveau, et la " +
            "racine vaut 7, la vérité.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "After alpha-beta on [[1, 4], [−5, 3, 2]]: what is known of b?",
      "Après alpha-bêta sur [[1, 4], " + "[−5, 3, 2]] : que sait-on de b ?",
    ),
    options: [
      option(["eq", "b = −5", "b = −5"]),
      option(["most", "b ≤ −5", "b ≤ −5"]),
      option(["least", "b ≥ −5", "b ≥ −5"]),
      option(["one", "b = 1", "b = 1"]),
    ],
    answer: "most",
    hint: text("What could the unread leaves change?", "Que pourraient changer les feuilles non lues ?"),
    wrong: [
      wrong(
        "eq",
        "If the leaf 3 were −9, b would be −9, and nothing on the screen would have changed.",
        "Si la " + "feuille 3 valait −9, b vaudrait −9, et rien à l'écran n'aurait changé.",
      ),
      wrong("one", "1 is the value of the root.", "1 est la valeur de la racine."),
      wrong("least", "Min may still find less, never more.", "Min peut encore trouver moins, jamais plus."),
    ],
    why: text(
      "Min has −5 already, and the unread leaves could only lower it.",
      "Min a déjà −5, et les feuilles " + "non lues ne pourraient que baisser.",
    ),
  },
  lab: "#tree/alpha",
};

/** The best order, the given one, and the worst. */
export const ORDERS: Readonly<Record<string, ScoreTree>> = {
  best: [
    [3, 12, 8],
    [2, 15, 7],
    [1, 14, 5],
  ],
  given: NOTES,
  worst: [
    [14, 5, 1],
    [15, 7, 2],
    [12, 8, 3],
  ],
};

export const ORDER: Section = {
  id: "order",
  title: text("The order of moves", "L'ordre des coups"),
  blocks: [
    {
      prose: [
        text(
          "Alpha-beta never reads more than minimax, but what it saves depends on luck: a good move found early " +
            "closes the window for the others. {order}: {read} of 9 leaves are read, " +
            "and [these](rest) are not; the value is 3 whatever the order. At best, with b moves everywhere and p " +
            "levels, b^⌈p/2⌉ + b^⌊p/2⌋ − 1 leaves are enough instead " +
            "of b^p: here 3 + 3 − 1 = 5.",
          "Alpha-bêta ne lit jamais plus que min-max, mais ce qu'il économise dépend de la chance : trouver tôt " +
            "le bon coup ferme la fenêtre pour les suivants. {order} : {read} feuilles " +
            "lues sur 9, et [celles-ci](rest) ne le sont pas ; la valeur est 3 quel que soit l'ordre. Au mieux, " +
            "avec b coups partout et p étages, b^⌈p/2⌉ + b^⌊p/2⌋ − 1 feuilles " +
            "suffisent au lieu de b^p : ici 3 + 3 − 1 = 5.",
        ),
      ],
      figure: figure<{ readonly order: string }>({
        start: { order: "given" },
        controls: {
          order: choice(
            "Order",
            "Ordre",
            ["best", "best first", "le meilleur d'abord"],
            ["given", "as " + "given", "tel quel"],
            ["worst", "worst first", "le pire d'abord"],
          ),
        },
        draw: ({ order }) =>
          drawScores(ORDERS[order], t(text("An order of moves", "Un ordre des coups")), {
            hidden: new Set(unread(ORDERS[order])),
          }),
        parts: ({ order }) => ({ rest: unread(ORDERS[order]) }),
        values: ({ order }) => ({ read: pruned(ORDERS[order]).read.length }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "b = 3, p = 3: at best how many of the 27 leaves are read?",
      "b = 3, p = 3 : au mieux combien des " + "27 feuilles sont lues ?",
    ),
    answer: "11",
    hint: text("b² + b − 1.", "b² + b − 1."),
    wrong: [
      wrong(
        "9",
        "One must also prove that the other does no better: 9 + 3 − 1.",
        "Il faut aussi prouver que " + "l'autre ne fait pas mieux : 9 + 3 − 1.",
      ),
      wrong("12", "The leaf in common is counted twice.", "La feuille commune est comptée deux fois."),
    ],
    why: text("3² + 3¹ − 1.", "3² + 3¹ − 1."),
  },
  lab: "#tree/best-first",
};
