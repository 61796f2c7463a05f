import { checkOptions, MarienbadError, type OptionNames, type Random, type Text } from "marienbad/base";
import { type Fraction, fraction, scaleToWhole, toFraction, toNumber } from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";
import { type Action, AXELROD_DILEMMA, type Dilemma, TURNS, type Turn } from "./dilemma.ts";
import type { TurnWeights } from "./markov.ts";
import type { DilemmaStrategy, MatchFacts } from "./strategy.ts";
import { texts } from "./texts.ts";

/** Length of a match, and chance of mistakes. */
export interface DilemmaRules {
  /** Number of turns; with `end`, the maximum. */
  readonly turns?: number;
  /** Chance that the match ends after a turn, in (0, 1]; 1/3 stays 1/3 where expectations are exact. */
  readonly end?: Numeric;
  /** Chance that an action comes out as its opposite, in [0, 1]; the players see the outcome. */
  readonly noise?: Numeric;
  readonly dilemma?: Dilemma;
}

/** The default number of turns. */
export const DEFAULT_TURNS = 200;
const MAX_TURNS = 1_000_000;
/** The smallest `end` of a match without `turns`. */
const MIN_END = 0.0001;

/** A finished match. */
export interface DilemmaMatch {
  readonly actions: readonly [readonly Action[], readonly Action[]];
  /** Number of turns of each kind, the first player's action first. */
  readonly countOfTurn: Readonly<Record<Turn, number>>;
  readonly scores: readonly [Fraction, Fraction];
}

export const DILEMMA_RULES: OptionNames<DilemmaRules> = { turns: true, end: true, noise: true, dilemma: true };

/** Plays one match of the repeated dilemma; the same seed gives the same match. Cost: O(turns). */
export function playDilemma(
  first: DilemmaStrategy,
  second: DilemmaStrategy,
  rules: DilemmaRules,
  random: Random,
): DilemmaMatch {
  checkOptions("playDilemma", rules, DILEMMA_RULES);
  const { turns, dilemma } = checkedRules(rules);
  const [end, noise] = [chance(rules.end), chance(rules.noise)];
  const facts: MatchFacts = { turns: end > 0 ? Number.POSITIVE_INFINITY : turns, dilemma };
  const deciders = [first.begin(random, facts), second.begin(random, facts)];
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

/** The rules with their defaults, every number checked. */
export function checkedRules(rules: DilemmaRules) {
  const { dilemma = AXELROD_DILEMMA } = rules;
  const [noise, end] = [chance(rules.noise), chance(rules.end)];
  const turns = rules.turns ?? (end > 0 ? Number.POSITIVE_INFINITY : DEFAULT_TURNS);
  const refuse = (sentence: Text): never => {
    throw new MarienbadError("bad-argument", sentence);
  };
  if (!(noise >= 0 && noise <= 1)) refuse(texts.wrongNoise(rules.noise ?? 0));
  if (rules.end !== undefined && !(end > 0 && end <= 1)) refuse(texts.wrongEnd(rules.end));
  if (rules.turns !== undefined && !(Number.isInteger(turns) && turns >= 1 && turns <= MAX_TURNS)) {
    refuse(texts.wrongTurns(turns, MAX_TURNS));
  }
  if (rules.turns === undefined && end > 0 && end < MIN_END) refuse(texts.endTooRare(end, MIN_END));
  return { turns, end: toFraction(rules.end ?? 0), noise: toFraction(rules.noise ?? 0), dilemma };
}

function chance(given: Numeric = 0): number {
  return typeof given === "number" ? given : toNumber(toFraction(given));
}

/** Payoffs of both players for expected numbers of turns (CC, CD, DC, DD), exactly. */
export function expectedPayoffs(turns: readonly Fraction[], dilemma: Dilemma): [Fraction, Fraction] {
  const { whole, scale } = scaleToWhole(turns);
  return weightedPayoffs({ weights: whole, denominator: scale }, dilemma);
}

/** Like `expectedPayoffs`, from whole numbers over one denominator. */
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
