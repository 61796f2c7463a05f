import { text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

type Matrix = readonly (readonly number[])[];
const signed = (value: number): string => String(value).replace("-", "−");
/** One decimal, as in both languages; whole numbers without. */
const shown = (value: number): string => signed(Math.round(value * 100) / 100).replace(".", t(text(".", ",")));

export const TABLES: Readonly<Record<string, Matrix>> = {
  hidden: [
    [3, -1],
    [-2, 4],
  ],
  saddle: [
    [3, 5],
    [2, 9],
  ],
};

/** What the rows secure when they play the first row p tenths of the time, against each column. */
export const gainsOf = (matrix: Matrix, tenths: number): number[] =>
  matrix[0].map((_, column) => (tenths * matrix[0][column] + (10 - tenths) * matrix[1][column]) / 10);

const least = (numbers: readonly number[]): number => Math.min(...numbers);
const most = (numbers: readonly number[]): number => Math.max(...numbers);
const columnsOf = (matrix: Matrix): number[][] => matrix[0].map((_, column) => matrix.map((row) => row[column]));
/** What each side secures without hiding: rows first, then columns. */
export const pureGuarantees = (matrix: Matrix): [number, number] => [
  most(matrix.map(least)),
  least(columnsOf(matrix).map(most)),
];

interface Mixed {
  readonly game: string;
  readonly p: number;
}

function drawMix({ game, p }: Mixed): Scene {
  const matrix = TABLES[game];
  const drawing = new Drawing();
  matrix.forEach((row, y) => {
    row.forEach((gain, x) => {
      drawing.node(`m${y}${x}`, at(x * 58, 70 + y * 46), signed(gain), { width: 56, height: 42 });
    });
    drawing.text(signed(least(row)), at(102, 70 + y * 46), { size: "normal", tone: "player0" });
  });
  columnsOf(matrix).forEach((column, x) => {
    drawing.text(signed(most(column)), at(x * 58, 156), { size: "normal", tone: "player1" });
  });
  const place = (tenths: number, gain: number) => at(180 + tenths * 20, 130 - gain * 14);
  drawing.line(place(0, 0), place(10, 0), { stroke: "faded" });
  matrix[0].forEach((_, column) => {
    drawing.line(place(0, matrix[1][column]), place(10, matrix[0][column]), { tone: "player1" });
    const end = place(10, matrix[0][column]);
    drawing.text(t(text(`column ${column + 1}`, `colonne ${column + 1}`)), at(end.x + 6, end.y), { anchor: "start" });
  });
  const gains = gainsOf(matrix, p);
  gains.forEach((gain, column) => {
    const worst = gain === least(gains);
    drawing.node(`g${column}`, place(p, gain), "", { shape: "circle", width: 14, tone: worst ? "player0" : "faded" });
  });
  drawing.text("p = 0", at(180, 206)).text("p = 1", at(380, 206));
  return drawing.scene(t(text("A table and what mixing secures", "Un tableau et ce que garantit un mélange")));
}

interface Hands {
  readonly rock: number;
  readonly paper: number;
  readonly scissors: number;
}

/** What rock, paper and scissors gain against such a mix: nothing when all three are as frequent. */
export function answersTo({ rock, paper, scissors }: Hands): number[] {
  const all = rock + paper + scissors;
  return all === 0 ? [0, 0, 0] : [scissors - paper, rock - scissors, paper - rock].map((gain) => gain / all);
}

export const TABLE: Section = {
  id: "table",
  title: text("Choosing at the same time", "Choisir en même temps"),
  blocks: [
    {
      prose: [
        text(
          "When both choose unseen there is no tree but [a table](table): a row for one, a column for the other. " +
            "If one " +
            "always wins what the other loses, the game is zero-sum, and one number per cell is enough: what the " +
            "rows " +
            "gain. Beside each row stands its least, under each column its greatest. In the game {game} the rows are " +
            "sure of {low}, the columns give at most {high}.",
          "Quand les deux choisissent sans se voir, il n'y a plus d'arbre mais [un tableau](table) : une ligne " +
            "pour l'un, " +
            "une colonne pour l'autre. Si l'un gagne toujours ce que l'autre perd, le jeu est à somme nulle, et un " +
            "nombre par case suffit : le gain des lignes. À côté de chaque ligne, son minimum ; sous chaque " +
            "colonne, son " +
            "maximum. Dans le jeu {game}, les lignes sont sûres de {low}, les colonnes ne cèdent pas plus de {high}.",
        ),
        text(
          "If the two agree it is a *saddle*, and nobody need hide. If not, hiding is worth something. Play row " +
            "1 with " +
            "{p} chances in 10: against each column one gains what its line says, so one is sure of [the lower " +
            "point](worst), {sure}. *Von Neumann, 1928:* drawing lots in the right proportions, both secure the " +
            "same value.",
          "Si les deux coïncident, c'est un *col*, et nul n'a besoin de se cacher. Sinon, se cacher vaut quelque " +
            "chose. " +
            "Jouez la ligne 1 avec {p} chances sur 10 : contre chaque colonne on gagne ce que dit sa droite, on " +
            "est donc " +
            "sûr du [point le plus bas](worst), {sure}. *Von Neumann, 1928 :* en tirant au sort avec les bonnes " +
            "proportions, chacun se garantit la même valeur.",
        ),
      ],
      figure: figure<Mixed>({
        start: { game: "hidden", p: 6 },
        controls: {
          game: choice("Game", "Jeu", ["hidden", "of hiding", "de cache"], ["saddle", "with a saddle", "à col"]),
          p: slider(0, 10, "Chances of row 1, in ten", "Chances de la ligne 1, sur dix"),
        },
        draw: drawMix,
        parts: ({ game, p }) => {
          const gains = gainsOf(TABLES[game], p);
          return {
            table: ["m00", "m01", "m10", "m11"],
            worst: gains.flatMap((gain, column) => (gain === least(gains) ? [`g${column}`] : [])),
          };
        },
        values: ({ game, p }) => {
          const [low, high] = pureGuarantees(TABLES[game]);
          return { low: signed(low), high: signed(high), sure: shown(least(gainsOf(TABLES[game], p))) };
        },
        says: ({ game, p }) => {
          const best = game === "hidden" ? 6 : 10;
          return p === best
            ? text("No other mix is sure of more.", "Aucun autre mélange ne garantit plus.")
            : text("Another mix is sure of more.", "Un autre mélange garantit davantage.");
        },
      }),
    },
    {
      prose: [
        text(
          "Rock, paper, scissors: play rock {rock}, paper {paper}, scissors {scissors} times in so many rounds, " +
            "and let " +
            "the other, who knows the proportions, take [the best answer](answer). On average you gain {gain}. " +
            "Only equal " +
            "numbers hold the 0.",
          "Pierre, feuille, ciseaux : jouez pierre {rock}, feuille {paper}, ciseaux {scissors} fois sur autant " +
            "de tours, et " +
            "laissez l'autre, qui connaît les proportions, prendre [la meilleure réponse](answer). Vous gagnez " +
            "en moyenne " +
            "{gain}. Seuls trois nombres égaux tiennent le 0.",
        ),
      ],
      figure: figure<Hands>({
        start: { rock: 3, paper: 2, scissors: 1 },
        controls: {
          rock: slider(0, 6, "Rock", "Pierre"),
          paper: slider(0, 6, "Paper", "Feuille"),
          scissors: slider(0, 6, "Scissors", "Ciseaux"),
        },
        draw: (hands) => {
          const drawing = new Drawing();
          const names = [text("rock", "pierre"), text("paper", "feuille"), text("scissors", "ciseaux")];
          const theirs = answersTo(hands);
          names.forEach((name, row) => {
            const gain = theirs[row];
            const best = gain === most(theirs);
            drawing.node(`r${row}`, at(0, row * 46), t(name), {
              ...{ shape: "card", width: 92, height: 36, tone: best ? "player1" : "plain" },
            });
            drawing.line(at(160, row * 46 - 18), at(160, row * 46 + 18), { stroke: "faded" });
            drawing.node(`b${row}`, at(160 + gain * 40, row * 46), "", {
              ...{ width: Math.abs(gain) * 80, height: 16, tone: gain > 0 ? "player1" : "player0" },
            });
            drawing.text(shown(gain), at(258, row * 46), { size: "normal" });
          });
          return drawing.scene(
            t(text("What each answer gains against you", "Ce que chaque réponse gagne contre vous")),
          );
        },
        parts: (hands) => {
          const theirs = answersTo(hands);
          return { answer: theirs.flatMap((gain, row) => (gain === most(theirs) ? [`r${row}`] : [])) };
        },
        values: (hands) => ({ gain: shown(0 - most(answersTo(hands))) }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "The minimax *theorem* (both at once, drawing lots) and the minimax *algorithm* (a tree, one after the " +
            "other) are " +
            "cousins, not one statement: in the game of hiding a tree gives −1 to whoever must show a row first, the " +
            "theorem 1. And few situations are zero-sum: chess, poker, rock-paper-scissors are; selling a car or " +
            "the next " +
            "section's bargain are not; where a binding agreement is allowed one speaks of *cooperative* games.",
          "Le *théorème* du minimax (en même temps, en tirant au sort) et l'*algorithme* min-max (un arbre, l'un " +
            "après " +
            "l'autre) sont cousins, non un seul énoncé : dans le jeu de cache, un arbre donne −1 à qui doit " +
            "montrer sa " +
            "ligne d'abord, le théorème 1. Et peu de situations sont à somme nulle : les échecs, le poker, " +
            "pierre-feuille-ciseaux ; pas la vente d'une voiture, ni le marché de la section suivante ; où l'on peut " +
            "s'engager par un accord, on parle de jeux *coopératifs*.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Matching coins: the rows gain 1 if the two coins agree and lose 1 if not. Which share of heads is best, " +
        "and what " +
        "is the value? (two numbers)",
      "Pile ou face assorti : les lignes gagnent 1 si les deux pièces s'accordent, perdent 1 sinon. Quelle part " +
        "de pile " +
        "jouer, et quelle est la valeur ? (deux nombres)",
    ),
    answer: "1/2 0",
    also: ["0.5 0", "1/2, 0"],
    hint: text("Make both columns gain the same.", "Faites que les deux colonnes donnent la même chose."),
    wrong: [
      wrong("1 0", "The other will know and play tails.", "L'autre le saura et jouera face."),
      wrong("1 1", "The other will know and play tails.", "L'autre le saura et jouera face."),
      wrong("1/2 1", "Half the time one loses.", "Une fois sur deux, on perd."),
    ],
    why: text("Half and half, both answers give 0.", "Moitié-moitié, les deux réponses donnent 0."),
  },
  lab: "#dilemma/rps",
};
