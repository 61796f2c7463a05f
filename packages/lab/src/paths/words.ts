import type { Text } from "marienbad";
import { sameText } from "marienbad/base";
import { type BestFirstId, PATH_ALGORITHMS } from "marienbad-path";
import { language, t } from "../base/language.ts";
import { capitalised } from "../base/players.ts";
import type { GridHeuristic } from "./map.ts";
import type { Checks, Run } from "./tasks.ts";
import * as texts from "./texts.ts";

export function algorithmName(id: BestFirstId, weight: number): string {
  const title = t(PATH_ALGORITHMS.find((algorithm) => algorithm.id === id)?.title ?? sameText(id));
  const name = capitalised(title);
  return id === "weighted" ? `${name} (${amount(weight)})` : name;
}

export function guaranteeOf(id: BestFirstId): string {
  return t(PATH_ALGORITHMS.find((algorithm) => algorithm.id === id)?.guarantees ?? sameText(""));
}

/** How c, which decides who is next, is made. */
export function priorityOf(id: BestFirstId, weight: number): string {
  return { dijkstra: "c = d", greedy: "c = h", astar: "c = d + h", weighted: `c = d + ${amount(weight)} · h` }[id];
}

export function amount(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "∞";
  return value.toLocaleString(language.value, { maximumFractionDigits: 2 }).replace("-", "−");
}

export const HEURISTIC_WORDS: Readonly<Record<GridHeuristic, Text>> = {
  manhattan: sameText("Manhattan"),
  euclid: texts.euclid,
  octile: texts.octile,
  zero: texts.zero,
  own: texts.onesOwn,
};

export function tellRun({ found, cost, expanded, reopened, optimal }: Run): string {
  const again = reopened === 0 ? "" : t(texts.ofThemAgain(reopened));
  const work = t(texts.expandedInAll(expanded, again));
  if (!found) return `${t(texts.noPath)} · ${work}`;
  const proof = optimal ? t(texts.shortest) : t(texts.notTheShortest);
  return `${t(texts.cost)} ${amount(cost)} (${proof}) · ${work}`;
}

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
      name: t(texts.admissible),
      meaning: t(texts.admissibleMeans),
      holds: admissible.holds,
      failure: admissible.holds
        ? ""
        : t(
            texts.notAdmissibleAt(
              name(admissible.counterexample.vertex),
              amount(admissible.counterexample.estimate),
              amount(admissible.counterexample.distance),
            ),
          ),
    },
    {
      id: "consistent",
      name: t(texts.consistent),
      meaning: t(texts.consistentMeans),
      holds: consistent.holds,
      failure: consistent.holds ? "" : arcSentence(consistent.counterexample, name),
    },
    {
      id: "monotone",
      name: t(texts.monotone),
      meaning: t(texts.monotoneMeans),
      holds: monotone.holds,
      failure: monotone.holds
        ? ""
        : t(texts.along) +
          ` ${monotone.counterexample.path.slice(-3).map(name).join(" → ")}, c = ` +
          `${monotone.counterexample.totals.slice(-3).map(amount).join(" → ")}`,
    },
  ];
}

function arcSentence(
  arc: { from: number; to: number; weight: number; estimateFrom: number; estimateTo: number },
  name: (vertex: number) => string,
): string {
  const { from, to, weight, estimateFrom, estimateTo } = arc;
  const falls = `${amount(estimateFrom)} > ${amount(weight)} + ${amount(estimateTo)}`;
  return `${t(texts.onTheArc)} ${name(from)} → ${name(to)}${t(texts.colon)} ${falls}`;
}
