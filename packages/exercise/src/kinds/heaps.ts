import { MarienbadError } from "marienbad/base";
import { analyseNim, grundyValues, mex, nimSum, subtractionGame } from "marienbad/impartial";
import { between, someOf } from "../chance.ts";
import { type ExerciseKind, LEVELS, type Question } from "../model.ts";
import { texts as commonTexts } from "../texts/common.ts";
import { texts } from "../texts/heaps.ts";
import { heapScene } from "./heap-scene.ts";

/** Numbers to take from 1 to `largest`, so many of them, heaps up to `most`, of which a sum has so many. */
const GRUNDY_LEVELS = {
  easy: { largest: 5, numbers: [2, 2], smallest: 3, most: 8, heaps: 2 },
  normal: { largest: 7, numbers: [2, 3], smallest: 4, most: 12, heaps: 3 },
  hard: { largest: 9, numbers: [3, 3], smallest: 4, most: 15, heaps: 4 },
} as const;
/** How many heaps, how large at most, and whether misère is drawn too. */
const NIM_LEVELS = {
  easy: { heaps: [3, 3], most: 7, misere: false },
  normal: { heaps: [3, 4], most: 12, misere: true },
  hard: { heaps: [4, 5], most: 31, misere: true },
} as const;
/** The whole numbers between two, both included. */
const range = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, n) => least + n);

/** The values that one move leads to, smallest first. */
function valuesAfter(values: ArrayLike<number>, take: readonly number[], size: number): number[] {
  return take
    .filter((number) => number <= size)
    .map((number) => values[size - number])
    .sort((a, b) => a - b);
}

/** Which move wins, asked as a heap and a number of tokens. */
function moveQuestions({ from, to }: { readonly from: number; readonly to: number }): Question[] {
  const why = texts.moveIs(from, to);
  return [
    { kind: "number", id: "heap", prompt: texts.whichHeap(), answer: from, why },
    { kind: "number", id: "tokens", prompt: texts.howMany(), answer: from - to, why },
  ];
}

const grundy: ExerciseKind = {
  id: "grundy",
  title: texts.GRUNDY,
  requires: texts.TRAINS_GRUNDY,
  guarantees: texts.GRUNDY_CRITERIA,
  reference: "Sprague 1935; Grundy 1939",
  difficulty: 2,
  levels: LEVELS,
  draw(random, level) {
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
      statement: [
        { kind: "text", text: texts.subtraction(take) },
        { kind: "text", text: texts.movesShown(most) },
      ],
      figure: (language, isSolved) => heapScene({ take, most, heap: most, ...(isSolved && { values }) }, language),
      questions: [
        {
          kind: "table",
          id: "values",
          prompt: texts.grundyTable(),
          rows,
          why: texts.valuesAre(take),
          reasons: Object.fromEntries(
            rows.map(({ name }) => [name, texts.mexOf(Number(name), valuesAfter(values, take, Number(name)))]),
          ),
        },
        { kind: "number", id: "sum", prompt: texts.sumOf(sizes), answer: sum, why: texts.nimSum(ofHeaps, sum) },
        ...moveQuestions(moves[0]),
      ],
    };
  },
};

const nim: ExerciseKind = {
  id: "nim",
  title: texts.NIM,
  requires: texts.TRAINS_NIM,
  guarantees: texts.NIM_CRITERIA,
  reference: "Bouton 1901",
  difficulty: 1,
  levels: LEVELS,
  draw(random, level) {
    const wanted = NIM_LEVELS[level];
    const misere = random.below(2) === 1 && wanted.misere;
    const sizes = someOf(random, range(1, wanted.most), between(random, wanted.heaps[0], wanted.heaps[1]));
    const heaps = sizes.sort((a, b) => a - b);
    const { moves, sum } = analyseNim(heaps, { misere });
    if (moves.length !== 1 || moves[0].to === 0 || sum === 0) return undefined;
    return {
      statement: [
        { kind: "text", text: texts.nim(misere) },
        { kind: "text", text: texts.heaps(heaps) },
      ],
      questions: [
        { kind: "number", id: "sum", prompt: texts.sumAsked(), answer: sum, why: texts.nimSum(heaps, sum) },
        ...moveQuestions(moves[0]),
      ],
    };
  },
};

/** The kinds of exercises on heaps. */
export const HEAP_KINDS: readonly ExerciseKind[] = [grundy, nim];
