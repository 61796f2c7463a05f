import { MarienbadError } from "../../base/error.ts";
import { analyseNim, drawColumns, explainNim } from "../../impartial/index.ts";
import { type Command, say, switchFlag } from "../core/command.ts";

const MOST_HEAPS = 1000;

export const nim: Command = {
  name: "nim",
  usage: "nim HEAP… [--misere] [--explain]",
  summary: {
    en: "Who wins a position of Nim, and by which moves (Bouton).",
    fr: "Qui gagne une position de Nim, et par quels coups (Bouton).",
  },
  flags: [
    { name: "misere", summary: { en: "the last token loses", fr: "le dernier jeton perd" } },
    { name: "explain", summary: { en: "say why, in binary columns", fr: "explique, en colonnes binaires" } },
  ],
  examples: ["marienbad nim 3 4 5", "marienbad nim 1-3-5-7 --misere --explain"],
  async run(call) {
    const { output, words } = call;
    const [option] = Object.keys(call.options);
    if (option !== undefined) {
      throw new MarienbadError("unknown-name", {
        en: `"nim" takes heaps, not ${option}=. Usage: marienbad ${nim.usage}`,
        fr: `"nim" prend des tas, non ${option}=. Usage : marienbad ${nim.usage}`,
      });
    }
    const analysis = analyseNim(readHeaps(words), { misere: switchFlag(call, "misere") });
    const { sum, winner, moves, columns } = analysis;
    const explanation = switchFlag(call, "explain") ? explainNim(analysis).map((step) => say(call, step)) : undefined;
    if (call.json) {
      output.json({ sum, winner, moves, ...(explanation && { columns, explanation }) });
      return 0;
    }
    if (explanation !== undefined) {
      for (const line of drawColumns(columns)) output.line(line);
      for (const step of explanation) output.line(step);
      return 0;
    }
    output.line(
      say(call, {
        en: `Nim-sum ${sum}: the player to move ${winner === 0 ? "wins" : "loses"}.`,
        fr: `Somme de Nim ${sum} : le joueur au trait ${winner === 0 ? "gagne" : "perd"}.`,
      }),
    );
    for (const { heap, from, to } of moves) {
      output.line(say(call, { en: `  heap ${heap + 1}: ${from} → ${to}`, fr: `  tas ${heap + 1} : ${from} → ${to}` }));
    }
    return 0;
  },
};

/** `3 4 5`, `3,4,5` or `3-4-5`. */
function readHeaps(words: readonly string[]): readonly number[] {
  const heaps = words
    .join(" ")
    .split(/[\s,;-]+/)
    .filter((word) => word !== "");
  if (heaps.length === 0 || words.some((word) => word.startsWith("-"))) {
    throw new MarienbadError("bad-argument", {
      en: `Heaps are whole numbers of at least 0. Usage: marienbad ${nim.usage}`,
      fr: `Les tas sont des nombres entiers d'au moins 0. Usage : marienbad ${nim.usage}`,
    });
  }
  if (heaps.length > MOST_HEAPS) {
    throw new MarienbadError("bad-argument", {
      en: `There may be at most ${MOST_HEAPS} heaps.`,
      fr: `Il peut y avoir au plus ${MOST_HEAPS} tas.`,
    });
  }
  return heaps.map((word) => {
    const heap = /^\d+$/.test(word) ? Number(word) : Number.NaN;
    if (Number.isSafeInteger(heap)) return heap;
    throw new MarienbadError("bad-argument", {
      en: `"${word}" is not a heap: it should be a whole number below 2^53.`,
      fr: `"${word}" n'est pas un tas : ce devrait être un nombre entier inférieur à 2^53.`,
    });
  });
}
