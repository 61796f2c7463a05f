import { checkOptions, type OptionNames, type Text, throwIfAborted } from "marienbad/base";
import { type LevelClaims, type PartVerdict, partVerifier, type VerifiedGame, type WrongClaim } from "./level-part.ts";
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

/** Options for verifying levels. */
export interface VerifyLevelsOptions extends VerifyPartsOptions<PartVerdict> {
  /** Positions per part; the last one of a level has fewer. */
  readonly partPositions?: number;
}

const DEFAULT_PART_POSITIONS = 1 << 16;

const VERIFY_LEVELS_OPTIONS: OptionNames<VerifyLevelsOptions> = { ...VERIFY_PARTS_OPTIONS, partPositions: true };

/**
 * Checks every claim of a solution by levels against the rules: level 0 is the start alone, each position agrees with
 * the rules or its successors, none of these is missing, and the statistics are right. Returns the first wrong claim
 * of the last level that has one. Shares only the format of values with the solver, and asks the rules, not `byKey`.
 * Does not notice an unreachable position whose own claim is right nor, if won positions are left out, their number.
 * Cost: every position is expanded once; memory for a part per verifier.
 */
export async function verifyLevels<Position, Move>(
  game: VerifiedGame<Position, Move>,
  claims: LevelClaims,
  options: VerifyLevelsOptions = {},
): Promise<WrongClaim | undefined> {
  checkOptions("verifyLevels", options, VERIFY_LEVELS_OPTIONS);
  const { levels } = claims;
  const { signal, onProgress, onPart, oneIn = 1, helpers = [] } = options;
  if (levels.length === 0) return { level: 0, text: texts.noStart() };
  for (const level of [0, levels.length - 1]) {
    if (levels[level].positions < 1) return { level, text: texts.emptyLevel() };
  }
  if (levels[0].positions > 1) return { level: 0, text: texts.moreThanStart(levels[0].positions) };
  throwIfAborted(signal);
  if (storedIn(claims, 0) === 1) {
    const start = (await claims.load(0, 0, 1)).keys[0];
    if (start !== game.key(game.start)) return { level: 0, key: start, text: texts.noStart() };
  }
  const parts = sampled(levelParts(claims, options.partPositions), oneIn);
  const verdicts: PartVerdict[] = [];
  await verifyParts(
    parts,
    helpers.length > 0 ? helpers : [partVerifier(game, claims, signal)],
    signal,
    ({ level, from }) => onProgress?.(level, storedIn(claims, level) - from),
    (verdict, { level, from, to }, place) => {
      verdicts[place] = verdict;
      onPart?.(level, from, to, positionsOf(verdict.counts));
      return verdict.wrong === undefined;
    },
  );
  let recount = new Recount();
  for (const [place, { level, isLast }] of parts.entries()) {
    const { wrong, counts, moves, first } = verdicts[place];
    if (wrong !== undefined) return wrong;
    const before = parts[place - 1]?.level === level ? verdicts[place - 1] : undefined;
    if (before === undefined) recount = new Recount();
    else if (first <= before.last) return { level, key: first, text: texts.outOfOrder() };
    recount.add(counts, moves);
    let fault: Text | undefined;
    if (isLast && oneIn === 1) fault = recount.faultOf(levels[level], level, claims.leavesOutWon === true);
    if (fault !== undefined) return { level, text: fault };
  }
  return undefined;
}

function storedIn(claims: LevelClaims, level: number): number {
  return claims.storedOf?.(level) ?? claims.levels[level].positions;
}

/** Places [from, to) of a level. */
export interface LevelPart extends RangePart {
  readonly isLast: boolean;
}

/** The parts of all levels, from the last level on; a level without positions is one part. */
export function levelParts(claims: LevelClaims, partPositions: number = DEFAULT_PART_POSITIONS): LevelPart[] {
  const parts: LevelPart[] = [];
  for (let level = claims.levels.length - 1; level >= 0; level--) {
    const stored = storedIn(claims, level);
    for (let from = 0; from === 0 || from < stored; from += partPositions) {
      const to = Math.min(stored, from + partPositions);
      parts.push({ level, from, to, isLast: to === stored });
    }
  }
  return parts;
}
