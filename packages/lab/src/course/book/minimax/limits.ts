import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { cellName, numbered } from "../names.ts";
import { nimTree, wayTo } from "../nim-tree.ts";
import { drawBoard, freeOn, isReached, played, worthOf, worthOfMove } from "../tictactoe.ts";
import { type Branch, drawTree, nodesOf } from "../trees.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

import { RULER } from "./ruler.ts";

/** Nodes of the tree of tic-tac-toe, depth by depth. */
export const LEVELS = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872] as const;
const upTo = (depth: number): number => LEVELS.slice(0, depth + 1).reduce((a, b) => a + b, 0);

export const TOO_BIG: Section = {
  id: "too-big",
  title: text("Too big", "Trop grand"),
  blocks: [
    {
      prose: [
        text(
          "Tic-tac-toe has 5,478 positions but 255,168 plays: the tree is far larger than the graph. Down to " +
            "depth {depth} it has [{nodes} nodes](bars); " +
            "the bars are in powers of ten. " +
            "We shall not draw such trees; nothing forbids looking at their beginning.",
          "Le morpion a 5 478 positions, mais 255 168 parties : l'arbre est bien plus gros que le graphe. Jusqu'à " +
            "la profondeur {depth} il a " +
            "[{nodes} nœuds](bars) ; les barres sont en puissances de dix. On ne dessinera pas ces arbres ; rien " +
            "n'interdit d'en regarder le début.",
        ),
      ],
      figure: figure<{ readonly depth: number }>({
        start: { depth: 3 },
        controls: { depth: slider(0, 9, "Depth", "Profondeur") },
        draw: ({ depth }) => {
          const drawing = new Drawing();
          LEVELS.forEach((_, level) => {
            const height = 8 + Math.log10(upTo(level)) * 30;
            drawing.node(`d${level}`, at(level * 40, -height / 2), "", {
              tone: level <= depth ? "player0" : "faded",
              width: 28,
              height,
            });
            drawing.text(String(level), at(level * 40, 14), { size: "normal" });
          });
          return drawing.scene(t(text("Nodes down to a depth", "Nœuds jusqu'à une profondeur")));
        },
        parts: ({ depth }) => ({ bars: LEVELS.flatMap((_, level) => (level <= depth ? [`d${level}`] : [])) }),
        called: numbered("depth #", "profondeur #", 0),
        touch: (_, node) => ({ depth: Number(node.slice(1)) }),
        values: ({ depth }) => ({ nodes: upTo(depth) }),
      }),
    },
    RULER,
  ],
  exercise: {
    asked: text(
      "Tic-tac-toe: how many nodes down to depth 3, all together?",
      "Morpion : combien de nœuds jusqu'à " + "la profondeur 3 incluse ?",
    ),
    answer: "586",
    hint: text("1 + 9 + 9·8 + …", "1 + 9 + 9·8 + …"),
    wrong: [
      wrong("504", "That is the last level alone.", "C'est le dernier niveau seul."),
      wrong("820", "A taken cell is no longer free: 9·8·7.", "Une case prise n'est plus libre : 9·8·7."),
    ],
    why: text("1 + 9 + 72 + 504.", "1 + 9 + 72 + 504."),
  },
  lab: "#tree/tictactoe3",
};

const SIX = nimTree(6);
const levelOf = (id: string): number => wayTo(id).length - 1;

/** Nodes that a search to a depth visits, and those of them that are estimated: neither finished nor expanded. */
export function visited(depth: number): readonly [visited: number, estimated: number] {
  const seen = nodesOf(SIX).filter(({ id }) => levelOf(id) <= depth);
  return [seen.length, seen.filter(({ id, children }) => levelOf(id) === depth && children.length > 0).length];
}

interface Line {
  readonly p: number;
  readonly test: string;
}

export const DEPTH: Section = {
  id: "depth",
  title: text("Look p moves ahead, then estimate", "Regarder p coups, puis estimer"),
  blocks: [
    {
      prose: [
        text(
          "Fix a depth: p = {p}. Beyond it a *heuristic* (from Greek heuriskein, to find) h gives " +
            "each position a number, large if Max likes it, " +
            "small if Min does, ±∞ if the play is over. " +
            "[Dashed nodes](estimated) are estimated; these estimates rise like scores. The root is no longer a " +
            "proof but a reasoned bet. Visited: {nodes} nodes.",
          "On fixe une profondeur : p = {p}. Au-delà une *heuristique* (du grec heuriskein, trouver) " +
            "h donne à chaque position un nombre, grand " +
            "si elle plaît à Max, petit si elle plaît à " +
            "Min, ±∞ si la partie est finie. [Les nœuds en tirets](estimated) sont estimés ; ces estimations " +
            "montent comme des scores. La racine n'est " +
            "plus une preuve mais un pari raisonné. Visités : {nodes} nœuds.",
        ),
      ],
      figure: figure<Line>({
        start: { p: 2, test: "before" },
        controls: {
          p: slider(0, 5, "Depth", "Profondeur"),
          test: choice(
            "The depth is tested",
            "La profondeur se teste",
            ["before", "before the calls", "avant les " + "appels"],
            ["after", "after them", "après eux"],
          ),
        },
        draw: ({ p, test }) => {
          const mark = (branch: Branch): Branch => {
            const level = levelOf(branch.id);
            const beyond = level > p;
            return {
              ...branch,
              look: {
                ...branch.look,
                tone: beyond ? (test === "after" ? "player1" : "faded") : "player0",
                stroke: level === p && branch.children.length > 0 ? "dashed" : beyond ? "dotted" : "normal",
              },
              children: branch.children.map(mark),
            };
          };
          return drawTree(mark(SIX), t(text("Nim from six, to a depth", "Nim à six, jusqu'à une profondeur")), 3, 34);
        },
        parts: ({ p }) => ({
          estimated: nodesOf(SIX)
            .filter(({ id, children }) => levelOf(id) === p && children.length > 0)
            .map(({ id }) => id),
        }),
        values: ({ p, test }) => ({ nodes: test === "after" ? 28 : visited(p)[0] }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "A function that first collects its children's values and only then looks at p ({test}) gives the same " +
            "answer, which is why nobody notices; but it " +
            "visits all 28 nodes whatever p is. From 15 sticks, down to the last, at p = 2 that is 12,640 " +
            "nodes instead of 13, " +
            "and on a game with " +
            "a cycle it never returns. “Is the play over?” " +
            "and “is p = 0?” come before the loop.",
          "Une fonction qui rassemble d'abord les valeurs de ses fils et ne regarde p qu'ensuite ({test}) donne " +
            "la même réponse, c'est pourquoi personne ne " +
            "le voit ; mais elle visite les 28 nœuds quel que soit p. Depuis 15 bâtonnets, jusqu'au dernier, " +
            "à p = 2 cela fait 12 640 nœuds au lieu de 13, " +
            "et sur un jeu à cycle elle ne revient jamais. « La partie est-elle finie ? » et " +
            "« p = 0 ? » viennent avant la boucle.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Nim from six, p = 2: how many nodes are visited, and how many are estimated (neither finished nor " +
        "expanded)? (two numbers)",
      "Nim à six, p = 2 : combien de nœuds visités, et combien d'estimés (ni finis, ni développés) ? (deux nombres)",
    ),
    answer: "12 6",
    hint: text("At depth 2 two of the eight are finished.", "À la profondeur 2, deux des huit sont finis."),
    wrong: [
      wrong(
        "12 8",
        "Two plays are already over: 4→1 and 3→1. There one does not guess.",
        "Deux parties sont déjà " + "finies : 4→1 et 3→1. Là, on ne devine pas.",
      ),
      wrong("28 6", "That is the function that tests too late.", "C'est la fonction qui teste trop tard."),
    ],
    why: text("1 + 3 + 8 nodes; 8 − 2 are estimated.", "1 + 3 + 8 nœuds ; 8 − 2 sont estimés."),
  },
  lab: "#tree/nim?sticks=6&until=1&depth=2",
};

export const LOST_BOARD = "OX...XO..";

export const LAST_STAND: Section = {
  id: "last-stand",
  title: text("All is lost: what to play?", "Tout est perdu : que jouer ?"),
  blocks: [
    {
      prose: [
        text(
          "When every move is worth −∞, one must still be played. So begin with the first move, not with −∞; and " +
            "prefer the later of two losses, the sooner of " +
            "two wins. X is to move, and [every free cell](free) loses: the number says in how many moves. Touch " +
            "a cell and see the punishment.",
          "Quand tous les coups valent −∞, il faut quand même en jouer un. On part donc du premier coup, pas de " +
            "−∞ ; et entre deux défaites on préfère la plus " +
            "lointaine, entre deux victoires la plus proche. C'est à X, et [chaque case libre](free) perd : le " +
            "nombre dit en combien de coups. Touchez une " +
            "case et voyez la punition.",
        ),
      ],
      figure: figure<{ readonly board: string }>({
        start: { board: LOST_BOARD },
        fields: { board: isReached },
        draw: ({ board }) =>
          drawBoard(board, t(text("X to move, and lost", "À X de jouer, et perdu")), {
            detail: (cell) =>
              board === LOST_BOARD && board[cell] === "." ? String(20 - Math.abs(worthOfMove(board, cell))) : "",
          }),
        parts: () => ({ free: freeOn(LOST_BOARD).map((cell) => `c${cell}`) }),
        touchable: ({ board }) => (board === LOST_BOARD ? freeOn(board).map((cell) => `c${cell}`) : []),
        called: cellName,
        touch: ({ board }, node) => {
          let next = played(board, Number(node.slice(1)));
          // Both play best from here on.
          while (Math.abs(worthOf(next)) < 20 && freeOn(next).length > 0) {
            const free = freeOn(next);
            const best = Math.max(...free.map((cell) => worthOfMove(next, cell)));
            next = played(next, free.find((cell) => worthOfMove(next, cell) === best) as number);
          }
          return { board: next };
        },
        says: ({ board }) =>
          board === LOST_BOARD
            ? text("Five moves, all lost; not all equally soon.", "Cinq coups, tous perdus ; pas tous aussi vite.")
            : text("So it ends.", "Ainsi finit la partie."),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "M ← −∞, then “if v > M, keep the move”: with v = −∞ five times the test is never true, and no move is " +
            "kept: the program leaves its hand in the air.",
          "M ← −∞, puis « si v > M, garder le coup » : avec v = −∞ cinq fois, le test n'est jamais vrai, et aucun " +
            "coup n'est gardé : le programme reste la main " +
            "en l'air.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Where does X play to lose as late as possible? (a cell, 1 to 9)",
      "Où X joue-t-il pour perdre le " + "plus tard ? (une case, de 1 à 9)",
    ),
    options: freeOn(LOST_BOARD).map((cell) => option([String(cell + 1), String(cell + 1), String(cell + 1)])),
    answer: "4",
    hint: text("O threatens 1-4-7.", "O menace 1-4-7."),
    wrong: ["3", "5", "8", "9"].map((cell) =>
      wrong(cell, "O plays 4 and has 1-4-7 at once.", "O joue 4 et a " + "1-4-7 tout de suite."),
    ),
    why: text(
      "Only 4 stops the line 1-4-7; the loss then comes two moves later.",
      "Seul 4 bouche 1-4-7 ; la " + "défaite vient alors deux coups plus tard.",
    ),
  },
  lab: "#play/tictactoe?moves=2+1+6+7",
};
