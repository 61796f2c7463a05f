import { MarienbadError } from "../../base/error.ts";
import { seededRandom } from "../../base/random.ts";
import { runAsync, type Watch, type Work } from "../../base/work.ts";
import { type Fraction, fraction, scaleToWhole, toNumber } from "../fraction.ts";
import type { Dilemma } from "./dilemma.ts";
import { expectedTurnsUntilEnd, expectedTurnWeights, type TurnWeights, turnChain } from "./markov.ts";
import { checkedRules, type MatchRules, playMatch, weightedPayoffs } from "./match.ts";
import { type DilemmaStrategy, isMemoryOne } from "./strategy.ts";

/** Progress is the share of the matches that have been played. */
export interface TournamentOptions extends MatchRules, Watch {
  /** How often each pair meets. */
  readonly repeat?: number;
  /** Whether everybody also meets its own twin; Axelrod's tournaments did so. */
  readonly selfPlay?: boolean;
  readonly seed?: number;
}

/** One line of the final table. */
export interface Standing {
  readonly rank: number;
  /** The place in the list of entrants. */
  readonly entrant: number;
  /** Payoff for each turn, on average over the opponents. */
  readonly average: number;
  /** Share of turns in which it cooperated, on average over the opponents. */
  readonly cooperation: number;
  /** Matches in which it had more than the other; twins do not count. */
  readonly wins: number;
}

/** What came out of a tournament. Payoffs are such that more is better, also when the dilemma is told in costs. */
export interface Tournament {
  readonly entrants: readonly DilemmaStrategy[];
  readonly dilemma: Dilemma;
  /** payoffs[i][j]: what i received in each turn against j, on average; not a number where they did not meet. */
  readonly payoffs: readonly (readonly number[])[];
  /** The same exactly, when chance was computed instead of sampled. */
  readonly exactPayoffs: readonly (readonly Fraction[])[] | undefined;
  readonly standings: readonly Standing[];
  readonly matches: number;
}

/** What one pair did together, from the first one's side. */
interface Meeting {
  readonly payoffs: readonly [number, number];
  readonly cooperation: readonly [number, number];
  readonly wins: readonly [number, number];
}

const MOST_MATCHES = 1_000_000;

/**
 * Everybody meets everybody, sampled with seeded chance.
 *
 * Returns averages over `repeat` matches of each pair. Cost: pairs × repeat × turns; between matches the event loop
 * gets its turn, so that the signal can be heard.
 */
export async function playTournament(
  entrants: readonly DilemmaStrategy[],
  options: TournamentOptions = {},
): Promise<Tournament> {
  const { repeat = 1, selfPlay = true, seed = 0, signal, onProgress, ...rules } = options;
  const { dilemma } = checkedRules(rules);
  requireEntrants(entrants, selfPlay);
  if (!Number.isInteger(repeat) || repeat < 1) {
    throw new MarienbadError("bad-argument", {
      en: `A repetition of ${repeat} is not possible: it should be a whole number from 1.`,
      fr: `Une répétition de ${repeat} n'est pas possible : il faut un nombre entier à partir de 1.`,
    });
  }
  const pairs = pairsOf(entrants.length, selfPlay);
  if (pairs.length * repeat > MOST_MATCHES) {
    throw new MarienbadError("limit-reached", {
      en: `${pairs.length} pairs that meet ${repeat} times are too many matches: at most ${MOST_MATCHES.toLocaleString("en")} are played.`,
      fr: `${pairs.length} paires qui se rencontrent ${repeat} fois font trop de matchs : au plus ${MOST_MATCHES.toLocaleString("fr")}.`,
    });
  }
  const meetings = await runAsync(meeting(entrants, pairs, repeat, rules, seed), { signal, onProgress }, () => ({
    en: "The tournament was interrupted.",
    fr: "Le tournoi a été interrompu.",
  }));
  return {
    ...table(entrants, dilemma, pairs, meetings),
    exactPayoffs: undefined,
    matches: pairs.length * repeat,
  };
}

/** What each pair did together, over all its matches; it pauses after every match. */
function* meeting(
  entrants: readonly DilemmaStrategy[],
  pairs: readonly (readonly [number, number])[],
  repeat: number,
  rules: MatchRules,
  seed: number,
): Work<Meeting[]> {
  const random = seededRandom(seed);
  const meetings: Meeting[] = [];
  for (const [one, two] of pairs) {
    const totals = { turns: 0, payoffs: [0, 0], cooperation: [0, 0], wins: [0, 0] };
    for (let round = 0; round < repeat; round++) {
      const { actions, countOfTurn, scores } = playMatch(entrants[one], entrants[two], rules, random);
      const [first, second] = scores.map(toNumber);
      totals.turns += actions[0].length;
      totals.payoffs[0] += first;
      totals.payoffs[1] += second;
      totals.cooperation[0] += countOfTurn.CC + countOfTurn.CD;
      totals.cooperation[1] += countOfTurn.CC + countOfTurn.DC;
      if (first !== second) totals.wins[first > second ? 0 : 1]++;
      yield (meetings.length + (round + 1) / repeat) / pairs.length;
    }
    const perTurn = (values: readonly number[]): [number, number] => [
      values[0] / totals.turns,
      values[1] / totals.turns,
    ];
    meetings.push({
      payoffs: perTurn(totals.payoffs),
      cooperation: perTurn(totals.cooperation),
      wins: [totals.wins[0], totals.wins[1]],
    });
  }
  return meetings;
}

/**
 * The same tournament between memory-one strategies with every expectation exact, through their Markov chains: no seed,
 * no repetition. Wins are told by the expected payoffs. Bounded turns and a chance to end cannot both be given.
 */
export function expectedTournament(
  entrants: readonly DilemmaStrategy[],
  options: Omit<TournamentOptions, "repeat" | "seed" | "signal" | "onProgress"> = {},
): Tournament {
  const { selfPlay = true, ...rules } = options;
  const { turns, end, noise, dilemma } = checkedRules(rules);
  requireEntrants(entrants, selfPlay);
  if (rules.turns !== undefined && end > 0) {
    throw new MarienbadError("not-applicable", {
      en: "Exact expectations are for a number of turns or for a chance to end, not for both.",
      fr: "Les espérances exactes sont pour un nombre de tours ou pour une probabilité de fin, non pour les deux.",
    });
  }
  const pairs = pairsOf(entrants.length, selfPlay);
  const exactPayoffs = entrants.map(() => entrants.map(() => fraction(0)));
  const meetings = pairs.map(([one, two]): Meeting => {
    const chain = turnChain(memoryOneOf(entrants[one]), memoryOneOf(entrants[two]), noise);
    const { weights } = end > 0 ? wholeWeights(expectedTurnsUntilEnd(chain, end)) : expectedTurnWeights(chain, turns);
    // Over the sum of the weights instead of their denominator, these are shares of the turns.
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    const exact = weightedPayoffs({ weights, denominator: total }, dilemma);
    [exactPayoffs[one][two], exactPayoffs[two][one]] = exact;
    const [first, second] = exact.map(toNumber);
    const [CC, CD, DC] = weights.map((weight) => toNumber({ numerator: weight, denominator: total }));
    return {
      payoffs: [first, second],
      cooperation: [CC + CD, CC + DC],
      wins: [first > second ? 1 : 0, second > first ? 1 : 0],
    };
  });
  return { ...table(entrants, dilemma, pairs, meetings), exactPayoffs, matches: pairs.length };
}

function wholeWeights(turns: readonly Fraction[]): TurnWeights {
  const { whole, scale } = scaleToWhole(turns);
  return { weights: whole, denominator: scale };
}

function memoryOneOf(strategy: DilemmaStrategy) {
  if (isMemoryOne(strategy)) return strategy.memoryOne;
  throw new MarienbadError("not-applicable", {
    en: `${strategy.id} remembers more than one turn: only memory-one strategies have exact expectations here.`,
    fr: `${strategy.id} se souvient de plus d'un tour : seules les stratégies à mémoire d'un tour ont ici des espérances exactes.`,
  });
}

function requireEntrants(entrants: readonly DilemmaStrategy[], selfPlay: boolean): void {
  if (entrants.length >= (selfPlay ? 1 : 2)) return;
  throw new MarienbadError("bad-argument", {
    en: `A tournament needs at least ${selfPlay ? "one strategy" : "two strategies"}.`,
    fr: `Un tournoi demande au moins ${selfPlay ? "une stratégie" : "deux stratégies"}.`,
  });
}

function pairsOf(count: number, selfPlay: boolean): [number, number][] {
  const indices = Array.from({ length: count }, (_, i) => i);
  return indices.flatMap((one) => indices.slice(selfPlay ? one : one + 1).map((two): [number, number] => [one, two]));
}

/** Averages and ranks from the meetings. */
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
      // Twins share one line: both of them are this entrant.
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
  // Equal scores summed in another order may differ in the last digit: they share a rank all the same.
  const order = (a: number, b: number): number => (Math.abs(a - b) < 1e-9 ? 0 : b - a);
  lines.sort((a, b) => order(a.average, b.average) || a.entrant - b.entrant);
  const rankOf = (score: number): number => 1 + lines.findIndex(({ average }) => order(average, score) === 0);
  const standings = lines.map((line) => ({ ...line, rank: rankOf(line.average) }));
  return { entrants, dilemma, payoffs, standings };
}
