import { outDegree, successors, text } from "marienbad";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, nimArena, nimPlaces, vertexOf, vertices } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { TWINS_PLACES, twins } from "../instances.ts";
import { leavable, nimTree, wayTo } from "../nim-tree.ts";
import { nodesOf, placesInTree } from "../trees.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";
import { bestNumber, free, hasFifteen, MAGIC } from "./fifteen.ts";

interface Fifteen {
  readonly taken: readonly number[];
  readonly reveal: number;
}

const held = (taken: readonly number[], player: number): number[] => taken.filter((_, index) => index % 2 === player);
const isOver = (taken: readonly number[]): boolean =>
  taken.length === 9 || hasFifteen(held(taken, 0)) || hasFifteen(held(taken, 1));

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
          "Avec {n} bâtonnets : {nodes} nœuds se replient en {vertices} sommets. Au morpion, 549 946 nœuds se " +
            "replient en " +
            "5 478 positions. Touchez un nœud pour voir ses copies.",
        ),
      ],
      figure: figure<{ readonly fold: number; readonly n: number; readonly chosen: string }>({
        start: { fold: 0, n: 6, chosen: "n6x5x2" },
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
        touch: (state, node) => ({ ...state, chosen: node }),
        values: ({ n }) => ({
          nodes: treeSize(n),
          vertices: nimArena(n, { take: "1,2,3", until: "1" }).vertexCount,
        }),
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

const TWO_ROWS = twins("", "");

/** What can be reached from a vertex. */
export function reachable(start: string): Set<number> {
  const found = new Set([named(TWO_ROWS, start)]);
  for (const vertex of found) for (const target of successors(TWO_ROWS, vertex)) found.add(target);
  return found;
}

export const WHOSE_TURN: Section = {
  id: "whose-turn",
  title: text("Whose turn?", "À qui le tour ?"),
  blocks: [
    {
      prose: [
        text(
          "Two rows of two sticks: [(2,2) is called s](s), then a = (2,1), b = (2,0), d = (1,1), c = (1,0), e = " +
            "nothing. “One stick is " +
            "left” is not a position yet: one must also know who moves. So each is doubled: {split}. " +
            "[Circles](circles) where player 1 " +
            "chooses, [squares](squares) where player 2 does.",
          "Deux rangées de deux bâtonnets : [(2,2) s'appelle s](s), puis a = (2,1), b = (2,0), d = (1,1), c = " +
            "(1,0), e = rien. « Il reste un " +
            "bâtonnet » n'est pas encore une position : il faut aussi savoir qui joue. On dédouble donc : {split}. " +
            "[Ronds](circles) quand le joueur 1 choisit, [carrés](squares) quand c'est le joueur 2.",
        ),
        text(
          "Who begins: {starter}. What cannot be reached fades: {count} of 12 vertices remain. Draw it as you " +
            "like: a graph is not its " +
            "drawing.",
          "Qui commence : {starter}. Ce qui n'est pas atteignable pâlit : il reste {count} sommets sur 12. " +
            "Dessinez-le comme vous voulez : un " +
            "graphe n'est pas son dessin.",
        ),
      ],
      figure: figure<{ readonly split: number; readonly starter: string }>({
        start: { split: 10, starter: "1" },
        controls: {
          split: slider(0, 10, "Double", "Dédoubler"),
          starter: choice(
            "Who begins",
            "Qui commence",
            ["1", "player 1", "le joueur 1"],
            ["2", "player 2", "le " + "joueur 2"],
          ),
        },
        draw: ({ split, starter }) => {
          const near = reachable(`s${starter}`);
          return drawArena(TWO_ROWS, t(text("Two rows of two sticks", "Deux rangées de deux bâtonnets")), {
            points: TWINS_PLACES.map(({ x, y }) => at(x, 72 + (y - 72) * (split / 10))),
            size: 36,
            node: (vertex) => (split > 0 && !near.has(vertex) ? { tone: "faded" } : {}),
            edge: (from) => (split > 0 && !near.has(from) ? { stroke: "faded" } : {}),
          });
        },
        parts: () => ({
          s: ids(TWO_ROWS, "s1 s2"),
          circles: ids(TWO_ROWS, "s1 a1 b1 c1 d1 e1"),
          squares: ids(TWO_ROWS, "s2 a2 b2 c2 d2 e2"),
        }),
        values: ({ starter }) => ({ count: reachable(`s${starter}`).size }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Out-degree and in-degree are easily swapped: two arrows leave b₁ (to c₂ and e₂), and two come in (from " +
            "s₂ and a₂). Only arrows " +
            "that leave are moves; going back along those that come in is what attractors will do.",
          "Degré sortant et degré entrant se confondent : deux flèches partent de b₁ (vers c₂ et e₂), et deux y " +
            "arrivent (de s₂ et a₂). " +
            "Seules celles qui partent sont des coups ; remonter celles qui arrivent, c'est ce que feront les " +
            "attracteurs.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Player 1 begins at s₁. How many vertices can be reached?",
      "Le joueur 1 commence en s₁. Combien " + "de sommets sont atteignables ?",
    ),
    answer: "9",
    hint: text(
      "After one move it is the other's turn: is s₂ possible?",
      "Après un coup c'est à l'autre : s₂ " + "est-il possible ?",
    ),
    wrong: [
      wrong("12", "a₁, d₂ and s₂ need the other start.", "a₁, d₂ et s₂ demandent l'autre départ."),
      wrong("6", "For b, c and e both turns occur.", "Pour b, c et e les deux tours se produisent."),
    ],
    why: text("All but s₂, a₁ and d₂.", "Tous sauf s₂, a₁ et d₂."),
  },
  lab: "#arena/rows22",
};

const tuple = (label: string): string => `(${label.replace(",", ", ")})`;

export const DICTIONARY: Section = {
  id: "dictionary",
  title: text("The dictionary", "Le dictionnaire"),
  blocks: [
    {
      prose: [
        text(
          "To a computer the whole drawing is a dictionary: for each vertex [the list of its successors](line). " +
            "Two sets say " +
            "[whose the vertices are](owners) and [where one wins](goals). With {n} sticks, take 1 or 2, there " +
            "are {vertices} keys and " +
            "{edges} arrows. Touch a vertex to read its line.",
          "Pour un ordinateur, tout le dessin tient dans un dictionnaire : à chaque sommet, [la liste de ses " +
            "successeurs](line). Deux " +
            "ensembles disent [à qui sont les sommets](owners) et [où l'on gagne](goals). Avec {n} bâtonnets, " +
            "prendre 1 ou 2, il y a " +
            "{vertices} clefs et {edges} flèches. Touchez un sommet pour lire sa ligne.",
        ),
      ],
      figure: figure<{ readonly n: number; readonly at: number }>({
        start: { n: 4, at: 0 },
        controls: { n: slider(1, 8, "Sticks", "Bâtonnets") },
        draw: ({ n, at: here }) => {
          const arena = nimArena(n, { take: "1,2" });
          return drawArena(arena, t(text("Nim, take one or two", "Nim, prendre un ou deux")), {
            points: nimPlaces(arena, 66),
            token: here,
            edge: (from) => (from === here ? { stroke: "strong" } : {}),
          });
        },
        parts: ({ n, at: here }) => {
          const arena = nimArena(n, { take: "1,2" });
          const vertex = Math.min(here, arena.vertexCount - 1);
          return {
            line: [idOf(vertex), ...Array.from(successors(arena, vertex), (to) => `${idOf(vertex)}>${idOf(to)}`)],
            owners: vertices(arena)
              .filter((one) => arena.label(one).endsWith("0"))
              .map(idOf),
            goals: vertices(arena)
              .filter((one) => outDegree(arena, one) === 0)
              .map(idOf),
          };
        },
        touch: (state, node) => ({ ...state, at: vertexOf(node) }),
        values: ({ n }) => {
          const { vertexCount, edgeCount } = nimArena(n, { take: "1,2" });
          return { vertices: vertexCount, edges: edgeCount };
        },
        says: ({ n, at: here }) => {
          const arena = nimArena(n, { take: "1,2" });
          const vertex = Math.min(here, arena.vertexCount - 1);
          const list = Array.from(successors(arena, vertex), (to) => tuple(arena.label(to))).join(", ");
          const line = `A[${tuple(arena.label(vertex))}] = [${list}]`;
          return text(line, line);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Vertices without a successor need their line too: leave out (0, 0): [], and a program that turns the " +
            "arrows round asks for a " +
            "key that is not there.",
          "Les sommets sans successeur ont aussi leur ligne : oubliez (0, 0): [], et un programme qui retourne " +
            "les flèches demande une " +
            "clef qui n'y est pas.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "n = 4, take 1 or 2: how many keys has the dictionary, and how many arrows? (two numbers)",
      "n = 4, prendre 1 ou 2 : combien de clefs a le dictionnaire, et combien de flèches ? (deux nombres)",
    ),
    answer: "8 10",
    hint: text(
      "A move changes the player too: (3, 0) is not reached.",
      "Un coup change aussi le joueur : (3, 0) " + "n'est pas atteint.",
    ),
    wrong: [
      wrong("9 12", "(3, 0) cannot be reached.", "(3, 0) ne peut pas être atteint."),
      wrong("8 14", "From 1 there is one move, from 0 none.", "De 1 il y a un coup, de 0 aucun."),
      wrong("5 7", "Whose turn it is belongs to the key.", "À qui le tour fait partie de la clef."),
    ],
    why: text(
      "(4,0), (3,1), and 2, 1, 0 for both players; 2 + 2 + 4 + 2 arrows.",
      "(4,0), (3,1), et 2, 1, 0 pour les deux joueurs ; 2 + 2 + 4 + 2 flèches.",
    ),
  },
  lab: "#arena/nim10",
};
