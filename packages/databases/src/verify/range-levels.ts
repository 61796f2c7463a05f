import { checkOptions, decodeDistances, type Signal, type Text } from "marienbad/base";
import type { LevelStatistics } from "../tasks/level-tasks.ts";
import type { WrongClaim } from "./level-part.ts";
import {
  positionsOf,
  type RangePart,
  Recount,
  sampled,
  VERIFY_PARTS_OPTIONS,
  type VerifyPartsOptions,
  verifyParts,
} from "./parts.ts";
import { texts } from "./texts.ts";

/** Claims of a database that leaves out won positions. */
export interface RangeClaims extends ClaimedLevels {
  readonly levels: readonly LevelStatistics[];
  /** The first keys of pieces of a level that have about as many positions each, in order. */
  cutsOf(level: number): Promise<readonly number[]>;
}

/** Verifies ranges [from, to) of a level. */
export type RangesVerifier = (level: number, from: number, to: number) => Promise<RangeVerdict>;

/** Options for verifying by ranges. */
export interface VerifyRangesOptions extends VerifyPartsOptions<RangeVerdict> {}

/**
 * Checks every claim of a solution by levels with the game's own verifier: level 0 is the start alone, each level has
 * exactly the positions that moves lead to and no player has won, each has the value that follows from its moves, and
 * the statistics are right, won positions included. Returns a wrong claim. Cost: each position is reached once and
 * asked once; its list is read some four times.
 */
export async function verifyRanges(
  verifier: RangeVerifier,
  startKey: number,
  claims: RangeClaims,
  options: VerifyRangesOptions = {},
): Promise<WrongClaim | undefined> {
  checkOptions("verifyRanges", options, VERIFY_PARTS_OPTIONS);
  const { signal, onProgress, onPart, oneIn = 1, helpers = [] } = options;
  const { levels } = claims;
  if (levels.length === 0) return { level: 0, text: texts.noStart() };
  const [{ positions }] = levels;
  if (positions !== 1) return { level: 0, text: positions < 1 ? texts.emptyLevel() : texts.moreThanStart(positions) };
  const start = await claims.between(0, 0, Number.MAX_SAFE_INTEGER);
  if (start.length !== 1 || start[0].count !== 1 || start[0].firstKey !== startKey) {
    return { level: 0, text: texts.noStart() };
  }
  const end = verifier.ranges * 2 ** verifier.lowBits;
  for (const { level } of levels) {
    const lastKey = lastKeyOf(await claims.between(level, end, Number.MAX_SAFE_INTEGER));
    if (lastKey >= end) return { level, key: lastKey, text: texts.notReached() };
  }

  const recounts = levels.map(() => new Recount());
  const own: RangesVerifier = (level, from, to) => verifier.verify(level, from, to, claims, signal);
  let wrong: WrongClaim | undefined;
  await verifyParts(
    sampled(await rangeParts(verifier, claims), oneIn),
    helpers.length > 0 ? helpers : [own],
    signal,
    ({ level }) => onProgress?.(level, Math.max(0, levels[level].positions - recounts[level].positions)),
    ({ counts, moves, wonAfter, wrong: found }, { level, from, to }) => {
      onPart?.(level, from, to, positionsOf([counts]));
      recounts[level].add(level % 2 === 0 ? [counts] : [undefined, counts], moves);
      recounts[level + 1]?.addWon(wonAfter, level % 2);
      if (found) wrong ??= { level: found.level, key: found.key, text: TEXT_OF_FAULT[found.fault]() };
      else if (level + 1 === levels.length && wonAfter > 0) wrong ??= { level, text: texts.noSuccessor() };
      return wrong === undefined;
    },
  );
  if (wrong !== undefined || oneIn > 1) return wrong;
  for (const [level, recount] of recounts.entries()) {
    const text = recount.faultOf(levels[level], level, false);
    if (text !== undefined) return { level, text };
  }
  return undefined;
}

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

/** Levels are cut for memory; one of a single segment is a single part, so that a sample is not empty. */
const PARTS_BETWEEN_CUTS = 4;

/** The parts of all levels, from the last level on. */
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

/** The claims about some positions of one level, in the order of their keys. */
export interface ClaimedBlock {
  readonly firstKey: number;
  readonly count: number;
  /** As in `TakenKeys`: seven bits a byte, the lowest first, the high bit set for more. */
  readonly distances: Uint8Array;
  /** A byte for each position: two bits of outcome, six of rank. */
  readonly values: Uint8Array;
}

/** Claims about levels, without won positions. */
export interface ClaimedLevels {
  /** Blocks of a level with keys in [from, to), in the order of their first keys. */
  between(level: number, from: number, to: number): Promise<readonly ClaimedBlock[]>;
  /** The first keys of these blocks after `from`, without reading them. */
  cutsBetween(level: number, from: number, to: number): Promise<readonly number[]>;
}

type ClaimFault = "out-of-order" | "not-reached" | "missing" | "wrong-value";

/** The result of verifying some ranges of a level and of the next one. */
export interface RangeVerdict {
  readonly wrong?: { readonly level: number; readonly key: number; readonly fault: ClaimFault };
  readonly counts: Float64Array;
  /** Number of moves that lead to these ranges of the next level. */
  readonly moves: number;
  /** Number of positions won by these moves. */
  readonly wonAfter: number;
}

/** A game's own verifier, sharing no code with its solver. A range is all keys with a high part, from 0. */
export interface RangeVerifier {
  readonly ranges: number;
  readonly lowBits: number;
  /** Checks the values of the level in these ranges, and that the next has exactly the positions moves lead to. */
  verify(level: number, from: number, to: number, claims: ClaimedLevels, signal?: Signal): Promise<RangeVerdict>;
}
