import { MarienbadError } from "../../../base/error.ts";
import { type Budget, Meter, runWithin, Stop, type Work } from "../../../base/work.ts";
import { advanceWork } from "../../../kernel/load.ts";
import { badTable } from "../../texts.ts";
import { MAX_BITS } from "../bitboard.ts";
import { type Connect4Kernel, connect4Kernel } from "../kernel/solver-kernel.ts";
import { type Move, movesFromMiddle, type Options, type Position, rules } from "../rules.ts";
import type { Connect4Book } from "./book.ts";
import { nextThreshold, type ScoredValue, valueOfScore, winningScore } from "./score.ts";
import * as texts from "./texts.ts";

/** Options for a connect-4 solver. */
export interface SolverOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Memory for what has been proved, in MiB; rounded down to a power of two. */
  readonly megabytes?: number;
  readonly book?: Connect4Book;
  /** Kernel whose table is shared with other threads (kernel/shared-table.ts); `megabytes` is then unused. */
  readonly kernel?: Connect4Kernel;
}

/** The score of a position. */
export interface ScoredPosition extends ScoredValue {
  readonly nodes: number;
}

/** A move; its score is for the player who makes it, and its rank counts the moves that remain after it. */
export interface ScoredMove extends ScoredValue {
  readonly move: Move;
}

/** The analysis of a position. */
export interface PositionAnalysis extends ScoredPosition {
  /** Every legal move, from the left. */
  readonly moves: readonly ScoredMove[];
  /** Best play by both sides to the end; of equal moves the one nearest to the middle. */
  readonly line: readonly Move[];
}

/** Default size of a solver's table, in MiB. */
export const DEFAULT_MEGABYTES = 128;
/** The largest table of a solver, in MiB. */
export const MAX_MEGABYTES = 2048;
const BUCKET_BYTES = 16;

/**
 * Solves positions of connect-4 exactly: score, winner and rank, of each move too, and a line of best play.
 *
 * Needs a board with columns × (rows + 1) ≤ 64 and four in a row to win, and positions of that board's rules. Returns
 * exact values. Cost: exponential in the empty cells; from the empty 7 × 6 board about 700 million positions. Method:
 * null-window alpha-beta on bitboards in WebAssembly (kernels/connect4), with the score caught between bounds by a few
 * such questions. What has been proved stays in the table for the next position.
 */
export class Connect4Solver {
  readonly board: Options;
  readonly #cells: number;
  readonly #kernel: Connect4Kernel;
  readonly #book: Connect4Book | undefined;

  constructor({ columns = 7, rows = 6, megabytes = DEFAULT_MEGABYTES, book, kernel }: SolverOptions = {}) {
    checkBoard(columns, rows);
    if (book !== undefined && (book.board.columns !== columns || book.board.rows !== rows)) {
      throw new MarienbadError("bad-argument", texts.bookOfAnotherBoard(book.board, { columns, rows }));
    }
    this.board = { columns, rows, align: 4 };
    this.#book = book;
    this.#cells = columns * rows;
    this.#kernel = kernel ?? connect4Kernel(columns, rows, bucketBitsOf(megabytes));
  }

  score(position: Position, budget: Budget = {}): ScoredPosition {
    return runWithin(this.scoreWork(position), budget);
  }

  /** One work at a time: the kernel has one stack. */
  *scoreWork(position: Position): Work<ScoredPosition, Meter> {
    const meter = new Meter();
    this.#kernel.beginPosition();
    const score = yield* this.#scoreOf(position, meter);
    return { ...valueOfScore(score, position.placed, this.#cells), nodes: meter.nodes };
  }

  /** A move that keeps a win's score, else the result and, within the budget, sets a trap. Faster than `analyse`. */
  choose(position: Position, budget: Budget = {}): Move | undefined {
    return runWithin(this.chooseWork(position), budget);
  }

  *chooseWork(position: Position): Work<Move | undefined, Meter> {
    const game = rules(this.board);
    if (game.result(position) !== undefined) return undefined;
    const meter = new Meter();
    this.#kernel.beginPosition();
    const score = yield* this.#scoreOf(position, meter);
    const best = yield* this.#keepingMove(position, score, meter);
    if (score > 0) return best;
    const others = this.#movesFromMiddle(position).filter((move) => move !== best);
    return yield* this.#trapWork(position, Math.sign(score), [best, ...others], meter);
  }

  /**
   * Where nothing is won, the move that keeps the result and leaves the opponent the smallest share of good replies,
   * among those that do not lose at sight. (Longest resistance often leaves one obvious reply after another.) The only
   * such reply to a threat is to parry it, so no threat is spent for nothing. Returns the first of
   * equally good moves, or the best so far when the budget ends. Cost: the sign of every score two moves on.
   */
  *#trapWork(position: Position, sign: number, moves: readonly Move[], meter: Meter): Work<Move, Meter> {
    const game = rules(this.board);
    const wins = (at: Position): boolean =>
      game.moves(at).some((move) => game.result(game.play(at, move)) === game.turn(at));
    let [chosen] = moves;
    let least = Number.POSITIVE_INFINITY;
    try {
      for (const move of moves) {
        const after = game.play(position, move);
        if (game.result(after) !== undefined || wins(after)) continue;
        if (0 - (yield* this.#signOf(after, meter)) < sign) continue;
        const sensible = game
          .moves(after)
          .map((reply) => game.play(after, reply))
          .filter((next) => game.result(next) !== undefined || !wins(next));
        let good = 0;
        for (const next of sensible) if ((yield* this.#signOf(next, meter)) <= sign) good++;
        const share = sensible.length === 0 ? 0 : good / sensible.length;
        if (share >= least) continue;
        least = share;
        chosen = move;
      }
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    return chosen;
  }

  analyse(position: Position, budget: Budget = {}): PositionAnalysis {
    return runWithin(this.analyseWork(position), budget);
  }

  *analyseWork(position: Position): Work<PositionAnalysis, Meter> {
    const { moves: legal, play } = rules(this.board);
    const meter = new Meter();
    this.#kernel.beginPosition();
    const moves: ScoredMove[] = [];
    let best = Number.NEGATIVE_INFINITY;
    for (const move of legal(position)) {
      const score = 0 - (yield* this.#scoreOf(play(position, move), meter)); // so that no 0 is negative
      const value = valueOfScore(score, position.placed, this.#cells);
      moves.push({ move, ...value, rank: value.rank - 1 });
      best = Math.max(best, score);
    }
    const score = moves.length > 0 ? best : (this.#scoreAtSight(position) as number);
    const line = yield* this.#bestLine(position, score, meter);
    return { ...valueOfScore(score, position.placed, this.#cells), nodes: meter.nodes, moves, line };
  }

  /** A bound of the score on its side of the threshold, for a longer search: the table keeps everything. */
  *boundWork(position: Position, threshold: number): Work<{ readonly bound: number; readonly nodes: number }, Meter> {
    const meter = new Meter();
    const bound = this.#scoreAtSight(position) ?? (yield* this.#compare(position, threshold, meter));
    return { bound, nodes: meter.nodes };
  }

  *#scoreOf(position: Position, meter: Meter): Work<number, Meter> {
    const known = this.#scoreAtSight(position);
    if (known !== undefined) return known;
    let least = 0 - winningScore(position.placed + 1, this.#cells);
    let most = winningScore(position.placed + 2, this.#cells);
    while (least < most) {
      const threshold = nextThreshold(least, most);
      const bound = yield* this.#compare(position, threshold, meter);
      if (bound > threshold) least = bound;
      else most = bound;
    }
    return least;
  }

  /** The score when the play is over, when the next stone can end it, or when the book has it. */
  #scoreAtSight(position: Position): number | undefined {
    const { x, o, placed, aligned } = position;
    if (aligned) return -winningScore(placed - 1, this.#cells);
    if (placed === this.#cells) return 0;
    const [own, other] = placed % 2 === 0 ? [x, o] : [o, x];
    const wins = this.#kernel.winsAtOnce(own.low, own.high, other.low, other.high);
    return wins ? winningScore(placed, this.#cells) : this.#book?.scoreOf(position);
  }

  /** A bound of the score on its side of the threshold: a lower one when it is above, else an upper one. */
  *#compare({ x, o, placed }: Position, threshold: number, meter: Meter): Work<number, Meter> {
    const kernel = this.#kernel;
    if (placed % 2 === 0) kernel.begin(x.low, x.high, o.low, o.high, threshold);
    else kernel.begin(o.low, o.high, x.low, x.high, -threshold - 1);
    yield* advanceWork(kernel, meter);
    return placed % 2 === 0 ? kernel.foundScore() : 0 - kernel.foundScore();
  }

  *#bestLine(start: Position, startScore: number, meter: Meter): Work<Move[], Meter> {
    const { play, result } = rules(this.board);
    const line: Move[] = [];
    let position = start;
    for (let score = startScore; result(position) === undefined; score = 0 - score) {
      const move = yield* this.#keepingMove(position, score, meter);
      line.push(move);
      position = play(position, move);
    }
    return line;
  }

  *#keepingMove(position: Position, score: number, meter: Meter): Work<Move, Meter> {
    const { play } = rules(this.board);
    const known = this.#book?.replyTo(position);
    if (known !== undefined) return known;
    const candidates = this.#movesFromMiddle(position);
    for (const move of candidates.slice(0, -1)) {
      if (!(yield* this.#isAbove(play(position, move), 0 - score, meter))) return move;
    }
    return candidates[candidates.length - 1]; // some move keeps it
  }

  #movesFromMiddle(position: Position): Move[] {
    return movesFromMiddle(this.board, rules(this.board).moves(position));
  }

  *#signOf(position: Position, meter: Meter): Work<number, Meter> {
    if (yield* this.#isAbove(position, 0, meter)) return 1;
    return (yield* this.#isAbove(position, -1, meter)) ? 0 : -1;
  }

  *#isAbove(position: Position, threshold: number, meter: Meter): Work<boolean, Meter> {
    const known = this.#scoreAtSight(position);
    return (known ?? (yield* this.#compare(position, threshold, meter))) > threshold;
  }
}

/** The logarithm of the number of buckets that fit into this memory. */
export function bucketBitsOf(megabytes: number): number {
  if (megabytes >= 1 && megabytes <= MAX_MEGABYTES) return Math.floor(Math.log2((megabytes * 2 ** 20) / BUCKET_BYTES));
  throw new MarienbadError("bad-argument", badTable(megabytes, MAX_MEGABYTES));
}

function checkBoard(columns: number, rows: number): void {
  const isPossible = Number.isInteger(columns) && Number.isInteger(rows) && columns >= 1 && rows >= 1;
  if (isPossible && columns * (rows + 1) <= MAX_BITS && columns <= 9 && rows <= 9) return;
  throw new MarienbadError("bad-argument", texts.unsolvableBoard(columns, rows, MAX_BITS));
}
