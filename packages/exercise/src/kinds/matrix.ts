import { sameText, type Text } from "marienbad/base";
import { bimatrix, dominatedStrategies, paretoOptima, pureEquilibria } from "marienbad-matrix";
import type { ExerciseKind, Level } from "../model.ts";
import { texts } from "../texts/by-hand.ts";
import { ask, between, byHand } from "./drawing.ts";

const NAMES: Readonly<Record<Level, readonly [rows: string, columns: string]>> = {
  easy: ["AB", "XY"],
  normal: ["ABC", "XYZ"],
  hard: ["ABCD", "WXYZ"],
};
const MAX_PARETO = 6;

const isUsed = ({ numerator }: { readonly numerator: bigint }): boolean => numerator !== 0n;

type Payoffs = readonly (readonly (readonly [number, number])[])[];

const nash = byHand("nash", 1, "Nash 1951; course, dilemmas", (random, level) => {
  const names = NAMES[level].map((letters) => [...letters]);
  const [rows, columns] = names;
  const payoffs: Payoffs = rows.map(() => columns.map(() => [between(random, 0, 9), between(random, 0, 9)] as const));
  const of = (player: 0 | 1): number[][] => payoffs.map((row) => row.map((entry) => entry[player]));
  const game = bimatrix(of(0), of(1), { rows, columns });
  const nameOf = ([row, column]: readonly number[]): string => rows[row] + columns[column];
  const equilibria = pureEquilibria(game);
  const pareto = paretoOptima(game).map(nameOf);
  const dominated = dominatedStrategies(game, "strict");
  const isPure = dominated.every(({ by }) => by.filter(isUsed).length === 1);
  if (equilibria.length < 1 || equilibria.length > 2 || dominated.length === 0 || !isPure) return undefined;
  if (level === "hard" && pareto.length > MAX_PARETO) return undefined;

  if (equilibria.every((profile) => pareto.includes(nameOf(profile)))) return undefined;
  const profiles = rows.flatMap((_, row) => columns.map((_, column) => [row, column] as const));
  const deviations = profiles.flatMap((at) => {
    const said = deviation(payoffs, at, names);
    return said === undefined ? [] : [[nameOf(at), said] as const];
  });
  const dominatedNames = dominated.map(({ player, strategy }) => names[player][strategy]).sort();
  const among = profiles.map(nameOf);
  const beaten = profiles.flatMap((at) => {
    const [mine, yours] = payoffs[at[0]][at[1]];
    const other = profiles.find(([row, column]) => {
      const [a, b] = payoffs[row][column];
      return a >= mine && b >= yours && a + b > mine + yours && pareto.includes(nameOf([row, column]));
    });
    return other === undefined ? [] : [[nameOf(at), nameOf(other)] as const];
  });
  return {
    statement: [
      { kind: "text", text: texts.table() },
      {
        kind: "table",
        head: [texts.CORNER, ...columns.map(sameText)],
        rows: payoffs.map((row, index) => [rows[index], ...row.map((entry) => `(${entry.join(", ")})`)]),
      },
    ],
    questions: [
      ask("set", "dominated", texts.dominated(), {
        among: [...rows, ...columns],
        answer: dominatedNames,
        why: texts.dominatedBy(
          dominated.map(({ player, strategy, by }) => [names[player][strategy], names[player][by.findIndex(isUsed)]]),
        ),
      }),
      ask("set", "equilibria", texts.equilibria(), {
        among,
        answer: equilibria.map(nameOf),
        why: texts.NOBODY_LEAVES,
        reasons: Object.fromEntries(deviations),
      }),
      ask("set", "pareto", texts.pareto(), {
        among,
        answer: pareto,
        why: texts.betterFor(beaten),
        reasons: Object.fromEntries(beaten.map(([name, other]) => [name, texts.better(name, other)])),
      }),
    ],
  };
});

function deviation(
  payoffs: Payoffs,
  [row, column]: readonly [number, number],
  [rows, columns]: readonly (readonly string[])[],
): Text | undefined {
  const name = rows[row] + columns[column];
  const better = rows.findIndex((_, other) => payoffs[other][column][0] > payoffs[row][column][0]);
  if (better >= 0) return texts.deviates(name, 0, rows[better]);
  const other = columns.findIndex((_, next) => payoffs[row][next][1] > payoffs[row][column][1]);
  return other < 0 ? undefined : texts.deviates(name, 1, columns[other]);
}

export const MATRIX_KINDS: readonly ExerciseKind[] = [nash];
