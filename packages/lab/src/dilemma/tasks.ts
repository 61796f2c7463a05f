import { runAsync, seededRandom } from "marienbad";
import type { Language } from "marienbad/base";
import {
  AXELROD_DILEMMA,
  analyseNormalForm,
  analysisToJson,
  bestResponseFlags,
  bimatrix,
  COURSE_DILEMMA,
  type Dilemma,
  type DilemmaStrategy,
  expectedPayoffs,
  expectedTournament,
  expectedTurns,
  expectedTurnsUntilEnd,
  explainAnalysis,
  findDilemmaStrategy,
  fractions,
  isMemoryOne,
  type NormalForm,
  playDilemma,
  playTournament,
  populationDynamics,
  shownPayoff,
  type Tournament,
  tournamentToJson,
  turnChain,
  writeFraction,
} from "marienbad-matrix";

export interface MatrixDocument {
  readonly title: string;
  readonly players: readonly [string, string];
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** cells[row][column]: what the row player and the column player receive, or pay. */
  readonly cells: readonly (readonly (readonly [string, string])[])[];
  readonly costs: boolean;
  readonly unit: string;
}

export interface MatrixStudy {
  readonly analysis: ReturnType<typeof analysisToJson>;
  /** best[player][profile]: a best response to what the other does there. */
  readonly best: readonly (readonly boolean[])[];
  /** What the two receive in each profile, as people read it. */
  readonly points: readonly (readonly [number, number])[];
  readonly explanation: readonly string[];
}

function gameOf({ title, players, rows, columns, cells, costs, unit }: MatrixDocument): NormalForm {
  const matrixOf = (player: 0 | 1): string[][] => cells.map((row) => row.map((pair) => pair[player]));
  return bimatrix(matrixOf(0), matrixOf(1), { title, players, rows, columns, costs, unit });
}

function analyse({ document, language }: { document: MatrixDocument; language: Language }): MatrixStudy {
  const game = gameOf(document);
  const analysis = analyseNormalForm(game);
  const shown = (player: number, profile: number): number =>
    fractions.toNumber(shownPayoff(game, game.payoffsOfPlayer[player][profile]));
  return {
    analysis: analysisToJson(analysis),
    best: [0, 1].map((player) => bestResponseFlags(game, player)),
    points: game.payoffsOfPlayer[0].map((_, profile) => [shown(0, profile), shown(1, profile)] as const),
    explanation: explainAnalysis(analysis, language),
  };
}

export type Stakes = "course" | "axelrod";
const STAKES: Readonly<Record<Stakes, Dilemma>> = { course: COURSE_DILEMMA, axelrod: AXELROD_DILEMMA };

export interface Rules {
  readonly stakes: Stakes;
  readonly turns: number;
  /** The chance that a match ends after each turn, instead of the number of turns; 0 for none. */
  readonly end: number;
  readonly noise: number;
  readonly seed: number;
}

const lengthOf = ({ turns, end }: Rules): { turns: number } | { end: number } => (end > 0 ? { end } : { turns });

/** What two memory-one players may expect, computed through their Markov chain. Payoffs are as people read them. */
export interface Expectation {
  /** The length of the match, and for both what a whole match and what a turn brings. */
  readonly turns: number;
  readonly totals: readonly [number, number];
  readonly perTurn: readonly [number, number];
  /** The payoffs of a turn as fractions. */
  readonly exact: readonly [string, string];
  /** The shares of the turns CC, CD, DC and DD. */
  readonly shares: readonly number[];
}

export interface MatchAnswer {
  /** Turn by turn: "CD" when the first cooperates and the second defects. */
  readonly turns: readonly string[];
  /** The sums after each turn, as people read them. */
  readonly sums: readonly (readonly [number, number])[];
  /** Missing when one of the two remembers more than the last turn. */
  readonly expectation: Expectation | undefined;
}

/** The same match over all that chance can do, exactly: no seed, no sampling. */
function expect(first: DilemmaStrategy, second: DilemmaStrategy, rules: Rules): Expectation | undefined {
  if (!isMemoryOne(first) || !isMemoryOne(second)) return undefined;
  const dilemma = STAKES[rules.stakes];
  const chain = turnChain(first.memoryOne, second.memoryOne, rules.noise);
  const counts = rules.end > 0 ? expectedTurnsUntilEnd(chain, rules.end) : expectedTurns(chain, rules.turns);
  const turns = fractions.sum(counts);
  const totals = expectedPayoffs(counts, dilemma).map((payoff) => (dilemma.costs ? fractions.negate(payoff) : payoff));
  const perTurn = totals.map((payoff) => fractions.divide(payoff, turns));
  return {
    turns: fractions.toNumber(turns),
    totals: [fractions.toNumber(totals[0]), fractions.toNumber(totals[1])],
    perTurn: [fractions.toNumber(perTurn[0]), fractions.toNumber(perTurn[1])],
    exact: [writeFraction(perTurn[0]), writeFraction(perTurn[1])],
    shares: counts.map((count) => fractions.toNumber(fractions.divide(count, turns))),
  };
}

function match({ first, second, rules }: { first: string; second: string; rules: Rules }): MatchAnswer {
  const dilemma = STAKES[rules.stakes];
  const players = [findDilemmaStrategy(first), findDilemmaStrategy(second)] as const;
  const length = { ...lengthOf(rules), noise: rules.noise, dilemma };
  const { actions } = playDilemma(...players, length, seededRandom(rules.seed));
  const sign = dilemma.costs ? -1 : 1;
  const worth = (own: "C" | "D", other: "C" | "D"): number =>
    sign * fractions.toNumber(dilemma.payoffOfTurn[`${own}${other}`]);
  let [one, two] = [0, 0];
  const sums = actions[0].map((action, turn): [number, number] => {
    one += worth(action, actions[1][turn]);
    two += worth(actions[1][turn], action);
    return [one, two];
  });
  return {
    turns: actions[0].map((action, turn) => `${action}${actions[1][turn]}`),
    sums,
    expectation: expect(...players, rules),
  };
}

export interface TournamentAnswer {
  readonly tournament: ReturnType<typeof tournamentToJson>;
  /** shares[generation][strategy]. */
  readonly shares: readonly (readonly number[])[];
}

/** A tournament that was played, and beside it what those of its players that remember one turn may expect. */
export interface TournamentStudy {
  readonly sampled: TournamentAnswer;
  readonly expected: TournamentAnswer | undefined;
}

async function tournament(
  {
    entrants,
    repeat,
    generations,
    rules,
  }: { entrants: readonly string[]; repeat: number; generations: number; rules: Rules },
  report: (share: number) => void,
): Promise<TournamentStudy> {
  const dilemma = STAKES[rules.stakes];
  const common = { ...lengthOf(rules), noise: rules.noise, dilemma };
  const players = entrants.map(findDilemmaStrategy);
  const withPopulation = (played: Tournament): TournamentAnswer => ({
    tournament: tournamentToJson(played),
    shares: populationDynamics(played.payoffs, dilemma, { generations }),
  });
  const played = await runAsync(playTournament.work(players, { ...common, seed: rules.seed, repeat }), {
    onProgress: report,
  });
  const forgetful = players.filter(isMemoryOne);
  return {
    sampled: withPopulation(played),
    expected: forgetful.length === 0 ? undefined : withPopulation(expectedTournament(forgetful, common)),
  };
}

export const dilemmaTasks = { "dilemma.analyse": analyse, "dilemma.match": match, "dilemma.tournament": tournament };
export type DilemmaTasks = typeof dilemmaTasks;
