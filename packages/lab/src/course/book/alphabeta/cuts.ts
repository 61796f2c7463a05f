import { text } from "marienbad";
import type { ScoreTree } from "marienbad/search";
import { t } from "../../../base/language.ts";
import { among, several, shapedLike } from "../fields.ts";
import { leafName } from "../names.ts";
import { pruned } from "../pruned.ts";
import { drawScores, leavesOf, nodeId, pathOf, subtree, treeValue, withLeaf } from "../scores.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";

export const NOTES: ScoreTree = [
  [3, 12, 8],
  [2, 15, 7],
  [14, 5, 1],
];

type Range = readonly [low: number, high: number];

/** What a tree may still be worth when only these leaves are known. */
export function rangeOf(tree: ScoreTree, open: ReadonlySet<string>, path: readonly number[] = [], player = 0): Range {
  if (typeof tree === "number") {
    return open.has(nodeId(path)) ? [tree, tree] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  }
  const ranges = tree.map((child, index) => rangeOf(child, open, [...path, index + 1], 1 - player));
  const pick = player === 0 ? Math.max : Math.min;
  return [pick(...ranges.map(([low]) => low)), pick(...ranges.map(([, high]) => high))];
}

export const shown = (value: number): string => (Number.isFinite(value) ? String(value) : value > 0 ? "+∞" : "−∞");
const rangeText = ([low, high]: Range): string => (low === high ? String(low) : `${shown(low)}…${shown(high)}`);

interface Turned {
  readonly open: readonly string[];
}

export const FACE_DOWN: Section = {
  id: "face-down",
  title: text("Face down", "Face cachée"),
  blocks: [
    {
      prose: [
        text(
          "The three boxes again, with the notes face down. Touch [a note](notes) to turn it. Every node shows " +
            "what is still possible; as soon as [the root](root) is " +
            "one number you are sure, and the other notes need never be seen. You have turned {count} of 9. From " +
            "left to right with care it takes 7; the " +
            "best possible is 5.",
          "Encore les trois boîtes, billets face cachée. Touchez [un billet](notes) pour le retourner. Chaque " +
            "nœud montre ce qui est encore possible ; dès que " +
            "[la racine](root) n'est plus qu'un nombre, vous êtes sûr, et les autres billets ne seront jamais " +
            "vus. Vous en avez retourné {count} sur 9. De " +
            "gauche à droite avec soin il en faut 7 ; le mieux est 5.",
        ),
      ],
      figure: figure<Turned>({
        start: { open: [] },
        fields: { open: several(among(leavesOf(NOTES).map(nodeId))) },
        draw: ({ open }) => {
          const known = new Set(open);
          const hidden = new Set(
            leavesOf(NOTES)
              .map(nodeId)
              .filter((id) => !known.has(id)),
          );
          return drawScores(NOTES, t(text("Notes face down", "Billets face cachée")), {
            label: (path, tree) => {
              const range = rangeOf(tree, known, path, path.length % 2);
              return typeof tree === "number" && !known.has(nodeId(path)) ? "?" : rangeText(range);
            },
            strong: hidden,
            inner: 64,
          });
        },
        parts: () => ({ notes: leavesOf(NOTES).map(nodeId), root: ["t"] }),
        touchable: ({ open }) =>
          leavesOf(NOTES)
            .map(nodeId)
            .filter((id) => !open.includes(id)),
        called: leafName,
        touch: ({ open }, node) => ({ open: [...open, node] }),
        values: ({ open }) => ({ count: open.length }),
        says: ({ open }) => {
          const [low, high] = rangeOf(NOTES, new Set(open));
          return low === high
            ? text(`Sure: ${low}, with ${open.length} notes.`, `Sûr : ${low}, avec ${open.length} billets.`)
            : text(`Not sure yet: ${rangeText([low, high])}.`, `Pas encore sûr : ${rangeText([low, high])}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "What is the fewest notes with which one can be sure?",
      "Avec combien de billets au moins peut-on " + "être sûr ?",
    ),
    answer: "5",
    hint: text("All of one box, and one note of each other.", "Toute une boîte, et un billet de chaque autre."),
    wrong: [
      wrong("7", "That is from left to right; choose the notes.", "C'est de gauche à droite ; choisissez les billets."),
      wrong(
        "9",
        "One note of 2 is enough to dismiss the second box.",
        "Un billet de 2 suffit à écarter la " + "deuxième boîte.",
      ),
      wrong(
        "3",
        "To know that box 1 gives 3 one must see all its notes.",
        "Pour savoir que la boîte 1 donne 3, " + "il faut voir tous ses billets.",
      ),
    ],
    why: text("3, 12, 8, then 2, then 1.", "3, 12, 8, puis 2, puis 1."),
  },
  lab: "#tree/list?[[3,12,8],[2,15,7],[14,5,1]]",
};

export const ALPHA: ScoreTree = [
  [1, 4],
  [-5, 3, 2],
];
export const BETA: ScoreTree = [
  [
    [3, 2],
    [5, 1],
  ],
  4,
];

interface Cut {
  readonly which: string;
  readonly alpha: ScoreTree;
  readonly beta: ScoreTree;
}

const treeOf = ({ which, alpha, beta }: Cut): ScoreTree => (which === "alpha" ? alpha : beta);
export const unread = (tree: ScoreTree): string[] => {
  const { read } = pruned(tree);
  return leavesOf(tree)
    .map(nodeId)
    .filter((id) => !read.includes(id));
};

export const TWO_CUTS: Section = {
  id: "two-cuts",
  title: text("Cutting: the two smallest", "Couper : les deux plus petites"),
  blocks: [
    {
      prose: [
        text(
          "Show {which}. Max already holds 1 in the first branch. In the second Min has just found −5: she will " +
            "never allow more, so Max will not go there, so " +
            "[the rest](rest) does not matter: an α cut. Swap the roles and it is a β cut: Max has found too good " +
            "a thing for Min to let him come. " +
            "Touch a leaf to raise it by one; touch a dotted one as often as you like: the root, {value}, does " +
            "not move.",
          "Montrez {which}. Max tient déjà 1 dans la première branche. Dans la seconde, Min vient de trouver −5 : " +
            "elle ne laissera jamais mieux, donc Max n'ira pas, " +
            "donc [le reste](rest) ne compte pas : une coupe α. Échangez les rôles et c'est une coupe β : Max a " +
            "trouvé trop bien pour que Min le laisse " +
            "venir. Touchez une feuille pour l'augmenter d'un ; touchez une feuille pointillée tant que vous " +
            "voulez : la racine, {value}, ne bouge pas.",
        ),
      ],
      figure: figure<Cut>({
        start: { which: "alpha", alpha: ALPHA, beta: BETA },
        fields: { alpha: shapedLike(ALPHA), beta: shapedLike(BETA) },
        controls: {
          which: choice("Cut", "Coupe", ["alpha", "the α cut", "la coupe α"], ["beta", "the β cut", "la " + "coupe β"]),
        },
        draw: (state) => {
          const tree = treeOf(state);
          const { known } = pruned(tree);
          return drawScores(tree, t(text("A cut", "Une coupe")), {
            label: (path, node) => (typeof node === "number" ? String(node) : (known.get(nodeId(path)) ?? "")),
            hidden: new Set(unread(tree)),
            inner: 64,
          });
        },
        parts: (state) => ({ rest: unread(treeOf(state)) }),
        touchable: (state) => leavesOf(treeOf(state)).map(nodeId),
        called: leafName,
        touch: (state, node) => {
          const tree = treeOf(state);
          const value = subtree(tree, pathOf(node)) as number;
          return { ...state, [state.which]: withLeaf(tree, pathOf(node), value >= 9 ? -9 : value + 1) };
        },
        values: (state) => ({ value: String(treeValue(treeOf(state), 0)) }),
        says: (state) => {
          const { read } = pruned(treeOf(state));
          const values = read.map((id) => String(subtree(treeOf(state), pathOf(id)))).join(", ");
          return text(`Leaves read: ${values}.`, `Feuilles lues : ${values}.`);
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "At b, Min can already force −5 or less. Max has 1 elsewhere, and 1 ≥ −5: whatever the unread leaves " +
            "are, Max does not choose b, and the root is the same. If −5 " +
            "were 2, more than 1, the cut would be wrong: raise it and see the rest being read.",
          "En b, Min peut déjà forcer −5 ou moins. Max a 1 ailleurs, et 1 ≥ −5 : quelles que soient les feuilles " +
            "non lues, Max ne choisit pas b, et la racine est la même. Si " +
            "−5 était 2, plus que 1, la coupe serait fausse : augmentez-la et voyez le reste être lu.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "In [[1, 4], [x, 3, 2]], for which whole x is there a cut?",
      "Dans [[1, 4], [x, 3, 2]], pour " + "quels entiers x coupe-t-on ?",
    ),
    options: [option(["a", "x < 1", "x < 1"]), option(["b", "x ≤ 1", "x ≤ 1"]), option(["c", "x ≤ 4", "x ≤ 4"])],
    answer: "b",
    hint: text("What does Max hold already?", "Que tient déjà Max ?"),
    wrong: [
      wrong(
        "a",
        "At exactly 1 Max has nothing to gain there: he keeps the first.",
        "À 1 exactement Max n'a rien " + "à y gagner : il garde la première.",
      ),
      wrong("c", "Max holds min(1, 4) = 1.", "Max tient min(1, 4) = 1."),
    ],
    why: text(
      "Max holds 1: anything not greater cannot help.",
      "Max tient 1 : ce qui n'est pas plus grand n'aide " + "pas.",
    ),
  },
  lab: "#tree/alpha",
};
