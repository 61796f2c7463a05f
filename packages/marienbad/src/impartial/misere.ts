import { MarienbadError } from "../base/error.ts";
import { type HeapGame, optionsOfHeap } from "./heap-game.ts";

/** Who wins: "next" is the player to move (an N-position), "previous" the other one (a P-position). */
export type Outcome = "next" | "previous";

export interface MisereOptions {
  /** The most positions that may be looked at (default 1,000,000). */
  readonly limit?: number;
}

/** The misère outcomes of one heap game, remembered from question to question. */
export interface MisereTable {
  outcomeOf(heaps: readonly number[]): Outcome;
  readonly size: number;
}

const DEFAULT_LIMIT = 1_000_000;

interface Visit {
  readonly key: string;
  readonly options: readonly (readonly number[])[];
  next: number;
}

/**
 * Outcomes of a heap game under misère play (who cannot move WINS), by the graph of all sets of heaps: no value per heap
 * is enough here, and the rule of normal play gives wrong answers (Kayles with one pin loses).
 * Exact. Cost: the number of sets of heaps that can be reached, about that of the partitions of the largest total; for small
 * heaps only. No recursion.
 */
export function misereTable(game: HeapGame, { limit = DEFAULT_LIMIT }: MisereOptions = {}): MisereTable {
  const nextWinsOfKey = new Map<string, boolean>();

  const visit = (heaps: readonly number[]): Visit => {
    if (nextWinsOfKey.size >= limit) {
      throw new MarienbadError("limit-reached", {
        en: `The misère outcome needs more than ${limit.toLocaleString("en")} positions, the limit. Ask for smaller heaps.`,
        fr: `L'issue misère demande plus de ${limit.toLocaleString("fr")} positions, la limite. Demandez des tas plus petits.`,
      });
    }
    return { key: heaps.join(" "), options: [...optionsOfSum(game, heaps)], next: 0 };
  };

  const solve = (heaps: readonly number[]): boolean => {
    const root = heaps.join(" ");
    const path = nextWinsOfKey.has(root) ? [] : [visit(heaps)];
    while (path.length > 0) {
      const here = path[path.length - 1];
      if (here.options.length === 0) {
        nextWinsOfKey.set(here.key, true); // nothing left to take: the other one took the last
        path.pop();
      } else if (here.next === here.options.length) {
        nextWinsOfKey.set(here.key, false);
        path.pop();
      } else {
        const nextWins = nextWinsOfKey.get(here.options[here.next].join(" "));
        if (nextWins === undefined) path.push(visit(here.options[here.next]));
        else if (nextWins) here.next++;
        else {
          nextWinsOfKey.set(here.key, true);
          path.pop();
        }
      }
    }
    return nextWinsOfKey.get(root) as boolean;
  };

  return {
    outcomeOf: (heaps) => (solve(inOrder(heaps)) ? "next" : "previous"),
    get size() {
      return nextWinsOfKey.size;
    },
  };
}

/** The misère outcomes of single heaps of 0 … `to`. */
export function misereOutcomes(game: HeapGame, to: number, options: MisereOptions = {}): readonly Outcome[] {
  const table = misereTable(game, options);
  return Array.from({ length: to + 1 }, (_, heap) => table.outcomeOf([heap]));
}

/** Every set of heaps that one move makes of this one. */
function* optionsOfSum(game: HeapGame, heaps: readonly number[]): Generator<readonly number[]> {
  for (let index = 0; index < heaps.length; index++) {
    if (heaps[index] === heaps[index - 1]) continue;
    for (const left of optionsOfHeap(game, heaps[index])) yield inOrder([...heaps.toSpliced(index, 1), ...left]);
  }
}

function inOrder(heaps: readonly number[]): readonly number[] {
  return heaps.filter((heap) => heap > 0).sort((a, b) => b - a);
}
