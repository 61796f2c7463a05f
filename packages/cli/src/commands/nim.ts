import { MarienbadError } from "marienbad/base";
import { analyseNim, drawColumns, explainMisere, explainNim } from "marienbad/impartial";
import { type Command, flag, refuseOptions, say, switchFlag } from "../core/command.ts";
import { texts } from "../impartial/texts.ts";

const MAX_HEAPS = 1000;

export const nim: Command = {
  name: "nim",
  usage: "nim HEAP… [--misere] [--explain]",
  flags: [
    flag("misere", "the last token loses", "le dernier jeton perd"),
    flag("explain", "say why, in binary columns", "explique, en colonnes binaires"),
  ],
  examples: ["marienbad nim 3 4 5", "marienbad nim 1-3-5-7 --misere --explain"],
  async run(call) {
    const { output, words } = call;
    refuseOptions(call, (option) => texts.notHeaps(nim.name, option, nim.usage));
    const analysis = analyseNim(readHeaps(words), { misere: switchFlag(call, "misere") });
    const { sum, winner, misere, phase, columns } = analysis;
    const moves = analysis.moves.map((move) => ({ ...move, heap: move.heap + 1 })); // people count from 1
    const explanation = switchFlag(call, "explain") ? explainNim(analysis).map((step) => say(call, step)) : undefined;
    if (call.json) {
      output.json({
        sum,
        winner,
        ...(misere && { misere, phase }),
        moves,
        ...(explanation && { columns, explanation }),
      });
      return 0;
    }
    if (explanation !== undefined) {
      for (const line of drawColumns(columns)) output.line(line);
      for (const step of explanation) output.line(step);
      return 0;
    }
    output.line(say(call, texts.nimSumIs(sum, winner === 0, misere)));
    if (misere) for (const step of explainMisere(analysis)) output.line(say(call, step));
    for (const { heap, from, to } of moves) output.line(say(call, texts.nimMove(heap, from, to)));
    return 0;
  },
};

/** Formats: `3 4 5`, `3,4,5` or `3-4-5`. */
function readHeaps(words: readonly string[]): readonly number[] {
  const heaps = words
    .join(" ")
    .split(/[\s,;-]+/)
    .filter((word) => word !== "");
  if (heaps.length === 0 || words.some((word) => word.startsWith("-"))) {
    throw new MarienbadError("bad-argument", texts.noHeaps(nim.usage));
  }
  if (heaps.length > MAX_HEAPS) throw new MarienbadError("bad-argument", texts.tooManyHeaps(MAX_HEAPS));
  return heaps.map((word) => {
    const heap = /^\d+$/.test(word) ? Number(word) : Number.NaN;
    if (Number.isSafeInteger(heap)) return heap;
    throw new MarienbadError("bad-argument", texts.notAHeap(word));
  });
}
