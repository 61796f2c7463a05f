import { explore, text } from "marienbad";
import { makeGame } from "marienbad/games/all";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, nimArena, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { among, from } from "../fields.ts";
import { byWay, labelled, numbered } from "../names.ts";
import { leavable, nimTree, wayTo } from "../nim-tree.ts";
import { nodesOf, placesInTree } from "../trees.ts";
import { figure, type Section, slider, wrong } from "../vocabulary.ts";
import { bestNumber, free, hasFifteen, MAGIC } from "./fifteen.ts";
import { sourcesOf } from "./whose-turn.ts";

interface Fifteen {
  readonly taken: readonly number[];
  readonly reveal: number;
}

const held = (taken: readonly number[], player: number): number[] => taken.filter((_, index) => index % 2 === player);
const isOver = (taken: readonly number[]): boolean =>
  taken.length === 9 || hasFifteen(held(taken, 0)) || hasFifteen(held(taken, 1));

const isPlay = (taken: readonly number[]): boolean =>
  taken.every((number, index) => !isOver(taken.slice(0, index)) && free(taken.slice(0, index)).includes(number));

export const FIFTEEN: Section = {
  id: "fifteen",
  title: text("The game of fifteen", "Le jeu du quinze"),
  blocks: [
    {
      prose: [
        text(
          "The numbers 1 to 9 lie on the table. In turn, take one; the first to hold three that add up to 15 " +
            "wins. You begin: " +
            "touch a number. Do not let yourself be beaten.",
          "Les nombres de 1 à 9 sont sur la table. Chacun son tour, prenez-en un ; le premier qui en a trois de " +
            "somme 15 gagne. " +
            "Vous commencez : touchez un nombre. Ne vous laissez pas battre.",
        ),
        text(
          "Now move the cards: {reveal}. What you have just played is noughts and crosses: [the eight " +
            "lines](lines) are the eight " +
            "triples of sum 15. Two games, one drawing: the same positions, the same moves, the same ends. It is " +
            "this drawing " +
            "that we need.",
          "Maintenant déplacez les cartes : {reveal}. Vous venez de jouer au morpion : [les huit " +
            "alignements](lines) sont les huit " +
            "triplets de somme 15. Deux jeux, un seul dessin : mêmes positions, mêmes coups, mêmes fins. C'est ce " +
            "dessin qu'il " +
            "nous faut.",
        ),
      ],
      figure: figure<Fifteen>({
        start: { taken: [], reveal: 0 },
        fields: { taken: isPlay },
        controls: { reveal: slider(0, 10, "Reveal", "Dévoiler") },
        draw: ({ taken, reveal }) => {
          const drawing = new Drawing();
          const part = reveal / 10;
          MAGIC.forEach((number, place) => {
            const row = at((number - 1) * 46, 60);
            const square = at(92 + (place % 3) * 46 + 46, Math.floor(place / 3) * 46 + 14);
            const holder = taken.indexOf(number);
            drawing.node(
              `c${number}`,
              at(row.x + (square.x - row.x) * part, row.y + (square.y - row.y) * part),
              number,
              { tone: holder < 0 ? "plain" : holder % 2 === 0 ? "player0" : "player1", shape: "card", width: 40 },
            );
          });
          return drawing.scene(t(text("Nine numbers", "Neuf nombres")));
        },
        parts: () => ({ lines: ["c2", "c5", "c8", "c4", "c6"] }),
        touchable: ({ taken }) => (isOver(taken) ? [] : free(taken).map((number) => `c${number}`)),
        called: labelled("number", "nombre"),
        touch: (state, node) => {
          const mine = [...state.taken, Number(node.slice(1))];
          return { ...state, taken: isOver(mine) ? mine : [...mine, bestNumber(mine)] };
        },
        says: ({ taken }) => {
          const [mine, theirs] = [held(taken, 0), held(taken, 1)];
          if (hasFifteen(mine)) return text("Fifteen: you win.", "Quinze : vous gagnez.");
          if (hasFifteen(theirs)) return text("Fifteen for the machine.", "Quinze pour la machine.");
          if (taken.length === 9) return text("A draw: nobody has fifteen.", "Nulle : personne n'a quinze.");
          if (mine.length === 0) return text("You hold nothing.", "Vous n'avez rien.");
          return text(`You hold ${mine.join(", ")}.`, `Vous avez ${mine.join(", ")}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "You hold 2 and 7, it is your turn, and everything else is free. Which number wins at once?",
      "Vous avez 2 et 7, c'est à vous, tout le reste est libre. Quel nombre gagne tout de suite ?",
    ),
    answer: "6",
    hint: text("Fifteen less nine.", "Quinze moins neuf."),
    wrong: [wrong("5", "2 + 7 + 5 = 14.", "2 + 7 + 5 = 14."), wrong("9", "2 + 7 + 9 = 18.", "2 + 7 + 9 = 18.")],
    why: text("2 + 7 + 6 = 15: the first row of the square.", "2 + 7 + 6 = 15 : la première ligne du carré."),
  },
  lab: "#play/tictactoe",
};

const TREE = nimTree(6);
const NODES = nodesOf(TREE);
const TREE_PLACES = placesInTree(TREE, 4, 44);
/** Sticks and player, which is all that the future depends on. */
const vertexAt = (id: string): readonly [sticks: number, player: number] => {
  const way = wayTo(id);
  return [way[way.length - 1], (way.length - 1) % 2];
};

/** How many nodes the tree of a heap has. */
export function treeSize(sticks: number): number {
  return 1 + leavable(sticks).reduce((sum, left) => sum + treeSize(left), 0);
}

/** Domineering on two rows of three, and its boards row by row. */
export const DOMINOES = (() => {
  const rules = makeGame("domineering", { rows: "2", columns: "3" });
  const { notation } = rules;
  const { arena, positions = [] } = explore(rules, { keepPositions: true });
  return { arena, rows: positions.map((position) => notation.writePosition(position).split(" ")[0].split("/")) };
})();
const DOMINO_PLACES = [
  at(190, 0),
  ...[0, 190, 380].map((x) => at(x, 90)),
  ...[-38, 38, 342, 418].map((x) => at(x, 180)),
];

/** From a position back to the start. */
function wayBack(vertex: number): number[] {
  const before = sourcesOf(DOMINOES.arena, vertex);
  return before.length === 0 ? [vertex] : [vertex, ...wayBack(before[0])];
}

export const FOLD: Section = {
  id: "fold",
  title: text("Folding the tree", "Replier l'arbre"),
  blocks: [
    {
      prose: [
        text(
          "Nim from six, take 1 to 3, leave the last stick. In the tree of its plays [the same position comes " +
            "back](copies) as often as " +
            "there are ways to it, and what grows below it is always the same. Lay the copies on top of each " +
            "other: {fold}. The tree " +
            "folds into a graph: 28 nodes, 10 vertices. Only the past is lost; the future is untouched.",
          "Nim à six, prendre de 1 à 3, laisser le dernier. Dans l'arbre des parties, [la même position " +
            "revient](copies) autant de fois " +
            "qu'il y a de chemins vers elle, et ce qui pousse en dessous est toujours pareil. Superposons les " +
            "copies : {fold}. L'arbre se " +
            "replie en un graphe : 28 nœuds, 10 sommets. On n'a perdu que le passé ; l'avenir est intact.",
        ),
        text(
          "With {n} sticks: {nodes} nodes fold into {vertices} vertices. For noughts and crosses 549,946 nodes " +
            "fold into 5,478 positions. " +
            "Touch a node to see its copies.",
          "Avec {n} bâtonnets : {nodes} nœuds se replient en {vertices} sommets. Au morpion, 549 946 nœuds se " +
            "replient en " +
            "5 478 positions. Touchez un nœud pour voir ses copies.",
        ),
      ],
      figure: figure<{ readonly fold: number; readonly n: number; readonly chosen: string }>({
        start: { fold: 0, n: 6, chosen: "n6x5x2" },
        fields: { chosen: among(NODES.map(({ id }) => id)) },
        controls: { fold: slider(0, 10, "Fold", "Replier"), n: slider(2, 12, "Sticks", "Bâtonnets") },
        draw: ({ fold, chosen }) => {
          const drawing = new Drawing();
          const part = fold / 10;
          const [sticks, player] = vertexAt(chosen);
          for (const { id, label } of NODES) {
            const [left, turn] = vertexAt(id);
            const from = TREE_PLACES.get(id) ?? at(0, 0);
            const to = at((3.5 - left) * 70, 60 + turn * 110);
            drawing.node(id, at(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part), label, {
              shape: turn === 0 ? "circle" : "square",
              width: 22,
              stroke: left === sticks && turn === player ? "strong" : "normal",
            });
          }
          for (const { id, children } of NODES) {
            for (const child of children) drawing.edge(id, child.id, { arrow: fold === 10 });
          }
          return drawing.scene(t(text("The tree of Nim from six", "L'arbre du Nim à six")));
        },
        parts: ({ chosen }) => ({
          copies: NODES.map(({ id }) => id).filter((id) => String(vertexAt(id)) === String(vertexAt(chosen))),
        }),
        called: byWay("node", "nœud", ", "),
        touch: (state, node) => ({ ...state, chosen: node }),
        values: ({ n }) => ({ nodes: treeSize(n), vertices: nimArena(n, { take: "1,2,3", until: "1" }).vertexCount }),
        says: ({ chosen }) => {
          const [sticks, player] = vertexAt(chosen);
          const copies = NODES.filter(({ id }) => String(vertexAt(id)) === String([sticks, player])).length;
          return text(
            `${sticks} sticks, player ${player} to move: ${copies} times in the tree.`,
            `${sticks} bâtonnets, à J${player} : ${copies} fois dans l'arbre.`,
          );
        },
      }),
    },
    {
      prose: [
        text(
          "Not every tree folds. Domineering on two rows of three: 8 positions and 7 moves, and the graph *is* the " +
            "tree. Touch a board: the dominoes tell [the only way](way) to it.",
          "Tout arbre ne se replie pas. Le domineering sur deux rangées de trois : 8 positions et 7 coups, " +
            "et le graphe " +
            "*est* l'arbre. Touchez un plateau : les dominos disent [le seul chemin](way) qui y mène.",
        ),
      ],
      figure: figure<{ readonly at: number }>({
        start: { at: 4 },
        fields: { at: from(0, DOMINOES.arena.vertexCount - 1) },
        draw: ({ at: here }) =>
          drawArena(
            DOMINOES.arena,
            t(text("Domineering on two rows of three", "Domineering sur deux rangées de trois")),
            {
              points: DOMINO_PLACES,
              node: (vertex) => ({
                label: "",
                shape: "card",
                width: 62,
                height: 46,
                grid: DOMINOES.rows[vertex],
                board: { pieces: "dominoes" },
                tone: wayBack(here).includes(vertex) ? "player0" : "plain",
              }),
            },
          ),
        parts: ({ at: here }) => {
          const way = wayBack(here);
          return {
            way: [...way.map(idOf), ...way.slice(1).map((vertex, index) => `${idOf(vertex)}>${idOf(way[index])}`)],
          };
        },
        called: numbered("board #", "plateau #"),
        touch: (_, node) => ({ at: vertexOf(node) }),
        says: ({ at: here }) => {
          const moves = wayBack(here).length - 1;
          return text(`Reached in one way, by ${moves} moves.`, `Atteint d'une seule façon, en ${moves} coups.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Nim from 10, take 1 or 2. How many vertices can be reached, and how many arrows are there? (two numbers)",
      "Nim à 10, prendre 1 ou 2. Combien de sommets atteignables, et combien de flèches ? (deux nombres)",
    ),
    answer: "20 34",
    hint: text("Can 9 sticks be left when it is player 0's turn?", "Peut-il rester 9 bâtonnets quand c'est à J0 ?"),
    wrong: [
      wrong(
        "21 34",
        "(9, 0) can be written, but is never reached.",
        "(9, 0) peut s'écrire, mais n'est jamais " + "atteint.",
      ),
      wrong("20 40", "Near the end there are fewer moves.", "Près de la fin il y a moins de coups."),
      wrong("11 19", "Whose turn it is belongs to the position.", "À qui le tour fait partie de la position."),
    ],
    why: text(
      "(10, 0), (9, 1), and both players for 8 to 0; two arrows each, one at 1, none at 0.",
      "(10, 0), (9, 1), et les deux joueurs de 8 à 0 ; deux flèches chacun, une à 1, aucune à 0.",
    ),
  },
  lab: "#arena/nim10",
};
