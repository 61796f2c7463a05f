import type { Language } from "marienbad/base";
import {
  type Dilemma,
  type DilemmaMatch,
  type DilemmaStrategy,
  type Standing,
  shownPayoff,
  shownScore,
  type Tournament,
  writeFraction,
} from "marienbad-matrix";
import { texts } from "../commands/texts.ts";
import { inColumns } from "../core/output.ts";

const MAX_TURNS = 60;
const MAX_FRACTION = 15; // characters: longer ones are easier to read as decimals
const MILESTONES = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The final table, one line per strategy. */
export function standingsTable({ entrants, standings, dilemma }: Tournament, language: Language): string[] {
  const unit = dilemma.costs ? texts.YEARS_PER_TURN : texts.POINTS_PER_TURN;
  const head = [texts.STRATEGY, unit, texts.COOPERATES, texts.WINS];
  const shownAverage = ({ average, exactAverage }: Standing): string => {
    const exact = exactAverage && writeFraction(shownPayoff(dilemma, exactAverage));
    return exact !== undefined && exact.length <= MAX_FRACTION ? exact : shownScore(dilemma, average).toFixed(3);
  };
  const rows = standings.map((standing) => [
    `${standing.rank}.`,
    entrants[standing.entrant].title[language],
    shownAverage(standing),
    `${Math.round(standing.cooperation * 100)} %`,
    `${standing.wins}`,
  ]);
  return inColumns([["", ...head.map((word) => word[language])], ...rows], [1]);
}

/** Moves of two players turn by turn, and what each received. */
export function matchTable(
  players: readonly [DilemmaStrategy, DilemmaStrategy],
  { actions, scores }: DilemmaMatch,
  dilemma: Dilemma,
  language: Language,
): string[] {
  const more = actions[0].length > MAX_TURNS ? " …" : "";
  const rows = players.map((one, player) => [
    one.title[language],
    `${actions[player].slice(0, MAX_TURNS).join("").replaceAll("D", texts.DEFECTION[language])}${more}`,
    writeFraction(shownPayoff(dilemma, scores[player])),
  ]);
  return inColumns(rows, [0, 1]);
}

/** Shares of the population in percent, the largest final share first. */
export function populationTable(
  entrants: readonly DilemmaStrategy[],
  history: readonly (readonly number[])[],
  language: Language,
): string[] {
  const last = history.length - 1;
  const generations = [...MILESTONES.filter((generation) => generation < last), last];
  const order = entrants.map((_, index) => index).toSorted((a, b) => history[last][b] - history[last][a]);
  const rows = order.map((index) => [
    entrants[index].title[language],
    ...generations.map((generation) => (history[generation][index] * 100).toFixed(1)),
  ]);
  const table = inColumns([[texts.GENERATION[language], ...generations.map(String)], ...rows], [0]);
  return [texts.SHARES[language], ...table];
}
