import { DEFAULT_LIMIT, type Exploration, type ExploreProgress, explore } from "../arena/explore.ts";
import { exploredSoFar } from "../arena/texts.ts";
import { MarienbadError } from "../base/error.ts";
import { runAsync, type Work } from "../base/work.ts";
import type { Rules } from "../game/game.ts";
import type { Scores } from "../game/members.ts";
import type { Value } from "../game/value.ts";
import { solveArena } from "../solve/attractor.ts";
import { type SolveArena, solveExploredWork } from "../solve/explored.ts";
import type { Allowance } from "./allowance.ts";

/** What is needed of an arena that was explored, or given whole. */
export type KnownArena<Position> = Pick<Exploration<Position>, "arena" | "vertexOf" | "points">;

/** After a game was too large, positions of it are tried again with this limit: late ones are small. */
const LATER_LIMIT = 50_000;
/** The share of the time for exploring a game from its start: the rest is for the position. */
const START_SHARE = 1 / 2;

/**
 * The arena of a game from a position on, explored and solved once and kept. Exact. Cost: that of exploring and
 * solving up to the limit, within the time of the question; what is larger is remembered to be.
 */
export class SolvedArena<Position, Move> {
  readonly limit: number;
  readonly #game: Rules<Position, Move>;
  readonly #scores: Scores<Position, Move> | undefined;
  readonly #solve: SolveArena;
  #known: KnownArena<Position> | undefined;
  /** Of the known arena, once it is solved. */
  #valueOfVertex: ValueOfVertex | undefined;
  /** The largest limit that the game was too large for. */
  #tooLargeFor = 0;
  /** The most milliseconds that were too few. */
  #tooLongFor = 0;

  constructor(
    game: Rules<Position, Move>,
    options: {
      readonly limit?: number | undefined;
      readonly solve?: SolveArena | undefined;
      readonly arena?: KnownArena<Position> | undefined;
      readonly scores?: Scores<Position, Move> | undefined;
    },
  ) {
    this.#game = game;
    this.#scores = options.scores;
    this.limit = options.limit ?? DEFAULT_LIMIT;
    this.#solve = options.solve ?? solveArena.work;
    this.#known = options.arena;
  }

  /** The exact value, if the position is in the arena that is solved. */
  valueOf(position: Position): Value | undefined {
    const vertex = this.#known?.vertexOf(position);
    return vertex === undefined ? undefined : this.#valueOfVertex?.(vertex);
  }

  /**
   * Explores from `start`, or from the position where that is too large, so that the values from there on are known.
   */
  async prepare(start: Position, position: Position, limit: number, allowance: Allowance): Promise<void> {
    if (await this.#solves(position, allowance)) return;
    const isStart = this.#game.key(start) === this.#game.key(position);
    if (this.#isWorthIt(limit, allowance)) {
      const isExplored = await this.#explore(start, limit, allowance, isStart ? 1 : START_SHARE);
      if (isExplored && this.#knows(position)) return;
    }
    const isTooLarge = this.#tooLargeFor > 0 || this.#tooLongFor > 0;
    if (isTooLarge && isStart) return;
    await this.#explore(position, isTooLarge ? Math.min(limit, LATER_LIMIT) : limit, allowance);
  }

  /** Explores from `start`, unless anything is explored already. */
  async prepareOnce(start: Position, limit: number, allowance: Allowance): Promise<void> {
    if (this.#known !== undefined) await this.#solves(start, allowance);
    else if (this.#isWorthIt(limit, allowance)) await this.#explore(start, limit, allowance);
  }

  /** Whether more positions are allowed than before, and, where time was too short, twice as much of it. */
  #isWorthIt(limit: number, allowance: Allowance): boolean {
    const time = allowance.timeLeft("exploring") ?? Number.POSITIVE_INFINITY;
    return limit > this.#tooLargeFor && time > 2 * this.#tooLongFor;
  }

  #knows(position: Position): boolean {
    return this.#known?.vertexOf(position) !== undefined;
  }

  /** Whether the position is in the arena, which is solved now if it was given whole. */
  async #solves(position: Position, allowance: Allowance): Promise<boolean> {
    if (this.#known === undefined || !this.#knows(position)) return false;
    if (this.#valueOfVertex === undefined) await this.#take(givenWork(this.#known), 0, allowance);
    return true;
  }

  async #explore(from: Position, limit: number, allowance: Allowance, share = 1): Promise<boolean> {
    const options = { from: [from], limit, scores: this.#scores };
    return await this.#take(explore.work(this.#game, options), limit, allowance, share);
  }

  /** Explores and solves an arena; false if the time or the limit was too small. */
  async #take(
    exploring: Work<KnownArena<Position>, ExploreProgress>,
    limit: number,
    allowance: Allowance,
    share = 1,
  ): Promise<boolean> {
    const left = allowance.timeLeft("exploring");
    if (left === 0) return false;
    const time = left && left * share;
    const onProgress = ({ found, expanded }: ExploreProgress): void =>
      allowance.tell(found, Math.min(1, expanded / found));
    try {
      const budget = { signal: allowance.signal, time, onProgress };
      [this.#known, this.#valueOfVertex] = await runAsync(this.#solvedWork(exploring), budget, exploredSoFar);
      return true;
    } catch (error) {
      if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
      if (time !== undefined && error.parameters.time === time) this.#tooLongFor = Math.max(this.#tooLongFor, time);
      else this.#tooLargeFor = Math.max(this.#tooLargeFor, limit);
      return false;
    }
  }

  /** The arena with its values; a game for points in which plays can repeat has none. */
  *#solvedWork(
    exploring: Work<KnownArena<Position>, ExploreProgress>,
  ): Work<[KnownArena<Position>, ValueOfVertex], ExploreProgress> {
    const known = yield* exploring;
    try {
      const values = yield* solveExploredWork(known, this.#solve);
      return [known, values.valueOf];
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "not-applicable") return [known, () => undefined];
      throw error;
    }
  }
}

type ValueOfVertex = (vertex: number) => Value | undefined;

/** The arena that was given, as work. */
// biome-ignore lint/correctness/useYield: there is nothing to explore
function* givenWork<Position>(known: KnownArena<Position>): Work<KnownArena<Position>, ExploreProgress> {
  return known;
}
