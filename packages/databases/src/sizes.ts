import { seededRandom, type Work } from "marienbad/base";
import { type AnyGame, fullGame, type GivenGame, type Rules } from "marienbad/game";

/** The number of positions of each level of a game, and how it is known. */
export interface LevelSizes {
  readonly sizes: readonly number[];
  readonly way: "counted" | "sampled";
  /** Relative standard error of the sum; 0 if everything was counted. */
  readonly error: number;
}

const MAX_COUNTED = 300_000; // positions, in some seconds; larger games are sampled

/** Counts the positions by level of a small game; samples others by random plays, which need `levels.before`. */
export function* levelSizesWork(given: GivenGame, plays: number): Work<LevelSizes | undefined> {
  const game = fullGame(given);
  const counted = yield* countLevelsWork(game);
  if (counted !== undefined) return { sizes: counted, way: "counted", error: 0 };
  return yield* sampleLevelsWork(game, plays);
}

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
 * Estimates the positions of each level by random plays (Knuth, "Estimating the efficiency of backtrack programs",
 * 1975, for the nodes of a tree): a play weighs the product of its numbers of moves. In a graph, divided by the
 * numbers of positions before each, the weights of all plays through a position add up to 1, so the mean weight at a
 * level is an unbiased estimate of its size. Positions before one come from `levels.before`, and going back from these
 * shows whether they can be reached; undefined without it. Cost: for each position of a play, a walk back to the
 * start.
 */
export function* sampleLevelsWork(given: GivenGame, plays: number): Work<LevelSizes | undefined> {
  const game = fullGame(given);
  const { levels } = game;
  const before = levels?.before?.bind(levels);
  if (levels === undefined || before === undefined) return undefined;
  const random = seededRandom(1975);
  const countBefore = reachableBefore(game, before);
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
      weight *= next.length / countBefore(position);
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

function successors(rules: Rules<unknown, unknown>, position: unknown): unknown[] {
  if (rules.result(position) !== undefined) return [];
  const after = rules.moves(position).map((move) => rules.play(position, move));
  return [...new Map(after.map((next) => [rules.key(next), next])).values()];
}

const MAX_KNOWN = 1_000_000; // cached answers

/** Returns a function that counts the reachable positions before a given one. */
function reachableBefore(
  rules: Rules<unknown, unknown>,
  before: (position: unknown) => readonly unknown[],
): (position: unknown) => number {
  const known = new Map<number | string, boolean>();
  const isLive = (position: unknown): boolean => {
    const key = rules.key(position);
    const found = known.get(key) ?? (rules.result(position) === undefined && before(position).some(isLive));
    known.set(key, found);
    return found;
  };
  return (position) => {
    if (known.size > MAX_KNOWN) known.clear();
    known.set(rules.key(rules.start), true);
    return new Set(
      before(position)
        .filter(isLive)
        .map((other) => rules.key(other)),
    ).size; // images come twice
  };
}
