import { MarienbadError } from "marienbad/base";
import type { Fraction } from "../fraction.ts";
import { add, divide, fraction, isZero, multiply, ONE, scaleToWhole, subtract, toFraction, ZERO } from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";
import { mirrored, TURNS } from "./dilemma.ts";
import type { MemoryOne } from "./strategy.ts";
import { texts } from "./texts.ts";

/** Two memory-one players as a Markov chain. Its states are the kinds of turn, CC, CD, DC and DD. */
export interface TurnChain {
  readonly start: readonly Fraction[];
  /** transition[from][to]. */
  readonly transition: readonly (readonly Fraction[])[];
}

/** Longer matches are not computed exactly: the numbers grow with each turn. */
const MAX_EXACT_TURNS = 1000;

/** Expected numbers of turns of each kind over one denominator, not reduced, since that is slow. */
export interface TurnWeights {
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
}

/** The chain of two players whose every action comes out as its opposite with probability `noise`. */
export function turnChain(first: MemoryOne, second: MemoryOne, noise: Numeric = 0): TurnChain {
  const slip = toFraction(noise);
  const kept = subtract(ONE, slip);
  // An intended chance p comes out as p(1 − ε) + (1 − p)ε.
  const comesOut = (p: Fraction): Fraction => add(multiply(p, kept), multiply(subtract(ONE, p), slip));
  const distribution = (one: Fraction, two: Fraction): Fraction[] => {
    const [c, d] = [comesOut(one), comesOut(two)];
    const chance = (action: string, cooperates: Fraction): Fraction =>
      action === "C" ? cooperates : subtract(ONE, cooperates);
    return TURNS.map((turn) => multiply(chance(turn[0], c), chance(turn[1], d)));
  };
  return {
    start: distribution(first.first, second.first),
    transition: TURNS.map((turn) => distribution(first.after[turn], second.after[mirrored(turn)])),
  };
}

/** Exact expected number of turns of each kind (CC, CD, DC, DD) in a match of `turns` turns. */
export function expectedTurns(chain: TurnChain, turns: number): Fraction[] {
  const { weights, denominator } = expectedTurnWeights(chain, turns);
  return weights.map((weight) => fraction(weight, denominator));
}

export function expectedTurnWeights({ start, transition }: TurnChain, turns: number): TurnWeights {
  if (!Number.isInteger(turns) || turns < 1 || turns > MAX_EXACT_TURNS) {
    throw new MarienbadError("limit-reached", texts.tooManyExactTurns(turns, MAX_EXACT_TURNS));
  }
  const { whole, scale } = scaleToWhole([...start, ...transition.flat()]);
  const chances = whole.slice(4);
  let state = whole.slice(0, 4);
  let total = state;
  let denominator = scale;
  for (let turn = 1; turn < turns; turn++) {
    state = state.map((_, to) => state.reduce((sum, value, from) => sum + value * chances[4 * from + to], 0n));
    total = total.map((value, i) => value * scale + state[i]);
    denominator *= scale;
  }
  return { weights: total, denominator };
}

/** Exact expected turns of each kind if each is the last with chance `end`: x = start + (1 − end) · x · transition. */
export function expectedTurnsUntilEnd({ start, transition }: TurnChain, end: Numeric): Fraction[] {
  const continuing = subtract(ONE, toFraction(end));
  const system = TURNS.map((_, to) =>
    transition.map((row, from) => subtract(from === to ? ONE : ZERO, multiply(continuing, row[to]))),
  );
  const solution = solveLinear(system, start);
  if (solution === undefined) throw new MarienbadError("bad-argument", texts.wrongEnd(end));
  return solution;
}

/** The exact solution of matrix · x = right, by elimination; undefined if the matrix is singular. Cost: O(size³). */
function solveLinear(matrix: readonly (readonly Fraction[])[], right: readonly Fraction[]): Fraction[] | undefined {
  const size = right.length;
  const lines = matrix.map((row, i) => [...row, right[i]]);
  for (let column = 0; column < size; column++) {
    const found = lines.findIndex((line, i) => i >= column && !isZero(line[column]));
    if (found < 0) return undefined;
    [lines[column], lines[found]] = [lines[found], lines[column]];
    const pivot = lines[column].map((value) => divide(value, lines[column][column]));
    lines[column] = pivot;
    lines.forEach((line, i) => {
      const factor = line[column];
      if (i !== column && !isZero(factor))
        lines[i] = line.map((value, j) => subtract(value, multiply(factor, pivot[j])));
    });
  }
  return lines.map((line) => line[size]);
}
