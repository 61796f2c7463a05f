import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, nimPlaces, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { NIM6 } from "../instances.ts";
import { leavable, nimTree, wayTo } from "../nim-tree.ts";
import { type Branch, drawTree, nodesOf } from "../trees.ts";
import { figure, type Section, slider, wrong } from "../vocabulary.ts";

const SIX_PLACES = nimPlaces(NIM6, 76, 110);
const sticks = (vertex: number): number => Number(NIM6.label(vertex).split(",")[0]);

interface Album {
  readonly path: readonly number[];
  readonly found: readonly string[];
}

const START = named(NIM6, "6,0");
const nextOf = (vertex: number): number[] => {
  const player = Number(NIM6.label(vertex).split(",")[1]);
  return leavable(sticks(vertex)).map((left) => named(NIM6, `${left},${1 - player}`));
};

export const PLAYS: Section = {
  id: "plays",
  title: text("A play is a path", "Une partie est un chemin"),
  blocks: [
    {
      prose: [
        text(
          "Nim from six: take 1, 2 or 3, and nobody takes the last stick; who is left with one stick loses. A " +
            "*play* goes from " +
            "[the start](start) until [nothing more is possible](ends); stopped earlier it is only partial. Touch " +
            "where it goes: there are " +
            "thirteen plays, and you have found {found}.",
          "Nim à six : prendre 1, 2 ou 3, personne ne prend le dernier ; qui se retrouve devant un seul bâtonnet " +
            "perd. Une *partie* va " +
            "[du départ](start) jusqu'à ce que [plus rien ne soit possible](ends) ; arrêtée avant, elle n'est que " +
            "partielle. Touchez où " +
            "elle va : il y a treize parties, vous en avez trouvé {found}.",
        ),
      ],
      figure: figure<Album>({
        start: { path: [START], found: [] },
        controls: {
          undo: {
            kind: "button",
            label: text("One move back", "Un coup en arrière"),
            press: ({ path, found }) => ({ path: path.length > 1 ? path.slice(0, -1) : path, found }),
          },
        },
        draw: ({ path }) =>
          drawArena(NIM6, t(text("Nim from six", "Nim à six")), {
            points: SIX_PLACES,
            token: path[path.length - 1],
            edge: (from, to) =>
              path.some((one, index) => one === from && path[index + 1] === to) ? { stroke: "strong" } : {},
          }),
        parts: () => ({ start: ids(NIM6, "6,0"), ends: ids(NIM6, "1,0 1,1") }),
        touchable: ({ path }) => {
          const next = nextOf(path[path.length - 1]);
          return (next.length === 0 ? nextOf(START) : next).map(idOf);
        },
        touch: ({ path, found }, node) => {
          const over = nextOf(path[path.length - 1]).length === 0;
          const way = [...(over ? [START] : path), vertexOf(node)];
          const word = way.map(sticks).join("");
          return { path: way, found: word.endsWith("1") && !found.includes(word) ? [...found, word] : found };
        },
        values: ({ found }) => ({ found: found.length }),
        says: ({ path, found }) => {
          const word = path.map(sticks).join(", ");
          if (sticks(path[path.length - 1]) === 1) {
            const winner = path.length % 2 === 0 ? 0 : 1;
            return text(
              `${word}: player ${winner} wins. Found: ${found.join(", ")}.`,
              `${word} : J${winner} gagne. Trouvées : ${found.join(", ")}.`,
            );
          }
          return text(`${word}: a partial play.`, `${word} : une partie partielle.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "With 7 sticks and the same rules: how many plays, and how many won by player 0? (two numbers)",
      "Avec 7 bâtonnets et les mêmes règles : combien de parties, combien gagnées par J0 ? (deux nombres)",
    ),
    answer: "24 12",
    hint: text("The first move leaves 6, 5 or 4: add up.", "Le premier coup laisse 6, 5 ou 4 : additionnez."),
    wrong: [
      wrong("13 7", "That is with six sticks.", "C'est avec six bâtonnets."),
      wrong("44 22", "That is with eight sticks.", "C'est avec huit bâtonnets."),
      wrong("26 14", "Not the double: 13 + 7 + 4.", "Pas le double : 13 + 7 + 4."),
    ],
    why: text(
      "13 + 7 + 4 plays; player 0 wins those that player 1 would lose: 6 + 4 + 2.",
      "13 + 7 + 4 parties ; " + "J0 gagne 6 + 4 + 2 d'entre elles.",
    ),
  },
  lab: "#arena/nim6",
};

interface Grown {
  readonly n: number;
  readonly depth: number;
  readonly node: string;
}

const heightOf = (root: Branch): number =>
  root.children.length === 0 ? 0 : 1 + Math.max(...root.children.map(heightOf));

/** Nodes, leaves and height of the tree of a heap. */
export function measures(n: number): readonly [nodes: number, leaves: number, height: number] {
  const root = nimTree(n);
  const all = nodesOf(root);
  return [all.length, all.filter(({ children }) => children.length === 0).length, heightOf(root)];
}

const startsWith = (id: string, above: string): boolean => id === above || id.startsWith(`${above}x`);

export const TREE: Section = {
  id: "tree",
  title: text("All plays at once: a tree", "Toutes les parties : un arbre"),
  blocks: [
    {
      prose: [
        text(
          "Put all plays together and glue their common beginnings: a tree grows. [The root](root) is the start, " +
            "[each leaf](leaves) an end, the " +
            "*depth* counts the moves played, and the *height* is [the longest play](high). With {n} sticks, down " +
            "to depth {depth}: the " +
            "whole tree has {nodes} nodes, {leafs} leaves and height {height}. Touch a node: one way leads back " +
            "to the root.",
          "Mettons toutes les parties ensemble en collant leurs débuts communs : il pousse un arbre. [La " +
            "racine](root) est le départ, " +
            "[chaque feuille](leaves) une fin, la *profondeur* compte les coups joués, et la *hauteur* est " +
            "[la plus longue partie](high). Avec {n} bâtonnets, jusqu'à la profondeur {depth} : l'arbre entier a " +
            "{nodes} nœuds, {leafs} " +
            "feuilles et la hauteur {height}. Touchez un nœud : un seul chemin le ramène à la racine.",
        ),
      ],
      figure: figure<Grown>({
        start: { n: 5, depth: 6, node: "n5" },
        controls: { n: slider(2, 6, "Sticks", "Bâtonnets"), depth: slider(0, 6, "Depth", "Profondeur") },
        draw: ({ n, depth, node }) => {
          const colour = (branch: Branch): Branch => ({
            ...branch,
            look: { ...branch.look, stroke: startsWith(node, branch.id) ? "strong" : "normal" },
            children: branch.children.map(colour),
          });
          return drawTree(
            colour(nimTree(n, 0, `n${n}`, depth)),
            t(text("A tree of plays", "Un arbre de parties")),
            4,
            38,
          );
        },
        parts: ({ n, depth }) => {
          const all = nodesOf(nimTree(n, 0, `n${n}`, depth));
          const long = (id: string): boolean =>
            wayTo(id).every((left, index, way) => index === 0 || left === way[index - 1] - 1);
          return {
            root: [`n${n}`],
            leaves: all.filter(({ children }) => children.length === 0).map(({ id }) => id),
            high: all.map(({ id }) => id).filter(long),
          };
        },
        touch: (state, node) => ({ ...state, node }),
        values: ({ n }) => {
          const [nodes, leafs, height] = measures(n);
          return { nodes, leafs, height };
        },
        says: ({ n, node }) => {
          const way = startsWith(node, `n${n}`) ? wayTo(node) : [n];
          return text(
            `${way.join(" → ")}: depth ${way.length - 1}, degree ${leavable(way[way.length - 1]).length}.`,
            `${way.join(" → ")} : profondeur ${way.length - 1}, degré ${leavable(way[way.length - 1]).length}.`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“One vertex without predecessor, all others with exactly one” also holds for r alone beside x → y → x: " +
            "from x one climbs for ever and " +
            "never meets r. One must add that every vertex is reached from the root. And the *degree* counts " +
            "children, not descendants: the " +
            "root of six sticks has degree 3 and 27 descendants.",
          "« Un sommet sans prédécesseur, tous les autres en ont exactement un » vaut aussi pour r seul à côté de " +
            "x → y → x : de x on remonte sans " +
            "fin sans rencontrer r. Il faut ajouter que tout sommet est atteint depuis la racine. Et le *degré* " +
            "compte les fils, pas les " +
            "descendants : la racine à six bâtonnets a le degré 3 et 27 descendants.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "The tree of five sticks (leave the last): nodes, leaves, height? (three numbers)",
      "L'arbre à cinq bâtonnets (laisser le dernier) : nœuds, feuilles, hauteur ? (trois nombres)",
    ),
    answer: "15 7 4",
    hint: text(
      "One branch for each play; the longest takes the sticks one by one.",
      "Une branche par partie ; la " + "plus longue prend les bâtonnets un à un.",
    ),
    wrong: [
      wrong("15 7 5", "Count moves, not positions.", "Comptez les coups, pas les positions."),
      wrong(
        "15 2 4",
        "Two final positions, but seven ways to reach them.",
        "Deux positions finales, mais sept " + "façons d'y arriver.",
      ),
    ],
    why: text("7 plays, and the longest is 5, 4, 3, 2, 1.", "7 parties, et la plus longue est 5, 4, 3, 2, 1."),
  },
  lab: "#tree/nim6",
};

/** Nodes of the tree of tic-tac-toe by depth, and different positions among them. */
export const TTT_NODES = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872] as const;
export const TTT_POSITIONS = [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78] as const;

export const BRANCH: Section = {
  id: "branch",
  title: text("One branch and its sisters", "Une branche et ses sœurs"),
  blocks: [
    {
      prose: [
        text(
          "Tic-tac-toe fits on a stamp, its tree on no wall: 549,946 nodes. At depth {depth} the tree has " +
            "[{nodes} nodes](nodes), but only " +
            "[{positions} different positions](positions). The bars are drawn in powers of ten. Where does the " +
            "gap come from? Two plays may " +
            "put the same signs on the board in another order: chapter 2 folds them together.",
          "Le morpion tient sur un timbre, son arbre sur aucun mur : 549 946 nœuds. À la profondeur {depth} " +
            "l'arbre a [{nodes} nœuds](nodes), " +
            "mais seulement [{positions} positions différentes](positions). Les barres sont en puissances de dix. " +
            "D'où vient l'écart ? Deux " +
            "parties peuvent poser les mêmes signes dans un autre ordre : le chapitre 2 les replie.",
        ),
      ],
      figure: figure<{ readonly depth: number }>({
        start: { depth: 5 },
        controls: { depth: slider(0, 9, "Depth", "Profondeur") },
        draw: ({ depth }) => {
          const drawing = new Drawing();
          const bar = (id: string, value: number, x: number, tone: "player0" | "player1"): void => {
            const height = 6 + Math.log10(value) * 34;
            drawing.node(id, at(x, -height / 2), "", { tone, width: 14, height });
          };
          TTT_NODES.forEach((nodes, level) => {
            bar(`n${level}`, nodes, level * 44, "player0");
            bar(`p${level}`, TTT_POSITIONS[level], level * 44 + 16, "player1");
            drawing.text(String(level), at(level * 44 + 8, 14), {
              size: "normal",
              tone: level === depth ? "plain" : "faded",
            });
          });
          return drawing.scene(t(text("Nodes and positions by depth", "Nœuds et positions par profondeur")));
        },
        parts: ({ depth }) => ({ nodes: [`n${depth}`], positions: [`p${depth}`] }),
        values: ({ depth }) => ({ nodes: TTT_NODES[depth], positions: TTT_POSITIONS[depth] }),
        touch: (_, node) => ({ depth: Number(node.slice(1)) }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Down to depth 2: how many nodes, how many leaves? (two numbers)",
      "Jusqu'à la profondeur 2 : " + "combien de nœuds, combien de feuilles ? (deux nombres)",
    ),
    answer: "82 72",
    hint: text("1, then 9, then 9 × 8.", "1, puis 9, puis 9 × 8."),
    wrong: [
      wrong("81 72", "The root counts too.", "La racine compte aussi."),
      wrong("72 72", "Nodes are all floors together.", "Les nœuds, ce sont tous les étages ensemble."),
      wrong("91 81", "A cell is taken: 9 × 8, not 9 × 9.", "Une case est prise : 9 × 8, pas 9 × 9."),
    ],
    why: text("1 + 9 + 72 = 82.", "1 + 9 + 72 = 82."),
  },
  lab: "#tree/tictactoe",
};
