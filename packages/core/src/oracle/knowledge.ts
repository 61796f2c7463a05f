import { DEFAULT_LIMIT, type Exploration, type ExploreProgress, explore } from "../arena/explore.ts";
import { exploredSoFar } from "../arena/texts.ts";
import { MarienbadError } from "../base/error.ts";
import { runAsync, type Work } from "../base/work.ts";
import { type Key, outcome, type Result, type Rules } from "../game/game.ts";
import type { Expert, FullGame, Resources } from "../game/members.ts";
import { Scoring, valueOfPoints } from "../game/scores.ts";
import { canonicalImage } from "../game/up-to-symmetry.ts";
import type { Value } from "../game/value.ts";
import { solveArena } from "../solve/attractor.ts";
import { type SolveArena, solveExploredWork } from "../solve/scores.ts";
import type { Allowance, Stage } from "./allowance.ts";
import { type Judgement, type KnowledgeSource, type Proved, proved, sourceOf } from "./judgement.ts";

/** Sources of an oracle, beyond those of the game. */
export interface OracleSources<Position> {
  /** Resources of the game's expert; none by default. */
  readonly resources?: Resources | undefined;
  /** Ask the expert of the game (default true). */
  readonly expert?: boolean | undefined;
  /** Exact values of positions from elsewhere: a database. */
  readonly database?: ((position: Position) => Promise<Value | undefined>) | undefined;
  /** An arena of this game, already explored; nothing else is then explored. */
  readonly arena?: KnownArena<Position> | undefined;
  /** Solves arenas; by default the readable solver. */
  readonly solve?: SolveArena | undefined;
  /** The most positions to explore for the solved arena (default 5,000,000); 0 explores nothing. */
  readonly limit?: number | undefined;
  /** Like `limit`, where a theorem knows who wins and only the ranks are missing (default 500,000). */
  readonly rankLimit?: number | undefined;
  /** The start of plays (by default that of the game). */
  readonly from?: Position | undefined;
}

const DEFAULT_RANK_LIMIT = 500_000;
/** Sizes are estimated: a game of more than this many times the limit is not explored. */
const SURELY_TOO_MANY = 10;
const MAX_KEPT = 100_000;
const NO_RESOURCES: Resources = { load: async () => undefined };

/**
 * The exact sources of an oracle, asked in this order: rules, theorem, expert, database and solved arena. Facts found
 * by an expert or a search are remembered. Cost: that of the sources, within each question's allowance.
 */
export class Knowledge<Position, Move> {
  readonly #game: FullGame<Position, Move>;
  readonly #sources: OracleSources<Position>;
  readonly #arena: SolvedArena<Position, Move>;
  readonly #factOfKey = new Map<Key, Proved>();
  #theorem: Promise<Expert<Position> | undefined> | undefined;
  #expert: Promise<Expert<Position, Move> | undefined> | undefined;

  constructor(game: FullGame<Position, Move>, sources: OracleSources<Position>) {
    this.#game = game;
    this.#sources = sources;
    this.#arena = new SolvedArena(game, sources);
  }

  /** Puts the values from the position on into the arena, if it is not too large; `fact` is known already. */
  async explore(position: Position, fact: Proved | undefined, allowance: Allowance): Promise<void> {
    const limit = await this.#limitAt(fact, position);
    const from = limit > 0 && (await this.#limitAt(fact, this.#from)) === 0 ? position : this.#from;
    await this.#arena.prepare(from, position, limit, allowance);
  }

  /** Like `explore`, from the start of plays, once. */
  async exploreOnce(fact: Proved | undefined, allowance: Allowance): Promise<void> {
    await this.#arena.prepareOnce(this.#from, await this.#limitAt(fact, this.#from), allowance);
  }

  get #from(): Position {
    const { from = this.#game.start } = this.#sources;
    return from;
  }

  /** The end of the experts' stage: where nothing is to be explored, they have the time for it. */
  async expertsStage(position: Position): Promise<Stage> {
    return (await this.#limitAt(undefined, position)) === 0 ? "exploring" : "experts";
  }

  /** A fact found by an expert or a search, of this position or an image of it. */
  factOf(position: Position): Proved | undefined {
    return this.#factOfKey.get(this.keyOf(position));
  }

  /** Where the result is known already, exploring is only for the ranks; and not where it is sure to be in vain. */
  async #limitAt(fact: Proved | undefined, position: Position): Promise<number> {
    const { limit = this.#arena.limit, rankLimit = DEFAULT_RANK_LIMIT } = this.#sources;
    const most = fact === undefined ? limit : Math.min(limit, rankLimit);
    const tooMany = fact === undefined ? SURELY_TOO_MANY * most : most;
    return (await this.#sizeOf(position)) > tooMany ? 0 : most;
  }

  /** Approximate number of positions that follow, as in a sum of Nim heaps or from the expert; 0 if unknown. */
  async #sizeOf(position: Position): Promise<number> {
    const { heaps } = this.#game;
    if (heaps?.game.kind !== "take-any") return (await this.fetchExpert())?.positionsFrom?.(position) ?? 0;
    return heaps.heapsOf(position).reduce((product, heap) => product * (heap + 1), 1);
  }

  /** The fact, with its rank if the arena knows that. */
  withArena(position: Position, fact: Proved | undefined): Proved | undefined {
    if (isComplete(fact)) return fact;
    const value = this.#arena.valueOf(position);
    if (value === undefined) return fact;
    return { certainty: "proved", source: fact?.source ?? sourceOf("arena"), ...value };
  }

  /** The sources that answer position by position: the rules, theorem, expert and database. */
  async ask(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    allowance.checkSignal();
    const ended = this.ended(position);
    if (ended !== undefined) return ended;
    const fact = this.factOf(position);
    if (fact !== undefined) return fact;
    const known =
      (await this.#askTheorem(position, allowance, share)) ?? (await this.#askExpert(position, allowance, share));
    if (isComplete(known)) return known;
    const found = await this.#sources.database?.(position);
    return found === undefined ? known : proved(found, known?.source ?? sourceOf("database"));
  }

  async #askTheorem(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    this.#theorem ??= theoremOf(this.#game);
    const theorem = await this.#theorem;
    const value = theorem && (await allowance.run(theorem.value(position), share));
    return value && proved(value, { ...sourceOf("theorem"), ...titleOf(theorem) });
  }

  async #askExpert(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    const expert = await this.fetchExpert();
    const value = expert && (await allowance.run(expert.value(position), share));
    return value && this.learn(position, proved(value, { ...sourceOf("expert"), ...titleOf(expert) }));
  }

  /** The result alone, for counting traps. */
  async askResult(position: Position, allowance: Allowance, nodes: number): Promise<Result | undefined> {
    const fact = this.ended(position) ?? this.factOf(position) ?? this.withArena(position, undefined);
    if (fact !== undefined) return fact.result;
    const expert = await this.fetchExpert();
    if (expert?.result !== undefined) {
      const share = allowance.left("experts");
      if (share <= 0) return undefined;
      const result = await allowance.run(expert.result(position), share, { nodes });
      return result ?? (await this.#sources.database?.(position))?.result; // the value would take the expert longer
    }
    return (await this.ask(position, allowance, 0))?.result;
  }

  /** The value of a play that is over. */
  ended(position: Position): Proved | undefined {
    const { scores } = this.#game;
    const result = outcome(this.#game, position);
    if (result === undefined) return undefined;
    const value = scores === undefined ? { result } : valueOfPoints(new Scoring(this.#game, scores).score(position));
    return proved({ ...value, rank: 0 }, sourceOf("rules"));
  }

  /** Adds the score by which players of this game write the value; sign −1 if it is asked for after the move. */
  async withScore<Judged extends Judgement>(judged: Judged, position: Position, sign: 1 | -1 = 1): Promise<Judged> {
    const expert = await this.fetchExpert();
    if (expert?.score === undefined || judged.certainty !== "proved" || judged.rank === undefined) return judged;
    const score = expert.score(judged, position);
    return { ...judged, score: sign === 1 ? score : 0 - score }; // so that no 0 is negative
  }

  fetchExpert(): Promise<Expert<Position, Move> | undefined> {
    const { resources = NO_RESOURCES, expert = true } = this.#sources;
    this.#expert ??= (expert ? this.#game.expert?.(resources) : undefined) ?? Promise.resolve(undefined);
    return this.#expert;
  }

  learn(position: Position, fact: Proved): Proved {
    keep(this.#factOfKey, this.keyOf(position), fact);
    return fact;
  }

  keyOf(position: Position): Key {
    const { symmetry } = this.#game;
    return this.#game.key(symmetry === undefined ? position : canonicalImage(this.#game, symmetry, position));
  }
}

/** The theorem about a game, fetched only for a game that falls into heaps or parts. */
async function theoremOf<Position, Move>(game: FullGame<Position, Move>): Promise<Expert<Position> | undefined> {
  if (game.heaps !== undefined) return (await import("../impartial/heap-theorem.ts")).heapTheorem(game);
  return game.parts && (await import("../impartial/parts-theorem.ts")).partsTheorem(game);
}

function titleOf(expert: Pick<Expert<never>, "title" | "reference"> | undefined): Partial<KnowledgeSource> {
  return expert === undefined ? {} : { title: expert.title, reference: expert.reference };
}

/** True if nothing is left to find out. */
export function isComplete(judgement: Judgement | undefined): boolean {
  return judgement?.certainty === "proved" && (judgement.rank ?? judgement.endless ?? judgement.points) !== undefined;
}

/** Adds to a cache, which starts again empty when it has become too large. */
export function keep<Kept>(kept: Map<Key, Kept>, key: Key, value: Kept): void {
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, value);
}

/** The parts of an explored arena that an oracle needs. */
export type KnownArena<Position> = Pick<Exploration<Position>, "arena" | "vertexOf" | "points">;

/** After a game was too large, positions of it are tried again with this limit: late ones are small. */
const LATER_LIMIT = 50_000;
/** The share of the time for exploring a game from its start: the rest is for the position. */
const START_SHARE = 1 / 2;

/** The arena of a game from a position on, explored and solved once, within limit and time; failures are remembered. */
export class SolvedArena<Position, Move> {
  readonly limit: number;
  readonly #game: ScoredRules<Position, Move>;
  readonly #solve: SolveArena;
  #known: KnownArena<Position> | undefined;
  #valueOfVertex: ValueOfVertex | undefined;
  /** The largest limit that was too small. */
  #tooLargeFor = 0;
  /** The most milliseconds that were too few. */
  #tooLongFor = 0;

  constructor(game: ScoredRules<Position, Move>, sources: OracleSources<Position>) {
    this.#game = game;
    this.limit = sources.limit ?? DEFAULT_LIMIT;
    this.#solve = sources.solve ?? solveArena.work;
    this.#known = sources.arena;
  }

  /** The exact value, if the position is in the arena that is solved. */
  valueOf(position: Position): Value | undefined {
    const vertex = this.#known?.vertexOf(position);
    return vertex === undefined ? undefined : this.#valueOfVertex?.(vertex);
  }

  /** Explores from `start`, or from the position where that is too large: the values from there on are known. */
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

  /** True if more positions are allowed than before, and, where time was too short, twice as much of it. */
  #isWorthIt(limit: number, allowance: Allowance): boolean {
    const time = allowance.timeLeft("exploring") ?? Number.POSITIVE_INFINITY;
    return limit > this.#tooLargeFor && time > 2 * this.#tooLongFor;
  }

  #knows(position: Position): boolean {
    return this.#known?.vertexOf(position) !== undefined;
  }

  /** True if the position is in the arena, which is solved now if it was given whole. */
  async #solves(position: Position, allowance: Allowance): Promise<boolean> {
    if (this.#known === undefined || !this.#knows(position)) return false;
    if (this.#valueOfVertex === undefined) await this.#take(this.#known, 0, allowance);
    return true;
  }

  async #explore(from: Position, limit: number, allowance: Allowance, share = 1): Promise<boolean> {
    const options = { from: [from], limit, scores: this.#game.scores };
    return await this.#take(explore.work(this.#game, options), limit, allowance, share);
  }

  async #take(
    exploring: KnownArena<Position> | Work<KnownArena<Position>, ExploreProgress>,
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
    exploring: KnownArena<Position> | Work<KnownArena<Position>, ExploreProgress>,
  ): Work<[KnownArena<Position>, ValueOfVertex], ExploreProgress> {
    const known = "arena" in exploring ? exploring : yield* exploring;
    try {
      const values = yield* solveExploredWork(known, this.#solve);
      return [known, values.valueOf];
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "not-applicable") return [known, () => undefined];
      throw error;
    }
  }
}

type ScoredRules<Position, Move> = Rules<Position, Move> & Pick<FullGame<Position, Move>, "scores">;
type ValueOfVertex = (vertex: number) => Value | undefined;
