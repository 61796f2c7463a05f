import {
  type HeuristicReport,
  type PathAlgorithmId,
  type PathAnswer,
  type ReducedEdge,
  usesEstimate,
} from "../../path/index.ts";
import { type Call, say, switchFlag } from "../core/command.ts";
import type { PathSubject } from "./subject.ts";

/** What was asked for and found. */
export interface PathReport<Vertex> {
  readonly subject: PathSubject<Vertex>;
  readonly algorithm: PathAlgorithmId;
  readonly heuristic: string;
  readonly result: PathAnswer<Vertex>;
  readonly checks: HeuristicReport | undefined;
  readonly reduced: readonly ReducedEdge[] | undefined;
}

export function reportAsJson<Vertex>(call: Call, report: PathReport<Vertex>): Record<string, unknown> {
  const { subject, algorithm, heuristic, result, checks, reduced } = report;
  const { found, cost, expanded, optimal, path, order } = result;
  return {
    found,
    cost: found ? cost : null,
    path: path.map(subject.write),
    ...(subject.moves && { moves: subject.moves(path) }),
    expanded,
    optimal,
    algorithm,
    ...((usesEstimate(algorithm) || checks) && { heuristic }),
    ...(switchFlag(call, "order") && order && { order: order.map(subject.write) }),
    ...checks,
    ...(reduced && { reduced }),
  };
}

export function printReport<Vertex>(call: Call, report: PathReport<Vertex>): void {
  const { subject, heuristic, result, checks, reduced = [] } = report;
  printResult(call, subject, result);
  if (checks) for (const line of tellChecks(call, heuristic, checks)) call.output.line(line);
  for (const { from, to, weight, reduced: now } of reduced) {
    call.output.line(`w(${from}, ${to}) = ${tellNumber(call, weight)}   w̃(${from}, ${to}) = ${tellNumber(call, now)}`);
  }
}

function printResult<Vertex>(call: Call, subject: PathSubject<Vertex>, result: PathAnswer<Vertex>): void {
  const { found, path, cost, expanded, optimal, order } = result;
  const count = expanded.toLocaleString(call.language);
  const work = say(call, { en: `${count} expanded`, fr: `sommets développés : ${count}` });
  if (!found) {
    const unreachable = say(call, { en: "The goal cannot be reached", fr: "L'arrivée n'est pas accessible" });
    call.output.line(subject.hopeless ?? `${unreachable} (${work}).`);
    return;
  }
  const picture = subject.draw?.(path);
  if (picture !== undefined) call.output.line(picture);
  const moves = subject.moves?.(path).filter((label) => label !== "");
  if (moves !== undefined && moves.length > 0) call.output.line(moves.join(" "));
  else if (picture === undefined) call.output.line(path.map(subject.write).join(" "));
  const verdict = optimal
    ? say(call, { en: "no path is cheaper", fr: "aucun chemin ne coûte moins" })
    : say(call, { en: "a cheaper path may exist", fr: "un chemin moins coûteux existe peut-être" });
  call.output.line(`${say(call, { en: "cost", fr: "coût" })} ${tellNumber(call, cost)}, ${work} (${verdict})`);
  if (switchFlag(call, "order") && order !== undefined) {
    call.output.line(`${say(call, { en: "order:", fr: "ordre :" })} ${order.map(subject.write).join(" ")}`);
  }
}

/** A line for each property, with what contradicts it. */
function tellChecks(call: Call, heuristic: string, { counterexamples }: HeuristicReport): string[] {
  const { admissible, consistent, monotone } = counterexamples;
  const colon = say(call, { en: ":", fr: " :" });
  const line = (word: string, why: string | undefined): string =>
    why === undefined
      ? `${heuristic}${colon} ${word}`
      : `${heuristic}${colon} ${say(call, { en: "not", fr: "non" })} ${word}${colon} ${why}`;
  const number = (value: number): string => tellNumber(call, value);
  const toGoal = say(call, { en: "the distance to the goal", fr: "la distance à l'arrivée" });
  const falls = say(call, { en: "c = d + h falls along", fr: "c = d + h décroît le long de" });
  return [
    line(
      "admissible",
      admissible &&
        `h(${admissible.vertex}) = ${number(admissible.estimate)} > ${number(admissible.distance)}, ${toGoal}`,
    ),
    line(
      say(call, { en: "consistent", fr: "cohérente" }),
      consistent &&
        `h(${consistent.from}) = ${number(consistent.estimateFrom)} > w(${consistent.from}, ${consistent.to}) + ` +
          `h(${consistent.to}) = ${number(consistent.weight)} + ${number(consistent.estimateTo)}`,
    ),
    line(
      "monotone",
      monotone && `${falls} ${monotone.path.map((name, i) => `${name} (${number(monotone.totals[i])})`).join(" → ")}`,
    ),
  ];
}

/** A cost as people write it: not all the digits of a sum of roots. */
export function tellNumber(call: Call, value: number): string {
  return value.toLocaleString(call.language, { maximumFractionDigits: 8 });
}
