import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import type { Watch } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Key, Result } from "../game/game.ts";
import type { FullGame, Game } from "../game/members.ts";
import type { OracleProgress } from "../oracle/allowance.ts";
import type { Judgement, SourceId } from "../oracle/judgement.ts";
import type { OracleSources } from "../oracle/knowledge.ts";
import type { Oracle } from "../oracle/oracle.ts";
import type { Review } from "../oracle/review.ts";
import * as texts from "./texts.ts";
import { type PositionValue, provedValue, type ValuedMove } from "./value.ts";

/** Options for `analyse`. */
export interface AnalyseOptions<Position>
  extends Watch<OracleProgress>,
    Pick<OracleSources<Position>, "resources" | "database"> {
  /** Milliseconds per question, in a review per position. By default searches take a second, exact sources no limit. */
  readonly time?: number;
  /** MiB for the graph of the game (default 5,000,000 positions) and for the tables of its own solver. */
  readonly memory?: number;
}

/** The analysis of a game: like `Solved`, with promises. */
export interface Analysed<Position, Move> {
  value(position?: Position): Promise<PositionValue>;
  /** The legal moves, best first for the player to move; none at the end of a game. */
  moves(position?: Position): Promise<ValuedMove<Move>[]>;
  best(position?: Position): Promise<Move | undefined>;
  /** Best play by both sides as far as it is proved, to the end or to the first repetition. */
  line(position?: Position): Promise<Move[]>;
  /** The value and cost of each move of a game, as far as proved. */
  review(moves: readonly Move[], from?: Position): Promise<Review<Position, Move, PositionValue>>;
  readonly oracle: Oracle<Position, Move>;
}

const ANALYSE_OPTIONS: OptionNames<AnalyseOptions<never>> = {
  time: true,
  memory: true,
  signal: true,
  onProgress: true,
  resources: true,
  database: true,
};

/** Bound for a position of an ordinary game while it is explored and solved: key, edges, owner, value, strategy. */
const BYTES_PER_POSITION = 256;

/**
 * Analyses a game of any size: asks its theorem, its own solver, the database, the solved arena and a search, in this
 * order, as far as the game has them (S4 in docs/concordance.md). Nothing is computed before the first question.
 *
 * Needs any game. Each answer has its source and whether it is proved. The sources are loaded by dynamic imports, so a
 * bundle that starts with `analyse` starts small.
 *
 * @example
 * ```ts
 * import { analyse } from "marienbad";
 * import { nim } from "marienbad/games/nim";
 *
 * const analysed = await analyse(nim({ sticks: 99_999_998, take: [1, 2, 3] }));
 * const { winner, proved, source } = await analysed.value();
 * console.log(winner, proved, source, await analysed.best()); // → 0 true theorem 2
 * ```
 */
export async function analyse<Position, Move>(
  given: Game<Position, Move>,
  options: AnalyseOptions<Position> = {},
): Promise<Analysed<Position, Move>> {
  checkOptions("analyse", options, ANALYSE_OPTIONS);
  const game = fullGame(given);
  const { memory, resources, database } = options;
  if (memory !== undefined && !(memory > 0)) throw new MarienbadError("bad-argument", texts.noMemory(memory));
  const [{ oracleFor }, { solveArenaQuickly }] = await Promise.all([
    import("../oracle/oracle.ts"),
    import("../kernel/automatic.ts"),
  ]);
  const oracle = oracleFor(game, {
    solve: solveArenaQuickly,
    database,
    resources: memory === undefined ? resources : { load: async () => undefined, ...resources, megabytes: memory },
    limit: memory && Math.floor((memory * 2 ** 20) / BYTES_PER_POSITION),
  });
  return new AnalysedGame(game, oracle, options);
}

class AnalysedGame<Position, Move> implements Analysed<Position, Move> {
  readonly oracle: Oracle<Position, Move>;
  readonly #game: FullGame<Position, Move>;
  readonly #budget: Pick<AnalyseOptions<Position>, "time" | "signal" | "onProgress">;

  constructor(
    game: FullGame<Position, Move>,
    oracle: Oracle<Position, Move>,
    { time, signal, onProgress }: AnalyseOptions<Position>,
  ) {
    this.#game = game;
    this.oracle = oracle;
    this.#budget = { ...(time !== undefined && { time }), signal, onProgress };
  }

  async value(position: Position = this.#game.start): Promise<PositionValue> {
    return shownValue((await this.oracle.analyse(position, this.#budget)).value);
  }

  async moves(position: Position = this.#game.start): Promise<ValuedMove<Move>[]> {
    const { moves } = await this.oracle.analyse(position, this.#budget);
    return moves.map((judged) => ({
      move: judged.move,
      word: this.#game.notation.writeMove(judged.move, position),
      value: shownValue(judged),
    }));
  }

  async best(position: Position = this.#game.start): Promise<Move | undefined> {
    return (await this.oracle.analyse(position, this.#budget)).moves[0]?.move;
  }

  async line(position: Position = this.#game.start): Promise<Move[]> {
    const line: Move[] = [];
    const seen = new Set<Key>();
    for (let at = position; !seen.has(this.#game.key(at)); ) {
      seen.add(this.#game.key(at));
      const { value, moves } = await this.oracle.analyse(at, this.#budget);
      if (value.certainty !== "proved" || moves.length === 0) break;
      line.push(moves[0].move);
      at = this.#game.play(at, moves[0].move);
    }
    return line;
  }

  async review(
    moves: readonly Move[],
    from: Position = this.#game.start,
  ): Promise<Review<Position, Move, PositionValue>> {
    const { reviewPlay } = await import("../oracle/review.ts");
    const review = await reviewPlay(this.#game, this.oracle, from, moves, this.#budget);
    const shown = review.moves.map((move) => ({
      ...move,
      before: shownValue(move.before),
      after: shownValue(move.after),
    }));
    return { ...review, moves: shown };
  }
}

function shownValue(judgement: Judgement): PositionValue {
  const source = judgement.source.id as SourceId;
  if (judgement.certainty === "proved") return provedValue(judgement, source);
  const winner: Result = judgement.estimate === 0 ? "draw" : judgement.estimate > 0 ? 0 : 1;
  return { winner, proved: false, source };
}
