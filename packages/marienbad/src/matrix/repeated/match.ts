import { MarienbadError } from "../../base/error.ts";
import type { Random } from "../../base/random.ts";
import type { Text } from "../../base/text.ts";
import { type Fraction, fraction, scaleToWhole } from "../fraction.ts";
import { type Action, AXELROD_DILEMMA, type Dilemma, TURNS, type Turn } from "./dilemma.ts";
import type { TurnWeights } from "./markov.ts";
import type { DilemmaStrategy } from "./strategy.ts";

/** How long a match lasts, and how often hands slip. */
export interface MatchRules {
  /** Number of turns; with `end`, the most. */
  readonly turns?: number;
  /** Chance that the match ends after a turn, in (0, 1]. */
  readonly end?: number;
  /** Chance that an action comes out as its opposite, in [0, 1]; the players see what came out. */
  readonly noise?: number;
  readonly dilemma?: Dilemma;
}

export const DEFAULT_TURNS = 200;
export const MOST_TURNS = 1_000_000;
/** Below this chance a match without a bound on its turns would be too long. */
export const LEAST_END = 0.0001;

/** A match that was played. */
export interface Match {
  /** What each player did. */
  readonly actions: readonly [readonly Action[], readonly Action[]];
  /** How often each kind of turn came up, the first player's action first. */
  readonly countOfTurn: Readonly<Record<Turn, number>>;
  /** The sum of each player's payoffs. */
  readonly scores: readonly [Fraction, Fraction];
}

/** Plays one match; the same seed gives the same match. Cost: O(turns). */
export function playMatch(first: DilemmaStrategy, second: DilemmaStrategy, rules: MatchRules, random: Random): Match {
  const { turns, end, noise, dilemma } = checkedRules(rules);
  const deciders = [first.begin(random), second.begin(random)];
  const actions: [Action[], Action[]] = [[], []];
  const countOfTurn = { CC: 0, CD: 0, DC: 0, DD: 0 };
  const slip = (action: Action): Action => (noise > 0 && random.next() < noise ? (action === "C" ? "D" : "C") : action);
  while (actions[0].length < turns) {
    const one = slip(deciders[0](actions[0], actions[1]));
    const two = slip(deciders[1](actions[1], actions[0]));
    actions[0].push(one);
    actions[1].push(two);
    countOfTurn[`${one}${two}`]++;
    if (end > 0 && random.next() < end) break;
  }
  const weights = TURNS.map((turn) => BigInt(countOfTurn[turn]));
  return { actions, countOfTurn, scores: weightedPayoffs({ weights, denominator: 1n }, dilemma) };
}

/** The rules with what is not said, after every number has been checked. */
export function checkedRules(rules: MatchRules): Required<MatchRules> {
  const { noise = 0, end = 0, dilemma = AXELROD_DILEMMA } = rules;
  const turns = rules.turns ?? (end > 0 ? Number.POSITIVE_INFINITY : DEFAULT_TURNS);
  const wrong = (what: Text, value: number, right: Text): never => {
    throw new MarienbadError("bad-argument", {
      en: `${what.en} of ${value} is not possible: it should be ${right.en}.`,
      fr: `${what.fr} de ${value} n'est pas possible : ce devrait être ${right.fr}.`,
    });
  };
  const chance: Text = { en: "A chance to end", fr: "Une probabilité de fin" };
  if (!(noise >= 0 && noise <= 1)) {
    wrong({ en: "A noise", fr: "Un bruit" }, noise, { en: "a chance from 0 to 1", fr: "une probabilité de 0 à 1" });
  }
  if (rules.end !== undefined && !(end > 0 && end <= 1)) {
    wrong(chance, rules.end, { en: "above 0 and at most 1", fr: "plus de 0 et au plus 1" });
  }
  if (rules.turns !== undefined && !(Number.isInteger(turns) && turns >= 1 && turns <= MOST_TURNS)) {
    wrong({ en: "A number of turns", fr: "Un nombre de tours" }, turns, {
      en: `a whole number from 1 to ${MOST_TURNS.toLocaleString("en")}`,
      fr: `un nombre entier de 1 à ${MOST_TURNS.toLocaleString("fr")}`,
    });
  }
  if (rules.turns === undefined && end > 0 && end < LEAST_END) {
    wrong(chance, end, {
      en: `at least ${LEAST_END}, or the turns bounded too`,
      fr: `au moins ${LEAST_END}, ou les tours bornés aussi`,
    });
  }
  return { turns, end, noise, dilemma };
}

/** What both players receive for expected numbers of turns (CC, CD, DC, DD), exactly. */
export function expectedPayoffs(turns: readonly Fraction[], dilemma: Dilemma): [Fraction, Fraction] {
  const { whole, scale } = scaleToWhole(turns);
  return weightedPayoffs({ weights: whole, denominator: scale }, dilemma);
}

/** The same from whole numbers over one denominator; each sum is reduced once. */
export function weightedPayoffs(
  { weights, denominator }: TurnWeights,
  { payoffOfTurn }: Dilemma,
): [Fraction, Fraction] {
  const { whole, scale } = scaleToWhole(TURNS.map((turn) => payoffOfTurn[turn]));
  const [CC, CD, DC, DD] = whole; // the second player sees CD where the first sees DC
  const total = (payoffs: readonly bigint[]): Fraction =>
    fraction(
      weights.reduce((sum, weight, i) => sum + weight * payoffs[i], 0n),
      denominator * scale,
    );
  return [total(whole), total([CC, DC, CD, DD])];
}
