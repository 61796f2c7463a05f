import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { NIM10 } from "../instances.ts";
import { cellName, labelled } from "../names.ts";
import { drawBoard, freeOn, isReached, played, winnerOn, worthOf, worthOfMove } from "../tictactoe.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

/** How many of the opponent's answers to a move lose. */
export function losingAnswers(board: string, cell: number): number {
  const after = played(board, cell);
  return winnerOn(after) === undefined ? freeOn(after).filter((answer) => worthOfMove(after, answer) < 0).length : 0;
}

const sign = (value: number): string => (value > 0 ? "+" : value < 0 ? "−" : "=");

export const TIGHTROPE: Section = {
  id: "tightrope",
  title: text("Holding the draw", "Tenir la nulle"),
  blocks: [
    {
      prose: [
        text(
          "When nobody wins, playing well means not falling: stay out of the opponent's attractor. Each free cell " +
            "shows what it is worth to the player to move (+ won, = drawn, − lost) and how many answers lose. " +
            "Among moves that hold prefer the one after which " +
            "the other has most ways to go wrong: here [a corner](corners), after which 7 of 8 answers lose. " +
            "Touch cells to play both sides.",
          "Quand personne ne gagne, bien jouer c'est ne pas tomber : rester hors de l'attracteur adverse. Chaque " +
            "case libre montre ce qu'elle vaut pour qui joue (+ gagné, = nul, − perdu) et combien de réponses " +
            "perdent. Parmi les coups qui tiennent, préférez celui " +
            "après lequel l'autre a le plus de façons de se tromper : ici [un coin](corners), après lequel 7 " +
            "réponses sur 8 perdent. Touchez les cases pour jouer les deux camps.",
        ),
      ],
      figure: figure<{ readonly board: string }>({
        start: { board: "........." },
        fields: { board: isReached },
        draw: ({ board }) =>
          drawBoard(board, t(text("What each cell is worth", "Ce que vaut chaque case")), {
            detail: (cell) =>
              board[cell] === "." && winnerOn(board) === undefined
                ? `${sign(worthOfMove(board, cell))} ${losingAnswers(board, cell)}`
                : "",
          }),
        parts: ({ board }) => ({
          corners: [0, 2, 6, 8].filter((cell) => board[cell] === ".").map((cell) => `c${cell}`),
        }),
        touchable: ({ board }) => (winnerOn(board) === undefined ? freeOn(board).map((cell) => `c${cell}`) : []),
        called: cellName,
        touch: ({ board }, node) => ({ board: played(board, Number(node.slice(1))) }),
        says: ({ board }) => {
          const winner = winnerOn(board);
          if (winner !== undefined) return text(`${winner} has won.`, `${winner} a gagné.`);
          return Math.sign(worthOf(board)) === 0
            ? text("The draw holds.", "La nulle tient.")
            : text("Somebody " + "has fallen.", "Quelqu'un est tombé.");
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "X in the centre. How many answers of O hold the draw?",
      "X au centre. Combien de réponses de O " + "tiennent la nulle ?",
    ),
    answer: "4",
    hint: text("Try an edge: X opens two threats.", "Essayez un bord : X ouvre deux menaces."),
    wrong: [
      wrong("8", "An edge loses.", "Un bord perd."),
      wrong("1", "That is after a corner opening.", "C'est " + "après une ouverture au coin."),
    ],
    why: text("The four corners.", "Les quatre coins."),
  },
  lab: "#play/tictactoe",
};

const POSITIONS: Readonly<Record<string, string>> = { xo: "XO.......", lost: "OX...XO..", empty: "........." };

export const ONE_FUNCTION: Section = {
  id: "one-function",
  title: text("One function", "Une seule fonction"),
  blocks: [
    {
      prose: [
        text(
          "Win quickly, hold, lose late, and for two players: that seems six programs. It is one: put the moves " +
            "in order, best to worst, and play the first. The position: {position}. [On top](top) the moves that " +
            "win, the quickest first; then draws; at the foot the losses, the " +
            "latest first. Swap the players and the list is turned round: {swap} Touch a move to see its " +
            "cell. In Python it " +
            "is one line: max(moves, key=value), or min for the other.",
          "Gagner vite, tenir, perdre tard, et pour deux joueurs : cela semble six programmes. C'en est un seul : " +
            "rangez les coups, du meilleur au pire, et jouez le premier. La position : {position}. [En haut](top) " +
            "les coups qui gagnent, le plus rapide d'abord ; puis les nulles ; au pied " +
            "les défaites, la plus tardive d'abord. Échangez les joueurs et la liste se retourne : {swap} " +
            "Touchez un coup " +
            "pour voir sa case. En Python, c'est une ligne : max(coups, key=valeur), ou min pour l'autre.",
        ),
      ],
      figure: figure<{ readonly position: string; readonly swapped: boolean; readonly cell: number }>({
        start: { position: "xo", swapped: false, cell: -1 },
        fields: { cell: from(-1, 8) },
        controls: {
          swap: {
            kind: "button",
            label: text("Swap the players", "Échanger les joueurs"),
            press: (state) => ({ ...state, swapped: !state.swapped }),
          },
          position: choice(
            "Position",
            "Position",
            ["xo", "X on 1, O on 2", "X en 1, O en 2"],
            ["lost", "a lost one", "une perdue"],
            ["empty", "the empty board", "le plateau vide"],
          ),
        },
        draw: ({ position, swapped, cell: chosen }) => {
          const board = POSITIONS[position];
          const drawing = new Drawing();
          const sign = swapped ? -1 : 1;
          const order = freeOn(board).sort((a, b) => sign * (worthOfMove(board, b) - worthOfMove(board, a)));
          [...board].forEach((mark, cell) => {
            drawing.node(
              `b${cell}`,
              at(250 + (cell % 3) * 42, 30 + Math.floor(cell / 3) * 42),
              mark === "." ? "" : mark,
              {
                width: 40,
                tone: mark === "X" ? "player0" : mark === "O" ? "player1" : "faded",
                stroke: cell === chosen ? "strong" : "normal",
              },
            );
          });
          order.forEach((cell, place) => {
            const value = worthOfMove(board, cell);
            drawing.node(`m${cell}`, at(0, place * 38), cell + 1, {
              width: 34,
              height: 34,
              shape: "circle",
              tone: value > 0 ? "player0" : value < 0 ? "player1" : "draw",
              ...(cell === chosen ? { stroke: "strong" as const } : {}),
            });
            const words =
              value > 0
                ? text(`wins in ${20 - value}`, `gagne en ${20 - value}`)
                : value < 0
                  ? text(`loses in ${20 + value}`, `perd en ${20 + value}`)
                  : text("holds", "tient");
            drawing.text(t(words), at(34, place * 38), { anchor: "start", size: "normal" });
          });
          return drawing.scene(t(text("Moves in order", "Les coups rangés")));
        },
        parts: ({ position }) => {
          const board = POSITIONS[position];
          const best = worthOf(board);
          return {
            top: freeOn(board)
              .filter((cell) => worthOfMove(board, cell) === best)
              .map((cell) => `m${cell}`),
          };
        },
        touchable: ({ position }) => freeOn(POSITIONS[position]).map((cell) => `m${cell}`),
        called: labelled("cell", "case"),
        touch: (state, node) => ({ ...state, cell: Number(node.slice(1)) }),
      }),
    },
  ],
  exercise: {
    asked: text("X on 1, O on 2, X to move. Which cells win?", "X en 1, O en 2, à X. Quelles cases gagnent ?"),
    options: ["3", "4", "5", "6", "7", "8", "9"].map((one) => option([one, one, one])),
    answer: "4 5 7",
    set: true,
    hint: text("Threaten, then threaten twice.", "Menacez, puis menacez deux fois."),
    wrong: [
      wrong("+9", "O answers 5 and holds.", "O répond 5 et tient."),
      wrong("+3", "O has one answer that holds.", "O a une réponse qui tient."),
      wrong("~5", "The centre threatens 9, then more.", "Le centre menace 9, puis davantage."),
    ],
    why: text("4, 5 and 7 make a threat, and after it two at once.", "4, 5 et 7 font une menace, puis deux à la fois."),
  },
  python: {
    name: "strategie",
    arena: NIM10,
    asked: text(
      "The same function in Python, for Nim from ten sticks, take 1 or 2, player 0: where to go from s. From every " +
        "position that can be won it must win; if it does not, a play refutes it.",
      "La même fonction en Python, pour le Nim à dix bâtonnets, prendre 1 ou 2, côté J0 : où aller depuis s. De " +
        "toute " +
        "position qui peut être gagnée elle doit gagner ; sinon une partie la réfute.",
    ),
  },
  lab: "#play/tictactoe",
};

/** Cells 1 to 9, in the order of play. */
const REVIEWED = [1, 2, 9, 3, 7, 5, 4];

export function boardAfter(moves: number): string {
  return REVIEWED.slice(0, moves).reduce((board, cell) => played(board, cell - 1), ".........");
}

/** The value for X after so many moves: 1, 0 or −1. */
export function floorAfter(moves: number): number {
  const board = boardAfter(moves);
  const mover = moves % 2 === 0 ? 1 : -1;
  return Math.sign(worthOf(board)) * mover + 0;
}

/** What would not have given the value away, at a move that did. */
export function betterThan(move: number): number[] {
  if (move === 0 || floorAfter(move) === floorAfter(move - 1)) return [];
  const board = boardAfter(move - 1);
  return freeOn(board)
    .filter((cell) => Math.sign(worthOfMove(board, cell)) === Math.sign(worthOf(board)))
    .map((cell) => cell + 1);
}

export const REVIEW: Section = {
  id: "review",
  title: text("Reviewing a play", "Revoir une partie"),
  blocks: [
    {
      prose: [
        text(
          "A finished play reads like a cardiogram: a line with three floors, won by X, drawn, won by O. After " +
            "{k} moves it stands where the thick point is. [Each step is a mistake](steps), never a feat: value " +
            "can be given, not taken. The last change of floor is the turning point. On " +
            "the board a question mark stands where the better move was.",
          "Une partie finie se relit comme un électrocardiogramme : une ligne à trois étages, gagné par X, nul, " +
            "gagné par O. Après {k} coups elle est au point épais. [Chaque marche est une faute](steps), jamais " +
            "un exploit : la valeur peut se donner, pas se prendre. Le dernier changement " +
            "d'étage est le tournant. Sur le plateau, un point d'interrogation marque le meilleur coup.",
        ),
      ],
      figure: figure<{ readonly k: number }>({
        start: { k: 4 },
        controls: { k: slider(0, 7, "Moves", "Coups") },
        draw: ({ k }) => {
          const drawing = new Drawing();
          [1, 0, -1].forEach(
            (floor) =>
              void drawing.text(floor === 1 ? "X" : floor === 0 ? "=" : "O", at(-34, -floor * 44), { size: "head" }),
          );
          for (let move = 0; move <= 7; move++) {
            drawing.node(`p${move}`, at(move * 48, -floorAfter(move) * 44), move, {
              width: 26,
              shape: "circle",
              stroke: move === k ? "strong" : "normal",
              tone: floorAfter(move) > 0 ? "player0" : floorAfter(move) < 0 ? "player1" : "draw",
            });
            if (move > 0) drawing.edge(`p${move - 1}`, `p${move}`, { arrow: false });
          }
          [...boardAfter(k)].forEach((mark, cell) => {
            drawing.node(
              `b${cell}`,
              at(120 + (cell % 3) * 34, 80 + Math.floor(cell / 3) * 34),
              mark === "." ? (betterThan(k).includes(cell + 1) ? "?" : "") : mark,
              {
                width: 32,
                tone: mark === "X" ? "player0" : mark === "O" ? "player1" : "faded",
                stroke:
                  cell + 1 === REVIEWED[k - 1] ? "strong" : betterThan(k).includes(cell + 1) ? "dashed" : "normal",
              },
            );
          });
          return drawing.scene(t(text("The values of a play", "Les valeurs d'une partie")));
        },
        parts: () => ({ steps: [2, 3, 4].map((move) => `p${move}`) }),
        touchable: () => Array.from({ length: 8 }, (_, move) => `p${move}`),
        called: labelled("move", "coup"),
        touch: (_, node) => ({ k: Number(node.slice(1)) }),
        says: ({ k }) => {
          if (k === 0) return text("The empty board is a draw.", "Le plateau vide est nul.");
          const who = k % 2 === 1 ? "X" : "O";
          return floorAfter(k) === floorAfter(k - 1)
            ? text(
                `Move ${k}, ${who} on ${REVIEWED[k - 1]}: nothing is given away.`,
                `Coup ${k}, ${who} en ${REVIEWED[k - 1]} : rien n'est donné.`,
              )
            : text(
                `Move ${k}, ${who} on ${REVIEWED[k - 1]}: a mistake; better ${betterThan(k).join(", ")}.`,
                `Coup ${k}, ${who} en ${REVIEWED[k - 1]} : une faute ; mieux : ${betterThan(k).join(", ")}.`,
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Which move is the turning point, and which cell should have been played? (two numbers)",
      "Quel " + "coup est le tournant, et quelle case fallait-il jouer ? (deux nombres)",
    ),
    answer: "4 5",
    hint: text("The last change of floor.", "Le dernier changement d'étage."),
    wrong: [
      wrong("2 5", "X gave that back at move 3.", "X l'a rendu au coup 3."),
      wrong("5 5", "Move 5 only delays.", "Le coup 5 ne fait que retarder."),
    ],
    why: text("O on 3 at move 4; the centre held.", "O en 3 au coup 4 ; le centre tenait."),
  },
  lab: "#play/tictactoe",
};
