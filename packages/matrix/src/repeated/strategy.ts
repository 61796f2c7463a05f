import type { Random, Text } from "marienbad/base";
import { type Fraction, toFraction, toNumber } from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";
import type { Action, Dilemma, Turn } from "./dilemma.ts";

/** Returns a player's next action, given all actions of both so far (mistakes included). */
export type Decide = (own: readonly Action[], other: readonly Action[]) => Action;

/** Facts that the players know before a match. */
export interface MatchFacts {
  /** Number of turns; Infinity if chance ends the match. */
  readonly turns: number;
  readonly dilemma: Dilemma;
}

/** A strategy for the repeated dilemma. */
export interface DilemmaStrategy {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly title: Text;
  readonly summary: Text;
  /** Choices where the source leaves something open, or other meanings of the name. */
  readonly note?: Text;
  readonly reference: string;
  /** A new player for one match; it draws from `random` only. */
  begin(random: Random, match: MatchFacts): Decide;
}

/** Chances to cooperate: at first, and after each kind of turn (the player's own action first). */
export interface MemoryOne {
  readonly first: Fraction;
  readonly after: Readonly<Record<Turn, Fraction>>;
}

/** A strategy that looks at the last turn only; two of them make a Markov chain of four states. */
export interface MemoryOneStrategy extends DilemmaStrategy {
  readonly memoryOne: MemoryOne;
}

/** True if a strategy looks at the last turn only. */
export function isMemoryOne(strategy: DilemmaStrategy): strategy is MemoryOneStrategy {
  return "memoryOne" in strategy;
}

type Described = Omit<DilemmaStrategy, "begin" | "aliases"> & { readonly aliases?: readonly string[] };

/** A strategy from its four numbers, after CC, CD, DC and DD. */
export function memoryOneStrategy(
  about: Described & { readonly first: Numeric; readonly after: readonly [Numeric, Numeric, Numeric, Numeric] },
): MemoryOneStrategy {
  const { first, after, ...described } = about;
  const [CC, CD, DC, DD] = after.map(toFraction);
  const memoryOne: MemoryOne = { first: toFraction(first), after: { CC, CD, DC, DD } };
  const start = toNumber(memoryOne.first);
  const chances = { CC: toNumber(CC), CD: toNumber(CD), DC: toNumber(DC), DD: toNumber(DD) };
  return {
    aliases: [],
    ...described,
    memoryOne,
    begin: (random) => (own, other) => {
      const turn = own.length - 1;
      const chance = turn < 0 ? start : chances[`${own[turn]}${other[turn]}`];
      return random.next() < chance ? "C" : "D";
    },
  };
}

/** A strategy from its `begin`. */
export function historyStrategy(about: Described & Pick<DilemmaStrategy, "begin">): DilemmaStrategy {
  return { aliases: [], ...about };
}
