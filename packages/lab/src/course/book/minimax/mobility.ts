import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among } from "../fields.ts";
import { asWritten } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

/** Cells of a board of this side, row by row from the top: two that a domino may cover. */
type Place = readonly [number, number];

/** The free places for upright and for lying dominoes, with these cells covered. */
export function freePlaces(
  size: number,
  covered: readonly number[],
): { readonly upright: Place[]; readonly lying: Place[] } {
  const free = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => !covered.includes(cell));
  const both = (step: number, fits: (cell: number) => boolean): Place[] =>
    free.filter((cell) => fits(cell) && free.includes(cell + step)).map((cell) => [cell, cell + step]);
  return { upright: both(size, () => true), lying: both(1, (cell) => cell % size < size - 1) };
}

const SIDE = 4;

/** Alice's first moves on 4 × 4, as the library writes them: column and two rows, counted from below. */
const FIRST_MOVES: readonly string[] = [4, 3, 2].flatMap((row) =>
  [..."abcd"].map((column) => `${column}${row}-${column}${row - 1}`),
);

export function cellsOf(move: string): Place {
  const top = (SIDE - Number(move[1])) * SIDE + "abcd".indexOf(move[0]);
  return [top, top + SIDE];
}

/** Alice's possible moves less Bob's, after her first move. */
export function mobilityAfter(move: string): number {
  const { upright, lying } = freePlaces(SIDE, cellsOf(move));
  return upright.length - lying.length;
}

/** The first moves that win for Alice: all in the middle of a column. */
export const WINNING: readonly string[] = ["a3-a2", "b3-b2", "c3-c2", "d3-d2"];

/** What minimax plays at each depth, and the value that it sees: computed by the library, compared by a test. */
export const BY_DEPTH: readonly (readonly [move: string, value: string])[] = [
  ["b4-b3", "2"],
  ["b4-b3", "−1"],
  ["b4-b3", "2"],
  ["b4-b3", "0"],
  ["a4-a3", "−1"],
  ["a3-a2", "1"],
  ["a3-a2", "+∞"],
];

interface Mobility {
  readonly move: string;
  readonly truth: string;
}

const cellId = (cell: number): string => `c${cell}`;
const moveId = (move: string): string => `m${move.replace("-", "")}`;

function drawBoard(drawing: Drawing, move: string): void {
  const covered = cellsOf(move);
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const taken = covered.includes(cell);
    drawing.node(cellId(cell), at((cell % SIDE) * 46, Math.floor(cell / SIDE) * 46), taken ? "A" : "", {
      width: 28,
      tone: taken ? "player0" : "plain",
    });
  }
  const { upright, lying } = freePlaces(SIDE, covered);
  for (const [from, to] of upright) drawing.edge(cellId(from), cellId(to), { arrow: false, tone: "player0" });
  for (const [from, to] of lying)
    drawing.edge(cellId(from), cellId(to), { arrow: false, tone: "player1", stroke: "faded" });
}

export const MOBILITY: Section = {
  id: "mobility",
  title: text("Mobility in domineering", "La mobilité au domineering"),
  blocks: [
    {
      prose: [
        text(
          "Alice places upright dominoes, Bob lying ones, and who cannot move loses. A natural measure: my possible " +
            "moves minus yours. Touch one of Alice's twelve first moves: she keeps [{upright} places](mine), " +
            "he keeps " +
            "[{lying}](yours), so h = {h}. Easy to compute, often good… Which first move would you play? Then {truth}.",
          "Alice pose des dominos debout, Bob des dominos couchés, et qui ne peut plus jouer perd. Une " +
            "mesure naturelle : " +
            "mes coups possibles moins les tiens. Touchez un des douze premiers coups d'Alice : elle garde " +
            "[{upright} " +
            "places](mine), lui [{lying}](yours), donc h = {h}. Facile à calculer, souvent bonne… Quel premier coup " +
            "joueriez-vous ? Puis : {truth}.",
        ),
      ],
      figure: figure<Mobility>({
        start: { move: "b4-b3", truth: "hidden" },
        fields: { move: among(FIRST_MOVES) },
        controls: {
          truth: choice(
            "The truth",
            "La vérité",
            ["hidden", "hide the truth", "cacher la vérité"],
            ["shown", "show it", "la montrer"],
          ),
        },
        draw: ({ move, truth }) => {
          const drawing = new Drawing();
          drawBoard(drawing, move);
          FIRST_MOVES.forEach((one, index) => {
            const mark = truth === "hidden" ? "" : WINNING.includes(one) ? " ✓" : " ✗";
            drawing.node(moveId(one), at(210 + (index % 4) * 66, 14 + Math.floor(index / 4) * 54), `${one}${mark}`, {
              shape: "card",
              width: 62,
              height: 46,
              detail: `h = ${mobilityAfter(one)}`.replace("-", "−"),
              tone: truth === "hidden" ? "plain" : WINNING.includes(one) ? "player0" : "player1",
              ...(one === move ? { stroke: "strong" as const } : {}),
            });
          });
          return drawing.scene(
            t(text("Twelve first moves on four by four", "Douze premiers coups sur quatre par quatre")),
          );
        },
        parts: ({ move }) => {
          const { upright, lying } = freePlaces(SIDE, cellsOf(move));
          const edges = (list: readonly Place[]): string[] => list.map(([from, to]) => `${cellId(from)}>${cellId(to)}`);
          return { mine: edges(upright), yours: edges(lying) };
        },
        touchable: () => FIRST_MOVES.map(moveId),
        called: asWritten,
        touch: (state, node) => ({ ...state, move: `${node.slice(1, 3)}-${node.slice(3)}` }),
        values: ({ move }) => {
          const { upright, lying } = freePlaces(SIDE, cellsOf(move));
          return { upright: upright.length, lying: lying.length, h: String(mobilityAfter(move)).replace("-", "−") };
        },
        says: ({ move, truth }) => {
          if (truth === "hidden") return text(`Does ${move} win?`, `${move} gagne-t-il ?`);
          return WINNING.includes(move)
            ? text(`${move} wins.`, `${move} gagne.`)
            : text(`${move} loses.`, `${move} perd.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "…and sometimes exactly backwards. The best-looking first moves, with h = 2, lose; the worst-looking, with " +
            "h = −1, win. Looking further repairs it, but late: with p = {p} minimax plays [{move}](move) and sees " +
            "{value}. Only from p = 6 on is it right, and at p = 7 it knows.",
          "…et parfois exactement à l'envers. Les premiers coups les plus beaux, avec h = 2, perdent ; les " +
            "plus laids, " +
            "avec h = −1, gagnent. Regarder plus loin le répare, mais tard : à p = {p}, min-max joue " +
            "[{move}](move) et voit " +
            "{value}. Ce n'est qu'à partir de p = 6 qu'il a raison, et à p = 7 il le sait.",
        ),
      ],
      figure: figure<{ readonly p: number }>({
        start: { p: 1 },
        controls: { p: slider(1, 7, "Depth", "Profondeur") },
        draw: ({ p }) => {
          const drawing = new Drawing();
          drawBoard(drawing, BY_DEPTH[p - 1][0]);
          BY_DEPTH.forEach(([move, value], index) => {
            const wins = WINNING.includes(move);
            drawing.node(
              `p${index + 1}`,
              at(270, -12 + index * 29),
              `p = ${index + 1}   ${move} ${wins ? "✓" : "✗"}   ${value}`,
              {
                shape: "card",
                width: 168,
                height: 25,
                tone: wins ? "player0" : "player1",
                ...(index + 1 === p ? { stroke: "strong" as const } : {}),
              },
            );
          });
          return drawing.scene(t(text("What minimax plays", "Ce que joue min-max")));
        },
        parts: ({ p }) => ({ move: cellsOf(BY_DEPTH[p - 1][0]).map(cellId) }),
        touchable: () => BY_DEPTH.map((_, index) => `p${index + 1}`),
        called: asWritten,
        touch: (_, node) => ({ p: Number(node.slice(1)) }),
        values: ({ p }) => ({ move: BY_DEPTH[p - 1][0], value: BY_DEPTH[p - 1][1] }),
        says: ({ p }) =>
          WINNING.includes(BY_DEPTH[p - 1][0])
            ? text("This move wins.", "Ce coup gagne.")
            : text("This move loses.", "Ce coup perd."),
      }),
    },
  ],
  exercise: {
    asked: text(
      "On 3 × 3 Alice covers the upper two cells of the middle column. Her places, Bob's places, h? (three numbers)",
      "Sur 3 × 3 Alice couvre les deux cases du haut de la colonne du milieu. Ses places, celles de Bob, h ? (trois " +
        "nombres)",
    ),
    answer: "4 2 2",
    hint: text("Two columns are untouched, one row too.", "Deux colonnes sont intactes, une ligne aussi."),
    wrong: [
      wrong("6 2 4", "The domino also blocks its own column.", "Le domino bouche aussi sa colonne."),
      wrong(
        "4 4 0",
        "Lying places across the domino are gone.",
        "Les places couchées qui traversent le domino ne sont plus possibles.",
      ),
      wrong("4 2 -2", "h is Alice's less Bob's: 4 − 2.", "h est Alice moins Bob : 4 − 2."),
    ],
    why: text(
      "Two upright places in each outer column; two lying ones in the last row. And on 3 × 3 this move does win.",
      "Deux places debout par colonne extérieure ; deux couchées dans la dernière ligne. Et sur 3 × 3 ce coup gagne.",
    ),
  },
  lab: "#tree/domineering?rows=4&columns=4&depth=1",
};
