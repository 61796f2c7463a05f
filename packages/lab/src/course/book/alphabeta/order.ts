import { text } from "marienbad";
import type { ScoreTree } from "marienbad/search";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { reordered } from "../fields.ts";
import { byWay } from "../names.ts";
import { pruned } from "../pruned.ts";
import { drawScores, leavesOf, nodeId, pathOf, subtree, treeValue } from "../scores.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";
import { NOTES, unread } from "./cuts.ts";

export const TIED: ScoreTree = [
  [3, 5],
  [3, 0],
];

/** X = [5, 9], below Min in two places. */
export const TWICE: ScoreTree = [
  [3, [5, 9]],
  [[5, 9], 7],
];

/** What becomes of the tree when the bound of the first visit is noted as a value, or as a bound. */
export function twice(note: string): {
  readonly first: string;
  readonly second: string;
  readonly b: string;
  readonly root: string;
} {
  const bound = pruned(TWICE).known.get("t1x2") ?? "";
  const cut = Number(bound.replace("≥ ", ""));
  const second = note === "value" ? cut : treeValue(subtree(TWICE, [2, 1]), 0);
  const b = Math.min(second, 7);
  return { first: bound, second: String(second), b: String(b), root: String(Math.max(3, b)) };
}

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
            inner: 64,
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
          "Nor may it be stored as a value. [X](x), a node of Max with leaves 5 and 9, stands in two places. " +
            "The first time " +
            "it is cut at 5, since Min has 3 beside it. Note it as {note}: the second visit reads {read}, " +
            "and the root " +
            "becomes {root}; the truth is 7.",
          "On ne peut pas non plus le ranger comme une valeur. [X](x), un nœud de Max aux feuilles 5 et 9, " +
            "figure à deux " +
            "endroits. La première fois il est coupé à 5, car Min a 3 à côté. Notez-le {note} : la seconde " +
            "visite lit {read}, " +
            "et la racine devient {root} ; la vérité est 7.",
        ),
      ],
      figure: figure<{ readonly note: string }>({
        start: { note: "value" },
        controls: { note: choice("Note", "Note", ["value", "“5”", "« 5 »"], ["bound", "“≥ 5”", "« ≥ 5 »"]) },
        draw: ({ note }) => {
          const { first, second, root, b } = twice(note);
          const labels: Readonly<Record<string, string>> = { t: root, t1: "3", t2: b, t1x2: first, t2x1: second };
          return drawScores(TWICE, t(text("One node in two places", "Un nœud à deux endroits")), {
            label: (path, node) => (typeof node === "number" ? String(node) : (labels[nodeId(path)] ?? "")),
            hidden: new Set(note === "value" ? ["t1x2x2", "t2x1x1", "t2x1x2"] : ["t1x2x2"]),
            inner: 64,
          });
        },
        parts: () => ({ x: ["t1x2", "t2x1"] }),
        called: byWay("node", "nœud", "."),
        touch: ({ note }) => ({ note: note === "value" ? "bound" : "value" }),
        touchable: () => ["t1x2", "t2x1"],
        values: ({ note }) => ({ read: twice(note).second, root: twice(note).root }),
        says: ({ note }) =>
          note === "value"
            ? text("A bound was taken for a value: wrong.", "Une borne prise pour une valeur : faux.")
            : text(
                "A bound is not enough here: X is searched again.",
                "Une borne ne suffit pas ici : X est cherché de nouveau.",
              ),
      }),
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
  lab: "#tree/list?[[3,5],[3,0]]",
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

/** How many of the 1,296 orders of boxes and notes read so many leaves: counted again by a test. */
export const HISTOGRAM: Readonly<Record<number, number>> = { 5: 48, 6: 96, 7: 360, 8: 312, 9: 480 };

interface Ordered {
  readonly tree: ScoreTree;
}

const toFront = <Item>(list: readonly Item[], place: number): Item[] => [list[place], ...list.toSpliced(place, 1)];

/** The same tree with one child brought to the front of its sisters. */
function broughtForward(tree: ScoreTree, path: readonly number[]): ScoreTree {
  if (typeof tree === "number") return tree;
  const [first, ...rest] = path;
  if (rest.length === 0) return toFront(tree, first - 1);
  return tree.map((child, index) => (index + 1 === first ? broughtForward(child, rest) : child));
}

const preset = (order: string, en: string, fr: string) =>
  ({ kind: "button", label: text(en, fr), press: (): Ordered => ({ tree: ORDERS[order] }) }) as const;

export const ORDER: Section = {
  id: "order",
  title: text("The order of moves", "L'ordre des coups"),
  blocks: [
    {
      prose: [
        text(
          "Alpha-beta never reads more than minimax, but what it saves depends on luck: a good move found " +
            "early closes the " +
            "window for the others. Touch a box or a note to bring it to the front: {read} of 9 leaves are read, and " +
            "[these](rest) are not; the value is 3 whatever the order. {best} {given} {worst}",
          "Alpha-bêta ne lit jamais plus que min-max, mais ce qu'il économise dépend de la chance : trouver " +
            "tôt le bon coup " +
            "ferme la fenêtre pour les suivants. Touchez une boîte ou un billet pour le mettre en tête : " +
            "{read} feuilles lues " +
            "sur 9, et [celles-ci](rest) ne le sont pas ; la valeur est 3 quel que soit l'ordre. {best} " +
            "{given} {worst}",
        ),
        text(
          "[Below](orders), all 1,296 orders by what they read: only 48 read 5. At best, with b moves " +
            "everywhere and p " +
            "levels, b^(⌈p/2⌉) + b^(⌊p/2⌋) − 1 leaves are enough instead of b^(p) (Knuth and Moore, 1975): here 3 " +
            "+ 3 − 1 = 5.",
          "[En dessous](orders), les 1 296 ordres selon ce qu'ils lisent : 48 seulement en lisent 5. Au " +
            "mieux, avec b coups " +
            "partout et p étages, b^(⌈p/2⌉) + b^(⌊p/2⌋) − 1 feuilles suffisent au lieu de b^(p) (Knuth et Moore, " +
            "1975) : ici " +
            "3 + 3 − 1 = 5.",
        ),
      ],
      figure: figure<Ordered>({
        start: { tree: NOTES },
        fields: { tree: reordered(NOTES) },
        controls: {
          best: preset("best", "Best first", "Le meilleur d'abord"),
          given: preset("given", "As given", "Tel quel"),
          worst: preset("worst", "Worst first", "Le pire d'abord"),
        },
        draw: ({ tree }) => {
          const scene = drawScores(tree, t(text("An order of moves", "Un ordre des coups")), {
            hidden: new Set(unread(tree)),
          });
          const left = Math.min(...scene.nodes.map(({ x }) => x));
          const chart = new Drawing();
          Object.entries(HISTOGRAM).forEach(([read, count], index) => {
            const [height, x] = [count / 7, left + 50 + index * 62];
            const here = pruned(tree).read.length === Number(read);
            chart.node(`o${read}`, at(x, 296 - height / 2), "", {
              width: 44,
              height,
              tone: here ? "player0" : "faded",
              stroke: here ? "strong" : "normal",
            });
            chart.text(count, at(x, 286 - height), { size: "small" });
            chart.text(read, at(x, 310), { size: "normal" });
          });
          const { nodes, texts } = chart.scene("");
          return { ...scene, nodes: [...scene.nodes, ...nodes], texts };
        },
        parts: ({ tree }) => ({ rest: unread(tree), orders: Object.keys(HISTOGRAM).map((read) => `o${read}`) }),
        touchable: ({ tree }) => [...["t1", "t2", "t3"], ...leavesOf(tree).map(nodeId)],
        called: byWay("node", "nœud", "."),
        touch: ({ tree }, node) => ({ tree: broughtForward(tree, pathOf(node)) }),
        values: ({ tree }) => ({ read: pruned(tree).read.length }),
        says: ({ tree }) => {
          const read = pruned(tree).read.length;
          const count = HISTOGRAM[read] ?? 0;
          return text(
            `${read} leaves read, as in ${count} of 1,296 orders.`,
            `${read} feuilles lues, comme dans ${count} ordres sur 1 296.`,
          );
        },
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
  lab: "#tree/list?[[3,12,8],[2,15,7],[14,5,1]]",
};
