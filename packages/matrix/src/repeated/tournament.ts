import { checkOptions, MarienbadError, type OptionNames, runnable, seededRandom, type Work } from "marienbad/base";
import { divide, type Fraction, fraction, isZero, scaleToWhole, sum, toNumber } from "../fraction.ts";
import type { Dilemma } from "./dilemma.ts";
import { expectedTurnsUntilEnd, expectedTurnWeights, turnChain } from "./markov.ts";
import { checkedRules, DILEMMA_RULES, type DilemmaRules, playDilemma, weightedPayoffs } from "./match.ts";
import { type DilemmaStrategy, isMemoryOne } from "./strategy.ts";
import { texts } from "./texts.ts";

/** Options for `playTournament`. */
export interface TournamentOptions extends DilemmaRules {
  /** Number of matches of each pair. */
  readonly repeat?: number;
  /** True (default) if each entrant also plays its twin, as in Axelrod's tournaments. */
  readonly selfPlay?: boolean;
  readonly seed?: number;
}

/** One line of the final table. */
export interface Standing {
  readonly rank: number;
  /** Index in the list of entrants. */
  readonly entrant: number;
  /** Payoff per turn, on average over the opponents. */
  readonly average: number;
  /** The exact average, if chance was computed instead of sampled. */
  readonly exactAverage?: Fraction;
  /** Share of turns in which it cooperated, on average over the opponents. */
  readonly cooperation: number;
  /** Matches in which it had more than the other; twins do not count. */
  readonly wins: number;
}

/** Results of a tournament. More is always better, even if the dilemma is stated in costs. */
export interface Tournament {
  readonly entrants: readonly DilemmaStrategy[];
  readonly dilemma: Dilemma;
  /** payoffs[i][j]: average payoff per turn of i against j; NaN where they did not meet. */
  readonly payoffs: readonly (readonly number[])[];
  /** The exact payoffs, if chance was computed instead of sampled. */
  readonly exactPayoffs: readonly (readonly Fraction[])[] | undefined;
  readonly standings: readonly Standing[];
  readonly matches: number;
}

type Meeting = Readonly<Record<"payoffs" | "cooperation" | "wins", readonly [number, number]>>;

/** Options for `expectedTournament`. */
export type ExpectedTournamentOptions = Omit<TournamentOptions, "repeat" | "seed">;

const EXPECTED_OPTIONS: OptionNames<ExpectedTournamentOptions> = { ...DILEMMA_RULES, selfPlay: true };
const TOURNAMENT_OPTIONS: OptionNames<TournamentOptions> = { ...EXPECTED_OPTIONS, repeat: true, seed: true };

const MAX_MATCHES = 1_000_000;

/** Plays `repeat` seeded matches of each pair. Cost: pairs × repeat × turns. Progress: share of the matches played. */
export const playTournament = /* @__PURE__ */ runnable(function* playTournament(
  entrants: readonly DilemmaStrategy[],
  options: TournamentOptions = {},
): Work<Tournament> {
  checkOptions("playTournament", options, TOURNAMENT_OPTIONS);
  const { repeat = 1, selfPlay = true, seed = 0, ...rules } = options;
  const { dilemma } = checkedRules(rules);
  requireEntrants(entrants, selfPlay);
  if (!Number.isInteger(repeat) || repeat < 1) throw new MarienbadError("bad-argument", texts.wrongRepeat(repeat));
  const pairs = pairsOf(entrants.length, selfPlay);
  if (pairs.length * repeat > MAX_MATCHES) {
    throw new MarienbadError("limit-reached", texts.tooManyMatches(pairs.length, repeat, MAX_MATCHES));
  }
  const random = seededRandom(seed);
  const meetings: Meeting[] = [];
  for (const [one, two] of pairs) {
    const totals = { turns: 0, payoffs: [0, 0], cooperation: [0, 0], wins: [0, 0] };
    for (let round = 0; round < repeat; round++) {
      const { actions, countOfTurn, scores } = playDilemma(entrants[one], entrants[two], rules, random);
      const [first, second] = scores.map(toNumber);
      totals.turns += actions[0].length;
      totals.payoffs[0] += first;
      totals.payoffs[1] += second;
      totals.cooperation[0] += countOfTurn.CC + countOfTurn.CD;
      totals.cooperation[1] += countOfTurn.CC + countOfTurn.DC;
      if (first !== second) totals.wins[first > second ? 0 : 1]++;
      yield (meetings.length + (round + 1) / repeat) / pairs.length;
    }
    const perTurn = ([one, two]: readonly number[]): [number, number] => [one / totals.turns, two / totals.turns];
    meetings.push({
      payoffs: perTurn(totals.payoffs),
      cooperation: perTurn(totals.cooperation),
      wins: [totals.wins[0], totals.wins[1]],
    });
  }
  const results = table(entrants, dilemma, pairs, meetings);
  return { ...results, exactPayoffs: undefined, matches: pairs.length * repeat };
});

/**
 * The tournament of memory-one strategies with exact expectations, by their Markov chains: no seed, no repetition. Wins
 * are judged by expected payoffs. `turns` and `end` cannot both be given. Progress: the share of the pairs done.
 */
export const expectedTournament = /* @__PURE__ */ runnable(function* expectedTournament(
  entrants: readonly DilemmaStrategy[],
  options: ExpectedTournamentOptions = {},
): Work<Tournament> {
  checkOptions("expectedTournament", options, EXPECTED_OPTIONS);
  const { selfPlay = true, ...rules } = options;
  const { turns, end, noise, dilemma } = checkedRules(rules);
  requireEntrants(entrants, selfPlay);
  const canEnd = !isZero(end);
  if (rules.turns !== undefined && canEnd) throw new MarienbadError("not-applicable", texts.turnsAndEnd());
  const pairs = pairsOf(entrants.length, selfPlay);
  const exactPayoffs = entrants.map(() => entrants.map(() => fraction(0)));
  const meetings: Meeting[] = [];
  for (const [one, two] of pairs) {
    const chain = turnChain(memoryOneOf(entrants[one]), memoryOneOf(entrants[two]), noise);
    const weights = canEnd
      ? scaleToWhole(expectedTurnsUntilEnd(chain, end)).whole
      : expectedTurnWeights(chain, turns).weights;
    // Over their sum instead of their denominator, the weights are shares of the turns.
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    const exact = weightedPayoffs({ weights, denominator: total }, dilemma);
    [exactPayoffs[one][two], exactPayoffs[two][one]] = exact;
    const [first, second] = exact.map(toNumber);
    const [CC, CD, DC] = weights.map((weight) => toNumber({ numerator: weight, denominator: total }));
    meetings.push({
      payoffs: [first, second],
      cooperation: [CC + CD, CC + DC],
      wins: [first > second ? 1 : 0, second > first ? 1 : 0],
    });
    yield meetings.length / pairs.length;
  }
  const { standings, ...rest } = table(entrants, dilemma, pairs, meetings);
  const opponents = fraction(entrants.length - (selfPlay ? 0 : 1));
  const exactAverage = (entrant: number): Fraction => divide(sum(exactPayoffs[entrant]), opponents);
  return {
    ...rest,
    standings: standings.map((line) => ({ ...line, exactAverage: exactAverage(line.entrant) })),
    exactPayoffs,
    matches: pairs.length,
  };
});

function memoryOneOf(strategy: DilemmaStrategy) {
  if (isMemoryOne(strategy)) return strategy.memoryOne;
  throw new MarienbadError("not-applicable", texts.remembersMore(strategy.id));
}

function requireEntrants(entrants: readonly DilemmaStrategy[], selfPlay: boolean): void {
  if (entrants.length >= (selfPlay ? 1 : 2)) return;
  throw new MarienbadError("bad-argument", selfPlay ? texts.noEntrant() : texts.noPair());
}

function pairsOf(count: number, selfPlay: boolean): [number, number][] {
  const indices = Array.from({ length: count }, (_, i) => i);
  return indices.flatMap((one) => indices.slice(selfPlay ? one : one + 1).map((two): [number, number] => [one, two]));
}

function table(
  entrants: readonly DilemmaStrategy[],
  dilemma: Dilemma,
  pairs: readonly (readonly [number, number])[],
  meetings: readonly Meeting[],
): Pick<Tournament, "entrants" | "dilemma" | "payoffs" | "standings"> {
  const payoffs = entrants.map(() => entrants.map(() => Number.NaN));
  const cooperation = entrants.map(() => entrants.map(() => Number.NaN));
  const wins = entrants.map(() => 0);
  pairs.forEach(([one, two], i) => {
    const meeting = meetings[i];
    if (one === two) {
      // Twins share one line.
      payoffs[one][one] = (meeting.payoffs[0] + meeting.payoffs[1]) / 2;
      cooperation[one][one] = (meeting.cooperation[0] + meeting.cooperation[1]) / 2;
      return;
    }
    [payoffs[one][two], payoffs[two][one]] = meeting.payoffs;
    [cooperation[one][two], cooperation[two][one]] = meeting.cooperation;
    wins[one] += meeting.wins[0];
    wins[two] += meeting.wins[1];
  });
  const mean = (values: readonly number[]): number => {
    const met = values.filter((value) => !Number.isNaN(value));
    return met.reduce((total, value) => total + value, 0) / met.length;
  };
  const lines = entrants.map((_, entrant) => ({
    entrant,
    average: mean(payoffs[entrant]),
    cooperation: mean(cooperation[entrant]),
    wins: wins[entrant],
  }));
  // Equal scores summed in another order may differ in the last digit; they share a rank.
  const order = (a: number, b: number): number => (Math.abs(a - b) < 1e-9 ? 0 : b - a);
  lines.sort((a, b) => order(a.average, b.average) || a.entrant - b.entrant);
  const rankOf = (score: number): number => 1 + lines.findIndex(({ average }) => order(average, score) === 0);
  const standings = lines.map((line) => ({ ...line, rank: rankOf(line.average) }));
  return { entrants, dilemma, payoffs, standings };
}
