import type { Arena } from "../arena/arena.ts";
import { DEFAULT_LIMIT, type Exploration, type ExploreProgress, exploreWork } from "../arena/explore.ts";
import type { Points } from "../arena/points.ts";
import { type Solution, valueAt } from "../arena/solution.ts";
import { exploredSoFar } from "../arena/texts.ts";
import { MarienbadError } from "../base/error.ts";
import { runAsync } from "../base/work.ts";
import type { Game } from "../game/game.ts";
import type { Scores } from "../game/kit.ts";
import { valueOfPoints } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import { solve as solveReadably } from "../solve/attractor.ts";
import { solveScores } from "../solve/scores.ts";
import type { Allowance } from "./allowance.ts";

/** Solves an arena; large ones are the business of a kernel. */
export type SolveArena = (arena: Arena) => Solution;

/** What is needed of an arena that was explored, or given whole. */
export type KnownArena<Position> = Pick<Exploration<Position>, "arena" | "vertexOf" | "points">;

/** After a game was too large, positions of it are tried again with this limit: late ones are small. */
const LATER_LIMIT = 50_000;

/**
 * The arena of a game from a position on, explored and solved once and kept. Exact. Cost: that of exploring and
 * solving up to the limit, within the time of the question; what is larger is remembered to be.
 */
export class SolvedArena<Position, Move> {
  readonly limit: number;
  readonly #game: Game<Position, Move>;
  readonly #scores: Scores<Position, Move> | undefined;
  readonly #solve: SolveArena;
  #known: KnownArena<Position> | undefined;
  #valueOfVertex: ((vertex: number) => Value | undefined) | undefined;
  /** The largest limit that the game was too large for. */
  #tooLargeFor = 0;
  /** The most milliseconds that were too few. */
  #tooLongFor = 0;

  constructor(
    game: Game<Position, Move>,
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
    this.#solve = options.solve ?? solveReadably;
    this.#known = options.arena;
  }

  /** The exact value, if the position is in the arena. */
  valueOf(position: Position): Value | undefined {
    const vertex = this.#known?.vertexOf(position);
    if (this.#known === undefined || vertex === undefined) return undefined;
    this.#valueOfVertex ??= this.#solved(this.#known.arena, this.#known.points);
    return this.#valueOfVertex(vertex);
  }

  /** The values of an arena; of a game for points in which plays can repeat, none. */
  #solved(arena: Arena, points: Points | undefined): (vertex: number) => Value | undefined {
    if (points === undefined) {
      const solution = this.#solve(arena);
      return (vertex) => valueAt(solution, vertex);
    }
    try {
      const { pointsOfVertex } = solveScores(arena, points);
      return (vertex) => valueOfPoints(pointsOfVertex[vertex]);
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "not-applicable") return () => undefined;
      throw error;
    }
  }

  /**
   * Explores from `start`, or from the position where that is too large, so that the values from there on are known.
   */
  async prepare(start: Position, position: Position, limit: number, allowance: Allowance): Promise<void> {
    if (this.#knows(position)) return;
    if (this.#isWorthIt(limit, allowance) && (await this.#explore(start, limit, allowance)) && this.#knows(position))
      return;
    const isTooLarge = this.#tooLargeFor > 0 || this.#tooLongFor > 0;
    if (isTooLarge && this.#game.key(start) === this.#game.key(position)) return;
    await this.#explore(position, isTooLarge ? Math.min(limit, LATER_LIMIT) : limit, allowance);
  }

  /** Explores from `start`, unless anything is explored already. */
  async prepareOnce(start: Position, limit: number, allowance: Allowance): Promise<void> {
    if (this.#known === undefined && this.#isWorthIt(limit, allowance)) await this.#explore(start, limit, allowance);
  }

  /** Whether more positions are allowed than before, and, where time was too short, twice as much of it. */
  #isWorthIt(limit: number, { exploringTime = Number.POSITIVE_INFINITY }: Allowance): boolean {
    return limit > this.#tooLargeFor && exploringTime > 2 * this.#tooLongFor;
  }

  #knows(position: Position): boolean {
    return this.#known?.vertexOf(position) !== undefined;
  }

  async #explore(from: Position, limit: number, allowance: Allowance): Promise<boolean> {
    const time = allowance.exploringTime;
    try {
      const work = exploreWork(this.#game, { from: [from], limit, scores: this.#scores });
      const budget = {
        signal: allowance.signal,
        time,
        onProgress: ({ found, expanded }: ExploreProgress) => allowance.tell(found, Math.min(1, expanded / found)),
      };
      this.#known = await runAsync(work, budget, exploredSoFar);
      this.#valueOfVertex = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
      if (time !== undefined && error.parameters.time === time) this.#tooLongFor = Math.max(this.#tooLongFor, time);
      else this.#tooLargeFor = Math.max(this.#tooLargeFor, limit);
      return false;
    }
  }
}
