import { checkOptions, type OptionNames, type Signal, type Text, throwIfAborted } from "marienbad/base";
import type { LevelStatistics } from "../tasks/level-tasks.ts";
import {
  type LevelClaims,
  type PartVerdict,
  type PartVerifier,
  partVerifier,
  RANKS,
  type VerifiedGame,
  type WrongClaim,
} from "./level-part.ts";
import { positionsOf, type SampleOptions, sampled } from "./sample.ts";
import { texts } from "./texts.ts";

/** What verifying levels may be given. */
export interface VerifyLevelsOptions extends SampleOptions {
  readonly signal?: Signal | undefined;
  /** Called with a level, and how many of its positions are still to be looked at. */
  readonly onProgress?: ((level: number, left: number) => void) | undefined;
  /** Others who verify parts at the same time, threads for example; without any, parts are verified here. */
  readonly helpers?: readonly PartVerifier[];
  /** How many positions a part has, the last one of a level fewer. */
  readonly partPositions?: number;
}

const DEFAULT_PART_POSITIONS = 1 << 16;

const VERIFY_LEVELS_OPTIONS: OptionNames<VerifyLevelsOptions> = {
  signal: true,
  onProgress: true,
  helpers: true,
  partPositions: true,
  oneIn: true,
  onPart: true,
};

/**
 * Checks every claim of a solution by levels against the rules: level 0 is the start alone, each position says what the
 * rules or its successors say, none of these is missing, and the statistics are those that are counted. Returns a claim
 * that does not hold: the first one of the last level that has one. Shares nothing with the solver but the way values
 * are written, and asks the rules, not `byKey`. A position that no play reaches, and whose own claim is right, is not
 * noticed; nor is, where positions that are won have been left out, how many these are.
 * Cost: every position is expanded once; memory for a part per verifier.
 */
export async function verifyLevels<Position, Move>(
  game: VerifiedGame<Position, Move>,
  claims: LevelClaims,
  options: VerifyLevelsOptions = {},
): Promise<WrongClaim | undefined> {
  checkOptions("verifyLevels", options, VERIFY_LEVELS_OPTIONS);
  const { levels } = claims;
  const { signal, oneIn = 1 } = options;
  if (levels.length === 0) return { level: 0, text: texts.noStart() };
  const storedOf = (level: number): number => storedIn(claims, level);
  for (const level of [0, levels.length - 1]) {
    if (levels[level].positions < 1) return { level, text: texts.emptyLevel() };
  }
  if (levels[0].positions > 1) return { level: 0, text: texts.moreThanStart(levels[0].positions) };
  throwIfAborted(signal);
  if (storedOf(0) === 1) {
    const start = (await claims.load(0, 0, 1)).keys[0];
    if (start !== game.key(game.start)) return { level: 0, key: start, text: texts.noStart() };
  }
  const parts = sampled(levelParts(claims, options.partPositions), oneIn);
  const verdicts = await verdictsOf(game, claims, parts, options);
  let recount = new Recount();
  for (const [place, verdict] of verdicts.entries()) {
    const { level, isLast } = parts[place];
    if (level !== parts[place - 1]?.level) recount = new Recount();
    const text = verdict.wrong === undefined ? recount.add(verdict) : undefined;
    if (text !== undefined) return { level, key: verdict.first, text };
    if (verdict.wrong !== undefined) return verdict.wrong;
    const fault =
      isLast && oneIn === 1 ? recount.faultOf(levels[level], level, claims.leavesOutWon === true) : undefined;
    if (fault !== undefined) return { level, text: fault };
  }
  return undefined;
}

function storedIn(claims: LevelClaims, level: number): number {
  return claims.storedOf?.(level) ?? claims.levels[level].positions;
}

/** Places of a level. */
export interface LevelPart {
  readonly level: number;
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

/**
 * The parts of all levels that are verified by themselves, from the last level on; a level without positions is one
 * part, too.
 */
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

/** The verdicts on parts, in order, as far as the first in which something is wrong. */
async function verdictsOf<Position, Move>(
  game: VerifiedGame<Position, Move>,
  claims: LevelClaims,
  parts: readonly LevelPart[],
  { helpers = [], signal, onProgress, onPart }: VerifyLevelsOptions,
): Promise<PartVerdict[]> {
  const verdicts: PartVerdict[] = [];
  let [next, end] = [0, parts.length];
  const workOff = async (verify: PartVerifier): Promise<void> => {
    while (next < end) {
      throwIfAborted(signal);
      const place = next++;
      const { level, from, to } = parts[place];
      onProgress?.(level, storedIn(claims, level) - from);
      verdicts[place] = await verify(level, from, to);
      onPart?.(level, from, to, positionsOf(verdicts[place].counts));
      if (verdicts[place].wrong !== undefined) end = Math.min(end, place + 1);
    }
  };
  const verifiers = helpers.length > 0 ? helpers : [partVerifier(game, claims, signal)];
  await Promise.all(verifiers.map(workOff));
  return verdicts.slice(0, end);
}

const OUTCOMES = ["player0", "player1", "draws"] as const;

/** Counts the positions and moves of a level once more. */
class Recount {
  /** By who moves and by value, that is by outcome and rank. */
  readonly #positions = [new Float64Array(4 * RANKS), new Float64Array(4 * RANKS)] as const;
  #moves = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** Adds a part; what is wrong where it meets the part before, if anything. */
  add({ counts, moves, first, last }: PartVerdict): Text | undefined {
    if (first <= this.#last) return texts.outOfOrder();
    this.#last = last;
    for (const player of [0, 1] as const) {
      for (const [value, count] of counts[player].entries()) this.#positions[player][value] += count;
    }
    this.#moves += moves;
    return undefined;
  }

  /** What is wrong with the statistics of a level, if anything. */
  faultOf(claimed: LevelStatistics, level: number, leavesOutWon: boolean): Text | undefined {
    if (claimed.level !== level) return texts.wrongCount("level", claimed.level, level);
    if (claimed.moves !== this.#moves) return texts.wrongCount("moves", claimed.moves, this.#moves);
    const fault = this.#faultByRank(claimed.byRank, "byRank", leavesOutWon, [0, 1]);
    if (fault !== undefined) return fault;
    for (const name of OUTCOMES) {
      const total = claimed.byRank[name].reduce((sum, count) => sum + count, 0);
      if (claimed[name] !== total) return texts.wrongCount(name, claimed[name], total);
    }
    if (claimed.ofPlayer1 !== undefined) return this.#faultByRank(claimed.ofPlayer1, "ofPlayer1", leavesOutWon, [1]);
    // Without it, the players move in turn.
    const others = this.#positions[1 - (level % 2)].reduce((sum, count) => sum + count, 0);
    return others === 0 ? undefined : texts.wrongCount(`ofPlayer${1 - (level % 2)}`, 0, others);
  }

  #faultByRank(
    claimed: LevelStatistics["byRank"],
    part: string,
    leavesOutWon: boolean,
    movers: readonly number[],
  ): Text | undefined {
    for (const [outcome, name] of OUTCOMES.entries()) {
      for (let rank = leavesOutWon && name !== "draws" ? 1 : 0; rank < RANKS; rank++) {
        const value = outcome * RANKS + rank;
        const counted = movers.reduce((sum, mover) => sum + this.#positions[mover][value], 0);
        const ofRank = claimed[name][rank] ?? 0;
        if (ofRank !== counted) return texts.wrongCount(`${part}.${name}[${rank}]`, ofRank, counted);
      }
    }
    return undefined;
  }
}
