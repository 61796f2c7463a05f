import { text } from "marienbad";
import { makeGame } from "marienbad/games/all";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { freeOn, played, winnerOn } from "../tictactoe.ts";
import { figure, type Section, wrong } from "../vocabulary.ts";

/** Nodes of the tree of tic-tac-toe by depth, and different positions among them. */
export const TTT_NODES = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872] as const;
export const TTT_POSITIONS = [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78] as const;

const EMPTY = ".........";
/** A drawn play, cell by cell from 1. */
export const DRAWN = [5, 1, 2, 8, 3, 7, 4, 6, 9] as const;
const { marks = ["X", "O"] } = makeGame("tictactoe").board ?? {};
const LOOK = { marks, pieces: "crosses" } as const;

interface Branch {
  /** The cells that were played, from 1. */
  readonly moves: readonly number[];
}

/** The boards along a play, from the empty one. */
export function boardsOf(moves: readonly number[]): string[] {
  const boards = [EMPTY];
  for (const cell of moves) boards.push(played(boards[boards.length - 1], cell - 1));
  return boards;
}

const isOver = (board: string): boolean => winnerOn(board) !== undefined || freeOn(board).length === 0;

const isPlay = (moves: readonly number[]): boolean =>
  moves.every((cell, floor) => floorsOf(moves.slice(0, floor))[floor].includes(cell));

/** What could be played at each floor of a play: the last floor is still open. */
function floorsOf(moves: readonly number[]): number[][] {
  return boardsOf(moves).map((board) => (isOver(board) ? [] : freeOn(board).map((cell) => cell + 1)));
}

/** How many nodes are drawn: the branch and its sisters. */
export const drawnNodes = (moves: readonly number[]): number => 1 + floorsOf(moves).flat().length;

const rowsOf = (board: string): string[] => [board.slice(0, 3), board.slice(3, 6), board.slice(6)];
const idOf = (floor: number, cell: number): string => `f${floor}c${cell}`;

export const BRANCH: Section = {
  id: "branch",
  title: text("One branch and its sisters", "Une branche et ses sœurs"),
  blocks: [
    {
      prose: [
        text(
          "Tic-tac-toe fits on a stamp, its tree on no wall: 549,946 nodes. So we unfold only [the play that was " +
            "played](branch), and on each floor show beside it [the moves that were not](sisters). Touch a small " +
            "board: it is played; on a floor above, the play begins anew from there. {drawn} Now {count} nodes are " +
            "drawn, of 549,946.",
          "Le morpion tient sur un timbre, son arbre sur aucun mur : 549 946 nœuds. Alors on ne déplie que " +
            "[la partie " +
            "jouée](branch), et de chaque étage on montre à côté [les coups qu'on n'a pas " +
            "joués](sisters). Touchez " +
            "un autre plateau : il est joué ; à un étage plus haut, la partie repart de là. {drawn} Il y a " +
            "maintenant " +
            "{count} nœuds dessinés, sur 549 946.",
        ),
      ],
      figure: figure<Branch>({
        start: { moves: [5, 1] },
        fields: { moves: isPlay },
        controls: {
          drawn: { kind: "button", label: text("A drawn play", "Une partie nulle"), press: () => ({ moves: DRAWN }) },
        },
        draw: ({ moves }) => {
          const drawing = new Drawing();
          const boards = boardsOf(moves);
          const board = (id: string, x: number, y: number, position: string, large: boolean): void => {
            drawing.node(id, at(x, y), "", {
              shape: "card",
              width: 46,
              grid: rowsOf(position),
              board: LOOK,
              tone: large ? "player0" : "plain",
            });
          };
          board("root", 0, 0, EMPTY, true);
          let above: { readonly id: string; readonly y: number } = { id: "root", y: 0 };
          floorsOf(moves).forEach((cells, floor) => {
            const y = above.y + 66;
            cells.forEach((cell, index) => {
              const x = (index - (cells.length - 1) / 2) * 51;
              board(idOf(floor, cell), x, y, played(boards[floor], cell - 1), moves[floor] === cell);
            });
            for (const cell of cells) {
              const chosen = moves[floor] === cell;
              drawing.edge(above.id, idOf(floor, cell), {
                arrow: false,
                vertical: true,
                ...(chosen ? { stroke: "strong" } : { tone: "faded" }),
              });
            }
            if (floor < moves.length) above = { id: idOf(floor, moves[floor]), y };
          });
          return drawing.scene(t(text("One play and what was given up", "Une partie et ce à quoi l'on renonce")));
        },
        parts: ({ moves }) => ({
          branch: ["root", ...moves.map((cell, floor) => idOf(floor, cell))],
          sisters: floorsOf(moves).flatMap((cells, floor) =>
            cells.filter((cell) => moves[floor] !== cell).map((cell) => idOf(floor, cell)),
          ),
        }),
        touchable: ({ moves }) => [
          "root",
          ...floorsOf(moves).flatMap((cells, floor) => cells.map((cell) => idOf(floor, cell))),
        ],
        called: (_, node) => {
          if (node === "root") return text("the empty board", "le plateau vide");
          const [floor, cell] = (node.match(/\d+/g) ?? []).map(Number);
          return text(`move ${floor + 1}, cell ${cell}`, `coup ${floor + 1}, case ${cell}`);
        },
        touch: ({ moves }, node) => {
          if (node === "root") return { moves: [] };
          const [floor, cell] = (node.match(/\d+/g) ?? []).map(Number);
          return { moves: [...moves.slice(0, floor), cell] };
        },
        values: ({ moves }) => ({ count: drawnNodes(moves) }),
        says: ({ moves }) => {
          const board = boardsOf(moves)[moves.length];
          const winner = winnerOn(board);
          const way = moves.join(" ");
          if (winner !== undefined) return text(`${way}: ${winner} has won.`, `${way} : ${winner} a gagné.`);
          if (isOver(board)) return text(`${way}: a draw.`, `${way} : partie nulle.`);
          const given = floorsOf(moves).flat().length - floorsOf(moves)[moves.length].length - moves.length;
          return text(
            `${way || "No move yet"}: ${given} moves were given up on the way.`,
            `${way || "Aucun coup"} : on a renoncé à ${given} coups en chemin.`,
          );
        },
      }),
    },
    {
      prose: [
        text(
          "How large are the floors? Touch one: at depth {depth} the tree has [{nodes} nodes](nodes) — and " +
            "[{positions}](positions). The bars are drawn in powers of ten. Where does the gap come from? Two plays " +
            "may put the same signs on the board in another order: chapter 2 folds them together.",
          "Combien font les étages ? Touchez-en un : à la profondeur {depth} l'arbre a [{nodes} nœuds](nodes) — et " +
            "[{positions}](positions). Les barres sont en puissances de dix. D'où vient l'écart ? Deux parties " +
            "peuvent poser les mêmes signes dans un autre ordre : le chapitre 2 les replie.",
        ),
      ],
      figure: figure<{ readonly depth: number; readonly open: boolean }>({
        start: { depth: 5, open: false },
        fields: { depth: from(0, 9) },
        draw: ({ depth, open }) => {
          const drawing = new Drawing();
          const bar = (
            id: string,
            value: number,
            x: number,
            tone: "player0" | "player1" | "faded",
            strong: boolean,
          ) => {
            const height = 6 + Math.log10(value) * 34;
            drawing.node(id, at(x, -height / 2), "", { tone, width: 14, height, stroke: strong ? "strong" : "normal" });
          };
          TTT_NODES.forEach((nodes, level) => {
            bar(`n${level}`, nodes, level * 44, "player0", level === depth);
            bar(
              `p${level}`,
              TTT_POSITIONS[level],
              level * 44 + 16,
              open ? "player1" : "faded",
              open && level === depth,
            );
            drawing.text(String(level), at(level * 44 + 8, 14), {
              size: "normal",
              tone: level === depth ? "plain" : "faded",
            });
          });
          return drawing.scene(t(text("Nodes and positions by depth", "Nœuds et positions par profondeur")));
        },
        parts: ({ depth }) => ({ nodes: [`n${depth}`], positions: [`p${depth}`] }),
        values: ({ depth, open }) => ({
          depth,
          nodes: TTT_NODES[depth],
          positions: open
            ? text(
                `${number(TTT_POSITIONS[depth], "en")} different positions`,
                `${number(TTT_POSITIONS[depth], "fr")} positions différentes`,
              )
            : text("touch a pale bar", "touchez une barre pâle"),
        }),
        called: (_, node) => {
          const depth = node.slice(1);
          return node.startsWith("p")
            ? text(`positions at depth ${depth}`, `positions à la profondeur ${depth}`)
            : text(`nodes at depth ${depth}`, `nœuds à la profondeur ${depth}`);
        },
        touch: ({ open }, node) => ({ depth: Number(node.slice(1)), open: open || node.startsWith("p") }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Down to depth 2: how many nodes, how many leaves? (two numbers)",
      "Jusqu'à la profondeur 2 : combien de nœuds, combien de feuilles ? (deux nombres)",
    ),
    answer: "82 72",
    hint: text("1, then 9, then 9 × 8.", "1, puis 9, puis 9 × 8."),
    wrong: [
      wrong("81 72", "The root counts too.", "La racine compte aussi."),
      wrong("72 72", "Nodes are all floors together.", "Les nœuds, ce sont tous les étages ensemble."),
      wrong("91 81", "A cell is taken: 9 × 8, not 9 × 9.", "Une case est prise : 9 × 8, pas 9 × 9."),
      wrong("18 8", "Multiply along a branch: 9 times 8.", "On multiplie le long d'une branche : 9 fois 8."),
      wrong("17 8", "Multiply along a branch: 9 times 8.", "On multiplie le long d'une branche : 9 fois 8."),
    ],
    why: text("1 + 9 + 72 = 82.", "1 + 9 + 72 = 82."),
  },
  lab: "#tree/tictactoe",
};
