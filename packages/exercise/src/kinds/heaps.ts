import { type Language, MarienbadError } from "marienbad/base";
import { analyseNim, grundyValues, mex, nimSum, subtractionGame } from "marienbad/impartial";
import type { Scene, SceneEdge, SceneNode } from "marienbad-figure";
import type { ExerciseKind, Question } from "../model.ts";
import { texts } from "../texts/by-hand.ts";
import { texts as commonTexts } from "../texts/common.ts";
import { ask, between, byHand, PLAIN_CIRCLE, paragraphs, range, someOf } from "./drawing.ts";

/** Takes `numbers` (least, most) different numbers from 1 to `largest`; heaps up to `most`; a sum has `heaps` heaps. */
const GRUNDY_LEVELS = {
  easy: { largest: 5, numbers: [2, 2], smallest: 3, most: 8, heaps: 2 },
  normal: { largest: 7, numbers: [2, 3], smallest: 4, most: 12, heaps: 3 },
  hard: { largest: 9, numbers: [3, 3], smallest: 4, most: 15, heaps: 4 },
} as const;
/** Number of heaps (least, most), largest heap, and whether misère is drawn too. */
const NIM_LEVELS = {
  easy: { heaps: [3, 3], most: 7, misere: false },
  normal: { heaps: [3, 4], most: 12, misere: true },
  hard: { heaps: [4, 5], most: 31, misere: true },
} as const;

function valuesAfter(values: ArrayLike<number>, take: readonly number[], size: number): number[] {
  return take
    .filter((number) => number <= size)
    .map((number) => values[size - number])
    .sort((a, b) => a - b);
}

function moveQuestions({ from, to }: { readonly from: number; readonly to: number }): Question[] {
  const why = texts.moveIs(from, to);
  return [
    ask("number", "heap", texts.whichHeap(), { answer: from, why }),
    ask("number", "tokens", texts.HOW_MANY, { answer: from - to, why }),
  ];
}

const grundy = byHand("grundy", 2, "Sprague 1935; Grundy 1939", (random, level) => {
  const { largest, numbers, smallest, most, heaps } = GRUNDY_LEVELS[level];
  const take = someOf(random, range(1, largest), between(random, numbers[0], numbers[1])).sort((a, b) => a - b);
  const values = [...grundyValues(subtractionGame(take), most)].slice(0, most + 1);
  const sizes = someOf(random, range(smallest, most), heaps).sort((a, b) => a - b);
  if (values.some((value, size) => value !== mex(valuesAfter(values, take, size)))) {
    throw new MarienbadError("bad-certificate", commonTexts.wrongKey(grundy.id, 0));
  }
  const ofHeaps = sizes.map((size) => values[size]);
  const sum = nimSum(ofHeaps);
  const moves = sizes.flatMap((from, heap) =>
    take
      .filter((number) => number <= from && nimSum(ofHeaps.with(heap, values[from - number])) === 0)
      .map((number) => ({ from, to: from - number })),
  );
  const isPlain = take.every((number, index) => number === index + 1); // mere remainders
  if (sum === 0 || moves.length !== 1 || isPlain || !values.some((value) => value >= 2)) return undefined;
  const rows = values.slice(1).map((value, index) => ({ name: String(index + 1), accepted: [String(value)] }));
  return {
    statement: paragraphs(texts.subtraction(take), texts.movesShown(most)),
    figure: (language, isSolved) => heapScene({ take, most, heap: most, ...(isSolved && { values }) }, language),
    questions: [
      ask("table", "values", texts.grundyTable(), {
        rows,
        why: texts.valuesAre(take),
        reasons: Object.fromEntries(
          rows.map(({ name }) => [name, texts.mexOf(Number(name), valuesAfter(values, take, Number(name)))]),
        ),
      }),
      ask("number", "sum", texts.sumOf(sizes), { answer: sum, why: texts.nimSum(ofHeaps, sum) }),
      ...moveQuestions(moves[0]),
    ],
  };
});

const nim = byHand("nim", 1, "Bouton 1901", (random, level) => {
  const wanted = NIM_LEVELS[level];
  const misere = random.below(2) === 1 && wanted.misere;
  const sizes = someOf(random, range(1, wanted.most), between(random, wanted.heaps[0], wanted.heaps[1]));
  const heaps = sizes.sort((a, b) => a - b);
  const { moves, sum } = analyseNim(heaps, { misere });
  if (moves.length !== 1 || moves[0].to === 0 || sum === 0) return undefined;
  return {
    statement: paragraphs(texts.nim(misere), texts.heaps(heaps)),
    questions: [
      ask("number", "sum", texts.SUM_ASKED, { answer: sum, why: texts.nimSum(heaps, sum) }),
      ...moveQuestions(moves[0]),
    ],
  };
});

export const HEAP_KINDS: readonly ExerciseKind[] = [grundy, nim];

/** The heaps of a subtraction game in a row, as in an exercise. */
export interface HeapPicture {
  /** Numbers of tokens that a move may take, smallest first. */
  readonly take: readonly number[];
  /** The smallest heap, and the largest. */
  readonly from?: number;
  readonly most: number;
  readonly values?: ArrayLike<number>;
  /** The only heap whose moves are drawn: those of all would hide each other. */
  readonly heap: number;
  readonly marked?: boolean;
}

const SIZE = 38;
const STEP = 47;
/** Degrees by which the arrow of a move leaves the row: shorter ones rise more steeply, over the heaps between. */
const bendOf = (count: number): number => (count === 1 ? 0 : count < 4 ? 60 : 34);

/** Heaps from left to right, with an arrow for each move of one of them. */
export function heapScene(
  { take, from = 0, most, values, heap, marked = false }: HeapPicture,
  language: Language,
): Scene {
  const sizes = range(from, most);
  const stroke = marked ? "strong" : "normal";
  const nodes = sizes.map(
    (size, place): SceneNode => ({
      id: `v${size}`,
      label: String(size),
      ...(values === undefined ? {} : { detail: `g=${values[size]}` }),
      ...PLAIN_CIRCLE,
      stroke: size === heap ? stroke : "normal",
      width: SIZE,
      height: SIZE,
      x: STEP * place,
      y: 0,
    }),
  );
  const edges = take.flatMap((count, place): SceneEdge[] => {
    if (heap - count < from) return [];
    const ends = { from: `v${heap}`, to: `v${heap - count}` };
    const bend = bendOf(count) * (place % 2 === 0 ? 1 : -1);
    return [{ ...ends, tone: "plain", arrow: true, stroke, ...(bend === 0 ? {} : { bend }) }];
  });
  const title = texts.heapTitle(take, heap)[language];
  return { id: "heaps", title, direction: "right", groups: [], nodes, edges, texts: [], legend: [] };
}
