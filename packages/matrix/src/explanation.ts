import type { Language, Text } from "marienbad/base";
import type { NormalFormAnalysis, ParetoOutcome } from "./analysis.ts";
import { bestResponseFlags, type PlayerCheck } from "./best-response.ts";
import type { Domination, Elimination } from "./dominance.ts";
import { equal, type Fraction, isZero, ONE, toNumber, writeFraction } from "./fraction.ts";
import { type NormalForm, profileCount, profileIndex, profileOf, shownPayoff, strategyCounts } from "./normal-form.ts";
import { texts } from "./texts.ts";

/** With more equilibria than this, their reasons are omitted. */
export const MAX_CHECKED_EQUILIBRIA = 40;
/** The rest of a longer list is only counted. */
const MAX_OUTCOMES = 16;
const MAX_CELLS = 200;

/** The lines of an analysis in words, with empty lines between paragraphs, for the terminal and the lab. */
export function explainAnalysis(analysis: NormalFormAnalysis, language: Language): string[] {
  const names = namesOf(analysis.game, language);
  return [
    ...explainGame(names),
    ...explainDominance(analysis, names),
    ...explainEquilibria(analysis, names),
    ...explainComponents(analysis, names),
    ...explainPareto(analysis, names),
    ...explainValue(analysis, names),
  ];
}

type Names = ReturnType<typeof namesOf>;

function namesOf(game: NormalForm, language: Language) {
  const say = (text: Text): string => text[language];
  const strategy = (player: number, index: number): string => {
    const name = game.strategiesOfPlayer[player][index];
    return /^\d+$/.test(name) ? `#${name}` : name; // a bare number would read as a payoff
  };
  const payoff = (value: Fraction): string => approximated(shownPayoff(game, value));
  const unit = game.unit === "" ? "" : ` ${game.unit}`;
  return {
    game,
    say,
    strategy,
    payoff,
    player(player: number): string {
      const name = game.players[player];
      return /^\d+$/.test(name) ? say(texts.player(name)) : name;
    },
    /** "betray", or "1/2 heads + 1/2 tails". */
    mix(player: number, weights: readonly Fraction[]): string {
      const terms = weights.flatMap((weight, index) =>
        isZero(weight) ? [] : [{ weight, name: strategy(player, index) }],
      );
      const term = ({ weight, name }: (typeof terms)[number]): string =>
        equal(weight, ONE) ? name : `${approximated(weight)} ${name}`;
      return terms.map(term).join(" + ");
    },
    payoffs: (payoffs: readonly Fraction[]): string => `${payoffs.map(payoff).join(", ")}${unit}`,
    profile(profile: readonly number[]): string {
      return `(${profile.map((index, player) => strategy(player, index)).join(", ")})`;
    },
  };
}

function approximated(value: Fraction): string {
  const written = writeFraction(value);
  return value.denominator < 100n ? written : `${written} (≈ ${toNumber(value).toFixed(3)})`;
}

function explainGame(names: Names): string[] {
  const { game, say } = names;
  const lines = [game.title, game.comment].filter((line) => line !== "");
  if (game.costs) lines.push(say(texts.lessIsBetter(game.unit === "" ? say(texts.COSTS) : game.unit)));
  if (lines.length > 0) lines.push("");
  if (profileCount(game) > MAX_CELLS) return [...lines, say(texts.largeGame(strategyCounts(game).join(" × "))), ""];
  return [...lines, ...payoffTable(names), "", say(texts.BEST_RESPONSE_LEGEND), ""];
}

/** The matrix of two players, or the profiles of more; best responses have a star. */
function payoffTable({ game, payoff, player, strategy, profile }: Names): string[] {
  const counts = strategyCounts(game);
  const flagsOfPlayer = game.players.map((_, index) => bestResponseFlags(game, index));
  const cell = (index: number): string =>
    game.payoffsOfPlayer
      .map((payoffs, owner) => `${payoff(payoffs[index])}${flagsOfPlayer[owner][index] ? "*" : ""}`)
      .join(", ");
  if (counts.length !== 2) {
    const line = (index: number): string => `  ${profile(profileOf(counts, index))}: ${cell(index)}`;
    return Array.from({ length: profileCount(game) }, (_, index) => line(index));
  }
  const [rows, columns] = game.strategiesOfPlayer;
  const head = [`${player(0)} \\ ${player(1)}`, ...columns.map((_, column) => strategy(1, column))];
  const body = rows.map((_, row) => [
    strategy(0, row),
    ...columns.map((_, column) => cell(row * columns.length + column)),
  ]);
  const table = [head, ...body];
  const widths = head.map((_, column) => table.reduce((width, line) => Math.max(width, line[column].length), 0));
  return table.map((line) => `  ${line.map((word, column) => word.padEnd(widths[column])).join("   ")}`.trimEnd());
}

function explainDominance({ dominated, elimination, mixedDominance }: NormalFormAnalysis, names: Names): string[] {
  const { say } = names;
  if (dominated.length === 0) {
    return [say(mixedDominance ? texts.NOTHING_DOMINATED : texts.NOTHING_DOMINATED_BY_ANOTHER), ""];
  }
  const { strict, weak } = elimination;
  const isNew = (step: Domination): boolean =>
    !strict.steps.some(({ player, strategy }) => player === step.player && strategy === step.strategy);
  return [
    say(texts.DOMINANCE),
    ...dominated.map((one) => `  ${explainDomination(one, names)}`),
    ...(strict.steps.length > 0 ? explainElimination(strict, "strict", names) : []),
    ...(weak.steps.some(isNew) ? [...explainElimination(weak, "weak", names), `  ${say(texts.ORDER_MATTERS)}`] : []),
    "",
  ];
}

function explainDomination({ kind, player, strategy, by }: Domination, names: Names): string {
  const sentence = texts.dominates(kind, names.mix(player, by), names.strategy(player, strategy));
  return names.say(texts.entry(names.player(player), names.say(sentence)));
}

function explainElimination({ steps, remaining }: Elimination, kind: "strict" | "weak", names: Names): string[] {
  const { say } = names;
  const left = remaining.map((strategies, player) => {
    const list = strategies.map((index) => names.strategy(player, index)).join(", ");
    return say(texts.entry(names.player(player), list));
  });
  return [
    `  ${say(texts.strikingOut(kind))}`,
    ...steps.map((step, number) => `    ${number + 1}. ${explainDomination(step, names)}`),
    `    ${say(texts.entry(say(texts.WHAT_REMAINS), left.join(say(texts.SEMICOLON))))}`,
  ];
}

function explainEquilibria({ equilibria, complete, pareto }: NormalFormAnalysis, names: Names): string[] {
  const { say, game } = names;
  const lines = [say(texts.equilibriumCount(equilibria.length, complete))];
  const chosen = (mix: readonly Fraction[]): number => mix.findIndex((weight) => equal(weight, ONE));
  const betterThan = new Map(pareto.map(({ profile, improvedBy }) => [String(profile), improvedBy]));
  for (const [number, { mixes, payoffs, check }] of equilibria.entries()) {
    const played = mixes.map((mix, player) => say(texts.entry(names.player(player), names.mix(player, mix))));
    lines.push(`  ${number + 1}. ${played.join(say(texts.SEMICOLON))} → ${names.payoffs(payoffs)}`);
    if (equilibria.length <= MAX_CHECKED_EQUILIBRIA) {
      for (const one of check) lines.push(`     ${explainCheck(one, mixes, names)}`);
    }
    const better = betterThan.get(String(mixes.map(chosen)));
    if (better === undefined) continue;
    const values = game.payoffsOfPlayer.map((list) => list[profileIndex(strategyCounts(game), better)]);
    lines.push(`     ${say(texts.notParetoOptimal(names.profile(better), names.payoffs(values)))}`);
  }
  if (equilibria.length > MAX_CHECKED_EQUILIBRIA) lines.push(say(texts.CHECKS_LEFT_OUT));
  return [...lines, ""];
}

/** "A against betray: silent = 3, betray = 2; none costs less than 2". */
function explainCheck(
  { player, payoffOfStrategy, best }: PlayerCheck,
  mixes: readonly (readonly Fraction[])[],
  names: Names,
): string {
  const { say, game } = names;
  const others = mixes.flatMap((mix, other) => (other === player ? [] : [names.mix(other, mix)])).join(", ");
  const earned = payoffOfStrategy
    .map((value, strategy) => `${names.strategy(player, strategy)} = ${names.payoff(value)}`)
    .join(", ");
  const reason = say(texts.nothingBetter(earned, names.payoff(best), game.costs));
  return say(texts.entry(say(texts.against(names.player(player), others)), reason));
}

function explainComponents({ components, equilibria, complete }: NormalFormAnalysis, names: Names): string[] {
  if (!complete || components.every((component) => component.equilibria.length === 1)) return [];
  const { say } = names;
  const lines = [say(texts.DEGENERATE)];
  for (const [number, { subsets, equilibria: members }] of components.entries()) {
    const numbers = members.map((member) => member + 1).join(", ");
    lines.push(`  ${say(texts.entry(say(texts.component(number + 1)), numbers))}`);
    if (members.length === 1) continue;
    for (const { rows, columns } of subsets.slice(0, MAX_OUTCOMES)) {
      const row = rows.map((index) => names.mix(0, equilibria[index].mixes[0]));
      const column = columns.map((index) => names.mix(1, equilibria[index].mixes[1]));
      lines.push(`    ${say(texts.anyMixture(`{ ${row.join(" | ")} } × { ${column.join(" | ")} }`))}`);
    }
    if (subsets.length > MAX_OUTCOMES) lines.push(`    … (${subsets.length})`);
  }
  return [...lines, ""];
}

function explainPareto({ pareto }: NormalFormAnalysis, names: Names): string[] {
  if (pareto.length === 0) return [];
  const { say } = names;
  const optimal = pareto.filter(({ improvedBy }) => improvedBy === undefined);
  const rest = pareto.filter(({ improvedBy }) => improvedBy !== undefined);
  if (rest.length === 0) return [say(texts.ALL_PARETO_OPTIMAL), ""];
  const listed = (outcomes: readonly ParetoOutcome[]): string => {
    const shown = outcomes.slice(0, MAX_OUTCOMES).map(({ profile }) => names.profile(profile));
    return `${shown.join(" ")}${outcomes.length > MAX_OUTCOMES ? ` … (${outcomes.length})` : ""}`;
  };
  return [
    say(texts.entry(say(texts.PARETO_OPTIMAL), listed(optimal))),
    say(texts.entry(say(texts.NOT_OPTIMAL), listed(rest))),
    "",
  ];
}

function explainValue({ constantSum, zeroSum }: NormalFormAnalysis, names: Names): string[] {
  if (constantSum === undefined) return [];
  const { say, payoff, player } = names;
  const kind = say(isZero(constantSum) ? texts.ZERO_SUM : texts.constantSumGame(payoff(constantSum)));
  if (zeroSum === undefined) return [kind, ""];
  return [
    say(texts.entry(kind, say(texts.value(payoff(zeroSum.value), player(0))))),
    `  ${say(texts.entry(player(0), names.mix(0, zeroSum.row)))}`,
    `  ${say(texts.entry(player(1), names.mix(1, zeroSum.column)))}`,
    "",
  ];
}
