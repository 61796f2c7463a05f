import { type OptionNames, type Signal, type Text, throwIfAborted } from "marienbad/base";
import type { LevelStatistics } from "../tasks/level-tasks.ts";
import { texts } from "./texts.ts";

/** Options for verifying a sample of a database's claims. */
export interface SampleOptions {
  /** Verifies one part in `oneIn` of each level, and no totals; all by default. */
  readonly oneIn?: number | undefined;
  /** Called with each verified part: keys or ranges [from, to) of a level, and the number of positions. */
  readonly onPart?: ((level: number, from: number, to: number, positions: number) => void) | undefined;
}

type Verifier<Verdict> = (level: number, from: number, to: number) => Promise<Verdict>;

/** Options for verifying levels, part by part. */
export interface VerifyPartsOptions<Verdict> extends SampleOptions {
  readonly signal?: Signal | undefined;
  /** Called with a level and the number of its positions not yet verified. */
  readonly onProgress?: ((level: number, left: number) => void) | undefined;
  /** Verify parts concurrently, such as on threads; by default this thread does. */
  readonly helpers?: readonly Verifier<Verdict>[];
}

export const VERIFY_PARTS_OPTIONS: OptionNames<VerifyPartsOptions<unknown>> = {
  signal: true,
  onProgress: true,
  helpers: true,
  oneIn: true,
  onPart: true,
};

/** A part of a level: ranges or places [from, to). */
export interface RangePart {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

/** The middle part of each group of `oneIn` parts of a level: a level with few parts has one too. */
export function sampled<Part extends Pick<RangePart, "level">>(parts: readonly Part[], oneIn: number): Part[] {
  const levels = new Set(parts.map(({ level }) => level));
  return [...levels].flatMap((wanted) => {
    const group = parts.filter(({ level }) => level === wanted);
    const middle = (Math.min(oneIn, group.length) - 1) >> 1;
    return group.filter((_, place) => place % oneIn === middle);
  });
}

/** Verifies parts in order, by all verifiers together, up to the first verdict that `isRight` rejects. */
export async function verifyParts<Part extends RangePart, Verdict>(
  parts: readonly Part[],
  verifiers: readonly Verifier<Verdict>[],
  signal: Signal | undefined,
  begin: (part: Part) => void,
  isRight: (verdict: Verdict, part: Part, place: number) => boolean,
): Promise<void> {
  let [next, end] = [0, parts.length];
  const workOff = async (verify: Verifier<Verdict>): Promise<void> => {
    while (next < end) {
      throwIfAborted(signal);
      const place = next++;
      const part = parts[place];
      begin(part);
      const verdict = await verify(part.level, part.from, part.to);
      if (!isRight(verdict, part, place)) end = Math.min(end, place + 1);
    }
  };
  await Promise.all(verifiers.map(workOff));
}

export function positionsOf(counts: readonly Float64Array[]): number {
  return counts.reduce((sum, list) => list.reduce((total, count) => total + count, sum), 0);
}

/** Values are 256 × outcome + rank: outcomes 0 and 1 are wins of the players, 2 is a draw. */
export const RANKS = 256;
const OUTCOMES = ["player0", "player1", "draws"] as const;

/** Recounts the positions and moves of a level. */
export class Recount {
  readonly #positions = [new Float64Array(4 * RANKS), new Float64Array(4 * RANKS)] as const;
  #moves = 0;

  get positions(): number {
    return positionsOf(this.#positions);
  }

  add(counts: readonly (Float64Array | undefined)[], moves: number): void {
    for (const [turn, list] of counts.entries()) {
      for (const [value, count] of list?.entries() ?? []) this.#positions[turn][value] += count;
    }
    this.#moves += moves;
  }

  addWon(count: number, winner: number): void {
    this.#positions[1 - winner][winner * RANKS] += count;
  }

  /** Returns the first error in the statistics of a level; with `leavesOutWon`, finished wins were not counted. */
  faultOf(claimed: LevelStatistics, level: number, leavesOutWon: boolean): Text | undefined {
    if (claimed.level !== level) return texts.wrongCount("level", claimed.level, level);
    if (claimed.moves !== this.#moves) return texts.wrongCount("moves", claimed.moves, this.#moves);
    if (!leavesOutWon && claimed.positions !== this.positions) {
      return texts.wrongCount("positions", claimed.positions, this.positions);
    }
    const fault = this.#faultByRank(claimed.byRank, "byRank", leavesOutWon, [0, 1]);
    if (fault !== undefined) return fault;
    for (const name of OUTCOMES) {
      const total = claimed.byRank[name].reduce((sum, count) => sum + count, 0);
      if (claimed[name] !== total) return texts.wrongCount(name, claimed[name], total);
    }
    if (claimed.ofPlayer1 !== undefined) return this.#faultByRank(claimed.ofPlayer1, "ofPlayer1", leavesOutWon, [1]);
    // Without it, the players move in turn.
    const others = positionsOf([this.#positions[1 - (level % 2)]]);
    return others === 0 ? undefined : texts.wrongCount(`ofPlayer${1 - (level % 2)}`, 0, others);
  }

  #faultByRank(
    claimed: LevelStatistics["byRank"],
    part: string,
    leavesOutWon: boolean,
    turns: readonly number[],
  ): Text | undefined {
    for (const [outcome, name] of OUTCOMES.entries()) {
      for (let rank = leavesOutWon && name !== "draws" ? 1 : 0; rank < RANKS; rank++) {
        const value = outcome * RANKS + rank;
        const counted = turns.reduce((sum, turn) => sum + this.#positions[turn][value], 0);
        const ofRank = claimed[name][rank] ?? 0;
        if (ofRank !== counted) return texts.wrongCount(`${part}.${name}[${rank}]`, ofRank, counted);
      }
    }
    return undefined;
  }
}
