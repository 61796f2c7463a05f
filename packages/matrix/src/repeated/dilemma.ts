import { MarienbadError } from "marienbad/base";
import { compare, type Fraction, negate, toFraction, writeFraction } from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";
import { texts } from "./texts.ts";

/** Cooperate or defect. */
export type Action = "C" | "D";

export const TURNS = ["CC", "CD", "DC", "DD"] as const;
/** One turn: the player's own action, then the other's. */
export type Turn = (typeof TURNS)[number];

/** The stakes of one turn of the dilemma. More is always better, even if it is stated in years of prison. */
export interface Dilemma {
  readonly payoffOfTurn: Readonly<Record<Turn, Fraction>>;
  /** True if stated in costs: payoffs are shown with their sign changed. */
  readonly costs: boolean;
}

/** The dilemma with these payoffs (or costs); needs T > R > P > S as payoffs. */
export function dilemma(
  temptation: Numeric,
  reward: Numeric,
  punishment: Numeric,
  sucker: Numeric,
  costs = false,
): Dilemma {
  const given = [temptation, reward, punishment, sucker].map(toFraction);
  const [DC, CC, DD, CD] = costs ? given.map(negate) : given;
  if (compare(DC, CC) <= 0 || compare(CC, DD) <= 0 || compare(DD, CD) <= 0) {
    throw new MarienbadError("bad-argument", texts.noDilemma(given.map(writeFraction).join(", "), costs));
  }
  return { payoffOfTurn: { CC, CD, DC, DD }, costs };
}

/** The stakes of Axelrod's tournaments: 5, 3, 1, 0. */
export const AXELROD_DILEMMA = dilemma(5, 3, 1, 0);

/** The years of prison of the course: 0, 1, 2, 3. */
export const COURSE_DILEMMA = dilemma(0, 1, 2, 3, true);

/** A payoff as it is shown: costs have their sign changed back. */
export function shownScore({ costs }: Pick<Dilemma, "costs">, payoff: number): number {
  return costs ? 0 - payoff : payoff; // never −0
}

/** A turn as the other player sees it. */
export function mirrored(turn: Turn): Turn {
  return `${turn[1]}${turn[0]}` as Turn;
}
