import type { Language, Text } from "../../base/text.ts";
import { negate, writeFraction } from "../fraction.ts";
import type { Dilemma } from "./dilemma.ts";
import type { Match } from "./match.ts";
import type { DilemmaStrategy } from "./strategy.ts";
import type { Tournament } from "./tournament.ts";

/** Most turns of a match that are written out. */
const MOST_TURNS = 60;
/** Generations worth a column, besides the last. */
const MILESTONES = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

const DEFECTION: Text = { en: "D", fr: "T" };

/** A payoff as people read it: years when the dilemma is told in years. */
export function shownScore({ costs }: Dilemma, payoff: number): number {
  return costs ? 0 - payoff : payoff; // never −0
}

/** The final table, a line for each strategy. */
export function tellStandings({ entrants, standings, dilemma }: Tournament, language: Language): string[] {
  const unit: Text = dilemma.costs ? { en: "years/turn", fr: "ans/tour" } : { en: "points/turn", fr: "points/tour" };
  const head: Text[] = [
    { en: "strategy", fr: "stratégie" },
    unit,
    { en: "cooperates", fr: "coopère" },
    { en: "wins", fr: "victoires" },
  ];
  const rows = standings.map(({ rank, entrant, average, cooperation, wins }) => [
    `${rank}.`,
    entrants[entrant].name[language],
    shownScore(dilemma, average).toFixed(3),
    `${Math.round(cooperation * 100)} %`,
    `${wins}`,
  ]);
  return columns([["", ...head.map((text) => text[language])], ...rows], [1]);
}

/** What two players did to each other, turn by turn, and what each received. */
export function tellMatch(
  players: readonly [DilemmaStrategy, DilemmaStrategy],
  { actions, scores }: Match,
  { costs }: Dilemma,
  language: Language,
): string[] {
  const more = actions[0].length > MOST_TURNS ? " …" : "";
  const rows = players.map((one, player) => [
    one.name[language],
    `${actions[player].slice(0, MOST_TURNS).join("").replaceAll("D", DEFECTION[language])}${more}`,
    writeFraction(costs ? negate(scores[player]) : scores[player]),
  ]);
  return columns(rows, [0, 1]);
}

/** Shares of the population in percent, the largest at the end first. */
export function tellPopulation(
  entrants: readonly DilemmaStrategy[],
  history: readonly (readonly number[])[],
  language: Language,
): string[] {
  const last = history.length - 1;
  const generations = [...MILESTONES.filter((generation) => generation < last), last];
  const order = entrants.map((_, index) => index).toSorted((a, b) => history[last][b] - history[last][a]);
  const title: Text = { en: "Shares of the population, in percent:", fr: "Parts de la population, en pour cent :" };
  const head: Text = { en: "generation", fr: "génération" };
  const rows = order.map((index) => [
    entrants[index].name[language],
    ...generations.map((generation) => (history[generation][index] * 100).toFixed(1)),
  ]);
  return [title[language], ...columns([[head[language], ...generations.map(String)], ...rows], [0])];
}

/** Columns as wide as they need; those in `left` are words, the others numbers. */
function columns(rows: readonly (readonly string[])[], left: readonly number[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const cell = (text: string, column: number): string =>
    left.includes(column) ? text.padEnd(widths[column]) : text.padStart(widths[column]);
  return rows.map((row) => row.map(cell).join("  ").trimEnd());
}
