import { type BestFirstId, PATH_ALGORITHMS } from "marienbad/path";
import { language, number, say, t } from "../base/language.ts";
import type { GridHeuristic } from "./map.ts";
import type { Checks, Run } from "./tasks.ts";

export function algorithmName(id: BestFirstId, weight: number): string {
  const title = t(PATH_ALGORITHMS.find((algorithm) => algorithm.id === id)?.title ?? { en: id, fr: id });
  const name = title[0].toUpperCase() + title.slice(1);
  return id === "weighted" ? `${name} (${amount(weight)})` : name;
}

export function guaranteeOf(id: BestFirstId): string {
  return t(PATH_ALGORITHMS.find((algorithm) => algorithm.id === id)?.guarantees ?? { en: "", fr: "" });
}

/** How c, which decides who is next, is made. */
export function priorityOf(id: BestFirstId, weight: number): string {
  return { dijkstra: "c = d", greedy: "c = h", astar: "c = d + h", weighted: `c = d + ${amount(weight)} · h` }[id];
}

/** A cost with at most two decimals. */
export function amount(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "∞";
  return value.toLocaleString(language.value, { maximumFractionDigits: 2 }).replace("-", "−");
}

export const HEURISTIC_WORDS: Readonly<Record<GridHeuristic, () => string>> = {
  manhattan: () => "Manhattan",
  euclid: () => say("Euclid", "Euclide"),
  octile: () => say("octile", "octile"),
  zero: () => say("zero", "zéro"),
  own: () => say("one's own", "la vôtre"),
};

/** What came out, in a sentence. */
export function tellRun({ found, cost, expanded, reopened, optimal }: Run): string {
  const again =
    reopened === 0 ? "" : say(`, ${number(reopened)} of them again`, `, dont ${number(reopened)} une nouvelle fois`);
  const work = say(`${number(expanded)} expanded${again}`, `${number(expanded)} sommets développés${again}`);
  if (!found) return `${say("no path", "pas de chemin")} · ${work}`;
  const proof = optimal ? say("shortest", "le plus court") : say("not the shortest", "pas le plus court");
  return `${say("cost", "coût")} ${amount(cost)} (${proof}) · ${work}`;
}

/** One property of a heuristic: what it says, whether it holds, and where it fails. */
export interface Verdict {
  readonly id: keyof Checks;
  readonly name: string;
  readonly meaning: string;
  readonly holds: boolean;
  readonly failure: string;
}

export function verdictsOf(checks: Checks, name: (vertex: number) => string): Verdict[] {
  const { admissible, consistent, monotone } = checks;
  return [
    {
      id: "admissible",
      name: say("admissible", "admissible"),
      meaning: say("h never exceeds the true cost to the goal", "h ne dépasse jamais le vrai coût jusqu'au but"),
      holds: admissible.holds,
      failure: admissible.holds
        ? ""
        : say(
            `at ${name(admissible.counterexample.vertex)}: h = ${amount(admissible.counterexample.estimate)}, but the goal is at ${amount(admissible.counterexample.distance)}`,
            `en ${name(admissible.counterexample.vertex)} : h = ${amount(admissible.counterexample.estimate)}, mais le but est à ${amount(admissible.counterexample.distance)}`,
          ),
    },
    {
      id: "consistent",
      name: say("consistent", "cohérente"),
      meaning: say(
        "along an arc, h falls by no more than the arc costs",
        "le long d'un arc, h ne baisse pas plus que l'arc ne coûte",
      ),
      holds: consistent.holds,
      failure: consistent.holds ? "" : arcSentence(consistent.counterexample, name),
    },
    {
      id: "monotone",
      name: say("monotone", "monotone"),
      meaning: say(
        "c = d + h never falls along a path from the start",
        "c = d + h ne baisse jamais le long d'un chemin depuis le départ",
      ),
      holds: monotone.holds,
      failure: monotone.holds
        ? ""
        : say("along", "le long de") +
          ` ${monotone.counterexample.path.slice(-3).map(name).join(" → ")}, c = ${monotone.counterexample.totals.slice(-3).map(amount).join(" → ")}`,
    },
  ];
}

function arcSentence(
  arc: { from: number; to: number; weight: number; estimateFrom: number; estimateTo: number },
  name: (vertex: number) => string,
): string {
  const { from, to, weight, estimateFrom, estimateTo } = arc;
  return `${say("on the arc", "sur l'arc")} ${name(from)} → ${name(to)}${say(":", " :")} ${amount(estimateFrom)} > ${amount(weight)} + ${amount(estimateTo)}`;
}
