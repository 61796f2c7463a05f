import { BREATH, breathe, type Signal, type Text, throwIfAborted } from "marienbad/base";
import type { DecidedLevel, KeyedGame, LevelKeys } from "marienbad/game";
import type { LevelStatistics } from "../tasks/level-tasks.ts";
import { RANKS } from "./parts.ts";
import { texts } from "./texts.ts";

/** Claims of a database: its levels with their statistics, and every position with its value. */
export interface LevelClaims {
  readonly levels: readonly LevelStatistics[];
  /** True if won positions are left out: the rules determine their values. */
  readonly leavesOutWon?: boolean;
  /** Number of positions of a level that can be loaded; by default all of them. */
  storedOf?(level: number): number;
  load(level: number, from: number, to: number): Promise<DecidedLevel>;
}

/** A game whose claims are verified; without `levelOf`, every move leads to the next level. */
export interface VerifiedGame<Position, Move> extends KeyedGame<Position, Move> {
  levelOf?(position: Position): number;
}

/** A wrong claim: about a position, or about a whole level if no key is given. */
export interface WrongClaim {
  readonly level: number;
  readonly key?: number;
  readonly text: Text;
}

/** The result of verifying a part of a level. */
export interface PartVerdict {
  readonly wrong?: WrongClaim;
  readonly moves: number;
  readonly counts: readonly [Float64Array, Float64Array];
  readonly first: number;
  readonly last: number;
}

/** Verifies positions [from, to) of a level. */
export type PartVerifier = (level: number, from: number, to: number) => Promise<PartVerdict>;

const DRAWN = 2;
const PAUSE_POSITIONS = 1 << 8;

/**
 * A verifier of parts: keys increase, finished positions have the result of the rules, and the others follow from their
 * successors, none of which is missing. Cost: every position is expanded once, its successors are sorted, and of the
 * levels after it only steps that may contain some are read.
 */
export function partVerifier<Position, Move>(
  game: VerifiedGame<Position, Move>,
  claims: LevelClaims,
  signal?: Signal,
): PartVerifier {
  const { positionOf, levelOf } = game;
  const claimedLevels = new Map<number, ClaimedLevel>();
  const claimed = (level: number): ClaimedLevel => {
    const known = claimedLevels.get(level) ?? new ClaimedLevel(claims, level, signal);
    claimedLevels.set(level, known);
    return known;
  };
  let resumedAt = performance.now();
  const pause = async (): Promise<void> => {
    throwIfAborted(signal);
    if (performance.now() - resumedAt < BREATH) return;
    await breathe();
    resumedAt = performance.now();
  };
  return async (level, from, to) => {
    const part = await claimed(level).read(from, to);
    const edges = new Edges(part.keys.length);
    const counts = [new Float64Array(4 * RANKS), new Float64Array(4 * RANKS)] as const;
    let moves = 0;
    const verdict = (key?: number, text?: Text): PartVerdict => ({
      ...(text !== undefined && { wrong: { level, ...(key !== undefined && { key }), text } }),
      moves,
      counts,
      first: part.keys[0],
      last: part.keys[part.keys.length - 1],
    });
    for (let place = 0; place < part.keys.length; place++) {
      const key = part.keys[place];
      if (place > 0 && key <= part.keys[place - 1]) return verdict(key, texts.outOfOrder());
      const position = positionOf(key);
      const result = game.result(position);
      if (levelOf !== undefined && levelOf(position) !== level)
        return verdict(key, texts.otherLevel(levelOf(position)));
      if (claims.leavesOutWon && (result === 0 || result === 1)) return verdict(key, texts.shouldBeLeftOut());
      const turn = game.turn(position);
      const list = result === undefined ? game.moves(position) : [];
      moves += list.length;
      counts[turn][part.values[place]]++;
      edges.open(turn, result);
      for (const move of list) {
        const after = game.play(position, move);
        const winner = claims.leavesOutWon ? game.result(after) : undefined;
        const isLeftOut = winner === 0 || winner === 1;
        if (isLeftOut) edges.add(-1, 0, winner * RANKS);
        else edges.add(levelOf?.(after) ?? level + 1, game.key(after) as number);
      }
      if (place % PAUSE_POSITIONS === 0) await pause();
    }
    for (const next of edges.levels) edges.answer(next, await claimed(next).only(edges.wanted(next)));
    await pause();
    for (let place = 0; place < part.keys.length; place++) {
      const text = edges.faultOf(place, part.values[place]);
      if (text !== undefined) return verdict(part.keys[place], text);
    }
    return verdict();
  };
}

const NO_VALUE = -1;

class Edges {
  readonly #first: Uint32Array;
  readonly #turns: Uint8Array;
  readonly #results: Uint8Array;
  #opened = 0;
  readonly #keys: number[] = [];
  readonly #levels: number[] = [];
  readonly #values: number[] = [];

  constructor(positions: number) {
    this.#first = new Uint32Array(positions + 1);
    this.#turns = new Uint8Array(positions);
    this.#results = new Uint8Array(positions);
  }

  open(turn: number, result: number | "draw" | undefined): void {
    this.#turns[this.#opened] = turn;
    this.#results[this.#opened] = typeof result === "number" ? result : DRAWN;
    this.#first[++this.#opened] = this.#keys.length;
  }

  add(level: number, key: number, value = NO_VALUE): void {
    this.#keys.push(key);
    this.#levels.push(level);
    this.#values.push(value);
    this.#first[this.#opened] = this.#keys.length;
  }

  get levels(): number[] {
    return [...new Set(this.#levels)].filter((level) => level >= 0);
  }

  wanted(level: number): LevelKeys {
    const keys = Float64Array.from(this.#keys.filter((_, edge) => this.#levels[edge] === level)).sort();
    let size = Math.min(1, keys.length);
    for (let place = 1; place < keys.length; place++) if (keys[place] !== keys[size - 1]) keys[size++] = keys[place];
    return keys.subarray(0, size);
  }

  answer(level: number, { keys, values }: DecidedLevel): void {
    for (let edge = 0; edge < this.#keys.length; edge++) {
      if (this.#levels[edge] !== level) continue;
      const place = lookUp(keys, this.#keys[edge]);
      if (place !== undefined) this.#values[edge] = values[place];
    }
  }

  faultOf(place: number, value: number): Text | undefined {
    const claimed = { outcome: Math.floor(value / RANKS), rank: value % RANKS };
    const [from, to] = [this.#first[place], this.#first[place + 1]];
    if (from === to) {
      const isRight = claimed.outcome === this.#results[place] && claimed.rank === 0;
      return isRight ? undefined : texts.otherResult();
    }
    const mover = this.#turns[place];
    let [quickestWin, nearestDraw, latestLoss] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
    for (let edge = from; edge < to; edge++) {
      if (this.#values[edge] === NO_VALUE) return texts.noSuccessor();
      const rank = this.#values[edge] % RANKS;
      const outcome = Math.floor(this.#values[edge] / RANKS);
      if (outcome === mover) quickestWin = Math.min(quickestWin, rank);
      else if (outcome === DRAWN) nearestDraw = Math.min(nearestDraw, rank);
      else latestLoss = Math.max(latestLoss, rank);
    }
    let right = { outcome: 1 - mover, rank: latestLoss + 1 };
    if (nearestDraw < Number.POSITIVE_INFINITY) right = { outcome: DRAWN, rank: nearestDraw + 1 };
    if (quickestWin < Number.POSITIVE_INFINITY) right = { outcome: mover, rank: quickestWin + 1 };
    const isRight = claimed.outcome === right.outcome && claimed.rank === right.rank;
    return isRight ? undefined : texts.otherThanSuccessors(claimed, right);
  }
}

function lookUp(keys: LevelKeys, key: number): number | undefined {
  let [first, last] = [0, keys.length - 1];
  while (first < last) {
    const middle = (first + last) >>> 1;
    if (keys[middle] < key) first = middle + 1;
    else last = middle;
  }
  return keys[first] === key ? first : undefined;
}

const STEP_POSITIONS = 1 << 14; // positions read between two looks at the signal

class ClaimedLevel {
  readonly level: number;
  readonly positions: number;
  readonly #claims: LevelClaims;
  readonly #signal: Signal | undefined;
  readonly #firstKeyOfStep: number[] = [];

  constructor(claims: LevelClaims, level: number, signal: Signal | undefined) {
    this.level = level;
    this.positions = claims.storedOf?.(level) ?? claims.levels[level]?.positions ?? 0;
    this.#claims = claims;
    this.#signal = signal;
  }

  async read(from: number, to: number): Promise<DecidedLevel> {
    const keys = new Float64Array(to - from);
    const values = new Uint16Array(to - from);
    for (let place = from; place < to; place += STEP_POSITIONS) {
      throwIfAborted(this.#signal);
      const piece = await this.#claims.load(this.level, place, Math.min(to, place + STEP_POSITIONS));
      keys.set(piece.keys, place - from);
      values.set(piece.values, place - from);
    }
    return { keys, values };
  }

  async only(wanted: LevelKeys): Promise<DecidedLevel> {
    const found = { keys: new Float64Array(wanted.length), values: new Uint16Array(wanted.length) };
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
