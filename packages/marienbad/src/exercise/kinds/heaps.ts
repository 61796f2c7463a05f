import { MarienbadError } from "../../base/error.ts";
import { analyseNim, grundyValues, mex, nimSum, subtractionGame } from "../../impartial/index.ts";
import { between, someOf } from "../chance.ts";
import type { ExerciseKind, Question } from "../model.ts";
import { wrongKey } from "../texts/common.ts";
import * as texts from "../texts/heaps.ts";
import { heapScene } from "./heap-scene.ts";

const MOST = 12;

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
  draw(random) {
    const take = someOf(random, [1, 2, 3, 4, 5, 6, 7], between(random, 2, 3)).sort((a, b) => a - b);
    const values = [...grundyValues(subtractionGame(take), MOST)].slice(0, MOST + 1);
    const sizes = someOf(random, [4, 5, 6, 7, 8, 9, 10, 11, 12], 3).sort((a, b) => a - b);
    if (values.some((value, size) => value !== mex(valuesAfter(values, take, size)))) {
      throw new MarienbadError("bad-certificate", wrongKey(grundy.id, 0));
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
        { kind: "text", text: texts.movesShown(MOST) },
      ],
      figure: (language, isSolved) =>
        heapScene({ take, most: MOST, heap: MOST, ...(isSolved && { values }) }, language),
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
  draw(random) {
    const misere = random.below(2) === 1;
    const sizes = someOf(
      random,
      Array.from({ length: 12 }, (_, index) => index + 1),
      between(random, 3, 4),
    );
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
