import type { Arena } from "../arena/arena.ts";
import { DEFAULT_LIMIT, type Exploration, type ExploreProgress, explore } from "../arena/explore.ts";
import type { ScoreSolution, Solution } from "../arena/solution.ts";
import { exploredSoFar } from "../arena/texts.ts";
import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { run, type Watch, type Work } from "../base/work.ts";
import { showPosition } from "../game/checked.ts";
import { keyedRules } from "../game/content-key.ts";
import { plainWriting } from "../game/full-game.ts";
import { type Key, legalMoves, type Rules } from "../game/game.ts";
import type { Game, Writing } from "../game/members.ts";
import { Scoring, valueAfterGain } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import { pointsAlong, positionsAlong, type Review, reviewOf } from "../oracle/review.ts";
import { compareRated, rateTargets } from "../solve/best.ts";
import { type ExploredValues, solveExploredWork } from "../solve/scores.ts";
import * as texts from "./texts.ts";
import { type PositionValue, provedValue, type ValuedMove } from "./value.ts";

/** Options for `solve`. */
export interface SolveOptions extends Watch<ExploreProgress> {
  /** Maximum number of positions (default 5,000,000). */
  readonly limit?: number;
}

/** A solved game. Positions default to the start; one unreachable from there is solved when first asked about. */
export interface Solved<Position, Move> {
  value(position?: Position): PositionValue;
  /** The legal moves, best first: quick wins, slow wins, draws, slow losses, quick losses, or by points. */
  moves(position?: Position): ValuedMove<Move>[];
  best(position?: Position): Move | undefined;
  /** Best play by both sides, to the end or to the first repetition. */
  line(position?: Position): Move[];
  /** The value and cost of each move of a game. */
  review(moves: readonly Move[], from?: Position): Review<Position, Move, PositionValue>;
  /** The graph of the game: vertex 0 is the start. */
  readonly arena: Arena;
  /** The solution of the arena; a game for points has `scores` instead. */
  readonly solution: Solution;
  readonly scores: ScoreSolution | undefined;
  /** The vertex of a position that can be reached from the start. */
  vertexOf(position: Position): number | undefined;
}

const SOLVE_OPTIONS: OptionNames<SolveOptions> = { limit: true, signal: true, onProgress: true };

/**
 * Solves a game: explores all reachable positions and computes their values (T1 and X1 in docs/concordance.md).
 *
 * Needs any game; past the limit of positions it throws `limit-reached`, and for points in a game with repetitions
 * `not-applicable`. Values are exact. Cost: each position is expanded once, then O(n + m). For larger games see
 * `analyse`.
 *
 * @example
 * ```ts
 * import { defineGame, solve } from "marienbad";
 *
 * const countdown = defineGame({
 *   start: { left: 21, turn: 0 },
 *   turn: (p) => p.turn,
 *   moves: (p) => [1, 2, 3].filter((n) => n <= p.left),
 *   play: (p, n) => ({ left: p.left - n, turn: 1 - p.turn }),
 *   result: (p) => (p.left === 0 ? 1 - p.turn : undefined),
 * });
 * const solved = solve(countdown);
 * console.log(solved.best(), solved.value().winner, solved.value().in); // → 1 0 11
 * console.log(solved.moves().map(({ move, value }) => `${move}: player ${value.winner}`).join(", "));
 * // → 1: player 0, 2: player 1, 3: player 1
 * ```
 */
export function solve<Position, Move>(game: Game<Position, Move>, options: SolveOptions = {}): Solved<Position, Move> {
  checkOptions("solve", options, SOLVE_OPTIONS);
  return new SolvedGame(game, options);
}

/** The positions reachable from one position, explored and solved. */
interface Part<Position> extends ExploredValues {
  readonly explored: Exploration<Position>;
}

class SolvedGame<Position, Move> implements Solved<Position, Move> {
  readonly #given: Game<Position, Move>;
  /** The rules alone: a full game would be larger in a bundle, and exploring checks them. */
  readonly #game: Rules<Position, Move>;
  readonly #writing: Writing<Position, Move>;
  readonly #scoring: Scoring<Position, Move> | undefined;
  readonly #options: SolveOptions;
  readonly #main: Part<Position>;
  /** The part of the last position asked about that cannot be reached from the start. */
  #other: Part<Position> | undefined;

  constructor(game: Game<Position, Move>, options: SolveOptions) {
    this.#given = game;
    this.#game = keyedRules(game);
    this.#writing = game.notation ?? plainWriting(this.#game);
    this.#scoring = game.scores && new Scoring(this.#game, game.scores);
    this.#options = options;
    this.#main = this.#solveFrom(game.start);
  }

  get arena(): Arena {
    return this.#main.explored.arena;
  }

  get solution(): Solution {
    const { solution } = this.#main;
    if (solution === undefined) throw new MarienbadError("not-applicable", texts.scoresInstead());
    return solution;
  }

  get scores(): ScoreSolution | undefined {
    return this.#main.scores;
  }

  vertexOf(position: Position): number | undefined {
    return this.#main.explored.vertexOf(position);
  }

  value(position: Position = this.#game.start): PositionValue {
    return provedValue(this.#valueAt(position), "arena");
  }

  moves(position: Position = this.#game.start): ValuedMove<Move>[] {
    return this.#rank(position).moves;
  }

  best(position: Position = this.#game.start): Move | undefined {
    return this.#rank(position).moves[0]?.move;
  }

  line(position: Position = this.#game.start): Move[] {
    const line: Move[] = [];
    const seen = new Set<Key>();
    for (let at = position; !seen.has(this.#game.key(at)); ) {
      seen.add(this.#game.key(at));
      const move = this.best(at);
      if (move === undefined) break;
      line.push(move);
      at = this.#game.play(at, move);
    }
    return line;
  }

  review(moves: readonly Move[], from: Position = this.#game.start): Review<Position, Move, PositionValue> {
    const positions = positionsAlong(this.#game, this.#writing, from, moves);
    const pointsAt = pointsAlong(this.#scoring, positions, moves);
    const judged = positions.map((position, place) => {
      const value = valueAfterGain(this.#valueAt(position), pointsAt[place]);
      const { moves: ranked, equal } = this.#rank(position);
      const best = ranked.slice(0, equal).map(({ move }) => move);
      return { worth: provedValue(value, "arena"), value, best };
    });
    return reviewOf(this.#game, positions, moves, judged);
  }

  #solveFrom(position: Position): Part<Position> {
    return run(this.#solveWork(position), this.#options, exploredSoFar);
  }

  *#solveWork(position: Position): Work<Part<Position>, ExploreProgress> {
    const { notation, scores } = this.#given;
    const { limit = DEFAULT_LIMIT } = this.#options;
    const label = (at: Position): string => showPosition(at, notation); // its content, if it has no notation
    const explored = yield* explore.work(this.#game, { from: [position], scores, label, limit });
    return { explored, ...(yield* solveExploredWork(explored)) };
  }

  #partOf(position: Position): Part<Position> {
    if (this.vertexOf(position) !== undefined) return this.#main;
    if (this.#other?.explored.vertexOf(position) === undefined) this.#other = this.#solveFrom(position);
    return this.#other;
  }

  #valueAt(position: Position): Value {
    const part = this.#partOf(position);
    return part.valueOf(part.explored.vertexOf(position) as number);
  }

  #rank(position: Position): { readonly moves: ValuedMove<Move>[]; readonly equal: number } {
    const part = this.#partOf(position);
    const { explored, solution } = part;
    const { arena } = explored;
    const legal = legalMoves(this.#game, position);
    const player = this.#game.turn(position);
    // looked up one by one: positions that share a vertex may list their moves in different orders
    const targets = legal.map((move) => explored.vertexOf(this.#game.play(position, move)) as number);
    const values = legal.map((move, index) =>
      valueAfterGain(part.valueOf(targets[index]), this.#scoring?.gain(position, move) ?? 0),
    );
    const pointsOf = (index: number): number => (player === 0 ? 1 : -1) * (values[index].points ?? 0);
    const rated = solution && rateTargets(arena, solution, player, targets);
    const order =
      rated?.map(({ index }) => index) ?? [...legal.keys()].sort((one, other) => pointsOf(other) - pointsOf(one));
    const best =
      rated?.filter((move) => compareRated(rated[0], move, player, arena.endless) === 0) ??
      order.filter((index) => pointsOf(index) === pointsOf(order[0]));
    const moves = order.map((index) => ({
      move: legal[index],
      word: this.#writing.writeMove(legal[index], position),
      value: provedValue(values[index], "arena"),
    }));
    return { moves, equal: best.length };
  }
}
