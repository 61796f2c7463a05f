import {
  checkOptions,
  decodeDistances,
  type OptionNames,
  type Signal,
  type Text,
  throwIfAborted,
} from "marienbad/base";
import type { LevelStatistics } from "../tasks/level-tasks.ts";
import type { WrongClaim } from "./level-part.ts";
import type { ClaimedBlock, ClaimedLevels, ClaimFault, RangeVerdict, RangeVerifier } from "./range-verifier.ts";
import { positionsOf, type SampleOptions, sampled } from "./sample.ts";
import { texts } from "./texts.ts";

/** Claims of a database that leaves out won positions. */
export interface RangeClaims extends ClaimedLevels {
  readonly levels: readonly LevelStatistics[];
  /** The first keys of pieces of a level that have about as many positions each, in order. */
  cutsOf(level: number): Promise<readonly number[]>;
}

/** Verifies ranges of a level from one number to another, as a `RangeVerifier` does. */
export type RangesVerifier = (level: number, from: number, to: number) => Promise<RangeVerdict>;

/** What verifying by ranges may be given. */
export interface VerifyRangesOptions extends SampleOptions {
  readonly signal?: Signal | undefined;
  /** Called with a level, and how many of its positions are still to be looked at. */
  readonly onProgress?: ((level: number, left: number) => void) | undefined;
  /** Others who verify at the same time, threads for example; without any, it is done here. */
  readonly helpers?: readonly RangesVerifier[];
}

/** Ranges that one verifier looks at in one go. */
export interface RangePart {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

const VERIFY_RANGES_OPTIONS: OptionNames<VerifyRangesOptions> = {
  signal: true,
  onProgress: true,
  helpers: true,
  oneIn: true,
  onPart: true,
};

/**
 * Checks every claim of a solution by levels with a verifier of the game's own: level 0 is the start alone, each level
 * has exactly the positions that moves lead to and nobody has won, each position has the value that follows from its
 * moves, and the statistics are those that are counted, won positions included. Returns a claim that does not hold.
 * Cost: each position is reached once and asked once; its list is read some four times.
 */
export async function verifyRanges(
  verifier: RangeVerifier,
  startKey: number,
  claims: RangeClaims,
  options: VerifyRangesOptions = {},
): Promise<WrongClaim | undefined> {
  checkOptions("verifyRanges", options, VERIFY_RANGES_OPTIONS);
  const { signal, onProgress, onPart, oneIn = 1, helpers = [] } = options;
  const { levels } = claims;
  if (levels.length === 0) return { level: 0, text: texts.noStart() };
  const [{ positions }] = levels;
  if (positions !== 1) return { level: 0, text: positions < 1 ? texts.emptyLevel() : texts.moreThanStart(positions) };
  const start = await claims.between(0, 0, Number.MAX_SAFE_INTEGER);
  if (start.length !== 1 || start[0].count !== 1 || start[0].firstKey !== startKey)
    return { level: 0, text: texts.noStart() };
  const end = verifier.ranges * 2 ** verifier.lowBits;
  for (const { level } of levels) {
    const lastKey = lastKeyOf(await claims.between(level, end, Number.MAX_SAFE_INTEGER));
    if (lastKey >= end) return { level, key: lastKey, text: TEXT_OF_FAULT["not-reached"]() };
  }

  const parts = sampled(await rangeParts(verifier, claims), oneIn);
  const recounts = levels.map(() => new Recount());
  const own: RangesVerifier = (level, from, to) => verifier.verify(level, from, to, claims, signal);
  let next = 0;
  let wrong: WrongClaim | undefined;
  const workOff = async (verify: RangesVerifier): Promise<void> => {
    while (next < parts.length && wrong === undefined) {
      throwIfAborted(signal);
      const { level, from, to } = parts[next++];
      onProgress?.(level, Math.max(0, levels[level].positions - recounts[level].positions));
      const verdict = await verify(level, from, to);
      onPart?.(level, from, to, positionsOf([verdict.counts]));
      recounts[level].add(verdict);
      recounts[level + 1]?.addWon(verdict.wonAfter, level % 2);
      if (verdict.wrong) wrong ??= claimOf(verdict.wrong);
      else if (level + 1 === levels.length && verdict.wonAfter > 0) wrong ??= { level, text: texts.noSuccessor() };
    }
  };
  await Promise.all((helpers.length > 0 ? helpers : [own]).map(workOff));
  if (wrong !== undefined || oneIn > 1) return wrong;
  for (const [level, recount] of recounts.entries()) {
    const text = recount.faultOf(levels[level], level);
    if (text !== undefined) return { level, text };
  }
  return undefined;
}

/** The largest key of these blocks; −1 where there is none. */
function lastKeyOf(blocks: readonly ClaimedBlock[]): number {
  let last = -1;
  for (const { firstKey, count, distances } of blocks) {
    const keys = new Float64Array(count);
    decodeDistances(distances, firstKey, count, keys, 0);
    last = Math.max(last, keys[count - 1]);
  }
  return last;
}

const TEXT_OF_FAULT: Readonly<Record<ClaimFault, () => Text>> = {
  "out-of-order": texts.outOfOrder,
  "not-reached": texts.notReached,
  missing: texts.missing,
  "wrong-value": texts.otherThanMoves,
};

function claimOf({ level, key, fault }: NonNullable<RangeVerdict["wrong"]>): WrongClaim {
  return { level, key, text: TEXT_OF_FAULT[fault]() };
}

/**
 * A level is cut at its cuts and between them: who works on a part holds it in memory, with its neighbours. One of one
 * segment is small, and a part of its own, so that a sample does not have a part of it that is empty.
 */
const PARTS_BETWEEN_CUTS = 4;

/** The parts of all levels that are verified by themselves, from the last level on. */
export async function rangeParts({ ranges, lowBits }: RangeVerifier, claims: RangeClaims): Promise<RangePart[]> {
  const parts: RangePart[] = [];
  for (let level = claims.levels.length - 1; level >= 0; level--) {
    const [, ...cuts] = (await claims.cutsOf(level)).map((key) => Math.floor(key / 2 ** lowBits));
    const bounds = [0, ...cuts, ranges];
    const pieces = cuts.length === 0 ? 1 : PARTS_BETWEEN_CUTS;
    const ends = bounds.slice(1).flatMap((bound, place) => {
      const step = (bound - bounds[place]) / pieces;
      return Array.from({ length: pieces }, (_, part) => Math.ceil(bounds[place] + (part + 1) * step));
    });
    let from = 0;
    for (const to of ends) {
      if (to > from) parts.push({ level, from, to });
      from = Math.max(from, to);
    }
  }
  return parts;
}

const RANKS = 256;
const OUTCOMES = ["player0", "player1", "draws"] as const;

/** Counts the positions and moves of a level once more. */
class Recount {
  readonly #countOfValue = new Float64Array(4 * RANKS);
  #moves = 0;
  positions = 0;

  add({ counts, moves }: RangeVerdict): void {
    for (const [value, count] of counts.entries()) {
      this.#countOfValue[value] += count;
      this.positions += count;
    }
    this.#moves += moves;
  }

  /** Positions that a player has just won. */
  addWon(count: number, winner: number): void {
    this.#countOfValue[winner * RANKS] += count;
    this.positions += count;
  }

  /** What is wrong with the statistics of a level, if anything. */
  faultOf(claimed: LevelStatistics, level: number): Text | undefined {
    if (claimed.level !== level) return texts.wrongCount("level", claimed.level, level);
    if (claimed.moves !== this.#moves) return texts.wrongCount("moves", claimed.moves, this.#moves);
    if (claimed.positions !== this.positions) return texts.wrongCount("positions", claimed.positions, this.positions);
    for (const [outcome, name] of OUTCOMES.entries()) {
      for (let rank = 0; rank < RANKS; rank++) {
        const counted = this.#countOfValue[outcome * RANKS + rank];
        const ofRank = claimed.byRank[name][rank] ?? 0;
        if (ofRank !== counted) return texts.wrongCount(`byRank.${name}[${rank}]`, ofRank, counted);
      }
      const total = claimed.byRank[name].reduce((sum, count) => sum + count, 0);
      if (claimed[name] !== total) return texts.wrongCount(name, claimed[name], total);
    }
    return undefined;
  }
}
