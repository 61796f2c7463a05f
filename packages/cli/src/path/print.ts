import { LANGUAGES, type Text } from "marienbad/base";
import {
  type HeuristicReport,
  PATH_ALGORITHMS,
  type PathAlgorithmId,
  type PathAnswer,
  PUZZLES,
  type ReducedEdge,
  usesEstimate,
} from "marienbad-path";
import { type Call, labelled, say, switchFlag } from "../core/command.ts";
import { inColumns } from "../core/output.ts";
import type { PathSubject } from "./subject.ts";
import { texts } from "./texts.ts";

/** Prints the ids of algorithms and puzzles. */
export function printLists(call: Call): number {
  const puzzles = PUZZLES.map(({ id, title, summary, reference }) => ({ id, title, summary, reference }));
  if (call.json) {
    call.output.json({ algorithms: PATH_ALGORITHMS, puzzles });
    return 0;
  }
  call.output.line(say(call, texts.ALGORITHMS));
  for (const { id, title, requires, guarantees, reference } of PATH_ALGORITHMS) {
    call.output.line(labelled(call, `  ${id}`, say(call, title)));
    call.output.line(`      ${say(call, texts.promise(requires, guarantees))}`);
    call.output.line(`      ${reference}`);
  }
  call.output.line(say(call, texts.PUZZLES));
  for (const { id, title, summary, reference } of puzzles) {
    call.output.line(labelled(call, `  ${id}`, say(call, title)));
    call.output.line(`      ${say(call, summary)}`);
    call.output.line(`      ${reference}`);
  }
  return 0;
}

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
    ...(subject.moves && { moves: subject.moves(path).map((move) => move.en) }),
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
  if (checks) for (const line of describeChecks(heuristic, checks)) call.output.line(say(call, line));
  for (const { from, to, weight, reduced: now } of reduced) {
    const [before, after] = [weight, now].map((value) => say(call, numberText(value)));
    call.output.line(`w(${from}, ${to}) = ${before}   w̃(${from}, ${to}) = ${after}`);
  }
}

function printResult<Vertex>(call: Call, subject: PathSubject<Vertex>, result: PathAnswer<Vertex>): void {
  const { found, path, cost, expanded, optimal, order } = result;
  const work = texts.expanded(expanded);
  if (!found) {
    call.output.line(say(call, subject.hopeless ?? texts.unreachable(work)));
    return;
  }
  const picture = subject.draw?.(path);
  if (picture !== undefined) call.output.line(picture);
  if (subject.moves !== undefined) {
    const moves = subject.moves(path).map((move) => say(call, move));
    const rows = path.map((state, step) => [`${step}`, moves[step - 1] ?? "", subject.write(state)]);
    for (const row of inColumns(rows, [1, 2])) call.output.line(row);
  } else if (picture === undefined) call.output.line(path.map(subject.write).join(" "));
  call.output.line(say(call, texts.cost(numberText(cost), work, optimal)));
  if (switchFlag(call, "order") && order !== undefined) {
    call.output.line(say(call, texts.order(order.map(subject.write).join(" "))));
  }
}

function describeChecks(heuristic: string, { counterexamples }: HeuristicReport): Text[] {
  const { admissible, consistent, monotone } = counterexamples;
  const line = (property: Text, why: Text | undefined): Text =>
    why === undefined ? texts.holds(heuristic, property) : texts.fails(heuristic, property, why);
  return [
    line(
      texts.ADMISSIBLE,
      admissible && texts.tooHigh(admissible.vertex, numberText(admissible.estimate), numberText(admissible.distance)),
    ),
    line(
      texts.CONSISTENT,
      consistent &&
        inEach((number) => {
          const { from, to, weight, estimateFrom, estimateTo } = consistent;
          const [left, edge, right] = [estimateFrom, weight, estimateTo].map(number);
          return `h(${from}) = ${left} > w(${from}, ${to}) + h(${to}) = ${edge} + ${right}`;
        }),
    ),
    line(
      texts.MONOTONE,
      monotone &&
        texts.falls(
          inEach((number) => monotone.path.map((name, i) => `${name} (${number(monotone.totals[i])})`).join(" → ")),
        ),
    ),
  ];
}

/** A formula in both languages, whose numbers differ. */
function inEach(formula: (number: (value: number) => string) => string): Text {
  const [en, fr] = LANGUAGES.map((language) => formula((value) => numberText(value)[language]));
  return { en, fr };
}

/** A cost rounded for reading: a sum of roots has many digits. */
export function numberText(value: number): Text {
  const [en, fr] = LANGUAGES.map((language) => value.toLocaleString(language, { maximumFractionDigits: 8 }));
  return { en, fr };
}
