import type { Text } from "../base/text.ts";
import { runAsync, type Signal, throwIfAborted } from "../base/work.ts";
import type { DecidedLevel, KeyedGame, LevelKeys } from "../game/level-engine.ts";
import type { LevelStatistics } from "../game/level-tasks.ts";
import { type PartVerdict, verifyPartWork, type WrongClaim } from "./level-part.ts";
import * as texts from "./texts.ts";

/** What a database claims: its levels with their statistics, and every position with its value. */
export interface LevelClaims {
  readonly levels: readonly LevelStatistics[];
  /** Positions of a level from one place to another. */
  load(level: number, from: number, to: number): Promise<DecidedLevel>;
}

/** Verifies a part of a level, as `verifyPart` does. */
export type PartVerifier = (
  level: number,
  part: DecidedLevel,
  next: DecidedLevel,
  keyBefore: number | undefined,
) => Promise<PartVerdict>;

/** What verifying levels may be given. */
export interface VerifyLevelsOptions {
  readonly signal?: Signal | undefined;
  /** Called with a level, and how many of its positions are still to be looked at. */
  readonly onProgress?: ((level: number, left: number) => void) | undefined;
  /** Others who verify parts at the same time, threads for example. */
  readonly helpers?: readonly PartVerifier[];
  /** How levels are verified that do not fit into memory; without it, all of them do. */
  readonly inParts?: PartsOptions;
}

/** How a verifier may work on a level in parts. */
export interface PartsOptions {
  /** How many keys can be worked on at once. */
  readonly partKeys: number;
  /**
   * The keys of the positions one move after these. It need not be believed: one that is left out is reported missing.
   */
  successors(keys: LevelKeys, level: number): Promise<LevelKeys>;
}

/**
 * Checks every claim of a solution by levels against the rules: level 0 is the start alone, each position says what the
 * rules or its successors say, none of these is missing, no level is empty, and the statistics are those that are
 * counted. Returns the first claim that does not hold. Shares nothing with the engines but the way values are written.
 * A position that no play reaches, and whose own claim is right, is not noticed.
 * Cost: every position is expanded once; those of levels that do not fit into memory twice.
 */
export async function verifyLevels<Position, Move>(
  game: KeyedGame<Position, Move>,
  claims: LevelClaims,
  options: VerifyLevelsOptions = {},
): Promise<WrongClaim | undefined> {
  const { levels } = claims;
  const { rules } = game;
  if (levels.length === 0) return { level: 0, text: texts.noStart() };
  for (const [level, { positions }] of levels.entries()) if (positions < 1) return { level, text: texts.emptyLevel() };
  if (levels[0].positions > 1) return { level: 0, text: texts.moreThanStart(levels[0].positions) };
  const start = (await claims.load(0, 0, 1)).keys[0];
  if (start !== rules.key(rules.start)) return { level: 0, key: start, text: texts.noStart() };

  const { partKeys = Number.POSITIVE_INFINITY } = options.inParts ?? {};
  let next = new ClaimedLevel(claims, levels.length, options.signal);
  for (let level = levels.length - 1; level >= 0; level--) {
    const here = new ClaimedLevel(claims, level, options.signal);
    const fits = here.positions + next.positions <= 2 * partKeys;
    const count = new Recount();
    for await (const piece of fits ? wholeLevel(here, next) : partsOf(here, next, options)) {
      options.onProgress?.(level, here.positions - piece.from);
      const { wrong, moves } = await verifyTogether(game, level, piece, options);
      if (wrong !== undefined) return wrong;
      count.add(piece.part.values, moves);
    }
    const text = count.faultOf(levels[level], level);
    if (text !== undefined) return { level, text };
    next = here;
  }
  return undefined;
}

/** A part of a level with all of the next level that verifying it needs. */
interface PartToVerify {
  readonly part: DecidedLevel;
  readonly after: DecidedLevel;
  readonly keyBefore: number | undefined;
  /** The place in the level where it begins. */
  readonly from: number;
}

async function* wholeLevel(here: ClaimedLevel, next: ClaimedLevel): AsyncGenerator<PartToVerify, void, void> {
  const part = await here.whole();
  yield { part, after: await next.whole(), keyBefore: undefined, from: 0 };
}

/**
 * The first part is a sample, which lets foresee how many successors others have; they grow by steps, for they may
 * differ.
 */
const SAMPLE_SHARE = 1 / 64;
const MAX_GROWTH = 8;

async function* partsOf(
  here: ClaimedLevel,
  next: ClaimedLevel,
  { inParts }: VerifyLevelsOptions,
): AsyncGenerator<PartToVerify, void, void> {
  const { partKeys, successors } = inParts as PartsOptions;
  let keyBefore: number | undefined;
  let length = Math.max(1, Math.floor(partKeys * SAMPLE_SHARE));
  for (let from = 0; from < here.positions; ) {
    const to = Math.min(here.positions, from + length);
    const part = await here.read(from, to);
    const wanted = await successors(part.keys, here.level);
    yield { part, after: await next.only(wanted), keyBefore, from };
    keyBefore = part.keys[part.keys.length - 1];
    const fitting = Math.floor((partKeys * length) / Math.max(length, wanted.length));
    length = Math.max(1, Math.min(fitting, MAX_GROWTH * length));
    from = to;
  }
}

/** A part of fewer positions is not worth dividing. */
const MIN_DIVIDED = 1 << 13;

/** A part, divided among the helpers when it is large. */
async function verifyTogether<Position, Move>(
  game: KeyedGame<Position, Move>,
  level: number,
  { part, after, keyBefore }: PartToVerify,
  { helpers = [], signal }: VerifyLevelsOptions,
): Promise<PartVerdict> {
  const { keys, values } = part;
  if (helpers.length === 0 || keys.length < MIN_DIVIDED) {
    return await runAsync(verifyPartWork(game, level, part, after, keyBefore), { signal });
  }
  const length = Math.ceil(keys.length / helpers.length);
  const verdicts = await Promise.all(
    helpers.map((verify, place) => {
      const from = place * length;
      const share = { keys: keys.subarray(from, from + length), values: values.subarray(from, from + length) };
      return verify(level, share, after, from > 0 ? keys[from - 1] : keyBefore);
    }),
  );
  return {
    wrong: verdicts.find(({ wrong }) => wrong !== undefined)?.wrong,
    moves: verdicts.reduce((total, { moves }) => total + moves, 0),
  };
}

/** How many positions are read between two looks at the signal. */
const STEP_POSITIONS = 1 << 14;

/** A level as it is claimed; none of its positions where there is no such level. */
class ClaimedLevel {
  readonly level: number;
  readonly positions: number;
  readonly #claims: LevelClaims;
  readonly #signal: Signal | undefined;
  /** Read once, as the next level and then as this one. */
  #whole: DecidedLevel | undefined;
  /** The first key of each step that has been read. */
  readonly #firstKeyOfStep: number[] = [];

  constructor(claims: LevelClaims, level: number, signal: Signal | undefined) {
    this.level = level;
    this.positions = claims.levels[level]?.positions ?? 0;
    this.#claims = claims;
    this.#signal = signal;
  }

  async whole(): Promise<DecidedLevel> {
    this.#whole ??= await this.read(0, this.positions);
    return this.#whole;
  }

  /** Positions from one place to another. */
  async read(from: number, to: number): Promise<DecidedLevel> {
    const keys = new Float64Array(to - from);
    const values = new Uint8Array(to - from);
    for (let place = from; place < to; place += STEP_POSITIONS) {
      throwIfAborted(this.#signal);
      const piece = await this.#claims.load(this.level, place, Math.min(to, place + STEP_POSITIONS));
      keys.set(piece.keys, place - from);
      values.set(piece.values, place - from);
    }
    return { keys, values };
  }

  /** Those of the wanted positions, in the order of their keys, that the level has. */
  async only(wanted: LevelKeys): Promise<DecidedLevel> {
    const found = { keys: new Float64Array(wanted.length), values: new Uint8Array(wanted.length) };
    let [asked, size] = [0, 0];
    for (let step = 0; step * STEP_POSITIONS < this.positions && asked < wanted.length; step++) {
      const firstKeyAfter = this.#firstKeyOfStep[step + 1];
      if (firstKeyAfter !== undefined && wanted[asked] >= firstKeyAfter) continue; // it is in a later step
      const from = step * STEP_POSITIONS;
      const { keys, values } = await this.read(from, Math.min(this.positions, from + STEP_POSITIONS));
      this.#firstKeyOfStep[step] = keys[0];
      for (let place = 0; place < keys.length; place++) {
        while (wanted[asked] < keys[place]) asked++; // a key that is not there
        if (wanted[asked] !== keys[place]) continue;
        found.keys[size] = keys[place];
        found.values[size++] = values[place];
      }
    }
    return { keys: found.keys.subarray(0, size), values: found.values.subarray(0, size) };
  }
}

const CLAIMED_COUNTS = ["player0", "player1", "draws"] as const;
const RANKS = 64;

/** Counts the positions and moves of a level once more. */
class Recount {
  /** By value, that is by outcome and rank. */
  readonly #positions = new Float64Array(4 * RANKS);
  #moves = 0;

  add(values: Uint8Array, moves: number): void {
    for (const value of values) this.#positions[value]++;
    this.#moves += moves;
  }

  /** What is wrong with the statistics of a level, if anything. */
  faultOf(claimed: LevelStatistics, level: number): Text | undefined {
    if (claimed.level !== level) return texts.wrongCount("level", claimed.level, level);
    if (claimed.moves !== this.#moves) return texts.wrongCount("moves", claimed.moves, this.#moves);
    for (const [outcome, name] of CLAIMED_COUNTS.entries()) {
      let total = 0;
      for (let rank = 0; rank < RANKS; rank++) {
        const counted = this.#positions[outcome * RANKS + rank];
        const ofRank = claimed.byRank[name][rank] ?? 0;
        if (ofRank !== counted) return texts.wrongCount(`byRank.${name}[${rank}]`, ofRank, counted);
        total += counted;
      }
      if (claimed[name] !== total) return texts.wrongCount(name, claimed[name], total);
    }
    return undefined;
  }
}
