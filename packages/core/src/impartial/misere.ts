import { MarienbadError } from "../base/error.ts";
import { checkOptions } from "../base/option-names.ts";
import { run, type Work } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { optionsOfHeap } from "./heap-game.ts";
import * as texts from "./texts.ts";

/** The winner: "next" is the player to move (an N-position), "previous" the other one (a P-position). */
export type MisereOutcome = "next" | "previous";

/** Options for a misère table. */
export interface MisereOptions {
  /** The most positions to look at (default 1,000,000). */
  readonly limit?: number;
}

/** The misère outcomes of one heap game, remembered from question to question. */
export interface MisereTable {
  outcomeOf(heaps: readonly number[]): MisereOutcome;
  /** Like `outcomeOf`, but resumable; its progress is the number of positions known. */
  outcomeOfWork(heaps: readonly number[]): Work<MisereOutcome>;
  readonly size: number;
}

const DEFAULT_LIMIT = 1_000_000;
const STEPS_AT_ONCE = 1024;

interface Visit {
  readonly key: string;
  readonly options: Iterator<readonly number[]>;
  /** The current option; undefined after the last. */
  option: readonly number[] | undefined;
}

/**
 * Outcomes of a heap game under misère play (a player who cannot move WINS), by the graph of all sets of heaps: no
 * value per heap is enough. Exact, without recursion. Cost: about the partitions of the largest total.
 */
export function misereTable(game: HeapGame, options: MisereOptions = {}): MisereTable {
  checkOptions("misereTable", options, { limit: true });
  const { limit = DEFAULT_LIMIT } = options;
  const nextWinsOfKey = new Map<string, boolean>();

  const visit = (heaps: readonly number[]): Visit => {
    if (nextWinsOfKey.size >= limit) {
      throw new MarienbadError("limit-reached", texts.tooManyMiserePositions(limit), { parameters: { limit } });
    }
    const key = heaps.join(" ");
    const options = optionsOfSum(game, heaps);
    const option = nextOf(options);
    if (option === undefined) nextWinsOfKey.set(key, true); // nothing left to take: the other player took the last
    return { key, options, option };
  };

  function* outcomeOfWork(heaps: readonly number[]): Work<MisereOutcome> {
    const start = inOrder(heaps);
    const root = start.join(" ");
    const path = nextWinsOfKey.has(root) ? [] : [visit(start)];
    for (let steps = 1; path.length > 0; steps++) {
      if (steps % STEPS_AT_ONCE === 0) yield nextWinsOfKey.size;
      const here = path[path.length - 1];
      if (here.option === undefined) {
        if (!nextWinsOfKey.has(here.key)) nextWinsOfKey.set(here.key, false);
        path.pop();
        continue;
      }
      const nextWins = nextWinsOfKey.get(here.option.join(" "));
      if (nextWins === undefined) path.push(visit(here.option));
      else if (nextWins) here.option = nextOf(here.options);
      else {
        nextWinsOfKey.set(here.key, true);
        path.pop();
      }
    }
    return nextWinsOfKey.get(root) ? "next" : "previous";
  }

  return {
    outcomeOf: (heaps) => run(outcomeOfWork(heaps)),
    outcomeOfWork,
    get size() {
      return nextWinsOfKey.size;
    },
  };
}

function* optionsOfSum(game: HeapGame, heaps: readonly number[]): Generator<readonly number[]> {
  for (let index = 0; index < heaps.length; index++) {
    if (heaps[index] === heaps[index - 1]) continue;
    for (const left of optionsOfHeap(game, heaps[index])) yield inOrder([...heaps.toSpliced(index, 1), ...left]);
  }
}

function nextOf<T>(items: Iterator<T>): T | undefined {
  const { done, value } = items.next();
  return done ? undefined : value;
}

function inOrder(heaps: readonly number[]): readonly number[] {
  return heaps.filter((heap) => heap > 0).sort((a, b) => b - a);
}
