import type { Random, Text } from "marienbad/base";
import { type Fraction, toFraction, toNumber } from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";
import type { Action, Dilemma, Turn } from "./dilemma.ts";

/** A player in the middle of a match: what it does next, given all that both have done (mistakes included). */
export type Decide = (own: readonly Action[], other: readonly Action[]) => Action;

/** What the players know of a match before it begins. */
export interface MatchFacts {
  /** How many turns there will be; Infinity when chance ends the match. */
  readonly turns: number;
  readonly dilemma: Dilemma;
}

/** A way to play the repeated dilemma. */
export interface DilemmaStrategy {
  readonly id: string;
  /** Short names that are accepted too. */
  readonly aliases: readonly string[];
  readonly title: Text;
  readonly summary: Text;
  /** What the source leaves open and was chosen here, or what others mean by the name. */
  readonly note?: Text;
  readonly reference: string;
  /** A fresh player for one match; its chance comes from `random` only. */
  begin(random: Random, match: MatchFacts): Decide;
}

/** How likely one is to cooperate: at first, and after each kind of turn (one's own action first). */
export interface MemoryOne {
  readonly first: Fraction;
  readonly after: Readonly<Record<Turn, Fraction>>;
}

/** A strategy that only knows the last turn; two of them make a Markov chain of four states. */
export interface MemoryOneStrategy extends DilemmaStrategy {
  readonly memoryOne: MemoryOne;
}

/** Whether a strategy looks at the last turn only. */
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

/** A strategy from what a fresh player does. */
export function historyStrategy(about: Described & Pick<DilemmaStrategy, "begin">): DilemmaStrategy {
  return { aliases: [], ...about };
}
