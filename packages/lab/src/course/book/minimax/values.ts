import { seededRandom, text } from "marienbad";
import type { ScoreTree } from "marienbad/search";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among, from, several, shapedLike } from "../fields.ts";
import { byWay, leafName, numbered } from "../names.ts";
import { nimTree, wayTo } from "../nim-tree.ts";
import { drawScores, leavesOf, nameOf, nodeId, pathOf, subtree, treeValue, withLeaf } from "../scores.ts";
import { type Branch, drawTree, nodesOf } from "../trees.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

export const NOTES = [
  [3, 12, 8],
  [2, 15, 7],
  [14, 5, 1],
] as const;

interface Rounds {
  readonly opened: readonly number[];
  readonly tag: string;
  readonly mood: string;
}

/** What Minerva has given, round by round: the least note, or one drawn from a seed. */
export function given({ opened, mood }: Pick<Rounds, "opened" | "mood">): number[] {
  const random = seededRandom(5);
  return opened.map((box) => {
    const drawn = random.below(3);
    return mood === "hostile" ? Math.min(...NOTES[box]) : NOTES[box][drawn];
  });
}

const TAGS: Readonly<Record<string, (notes: readonly number[]) => number>> = {
  greatest: (notes) => Math.max(...notes),
  mean: (notes) => Math.round((notes.reduce((a, b) => a + b, 0) / notes.length) * 100) / 100,
  least: (notes) => Math.min(...notes),
};

export const BOXES: Section = {
  id: "boxes",
  title: text("Three boxes", "Trois boîtes"),
  blocks: [
    {
      prose: [
        text(
          "Three boxes, three banknotes each, all face up. Touch a box: Minerva takes one of its notes and gives " +
            "it to you. She is {mood}. " +
            "After a few rounds ask what a box is worth, and write it on: {tag}. [The second box](second) has the " +
            "greatest note and the " +
            "greatest mean; what a hostile Minerva pays is the smallest note.",
          "Trois boîtes, trois billets chacune, tous visibles. Touchez une boîte : Minerva y prend un billet et " +
            "vous le donne. Elle joue {mood}. " +
            "Après quelques tours, demandez-vous ce que vaut une boîte, et écrivez-le : {tag}. [La deuxième " +
            "boîte](second) a le plus " +
            "grand billet et la plus grande moyenne ; ce que paie une Minerva hostile, c'est le plus petit billet.",
        ),
        text(
          "You have just done a minimax of depth 2: you take the greatest of what she leaves least.",
          "Vous venez de faire un min-max de profondeur 2 : vous prenez le plus grand de ses plus petits.",
        ),
      ],
      figure: figure<Rounds>({
        start: { opened: [], tag: "greatest", mood: "hostile" },
        fields: { opened: (list) => list.length <= 20 && list.every(from(0, NOTES.length - 1)) },
        controls: {
          tag: choice(
            "Tag",
            "Étiquette",
            ["greatest", "the greatest", "le plus grand"],
            ["mean", "the mean", "la " + "moyenne"],
            ["least", "the least", "le plus petit"],
          ),
          mood: choice("Minerva", "Minerva", ["hostile", "hostile", "hostile"], ["random", "at random", "au hasard"]),
        },
        draw: ({ tag, opened }) => {
          const drawing = new Drawing();
          NOTES.forEach((notes, box) => {
            drawing.node(`b${box}`, at(box * 130, 0), notes.join("   "), {
              shape: "card",
              width: 116,
              height: 60,
              tone: opened.at(-1) === box ? "player0" : "plain",
              detail: String(TAGS[tag](notes)),
            });
          });
          return drawing.scene(t(text("Three boxes of banknotes", "Trois boîtes de billets")));
        },
        parts: () => ({ second: ["b1"] }),
        called: numbered("box #", "boîte #"),
        touch: (state, node) => ({ ...state, opened: [...state.opened.slice(-19), Number(node.slice(1))] }),
        says: ({ opened, mood }) => {
          const got = given({ opened, mood });
          const sum = got.reduce((a, b) => a + b, 0);
          return opened.length === 0
            ? text("Choose a box.", "Choisissez une boîte.")
            : text(
                `Minerva gives ${got.at(-1)}. Rounds: ${opened.length}, in all ${sum}; least ${Math.min(...got)}.`,
                `Minerva donne ${got.at(-1)}. Tours : ${opened.length}, en tout ${sum} ; au moins ${Math.min(...got)}.`,
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Which box guarantees the most, and how much? (two numbers)",
      "Quelle boîte garantit le plus, et " + "combien ? (deux nombres)",
    ),
    answer: "1 3",
    hint: text("What is the worst that can come out of each?", "Quel est le pire qui puisse sortir de chacune ?"),
    wrong: [
      wrong("2 2", "Its greatest note is not for you.", "Son plus grand billet n'est pas pour vous."),
      wrong("2 15", "Minerva chooses the note, not you.", "C'est Minerva qui choisit le billet."),
      wrong("3 14", "Minerva chooses the note, not you.", "C'est Minerva qui choisit le billet."),
    ],
    why: text("The least notes are 3, 2 and 1.", "Les plus petits billets sont 3, 2 et 1."),
  },
  lab: "#tree/values",
};

const SIX = nimTree(6);
const levelOf = (id: string): number => wayTo(id).length - 1;

export const EVERYTHING: Section = {
  id: "everything",
  title: text("The tree of all that can happen", "L'arbre de tout ce qui peut arriver"),
  blocks: [
    {
      prose: [
        text(
          "Unfold a game: the start is [the root](root), each move a branch, each end of play [a leaf](leaves). A " +
            "position reached in two ways stands " +
            "there twice: the tree tells plays, not positions. From any node one path climbs to the root: the " +
            "story so far. At depth " +
            "{depth} there are {count} nodes; the longest path has 5 moves, which is the height.",
          "Dépliez un jeu : le départ est [la racine](root), chaque coup une branche, chaque fin [une " +
            "feuille](leaves). Une même position atteinte " +
            "par deux chemins y figure deux fois : l'arbre raconte les parties, pas les positions. Depuis un " +
            "nœud, un seul chemin remonte à la " +
            "racine : l'histoire jusque-là. À la profondeur {depth} il y a {count} nœuds ; le plus long chemin a " +
            "5 coups : c'est la hauteur.",
        ),
      ],
      figure: figure<{ readonly depth: number }>({
        start: { depth: 2 },
        controls: { depth: slider(0, 5, "Depth", "Profondeur") },
        draw: ({ depth }) => {
          const mark = (branch: Branch): Branch => ({
            ...branch,
            look: { ...branch.look, tone: levelOf(branch.id) === depth ? "player0" : "plain" },
            children: branch.children.map(mark),
          });
          return drawTree(mark(SIX), t(text("Nim from six", "Nim à six")), 3, 34);
        },
        parts: () => ({ root: ["n6"], leaves: LEAVES }),
        values: ({ depth }) => ({ count: nodesOf(SIX).filter(({ id }) => levelOf(id) === depth).length }),
        called: byWay("node", "nœud", ", "),
        touch: (_, node) => ({ depth: levelOf(node) }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Nim from six, leave the last: how many nodes at depth 2?",
      "Nim à six, laisser le dernier : " + "combien de nœuds à la profondeur 2 ?",
    ),
    answer: "8",
    hint: text("Count from 5, from 4 and from 3 separately.", "Comptez depuis 5, depuis 4 et depuis 3, séparément."),
    wrong: [
      wrong(
        "9",
        "From 3 one may not take 3: nobody takes the last.",
        "De 3 on ne peut pas prendre 3 : personne " + "ne prend le dernier.",
      ),
      wrong("12", "You have counted levels 0 and 1 too.", "Vous avez compté aussi les niveaux 0 et 1."),
    ],
    why: text("3 from 5, 3 from 4, 2 from 3.", "3 depuis 5, 3 depuis 4, 2 depuis 3."),
  },
  lab: "#tree/nim6",
};

export const RISE: ScoreTree = [[[3], [-2, 1], [4]], [[2, 0]], [[-3, -3], [5]]];
export const BLANK: ScoreTree = [
  [[5, 2], [8]],
  [[1], [6, 3]],
  [[4, 7], [3]],
];

/** The child that the root chooses: the first of the best. */
export function bestChild(tree: ScoreTree, player = 0): string {
  const value = treeValue(tree, player);
  const place = (tree as readonly ScoreTree[]).findIndex((child) => treeValue(child, 1 - player) === value);
  return nameOf([place + 1]);
}

export const RISING: Section = {
  id: "rising",
  title: text("Letting the values rise", "Faire monter les valeurs"),
  blocks: [
    {
      prose: [
        text(
          "Leaves carry a number: what Max gains. [A node of Max](max) is worth its greatest child, [a node of " +
            "Min](min) its smallest, and so values rise " +
            "to the root: {value}, by {best}. What the root says is a *guarantee*: following it Max gets at least " +
            "that, and Min concedes no " +
            "more. Touch a leaf: it grows by one, and you see how far the change climbs.",
          "Aux feuilles, un nombre : ce que gagne Max. [Un nœud de Max](max) vaut le plus grand de ses fils, [un " +
            "nœud de Min](min) le plus petit ; les " +
            "valeurs montent ainsi jusqu'à la racine : {value}, par {best}. Ce que dit la racine est une " +
            "*garantie* : en la suivant, Max aura " +
            "au moins cela, et Min ne concédera pas plus. Touchez une feuille : elle grandit d'un, et l'on voit " +
            "jusqu'où cela monte.",
        ),
      ],
      figure: figure<{ readonly tree: ScoreTree }>({
        start: { tree: RISE },
        fields: { tree: shapedLike(RISE) },
        draw: ({ tree }) => drawScores(tree, t(text("Values rise", "Les valeurs montent"))),
        parts: () => ({ max: ["t", "t1x1", "t1x2", "t1x3", "t2x1", "t3x1", "t3x2"], min: ["t1", "t2", "t3"] }),
        touchable: ({ tree }) => leavesOf(tree).map(nodeId),
        called: leafName,
        touch: ({ tree }, node) => {
          const value = subtree(tree, pathOf(node)) as number;
          return { tree: withLeaf(tree, pathOf(node), value >= 9 ? -9 : value + 1) };
        },
        values: ({ tree }) => ({ value: String(treeValue(tree, 0)), best: bestChild(tree) }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Max may hope for *at most* the value”? It is the other way round. Box 1 of the beginning is worth 3; " +
            "let Minerva give at random there, and 12 and 8 come " +
            "out too. The value is a floor, never a ceiling: it says what is sure.",
          "« Max peut espérer *au plus* la valeur » ? C'est l'inverse. La boîte 1 du début vaut 3 ; si Minerva " +
            "tire au hasard, 12 et 8 sortent aussi. " +
            "La valeur est un plancher, jamais un plafond : elle dit ce qui est sûr.",
        ),
      ],
    },
    {
      kind: "proof",
      prose: [
        text(
          "By induction on the height. A leaf gives its score. At a node of Max, going to the best child and " +
            "following its guarantee gives at least its " +
            "value; and Min, following hers in every child, gives no more than the greatest. At a node of Min the " +
            "roles are swapped.",
          "Par récurrence sur la hauteur. Une feuille donne son score. À un nœud de Max, aller au meilleur fils " +
            "et suivre sa garantie donne au moins sa " +
            "valeur ; et Min, en suivant la sienne dans chaque fils, ne donne pas plus que le plus grand. Chez " +
            "Min, les rôles s'échangent.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "[[[5, 2], [8]], [[1], [6, 3]], [[4, 7], [3]]], Max at the root, then Min, then Max: the value of the root, " +
        "and the move a, b or c?",
      "[[[5, 2], [8]], [[1], [6, 3]], [[4, 7], [3]]], Max à la racine, puis Min, puis Max : la valeur de la " +
        "racine, et le coup a, b ou c ?",
    ),
    answer: "5 a",
    hint: text("a is the smaller of 5 and 8.", "a est le plus petit de 5 et 8."),
    wrong: [
      wrong(
        "8 a",
        "You took the greatest on every floor: on Min's floor it is the least.",
        "Vous avez pris le " + "maximum à tous les étages : à celui de Min, c'est le plus petit.",
      ),
      wrong(
        "3 c",
        "The last floor belongs to Max, like the root: floors alternate.",
        "Le dernier étage est à " + "Max, comme la racine : les étages alternent.",
      ),
    ],
    why: text(
      "a = min(5, 8) = 5, b = min(1, 6) = 1, c = min(7, 3) = 3.",
      "a = min(5, 8) = 5, b = min(1, 6) = 1, " + "c = min(7, 3) = 3.",
    ),
  },
  lab: "#tree/values",
};

interface Signs {
  readonly flipped: readonly string[];
  readonly show: string;
}

const leafSign = (id: string, flipped: readonly string[]): number => {
  const winner = levelOf(id) % 2 === 1 ? 1 : -1; // player 0 wins where player 1 is left with one stick
  return flipped.includes(id) ? -winner : winner;
};

/** +1 where player 0 wins the tree below, −1 where player 1 does. */
export function signOf({ id, children }: Branch, flipped: readonly string[] = []): number {
  if (children.length === 0) return leafSign(id, flipped);
  const signs = children.map((child) => signOf(child, flipped));
  return levelOf(id) % 2 === 0 ? Math.max(...signs) : Math.min(...signs);
}

const LEAVES = nodesOf(SIX)
  .filter(({ children }) => children.length === 0)
  .map(({ id }) => id);

export const TO_THE_END: Section = {
  id: "to-the-end",
  title: text("To the end: +1, 0, −1", "Jusqu'au bout : +1, 0, −1"),
  blocks: [
    {
      prose: [
        text(
          "When the whole tree fits, nothing is estimated: a won play is worth +1, a lost one −1, a draw 0. " +
            "{show}: the root is worth {root}, and the " +
            "colours agree with the attractor: +1 exactly at winning positions. Here {plus} of 28 nodes are +1. " +
            "Touch [a leaf](leaves) to turn its sign, " +
            "and see whether the root survives.",
          "Quand l'arbre entier tient, on n'estime rien : une partie gagnée vaut +1, perdue −1, nulle 0. {show} : " +
            "la racine vaut {root}, et les couleurs " +
            "s'accordent avec l'attracteur : +1 exactement aux positions gagnantes. Ici {plus} nœuds sur 28 " +
            "valent +1. Touchez " +
            "[une feuille](leaves) pour changer son signe, et voyez si la racine survit.",
        ),
      ],
      figure: figure<Signs>({
        start: { flipped: [], show: "risen" },
        fields: { flipped: several(among(LEAVES)) },
        controls: {
          show: choice(
            "Scores",
            "Scores",
            ["leaves", "leaves only", "les feuilles"],
            ["risen", "let " + "them rise", "laisser monter"],
          ),
        },
        draw: ({ flipped, show }) => {
          const paint = (branch: Branch): Branch => {
            const seen = show === "risen" || branch.children.length === 0;
            return {
              ...branch,
              look: { ...branch.look, tone: seen ? (signOf(branch, flipped) > 0 ? "player0" : "player1") : "plain" },
              children: branch.children.map(paint),
            };
          };
          return drawTree(paint(SIX), t(text("Nim from six, to the end", "Nim à six, jusqu'au bout")), 3, 34);
        },
        parts: () => ({ leaves: LEAVES }),
        touchable: () => LEAVES,
        called: byWay("node", "nœud", ", "),
        touch: (state, node) => ({
          ...state,
          flipped: state.flipped.includes(node)
            ? state.flipped.filter((one) => one !== node)
            : [...state.flipped, node],
        }),
        values: ({ flipped }) => ({
          root: signOf(SIX, flipped) > 0 ? "+1" : "−1",
          plus: nodesOf(SIX).filter((branch) => signOf(branch, flipped) > 0).length,
        }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Which first move keeps the value +1: take 1, 2 or 3?",
      "Quel premier coup garde la valeur +1 : " + "prendre 1, 2 ou 3 ?",
    ),
    options: ["1", "2", "3"].map((one) => option([one, one, one])),
    answer: "1",
    hint: text("From which numbers does the other lose?", "Depuis quels nombres l'autre perd-il ?"),
    wrong: [
      wrong("2", "From 4 the other takes 3 and leaves you 1.", "De 4 l'autre prend 3 et vous en laisse 1."),
      wrong("3", "From 3 the other takes 2 and leaves you 1.", "De 3 l'autre prend 2 et vous en laisse 1."),
    ],
    why: text("Leave 5, one more than a multiple of 4.", "Laissez 5, un multiple de 4 plus un."),
  },
  lab: "#tree/nim6",
};
