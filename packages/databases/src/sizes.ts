import { seededRandom, type Work } from "marienbad/base";
import { type AnyGame, fullGame, type GivenGame, type Rules } from "marienbad/game";

/** The number of positions of each level of a game, and how it is known. */
export interface LevelSizes {
  readonly sizes: readonly number[];
  readonly way: "counted" | "sampled";
  /** The relative standard error of the sum: 0 where everything was counted. */
  readonly error: number;
}

/** Games with no more positions than this are counted, in some seconds. */
const MAX_COUNTED = 300_000;

/**
 * The number of positions of each level of a game: counted where the game is small, else estimated from random plays.
 * Undefined where neither is possible: a large game without `levels.before`.
 */
export function* levelSizesWork(given: GivenGame, plays: number): Work<LevelSizes | undefined> {
  const game = fullGame(given);
  const counted = yield* countLevelsWork(game);
  if (counted !== undefined) return { sizes: counted, way: "counted", error: 0 };
  return yield* sampleLevelsWork(game, plays);
}

/** Counts the positions of each level by walking through all of them; undefined where there are too many. */
function* countLevelsWork(game: AnyGame): Work<number[] | undefined> {
  const { levels } = game;
  const sizes: number[] = [];
  const keys = new Set([game.key(game.start)]);
  const found = [game.start];
  for (const [index, position] of found.entries()) {
    const level = levels?.levelOf(position) ?? 0;
    sizes[level] = (sizes[level] ?? 0) + 1;
    for (const next of successors(game, position)) {
      if (keys.has(game.key(next))) continue;
      if (keys.size === MAX_COUNTED) return undefined;
      keys.add(game.key(next));
      found.push(next);
    }
    if (index % 256 === 0) yield keys.size / MAX_COUNTED;
  }
  return Array.from(sizes, (size) => size ?? 0);
}

/**
 * Estimates the positions of each level by random plays, after Knuth ("Estimating the efficiency of backtrack
 * programs", 1975), who counts the nodes of a tree: a play weighs the product of the numbers of moves on its way. In a
 * graph a position is reached from several others; divided by their numbers, the weights of all plays through a
 * position add up to 1, whatever the position. So the mean weight at a level is, without bias, how many positions it
 * has. Which positions come before one is told by the game (`levels.before`), and whether they can be reached at all by
 * going back from them. Undefined where a game does not tell. Cost: for each position of a play, a walk back to the
 * start.
 */
export function* sampleLevelsWork(given: GivenGame, plays: number): Work<LevelSizes | undefined> {
  const game = fullGame(given);
  const { levels } = game;
  const before = levels?.before?.bind(levels);
  if (levels === undefined || before === undefined) return undefined;
  const random = seededRandom(1975);
  const reach = new Reach(game, before);
  const sums: number[] = [];
  let [sum, squares] = [0, 0];
  for (let play = 0; play < plays; play++) {
    let total = 0;
    let weight = 1;
    for (let position = game.start; ; ) {
      const level = levels.levelOf(position);
      sums[level] = (sums[level] ?? 0) + weight;
      total += weight;
      const next = successors(game, position);
      if (next.length === 0) break;
      position = next[random.below(next.length)];
      weight *= next.length / reach.countBefore(position);
    }
    sum += total;
    squares += total * total;
    yield play / plays;
  }
  const mean = sum / plays;
  const variance = Math.max(0, squares / plays - mean * mean);
  const error = Math.sqrt(variance / plays) / mean;
  return { sizes: Array.from(sums, (all) => Math.round((all ?? 0) / plays)), way: "sampled", error };
}

/** The different positions after a move. */
function successors(rules: Rules<unknown, unknown>, position: unknown): unknown[] {
  if (rules.result(position) !== undefined) return [];
  const after = rules.moves(position).map((move) => rules.play(position, move));
  return [...new Map(after.map((next) => [rules.key(next), next])).values()];
}

/** What is known of who can be reached from the start. */
class Reach {
  readonly #rules: Rules<unknown, unknown>;
  readonly #before: (position: unknown) => readonly unknown[];
  readonly #known = new Map<number | string, boolean>();

  constructor(rules: Rules<unknown, unknown>, before: (position: unknown) => readonly unknown[]) {
    this.#rules = rules;
    this.#before = before;
  }

  /** From how many positions that can be reached a move leads here. */
  countBefore(position: unknown): number {
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    const live = this.#before(position).filter((other) => this.#isLive(other));
    return new Set(live.map((other) => this.#rules.key(other))).size; // images of one position come twice
  }

  /** Whether a play that is not over comes here. */
  #isLive(position: unknown): boolean {
    const key = this.#rules.key(position);
    if (key === this.#rules.key(this.#rules.start)) return true;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const isLive =
      this.#rules.result(position) === undefined && this.#before(position).some((other) => this.#isLive(other));
    this.#known.set(key, isLive);
    return isLive;
  }
}

/** Answers kept, so that memory has an end. */
const MAX_KNOWN = 1_000_000;
