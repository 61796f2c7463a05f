import type { Language, Text } from "../base/text.ts";
import type { NormalFormAnalysis } from "./analysis.ts";
import { bestResponseFlags, type PlayerCheck } from "./best-response.ts";
import type { Domination, Elimination } from "./dominance.ts";
import { equal, type Fraction, isZero, ONE, toNumber, writeFraction } from "./fraction.ts";
import { type NormalForm, profileCount, profileIndex, profileOf, shownPayoff, strategyCounts } from "./normal-form.ts";

/** How much is written before the rest is only counted. */
const MOST_CHECKED = 40;
const MOST_OUTCOMES = 16;
const MOST_CELLS = 200;

/** An analysis in words, paragraph by paragraph, for people. */
export function tellAnalysis(analysis: NormalFormAnalysis, language: Language): string[] {
  const teller = createTeller(analysis.game, language);
  return [
    ...tellGame(teller),
    ...tellDominance(analysis, teller),
    ...tellEquilibria(analysis, teller),
    ...tellComponents(analysis, teller),
    ...tellPareto(analysis, teller),
    ...tellValue(analysis, teller),
  ];
}

/** The words that depend on the game and on the language. */
interface Teller {
  readonly game: NormalForm;
  say(text: Text): string;
  /** ":" and ";" as the language spaces them. */
  readonly colon: string;
  readonly semicolon: string;
  player(player: number): string;
  strategy(player: number, strategy: number): string;
  /** "betray", or "1/2 heads + 1/2 tails". */
  mix(player: number, weights: readonly Fraction[]): string;
  payoff(payoff: Fraction): string;
  /** "2, 2 years". */
  payoffs(payoffs: readonly Fraction[]): string;
  /** "(silent, betray)". */
  profile(profile: readonly number[]): string;
}

function createTeller(game: NormalForm, language: Language): Teller {
  const say = (text: Text): string => text[language];
  const strategy = (player: number, index: number): string => {
    const name = game.strategiesOfPlayer[player][index];
    return /^\d+$/.test(name) ? `#${name}` : name; // a bare number would read as a payoff
  };
  const payoff = (value: Fraction): string => tellPayoff(shownPayoff(game, value));
  const unit = game.unit === "" ? "" : ` ${game.unit}`;
  return {
    game,
    say,
    colon: say({ en: ":", fr: " :" }),
    semicolon: say({ en: ";", fr: " ;" }),
    strategy,
    payoff,
    player(player) {
      const name = game.players[player];
      return /^\d+$/.test(name) ? `${say({ en: "player", fr: "joueur" })} ${name}` : name;
    },
    mix(player, weights) {
      const terms = weights.flatMap((weight, index) =>
        isZero(weight) ? [] : [{ weight, name: strategy(player, index) }],
      );
      return terms.map(({ weight, name }) => (equal(weight, ONE) ? name : `${tellWeight(weight)} ${name}`)).join(" + ");
    },
    payoffs: (payoffs) => `${payoffs.map(payoff).join(", ")}${unit}`,
    profile: (profile) => `(${profile.map((index, player) => strategy(player, index)).join(", ")})`,
  };
}

/** A payoff as decimals when they end soon, as a fraction otherwise, with its size when that is hard to see. */
function tellPayoff(value: Fraction): string {
  if (value.denominator % 5n === 0n && 1_000_000n % value.denominator === 0n) return `${toNumber(value)}`;
  return tellWeight(value);
}

function tellWeight(value: Fraction): string {
  const written = writeFraction(value);
  return value.denominator < 100n ? written : `${written} (≈ ${toNumber(value).toFixed(3)})`;
}

function tellGame(teller: Teller): string[] {
  const { game, say } = teller;
  const lines = [game.title, game.comment].filter((text) => text !== "");
  if (game.costs) {
    const unit = game.unit === "" ? say({ en: "costs", fr: "coûts" }) : game.unit;
    lines.push(say({ en: `In ${unit}: less is better.`, fr: `En ${unit} : moins vaut mieux.` }));
  }
  if (lines.length > 0) lines.push("");
  if (profileCount(game) > MOST_CELLS) {
    const size = strategyCounts(game).join(" × ");
    return [...lines, say({ en: `A game of ${size}.`, fr: `Un jeu de ${size}.` }), ""];
  }
  const legend = say({
    en: "* a best response; where everybody has one, the outcome is a pure equilibrium.",
    fr: "* une meilleure réponse ; là où chacun en a une, l'issue est un équilibre pur.",
  });
  return [...lines, ...payoffTable(teller), "", legend, ""];
}

/** The matrix of two players, or the list of the profiles of more; best responses are starred. */
function payoffTable({ game, payoff, player, strategy, profile }: Teller): string[] {
  const counts = strategyCounts(game);
  const flagsOfPlayer = game.players.map((_, index) => bestResponseFlags(game, index));
  const cell = (index: number): string =>
    game.payoffsOfPlayer
      .map((payoffs, owner) => `${payoff(payoffs[index])}${flagsOfPlayer[owner][index] ? "*" : ""}`)
      .join(", ");
  if (counts.length !== 2) {
    return Array.from(
      { length: profileCount(game) },
      (_, index) => `  ${profile(profileOf(counts, index))}: ${cell(index)}`,
    );
  }
  const [rows, columns] = game.strategiesOfPlayer;
  const head = [`${player(0)} \\ ${player(1)}`, ...columns.map((_, column) => strategy(1, column))];
  const body = rows.map((_, row) => [
    strategy(0, row),
    ...columns.map((_, column) => cell(row * columns.length + column)),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((line) => line[column].length)));
  return [head, ...body].map((line) =>
    `  ${line.map((text, column) => text.padEnd(widths[column])).join("   ")}`.trimEnd(),
  );
}

function tellDominance({ dominated, elimination, mixedDominance }: NormalFormAnalysis, teller: Teller): string[] {
  const { say } = teller;
  if (dominated.length === 0) {
    const whole = { en: "No strategy is dominated.", fr: "Aucune stratégie n'est dominée." };
    const part = { en: "No strategy is dominated by another.", fr: "Aucune stratégie n'est dominée par une autre." };
    return [say(mixedDominance ? whole : part), ""];
  }
  const lines = [
    say({ en: "Dominance", fr: "Dominance" }),
    ...dominated.map((one) => `  ${tellDomination(one, teller)}`),
  ];
  const { strict, weak } = elimination;
  if (strict.steps.length > 0) lines.push(...tellElimination(strict, teller, { en: "strictly", fr: "strictement" }));
  const isNew = (step: Domination): boolean =>
    !strict.steps.some(({ player, strategy }) => player === step.player && strategy === step.strategy);
  if (weak.steps.some(isNew)) {
    lines.push(...tellElimination(weak, teller, { en: "weakly", fr: "faiblement" }));
    lines.push(
      `  ${say({ en: "(With weak dominance another order may leave something else.)", fr: "(Avec la dominance faible, un autre ordre peut laisser autre chose.)" })}`,
    );
  }
  return [...lines, ""];
}

function tellDomination({ kind, player, strategy, by }: Domination, teller: Teller): string {
  const { say } = teller;
  const [better, worse] = [teller.mix(player, by), teller.strategy(player, strategy)];
  const how = kind === "strict" ? { en: "strictly", fr: "strictement" } : { en: "weakly", fr: "faiblement" };
  return `${teller.player(player)}${teller.colon} ${say({ en: `${better} ${how.en} dominates ${worse}`, fr: `${better} domine ${how.fr} ${worse}` })}`;
}

function tellElimination({ steps, remaining }: Elimination, teller: Teller, how: Text): string[] {
  const { say } = teller;
  const struck = say({
    en: `Striking out what is ${how.en} dominated, one after the other:`,
    fr: `En rayant l'une après l'autre les stratégies ${how.fr} dominées :`,
  });
  const left = remaining.map(
    (strategies, player) =>
      `${teller.player(player)}${teller.colon} ${strategies.map((index) => teller.strategy(player, index)).join(", ")}`,
  );
  return [
    `  ${struck}`,
    ...steps.map((step, number) => `    ${number + 1}. ${tellDomination(step, teller)}`),
    `    ${say({ en: "what remains", fr: "il reste" })}${teller.colon} ${left.join(`${teller.semicolon} `)}`,
  ];
}

function tellEquilibria({ equilibria, complete, pareto }: NormalFormAnalysis, teller: Teller): string[] {
  const { say, game } = teller;
  const count = equilibria.length;
  const pure = complete ? { en: "", fr: "" } : { en: "pure ", fr: " en stratégies pures" };
  const title = say({
    en: `${count === 0 ? "No" : count} ${pure.en}Nash equilibri${count === 1 ? "um" : "a"}`,
    fr: `${count === 0 ? "Aucun" : count} équilibre${count > 1 ? "s" : ""} de Nash${pure.fr}`,
  });
  const lines = [title];
  const isPure = (mix: readonly Fraction[]): number => mix.findIndex((weight) => equal(weight, ONE));
  equilibria.forEach(({ mixes, payoffs, check }, number) => {
    const played = mixes
      .map((mix, player) => `${teller.player(player)}${teller.colon} ${teller.mix(player, mix)}`)
      .join(`${teller.semicolon} `);
    lines.push(`  ${number + 1}. ${played} → ${teller.payoffs(payoffs)}`);
    if (count <= MOST_CHECKED) lines.push(...check.map((one) => `     ${tellCheck(one, mixes, teller)}`));
    const profile = mixes.map(isPure);
    const better = pareto.find((outcome) => String(outcome.profile) === String(profile))?.improvedBy;
    if (better === undefined) return;
    const values = game.payoffsOfPlayer.map((list) => list[profileIndex(strategyCounts(game), better)]);
    lines.push(
      `     ${say({
        en: `Not Pareto-optimal: ${teller.profile(better)} would give ${teller.payoffs(values)}.`,
        fr: `Pas optimal au sens de Pareto : ${teller.profile(better)} donnerait ${teller.payoffs(values)}.`,
      })}`,
    );
  });
  if (count > MOST_CHECKED)
    lines.push(say({ en: "(The check of each is in --json.)", fr: "(La vérification de chacun est dans --json.)" }));
  return [...lines, ""];
}

/** "A against betray: silent = 3, betray = 2; none costs less than 2". */
function tellCheck(
  { player, payoffOfStrategy, best }: PlayerCheck,
  mixes: readonly (readonly Fraction[])[],
  teller: Teller,
): string {
  const { say, game } = teller;
  const others = mixes.flatMap((mix, other) => (other === player ? [] : [teller.mix(other, mix)])).join(", ");
  const earned = payoffOfStrategy
    .map((value, strategy) => `${teller.strategy(player, strategy)} = ${teller.payoff(value)}`)
    .join(", ");
  const beats = game.costs
    ? { en: "none costs less than", fr: "rien ne coûte moins que" }
    : { en: "none gives more than", fr: "rien ne donne plus que" };
  const against = others === "" ? "" : ` ${say({ en: "against", fr: "contre" })} ${others}`;
  return `${teller.player(player)}${against}${teller.colon} ${earned}${teller.semicolon} ${say(beats)} ${teller.payoff(best)}`;
}

function tellComponents({ components, equilibria, complete }: NormalFormAnalysis, teller: Teller): string[] {
  if (!complete || components.every((component) => component.equilibria.length === 1)) return [];
  const { say } = teller;
  const lines = [
    say({
      en: "These are the corners of all equilibria (the game is degenerate):",
      fr: "Ce sont les sommets de l'ensemble des équilibres (le jeu est dégénéré) :",
    }),
  ];
  components.forEach(({ subsets, equilibria: members }, number) => {
    const numbers = members.map((member) => member + 1).join(", ");
    lines.push(`  ${say({ en: "component", fr: "composante" })} ${number + 1}${teller.colon} ${numbers}`);
    if (members.length === 1) return;
    for (const { rows, columns } of subsets.slice(0, MOST_OUTCOMES)) {
      const row = rows.map((index) => teller.mix(0, equilibria[index].mixes[0]));
      const column = columns.map((index) => teller.mix(1, equilibria[index].mixes[1]));
      lines.push(
        `    ${say({ en: "any mixture of", fr: "tout mélange de" })} { ${row.join(" | ")} } × { ${column.join(" | ")} }`,
      );
    }
    if (subsets.length > MOST_OUTCOMES) lines.push(`    … (${subsets.length})`);
  });
  return [...lines, ""];
}

function tellPareto({ pareto }: NormalFormAnalysis, teller: Teller): string[] {
  if (pareto.length === 0) return [];
  const { say } = teller;
  const optimal = pareto.filter(({ improvedBy }) => improvedBy === undefined);
  const rest = pareto.filter(({ improvedBy }) => improvedBy !== undefined);
  if (rest.length === 0)
    return [say({ en: "Every outcome is Pareto-optimal.", fr: "Toute issue est optimale au sens de Pareto." }), ""];
  const listed = (outcomes: typeof pareto): string => {
    const names = outcomes.slice(0, MOST_OUTCOMES).map(({ profile }) => teller.profile(profile));
    return `${names.join(" ")}${outcomes.length > MOST_OUTCOMES ? ` … (${outcomes.length})` : ""}`;
  };
  const lines = [
    `${say({ en: "Pareto-optimal outcomes", fr: "Issues optimales au sens de Pareto" })}${teller.colon} ${listed(optimal)}`,
  ];
  lines.push(`${say({ en: "Not optimal", fr: "Non optimales" })}${teller.colon} ${listed(rest)}`);
  return [...lines, ""];
}

function tellValue({ constantSum, zeroSum }: NormalFormAnalysis, teller: Teller): string[] {
  if (constantSum === undefined) return [];
  const { say, payoff } = teller;
  const kind = isZero(constantSum)
    ? say({ en: "Zero-sum game", fr: "Jeu à somme nulle" })
    : say({ en: `Constant-sum game (${payoff(constantSum)})`, fr: `Jeu à somme constante (${payoff(constantSum)})` });
  if (zeroSum === undefined) return [kind, ""];
  return [
    `${kind}${teller.colon} ${say({ en: "value", fr: "valeur" })} ${payoff(zeroSum.value)} (${teller.player(0)})`,
    `  ${teller.player(0)}${teller.colon} ${teller.mix(0, zeroSum.row)}`,
    `  ${teller.player(1)}${teller.colon} ${teller.mix(1, zeroSum.column)}`,
    "",
  ];
}
