import { MarienbadError } from "marienbad/base";
import {
  add,
  divide,
  dot,
  type Fraction,
  fraction,
  isZero,
  multiply,
  ONE,
  scaleToWhole,
  subtract,
  sum,
  toFraction,
  ZERO,
} from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";
import { mirrored, TURNS } from "./dilemma.ts";
import type { MemoryOne } from "./strategy.ts";
import { texts } from "./texts.ts";

/**
 * Two memory-one players as a Markov chain. Its four states are the kinds of turn (CC, CD, DC, DD, the first player's
 * action first): the next turn depends on the last one only.
 */
export interface TurnChain {
  /** How likely the first turn is of each kind. */
  readonly start: readonly Fraction[];
  /** transition[from][to]. */
  readonly transition: readonly (readonly Fraction[])[];
}

/** The most turns that are followed exactly: the numbers grow with each. */
const MAX_EXACT_TURNS = 1000;

/** Expected numbers of turns of each kind, as whole numbers over one denominator: to reduce them is what costs. */
export interface TurnWeights {
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
}

/** The chain of two players whose every action comes out as its opposite with probability `noise`. */
export function turnChain(first: MemoryOne, second: MemoryOne, noise: Numeric = 0): TurnChain {
  const slip = toFraction(noise);
  const kept = subtract(ONE, slip);
  // With probability p one means to cooperate; what comes out is p(1 − ε) + (1 − p)ε.
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

/**
 * The expected number of turns of each kind in a match of `turns` turns, exactly.
 *
 * All chances are brought to one denominator D once. After t turns the state is then a vector of whole numbers over Dᵗ,
 * and nothing is reduced until the end: hundreds of turns cost milliseconds.
 */
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

/**
 * The expected number of turns of each kind in a match that ends after each turn with probability `end`, exactly:
 * the row vector x with x = start + (1 − end) · x · transition. The four add up to 1/end.
 */
export function expectedTurnsUntilEnd({ start, transition }: TurnChain, end: Numeric): Fraction[] {
  const goesOn = subtract(ONE, toFraction(end));
  const system = TURNS.map((_, to) =>
    transition.map((row, from) => subtract(unit(from, to), multiply(goesOn, row[to]))),
  );
  const solution = solveLinear(system, start);
  if (solution === undefined) throw new MarienbadError("bad-argument", texts.wrongEnd(end));
  return solution;
}

/**
 * The share of each kind of turn in a match that goes on for ever, exactly (the limit of averages, which also exists
 * when the play goes round in circles): the play falls into a closed class of turns, and there follows the class's
 * stationary distribution.
 */
export function longRunTurns(chain: TurnChain): Fraction[] {
  const classes = closedClasses(chain);
  const closed = new Set(classes.flat());
  const passing = [0, 1, 2, 3].filter((state) => !closed.has(state));
  const shares = Array<Fraction>(4).fill(ZERO);
  for (const members of classes) {
    const stationary = stationaryOf(chain, members);
    const chance = dot(chain.start, chancesToFallInto(chain, members, passing));
    members.forEach((state, i) => {
      shares[state] = multiply(chance, stationary[i]);
    });
  }
  return shares;
}

/** The sets of states that the play cannot leave and in which every state leads to every other. */
function closedClasses({ transition }: TurnChain): number[][] {
  const reach = TURNS.map((_, from) => {
    const seen = [from];
    for (const state of seen) {
      transition[state].forEach((weight, to) => {
        if (!isZero(weight) && !seen.includes(to)) seen.push(to);
      });
    }
    return seen.toSorted();
  });
  const isClosed = reach.map((states, from) => states.every((state) => reach[state].includes(from)));
  const classes = new Map(reach.flatMap((states, from) => (isClosed[from] ? [[states.join(), states] as const] : [])));
  return [...classes.values()];
}

function stationaryOf({ transition }: TurnChain, members: readonly number[]): Fraction[] {
  // π M = π has one equation too many; the last is replaced by Σ π = 1.
  const system = members.map((to, line) =>
    members.map((from) => (line === members.length - 1 ? ONE : subtract(transition[from][to], unit(from, to)))),
  );
  const right = members.map((_, line) => (line === members.length - 1 ? ONE : ZERO));
  return solveLinear(system, right) as Fraction[]; // never singular: the class is closed and connected
}

/** For each state, how likely the play from there ends up in the class. */
function chancesToFallInto(
  { transition }: TurnChain,
  members: readonly number[],
  passing: readonly number[],
): Fraction[] {
  const system = passing.map((from) => passing.map((to) => subtract(unit(from, to), transition[from][to])));
  const right = passing.map((from) => sum(members.map((to) => transition[from][to])));
  const solved = solveLinear(system, right) as Fraction[]; // never singular: passing states are left for ever
  return TURNS.map((_, state) => (members.includes(state) ? ONE : (solved[passing.indexOf(state)] ?? ZERO)));
}

function unit(i: number, j: number): Fraction {
  return fraction(i === j ? 1 : 0);
}

/**
 * The solution of matrix · x = right, by elimination; nothing when the matrix is singular.
 * Exact. Cost: O(size³) operations on fractions.
 */
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
