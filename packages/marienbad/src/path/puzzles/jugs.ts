import { MarienbadError, type Parsed, parsed, refused } from "../../base/error.ts";
import type { Text } from "../../base/text.ts";
import type { Step } from "../state-graph.ts";
import { definePuzzle, type Puzzle } from "./entry.ts";

/** The litres in each jug. */
type Litres = readonly number[];

const write = (litres: Litres): string => litres.join(" ");

export const jugs = definePuzzle({
  id: "jugs",
  title: { en: "Water jugs", fr: "Les seaux d'eau" },
  summary: {
    en: "Jugs without marks, a tap and a drain: fill, empty or pour until one jug holds exactly the target.",
    fr: "Des seaux sans graduation, une fontaine : remplir, vider ou transvaser jusqu'à ce qu'un seau contienne juste la quantité voulue.",
  },
  reference:
    "Abbot Albert, 13th century; 5 and 3 litres make 4 in 6 steps. Solvable exactly when the greatest common divisor divides the target, which fits (Bézout)",
  options: {
    jugs: {
      kind: "integers",
      default: [5, 3],
      min: 1,
      max: 1000,
      most: 4,
      summary: { en: "what each jug holds, in litres", fr: "contenance de chaque seau, en litres" },
    },
    target: { kind: "integer", default: 4, min: 1, max: 1000, summary: { en: "litres wanted", fr: "litres voulus" } },
  },
  build({ jugs: capacities, target }): Puzzle<Litres> {
    if (target > Math.max(...capacities)) {
      throw new MarienbadError("bad-argument", {
        en: `No jug holds ${target} litres: the largest holds ${Math.max(...capacities)}.`,
        fr: `Aucun seau ne contient ${target} litres : le plus grand en contient ${Math.max(...capacities)}.`,
      });
    }
    const count = capacities.length;
    const changed = (litres: Litres, changes: Readonly<Record<number, number>>): Litres =>
      litres.map((content, jug) => changes[jug] ?? content);
    const steps = (litres: Litres): Step<Litres>[] => {
      const found: Step<Litres>[] = [];
      for (let jug = 0; jug < count; jug++) {
        const content = litres[jug];
        if (content < capacities[jug])
          found.push({ to: changed(litres, { [jug]: capacities[jug] }), cost: 1, label: `fill ${jug + 1}` });
        if (content > 0) found.push({ to: changed(litres, { [jug]: 0 }), cost: 1, label: `empty ${jug + 1}` });
        for (let other = 0; other < count; other++) {
          const poured = other === jug ? 0 : Math.min(content, capacities[other] - litres[other]);
          if (poured === 0) continue;
          const to = changed(litres, { [jug]: content - poured, [other]: litres[other] + poured });
          found.push({ to, cost: 1, label: `pour ${jug + 1} into ${other + 1}` });
        }
      }
      return found;
    };
    const isGoal = (litres: Litres): boolean => litres.includes(target);

    const read = (text: string): Parsed<Litres> => {
      const litres = text
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      const fits =
        litres.length === count &&
        litres.every((content, jug) => Number.isInteger(content) && content >= 0 && content <= capacities[jug]);
      if (fits) return parsed(litres);
      return refused([
        {
          text: {
            en: `"${text}" is not a state: write ${count} whole numbers of litres, at most ${capacities.join(" and ")}.`,
            fr: `"${text}" n'est pas un état : écrivez ${count} nombres entiers de litres, au plus ${capacities.join(" et ")}.`,
          },
        },
      ]);
    };
    const divisor = capacities.reduce(greatestCommonDivisor);
    const hopeless: Text = {
      en: `Every amount that can be poured is a multiple of ${divisor} litres, and ${target} is none.`,
      fr: `Toute quantité qu'on peut verser est un multiple de ${divisor} litres, et ${target} n'en est pas un.`,
    };
    return {
      graph: { start: capacities.map(() => 0), isGoal, steps, key: write },
      estimates: { unfinished: (litres) => (isGoal(litres) ? 0 : 1) },
      write,
      read,
      board: (litres) => litres.map((content, jug) => `[${content}/${capacities[jug]}]`).join(" "),
      // What is in the jugs at first need not be such a multiple.
      hopeless: (litres) =>
        target % divisor !== 0 && litres.every((content) => content % divisor === 0) ? hopeless : undefined,
    };
  },
});

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
