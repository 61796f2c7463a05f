import { seededRandom, text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { decimals, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { cellName } from "../names.ts";
import { drawBoard, freeOn, LINES, lineScore, linesScore, played, winnerOn, worthOfMove } from "../tictactoe.ts";
import { figure, option, type Section, slider, wrong } from "../vocabulary.ts";

const NEXT: Readonly<Record<string, string>> = { ".": "X", X: "O", O: "." };

/** Where the number of each line stands: beside its row, under its column, at the end of its diagonal. */
const RAILS = [
  ...[0, 1, 2].map((row) => at(174, row * 58)),
  ...[0, 1, 2].map((column) => at(column * 58, 174)),
  at(174, 174),
  at(-58, 174),
];

/** The board with what each of its lines is worth. */
function withRails(board: string, scene: Scene): Scene {
  const rails = new Drawing();
  LINES.forEach((line, index) => {
    const score = lineScore(board, line);
    rails.node(`r${index}`, RAILS[index], signed(score), {
      shape: "circle",
      width: 38,
      tone: score > 0 ? "player0" : score < 0 ? "player1" : "faded",
    });
  });
  return { ...scene, nodes: [...scene.nodes, ...rails.scene("").nodes] };
}

const signed = (score: number): string => (score > 0 ? `+${score}` : String(score).replace("-", "−"));

const TRAP = ".X...XO..";

/** From a board on, both play best. */
export function playedOut(board: string): string {
  if (winnerOn(board) !== undefined || freeOn(board).length === 0) return board;
  const free = freeOn(board);
  const best = Math.max(...free.map((cell) => worthOfMove(board, cell)));
  return playedOut(played(board, free.find((cell) => worthOfMove(board, cell) === best) as number));
}

export const LINES_OF_THREE: Section = {
  id: "lines",
  title: text("A heuristic for tic-tac-toe", "Une heuristique pour le morpion"),
  blocks: [
    {
      prose: [
        text(
          "Look at the eight lines. Where Min (O) has nothing, one cross is worth 1, two 10, three 100; where Max " +
            "(X) has nothing the same is subtracted; " +
            "[a mixed line](mixed) is worth nothing to anybody. Touch cells to change them: the sum is h = {h}. [The " +
            "centre](centre) alone is worth 4, a corner " +
            "3, an edge 2. The sum is an opinion, not a verdict.",
          "Regardons les huit alignements. Où Min (O) n'a rien, une croix vaut 1, deux 10, trois 100 ; où Max (X) " +
            "n'a rien, les mêmes points se " +
            "retranchent ; [un alignement mêlé](mixed) ne vaut rien pour personne. Touchez les cases pour " +
            "les changer : la " +
            "somme est h = {h}. " +
            "[Le centre](centre) seul vaut 4, un coin 3, un bord 2. La somme est une opinion, pas un verdict.",
        ),
      ],
      figure: figure<{ readonly board: string }>({
        start: { board: "....X...." },
        fields: { board: (board) => /^[XO.]{9}$/.test(board) },
        controls: {
          trap: {
            kind: "button",
            label: text("The board of the trap", "La position du piège"),
            press: () => ({ board: TRAP }),
          },
          empty: {
            kind: "button",
            label: text("Empty the board", "Vider le plateau"),
            press: () => ({ board: "........." }),
          },
        },
        draw: ({ board }) => withRails(board, drawBoard(board, t(text("Eight lines", "Huit alignements")))),
        parts: ({ board }) => ({
          centre: ["c4"],
          mixed: LINES.flatMap((line, index) => {
            const signs = line.map((cell) => board[cell]).join("");
            return signs.includes("X") && signs.includes("O") ? [`r${index}`] : [];
          }),
        }),
        touchable: () => Array.from({ length: 9 }, (_, cell) => `c${cell}`),
        called: cellName,
        touch: ({ board }, node) => {
          const cell = Number(node.slice(1));
          return { board: board.slice(0, cell) + NEXT[board[cell]] + board.slice(cell + 1) };
        },
        values: ({ board }) => ({ h: String(linesScore(board)) }),
        says: ({ board }) => {
          const scores = LINES.map((line) => lineScore(board, line));
          const part = (from: number, to: number): string => scores.slice(from, to).join(", ");
          return text(
            `rows ${part(0, 3)}; columns ${part(3, 6)}; diagonals ${part(6, 8)}`,
            `lignes ${part(0, 3)} ; colonnes ${part(3, 6)} ; diagonales ${part(6, 8)}`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "The opinion misleads. O is to move, and each free cell shows the h that it would give: least, " +
            "−11, in [the " +
            "centre](centre). Touch a cell and see how it ends if both then play well: the centre loses by " +
            "force, while " +
            "[1 and 9](good), at −10, win. Looking two moves ahead already finds it.",
          "L'opinion trompe. C'est à O, et chaque case libre montre le h qu'elle donnerait : le plus petit, −11, [au " +
            "centre](centre). Touchez une case et voyez comment cela finit si chacun joue bien ensuite : le " +
            "centre perd de " +
            "force, tandis que [1 et 9](good), à −10, gagnent. Regarder deux coups plus loin suffit à le voir.",
        ),
      ],
      figure: figure<{ readonly cell: number }>({
        start: { cell: -1 },
        fields: { cell: (cell) => cell === -1 || freeOn(TRAP).includes(cell) },
        controls: {
          again: { kind: "button", label: text("Back to the choice", "Revenir au choix"), press: () => ({ cell: -1 }) },
        },
        draw: ({ cell }) =>
          drawBoard(cell < 0 ? TRAP : playedOut(played(TRAP, cell)), t(text("O to move", "À O de jouer")), {
            detail: (free) => (cell < 0 && TRAP[free] === "." ? signed(linesScore(played(TRAP, free))) : ""),
          }),
        parts: () => ({ centre: ["c4"], good: ["c0", "c8"] }),
        touchable: ({ cell }) => (cell < 0 ? freeOn(TRAP).map((free) => `c${free}`) : []),
        called: cellName,
        touch: (_, node) => ({ cell: Number(node.slice(1)) }),
        says: ({ cell }) => {
          if (cell < 0 || TRAP[cell] !== ".") return text("Which cell does O take?", "Quelle case prend O ?");
          const winner = winnerOn(playedOut(played(TRAP, cell)));
          if (winner === undefined) return text(`${cell + 1}: a draw.`, `${cell + 1} : nulle.`);
          return text(`${cell + 1}: ${winner} wins.`, `${cell + 1} : ${winner} gagne.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text("X on 1 and 5, O on 3 and 9. What is h?", "X en 1 et 5, O en 3 et 9. Que vaut h ?"),
    answer: "-8",
    hint: text("Rows 0, +1, −1; then columns and diagonals.", "Lignes 0, +1, −1 ; puis colonnes et diagonales."),
    wrong: [
      wrong(
        "2",
        "The diagonal 1-5-9 holds a nought: it is worth nothing.",
        "La diagonale 1-5-9 contient un rond " + ": elle ne vaut rien.",
      ),
      wrong("-18", "The diagonal 3-5-7 is mixed too.", "La diagonale 3-5-7 est mêlée aussi."),
      wrong("-7", "Row 1 is mixed: 0, not 1.", "La ligne 1 est mêlée : 0, pas 1."),
    ],
    why: text(
      "Rows 0, 1, −1; columns 1, 1, −10; diagonals 0, 0.",
      "Lignes 0, 1, −1 ; colonnes 1, 1, −10 ; " + "diagonales 0, 0.",
    ),
  },
  lab: "#tree/tictactoe",
};

/** X's share of decided plays, of all plays at random from here; undefined where none is decided. */
export function randomShare(board: string): readonly [x: number, o: number] {
  const known = shares.get(board);
  if (known !== undefined) return known;
  const winner = winnerOn(board);
  const free = freeOn(board);
  if (winner !== undefined) return winner === "X" ? [1, 0] : [0, 1];
  if (free.length === 0) return [0, 0];
  const sums = free.map((cell) => randomShare(played(board, cell)));
  const found = [0, 1].map((side) => sums.reduce((sum, pair) => sum + pair[side], 0) / free.length) as [number, number];
  shares.set(board, found);
  return found;
}
const shares = new Map<string, readonly [number, number]>();

export const share = ([x, o]: readonly [number, number]): number => (x + o === 0 ? 0.5 : x / (x + o));

/** Plays at random from a board, from a seed: the share of X among the decided. */
function sample(board: string, count: number, seed: number): number {
  const random = seededRandom(seed);
  let [x, o] = [0, 0];
  for (let play = 0; play < count; play++) {
    let here = board;
    while (winnerOn(here) === undefined && freeOn(here).length > 0) {
      const free = freeOn(here);
      here = played(here, free[random.below(free.length)]);
    }
    if (winnerOn(here) === "X") x++;
    if (winnerOn(here) === "O") o++;
  }
  return share([x, o]);
}

const FIRST = [
  ["centre", 4],
  ["corner", 0],
  ["edge", 1],
] as const;

export const PLAYOUTS: Section = {
  id: "playouts",
  title: text("Playing at random to judge", "Jouer au hasard pour juger"),
  blocks: [
    {
      prose: [
        text(
          "Knowing nothing of the game, finish it at random and count: Max's share of the *decided* plays, or 0.5 " +
            "if none is decided. After {n} × 10 plays each (seed {seed}) " +
            "the first move in [the centre](centre) has {a}, in a corner {b}, on an edge {c}; the exact limits " +
            "are 0.782, 0.697 and 0.615. As the sample grows " +
            "the number settles. But it answers another question: what happens if nobody thinks?",
          "Sans rien connaître au jeu, finissez la partie au hasard et comptez : la part de Max parmi les parties " +
            "*décidées*, ou 0,5 si aucune ne l'est. Après {n} × 10 " +
            "parties chacun (graine {seed}) le premier coup [au centre](centre) a {a}, au coin {b}, au bord {c} ; " +
            "les limites exactes sont 0,782, 0,697 et " +
            "0,615. L'échantillon grandit, le nombre se calme. Mais il répond à une autre question : que se " +
            "passe-t-il si personne ne réfléchit ?",
        ),
      ],
      figure: figure<{ readonly n: number; readonly seed: number }>({
        start: { n: 3, seed: 1 },
        controls: { n: slider(1, 40, "Tens of plays", "Dizaines de parties"), seed: slider(1, 9, "Seed", "Graine") },
        draw: ({ n, seed }) => {
          const drawing = new Drawing();
          FIRST.forEach(([name, cell], index) => {
            const board = played(".........", cell);
            const height = 160 * sample(board, n * 10, seed);
            drawing.node(name, at(index * 90, -height / 2), "", { tone: "player0", width: 40, height });
            const limit = -160 * share(randomShare(board));
            drawing.line(at(index * 90 - 30, limit), at(index * 90 + 30, limit));
            drawing.text(String(cell + 1), at(index * 90, 14), { size: "normal" });
          });
          return drawing.scene(t(text("Shares of plays won at random", "Parts de parties gagnées au hasard")));
        },
        parts: () => ({ centre: ["centre"] }),
        values: ({ n, seed }) => {
          const [a, b, c] = FIRST.map(([, cell]) => decimals(sample(played(".........", cell), n * 10, seed), 3));
          return { a, b, c };
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "X on 2 and 6, O on 7, O to move: chance too prefers the centre for O (X's share 0.367, against 0.400 " +
            "for 1 and 9), and the centre loses. Random play " +
            "misses the one reply that matters.",
          "X en 2 et 6, O en 7, à O : le hasard aussi préfère le centre pour O (part de X 0,367, contre 0,400 " +
            "pour 1 et 9), et le centre perd. Le hasard manque la " +
            "seule réponse qui compte.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "20 plays: 6 won by Max, 4 by Min, 10 drawn. What is the heuristic worth?",
      "20 parties : 6 " + "gagnées par Max, 4 par Min, 10 nulles. Que vaut l'heuristique ?",
    ),
    options: [option(["a", "0.3", "0,3"]), option(["b", "0.55", "0,55"]), option(["c", "0.6", "0,6"])],
    answer: "c",
    hint: text("Only decided plays count.", "Seules comptent les parties décidées."),
    wrong: [
      wrong("a", "Draws do not count: 6 of 10.", "Les nulles ne comptent pas : 6 sur 10."),
      wrong("b", "A draw is not half a win here.", "Une nulle n'est pas une demi-victoire ici."),
    ],
    why: text("6 of the 10 decided plays.", "6 des 10 parties décidées."),
  },
  lab: "#tree/tictactoe",
};
