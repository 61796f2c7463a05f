import { type Key, outcome, type Result } from "../game/game.ts";
import type { Expert, FullGame, Resources } from "../game/members.ts";
import { Scoring, valueOfPoints } from "../game/scores.ts";
import { canonicalImage } from "../game/up-to-symmetry.ts";
import type { Value } from "../game/value.ts";
import type { SolveArena } from "../solve/explored.ts";
import type { Allowance, Turn } from "./allowance.ts";
import { type Judgement, type Proved, proved } from "./judgement.ts";
import { type KnownArena, SolvedArena } from "./solved-arena.ts";
import { type KnowledgeSource, sourceOf } from "./sources.ts";

/** What an oracle may ask, beyond what the game brings. */
export interface OracleSources<Position> {
  /** What the expert of the game may read; nothing unless given. */
  readonly resources?: Resources | undefined;
  /** Whether the expert of the game is asked (default true). */
  readonly expert?: boolean | undefined;
  /** Exact values of positions from elsewhere: a database. */
  readonly database?: ((position: Position) => Promise<Value | undefined>) | undefined;
  /** An arena of this game that is there already; nothing else is then explored. */
  readonly arena?: KnownArena<Position> | undefined;
  /** Solves arenas; the readable solver unless given. */
  readonly solve?: SolveArena | undefined;
  /** The most positions to explore for the solved arena (default 5,000,000); 0 explores nothing. */
  readonly limit?: number | undefined;
  /** The same where a theorem knows who wins, and only the ranks are missing (default 500,000). */
  readonly rankLimit?: number | undefined;
  /** Where plays begin, when it is not the start of the game. */
  readonly from?: Position | undefined;
}

const DEFAULT_RANK_LIMIT = 500_000;
/** Sizes are estimated: a game of more than this many times the limit is not explored. */
const SURELY_TOO_MANY = 10;
const MAX_KEPT = 100_000;
const NO_RESOURCES: Resources = { load: async () => undefined };

/**
 * The exact sources of an oracle: the rules, the theorem, the expert, the database and the solved arena, asked in
 * this order. Needs any game. What it says is true, and what an expert or a search has found is remembered. Cost: what
 * the sources cost, within the allowance of each question; memory for the solved arena and for the facts.
 */
export class Knowledge<Position, Move> {
  readonly #game: FullGame<Position, Move>;
  readonly #sources: OracleSources<Position>;
  readonly #arena: SolvedArena<Position, Move>;
  /** Facts that were found by an expert or a search, by the key of the canonical image. */
  readonly #factOfKey = new Map<Key, Proved>();
  #theorem: Promise<Expert<Position> | undefined> | undefined;
  #expert: Promise<Expert<Position, Move> | undefined> | undefined;

  constructor(game: FullGame<Position, Move>, sources: OracleSources<Position>) {
    this.#game = game;
    this.#sources = sources;
    this.#arena = new SolvedArena(game, { ...sources, scores: game.scores });
  }

  /**
   * Sees to it that the values from the position on are in the arena, if it is not too large; `fact` is known
   * already.
   */
  async explore(position: Position, fact: Proved | undefined, allowance: Allowance): Promise<void> {
    const limit = await this.#limitAt(fact, position);
    const from = limit > 0 && (await this.#limitAt(fact, this.#from)) === 0 ? position : this.#from;
    await this.#arena.prepare(from, position, limit, allowance);
  }

  /** The same from where plays begin, and once only. */
  async exploreOnce(fact: Proved | undefined, allowance: Allowance): Promise<void> {
    await this.#arena.prepareOnce(this.#from, await this.#limitAt(fact, this.#from), allowance);
  }

  get #from(): Position {
    const { from = this.#game.start } = this.#sources;
    return from;
  }

  /** When the experts' turn ends: where nothing is to be explored, they have the time for it. */
  async expertsTurn(position: Position): Promise<Turn> {
    return (await this.#limitAt(undefined, position)) === 0 ? "exploring" : "experts";
  }

  /** What an expert or a search has found of this position or an image of it. */
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

  /** Positions that follow, about: as many as a sum of Nim heaps has, or as the expert says; 0 where nobody knows. */
  async #sizeOf(position: Position): Promise<number> {
    const { heaps } = this.#game;
    if (heaps?.game.kind !== "take-any") return (await this.fetchExpert())?.positionsFrom?.(position) ?? 0;
    return heaps.heapsOf(position).reduce((product, heap) => product * (heap + 1), 1);
  }

  /** What is known, with the rank where the arena knows it. */
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

  /** What the rules say of a play that is over. */
  ended(position: Position): Proved | undefined {
    const { scores } = this.#game;
    const result = outcome(this.#game, position);
    if (result === undefined) return undefined;
    const value = scores === undefined ? { result } : valueOfPoints(new Scoring(this.#game, scores).score(position));
    return proved({ ...value, rank: 0 }, sourceOf("rules"));
  }

  /** The same with the score by which players of this game write it; -1 where it is asked for after the move. */
  async withScore<Judged extends Judgement>(judged: Judged, position: Position, sign: 1 | -1 = 1): Promise<Judged> {
    const expert = await this.fetchExpert();
    if (expert?.score === undefined || judged.certainty !== "proved" || judged.rank === undefined) return judged;
    const score = expert.score(judged, position);
    return { ...judged, score: sign === 1 ? score : 0 - score }; // so that no 0 is negative
  }

  /** The expert of the game, fetched once. */
  fetchExpert(): Promise<Expert<Position, Move> | undefined> {
    const { resources = NO_RESOURCES, expert = true } = this.#sources;
    this.#expert ??= (expert ? this.#game.expert?.(resources) : undefined) ?? Promise.resolve(undefined);
    return this.#expert;
  }

  /** Remembers what was found. */
  learn(position: Position, fact: Proved): Proved {
    keep(this.#factOfKey, this.keyOf(position), fact);
    return fact;
  }

  /** The key of the canonical image. */
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

/** Whether nothing is left to find out. */
export function isComplete(judgement: Judgement | undefined): boolean {
  return judgement?.certainty === "proved" && (judgement.rank ?? judgement.endless ?? judgement.points) !== undefined;
}

/** Adds to what is kept, which begins anew when it has become too large. */
export function keep<Kept>(kept: Map<Key, Kept>, key: Key, value: Kept): void {
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, value);
}
