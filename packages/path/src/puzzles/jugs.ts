import { MarienbadError, type Parsed, parsed, refused, text } from "marienbad/base";
import type { Step } from "../state-graph.ts";
import { definePuzzle, type Puzzle } from "./entry.ts";
import { texts } from "./texts.ts";

type Litres = readonly number[];

const write = (litres: Litres): string => litres.join(" ");

export const jugs = definePuzzle({
  id: "jugs",
  title: text("Water jugs", "Les seaux d'eau"),
  summary: text(
    "Jugs without marks, a tap and a drain: fill, empty or pour until one jug holds exactly the target.",
    "Des seaux sans graduation, une fontaine : remplir, vider ou transvaser jusqu'à ce qu'un seau " +
      "contienne juste la quantité voulue.",
  ),
  reference:
    "Abbot Albert, 13th century; 5 and 3 litres make 4 in 6 steps. Solvable exactly when the greatest " +
    "common divisor divides the target, which fits (Bézout)",
  options: {
    jugs: {
      kind: "integers",
      default: [5, 3],
      min: 1,
      max: 1000,
      most: 4,
      summary: text("what each jug holds, in litres", "contenance de chaque seau, en litres"),
    },
    target: { kind: "integer", default: 4, min: 1, max: 1000, summary: text("litres wanted", "litres voulus") },
  },
  build({ jugs: capacities, target }): Puzzle<Litres> {
    const largest = capacities.reduce((most, litres) => Math.max(most, litres));
    if (target > largest) throw new MarienbadError("bad-argument", texts.jugsTooSmall(target, largest));
    const count = capacities.length;
    const fill = capacities.map((_, jug) => texts.fill(jug + 1));
    const empty = capacities.map((_, jug) => texts.empty(jug + 1));
    const pour = capacities.map((_, jug) => capacities.map((_, other) => texts.pour(jug + 1, other + 1)));
    const changed = (litres: Litres, changes: Readonly<Record<number, number>>): Litres =>
      litres.map((content, jug) => changes[jug] ?? content);
    const steps = (litres: Litres): Step<Litres>[] => {
      const found: Step<Litres>[] = [];
      for (let jug = 0; jug < count; jug++) {
        const content = litres[jug];
        const full = capacities[jug];
        if (content < full) found.push({ to: changed(litres, { [jug]: full }), cost: 1, label: fill[jug] });
        if (content > 0) found.push({ to: changed(litres, { [jug]: 0 }), cost: 1, label: empty[jug] });
        for (let other = 0; other < count; other++) {
          const poured = other === jug ? 0 : Math.min(content, capacities[other] - litres[other]);
          if (poured === 0) continue;
          const to = changed(litres, { [jug]: content - poured, [other]: litres[other] + poured });
          found.push({ to, cost: 1, label: pour[jug][other] });
        }
      }
      return found;
    };
    const isGoal = (litres: Litres): boolean => litres.includes(target);

    const read = (given: string): Parsed<Litres> => {
      const litres = Array.from(given.trim().split(/[\s,]+/), Number);
      const fits = (content: number, jug: number): boolean =>
        Number.isInteger(content) && content >= 0 && content <= capacities[jug];
      if (litres.length === count && litres.every(fits)) return parsed(litres);
      return refused([{ text: texts.notLitres(given, capacities) }]);
    };
    const divisor = capacities.reduce(greatestCommonDivisor);
    const hopeless = texts.onlyMultiples(divisor, target);
    return {
      graph: { start: capacities.map(() => 0), isGoal, steps, key: write },
      estimates: { unfinished: (litres) => (isGoal(litres) ? 0 : 1) },
      write,
      read,
      board: (litres) => litres.map((content, jug) => `[${content}/${capacities[jug]}]`).join(" "),
      // The first contents may be other amounts.
      hopeless: (litres) =>
        target % divisor !== 0 && litres.every((content) => content % divisor === 0) ? hopeless : undefined,
    };
  },
});

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
