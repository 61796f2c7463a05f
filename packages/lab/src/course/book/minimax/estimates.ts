import { seededRandom, text } from "marienbad";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, ids, placesOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { drawBoard, freeOn, LINES, lineScore, linesScore, played, winnerOn } from "../tictactoe.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

const NEXT: Readonly<Record<string, string>> = { ".": "X", X: "O", O: "." };

export const LINES_OF_THREE: Section = {
  id: "lines",
  title: text("A heuristic for tic-tac-toe", "Une heuristique pour le morpion"),
  blocks: [
    {
      prose: [
        text(
          "Look at the eight lines. Where Min (O) has nothing, one cross is worth 1, two 10, three 100; where Max " +
            "(X) has nothing the same is subtracted; " +
            "a mixed line is worth nothing to anybody. Touch cells to change them: the sum is h = {h}. [The " +
            "centre](centre) alone is worth 4, a corner " +
            "3, an edge 2. The sum is an opinion, not a verdict.",
          "Regardons les huit alignements. Où Min (O) n'a rien, une croix vaut 1, deux 10, trois 100 ; où Max (X) " +
            "n'a rien, les mêmes points se " +
            "retranchent ; un alignement mêlé ne vaut rien pour personne. Touchez les cases pour les changer : la " +
            "somme est h = {h}. " +
            "[Le centre](centre) seul vaut 4, un coin 3, un bord 2. La somme est une opinion, pas un verdict.",
        ),
      ],
      figure: figure<{ readonly board: string }>({
        start: { board: "....X...." },
        controls: {
          trap: {
            kind: "button",
            label: text("The board of the trap", "La position du piège"),
            press: () => ({ board: ".X...XO.." }),
          },
          empty: {
            kind: "button",
            label: text("Empty the board", "Vider le plateau"),
            press: () => ({ board: "........." }),
          },
        },
        draw: ({ board }) => drawBoard(board, t(text("Eight lines", "Huit alignements"))),
        parts: () => ({ centre: ["c4"] }),
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
          "The opinion misleads. X on 2 and 6, O on 7, O to move: h is least, −11, if O takes the centre; but " +
            "that loses by force, while 1 and 9, at −10, win. " +
            "Looking two moves ahead already finds it.",
          "L'opinion trompe. X en 2 et 6, O en 7, à O de jouer : h est minimale, −11, si O prend le centre ; or " +
            "cela perd de force, tandis que 1 et 9, à −10, " +
            "gagnent. Regarder deux coups plus loin suffit à le voir.",
        ),
      ],
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

/** First moves of the vertical player on 4 × 4, one of each kind: cells covered, h, and whether it wins. */
export const FIRST_MOVES: Readonly<Record<string, { cells: readonly [number, number]; h: number; wins: boolean }>> = {
  "b4-b3": { cells: [1, 5], h: 2, wins: false },
  "a4-a3": { cells: [0, 4], h: 0, wins: false },
  "a3-a2": { cells: [4, 8], h: -1, wins: true },
  "b3-b2": { cells: [5, 9], h: 1, wins: true },
};

/** Places for dominoes on a board with these cells covered. */
export function places(size: number, covered: readonly number[]): { vertical: number; horizontal: number } {
  let [vertical, horizontal] = [0, 0];
  for (let cell = 0; cell < size * size; cell++) {
    if (covered.includes(cell)) continue;
    if (cell + size < size * size && !covered.includes(cell + size)) vertical++;
    if (cell % size < size - 1 && !covered.includes(cell + 1)) horizontal++;
  }
  return { vertical, horizontal };
}

export const MOBILITY: Section = {
  id: "mobility",
  title: text("Mobility in domineering", "La mobilité au domineering"),
  blocks: [
    {
      prose: [
        text(
          "Alice places vertical dominoes, Bob horizontal ones, and who cannot move loses. A natural measure: my " +
            "possible moves minus yours. Alice plays {move}: " +
            "she keeps {vertical} places, he keeps {horizontal}, so h = {h}. Easy to compute, often good… and " +
            "sometimes exactly backwards.",
          "Alice pose des dominos verticaux, Bob des horizontaux, et qui ne peut plus jouer perd. Une mesure " +
            "naturelle : mes coups possibles moins les tiens. " +
            "Alice joue {move} : elle garde {vertical} places, lui {horizontal}, donc h = {h}. Facile à calculer, " +
            "souvent bonne… et parfois exactement à " +
            "l'envers.",
        ),
      ],
      figure: figure<{ readonly move: string; readonly truth: string }>({
        start: { move: "b4-b3", truth: "hidden" },
        controls: {
          move: choice(
            "First move",
            "Premier coup",
            ...Object.keys(FIRST_MOVES).map((one) => [one, one, one] as const),
          ),
          truth: choice(
            "The truth",
            "La vérité",
            ["hidden", "hide the truth", "cacher la vérité"],
            ["shown", "show it", "la montrer"],
          ),
        },
        draw: ({ move }) => {
          const drawing = new Drawing();
          for (let cell = 0; cell < 16; cell++) {
            const taken = FIRST_MOVES[move].cells.includes(cell);
            drawing.node(`c${cell}`, at((cell % 4) * 42, Math.floor(cell / 4) * 42), "", {
              width: 40,
              tone: taken ? "player0" : "plain",
            });
          }
          return drawing.scene(t(text("Domineering on four by four", "Domineering sur quatre par quatre")));
        },
        values: ({ move }) => {
          const { vertical, horizontal } = places(4, FIRST_MOVES[move].cells);
          return { vertical, horizontal, h: String(vertical - horizontal) };
        },
        says: ({ move, truth }) => {
          if (truth === "hidden") return text("Does this move win?", "Ce coup gagne-t-il ?");
          return FIRST_MOVES[move].wins ? text("It wins.", "Il gagne.") : text("It loses.", "Il perd.");
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "The best-looking first move, b4-b3 with h = 2, loses; the worst-looking, a3-a2 with h = −1, wins. " +
            "Looking further repairs it, but only from six moves " +
            "ahead on.",
          "Le premier coup le plus beau, b4-b3 avec h = 2, perd ; le plus laid, a3-a2 avec h = −1, gagne. " +
            "Regarder plus loin le répare, mais seulement à partir " +
            "de six coups.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "On 3 × 3 Alice covers the upper two cells of the middle column. Her places, Bob's places, h? (three numbers)",
      "Sur 3 × 3 Alice couvre les deux cases du haut de la colonne du milieu. Ses places, celles de Bob, h ? " +
        "(trois nombres)",
    ),
    answer: "4 2 2",
    hint: text("Two columns are untouched, one row too.", "Deux colonnes sont intactes, une ligne aussi."),
    wrong: [
      wrong("6 2 4", "The domino also blocks its own column.", "Le domino bouche aussi sa colonne."),
      wrong(
        "4 4 0",
        "Horizontal places across the domino are gone.",
        "Les horizontaux qui traversent le domino " + "ne sont plus possibles.",
      ),
    ],
    why: text(
      "Two vertical places in each outer column; two horizontal ones in the last row.",
      "Deux places " + "verticales par colonne extérieure ; deux horizontales dans la dernière ligne.",
    ),
  },
  lab: "#tree/domineering",
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
          const [a, b, c] = FIRST.map(([, cell]) => sample(played(".........", cell), n * 10, seed).toFixed(3));
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

/** 0 is Max's; going to 2 gives a pawn and hides the loss of the rook behind the horizon. */
const BEYOND = arenaOf("0: 1 2; 1: 3; 2: 4; 3:; 4: 5; 5: 6; 6:", { own: "0 3 4 6" });
const BEYOND_PLACES = placesOf(BEYOND, "0 1 0; 1 0 1; 3 0 2; 2 2 1; 4 2 2; 5 2 3; 6 2 4", 66);
const H = [0, 0, 0, -5, -1, -1, -6] as const;
const TARGETS: readonly (readonly number[])[] = [[1, 2], [3], [4], [], [5], [6], []];

/** The value of a vertex seen to a depth; every other vertex is Max's. */
export function seen(vertex: number, depth: number): number {
  if (depth === 0 || TARGETS[vertex].length === 0) return H[vertex];
  const values = TARGETS[vertex].map((target) => seen(target, depth - 1));
  return [0, 3, 4, 6].includes(vertex) ? Math.max(...values) : Math.min(...values);
}

export const choiceAt = (depth: number): number => (seen(2, depth - 1) > seen(1, depth - 1) ? 2 : 1);

const levelIn = (vertex: number): number => [0, 1, 1, 2, 2, 3, 4][vertex];

export const HORIZON: Section = {
  id: "horizon",
  title: text("The horizon", "L'horizon"),
  blocks: [
    {
      prose: [
        text(
          "What lies just beyond the depth does not exist for the program. Max may leave [the rook](left) (1, " +
            "then 3: −5) or [give a pawn](right) (2: −1), after which " +
            "the rook falls all the same (6: −6). Looking p = {p} moves ahead Max plays {move} and sees {value}: " +
            "the loss has been pushed out of sight, not avoided.",
          "Ce qui est juste derrière la profondeur n'existe pas pour le programme. Max peut laisser [la " +
            "tour](left) (1, puis 3 : −5) ou [donner un pion](right) " +
            "(2 : −1), après quoi la tour tombe quand même (6 : −6). En regardant p = {p} coups Max joue {move} " +
            "et voit {value} : la perte a été " +
            "repoussée hors de vue, pas évitée.",
        ),
        text(
          "Nor can Max foretell Min's reply: she searches from her own position, one move further.",
          "Max ne peut pas non plus prédire la réponse de Min : elle cherche depuis sa propre position, un coup " +
            "plus loin.",
        ),
      ],
      figure: figure<{ readonly p: number }>({
        start: { p: 2 },
        controls: { p: slider(1, 4, "Depth", "Profondeur") },
        draw: ({ p }) =>
          drawArena(BEYOND, t(text("A rook or a pawn", "Une tour ou un pion")), {
            points: BEYOND_PLACES,
            node: (vertex) => {
              const name = Number(BEYOND.label(vertex));
              return {
                detail: String(H[name]),
                tone: levelIn(name) > p ? "faded" : "player0",
                stroke: levelIn(name) > p ? "dotted" : "normal",
              };
            },
            edge: (from, to) =>
              BEYOND.label(from) === "0" && BEYOND.label(to) === String(choiceAt(p)) ? { stroke: "strong" } : {},
          }),
        parts: () => ({ left: ids(BEYOND, "1 3 0>1 1>3"), right: ids(BEYOND, "2 4 0>2 2>4") }),
        values: ({ p }) => ({ move: String(choiceAt(p)), value: String(seen(0, p)) }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "At p = 3: where does Max play, and how much is really lost there? (two numbers)",
      "À p = 3 : où " + "joue Max, et combien perd-il vraiment ? (deux nombres)",
    ),
    answer: "2 6",
    hint: text("At p = 3 vertex 6 is still out of sight.", "À p = 3 le sommet 6 est encore hors de vue."),
    wrong: [
      wrong("1 5", "That is what four moves ahead would find.", "C'est ce que verraient quatre coups."),
      wrong("2 1", "−1 is what is seen; the way goes on to 6.", "−1 est ce qu'on voit ; le chemin continue jusqu'à 6."),
    ],
    why: text("2, 4, 5, 6: a pawn and the rook.", "2, 4, 5, 6 : un pion et la tour."),
  },
  lab: "#tree/memo",
};
