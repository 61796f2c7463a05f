import { MarienbadError } from "../../../base/error.ts";
import { type Budget, Meter, runAsync, runWithin, Stop, type Work } from "../../../base/work.ts";
import { type Connect4Kernel, connect4Kernel } from "../kernel/solver-kernel.ts";
import { type Move, type Options, type Position, rules } from "../rules.ts";
import type { Connect4Book } from "./book.ts";
import { type Verdict, verdictOf, winningScore } from "./score.ts";
import { layTrap } from "./trap.ts";
import { nextThreshold } from "./windows.ts";

export interface SolverOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Memory for what has been proved, in MiB; rounded down to a power of two. */
  readonly megabytes?: number;
  /** Scores of early positions, which are then not searched. */
  readonly book?: Connect4Book;
  /** What to run on when the table is shared with other threads (kernel/connect4-shared.ts); `megabytes` is then of no use. */
  readonly kernel?: Connect4Kernel;
}

/** The score of one position. */
export interface ScoredPosition extends Verdict {
  readonly score: number;
  /** Positions looked at. */
  readonly nodes: number;
}

/** A move; its rank counts the moves that remain after it, as everywhere. */
export interface ScoredMove extends Verdict {
  readonly move: Move;
  /** For the player who makes the move. */
  readonly score: number;
}

/** All about one position. */
export interface PositionAnalysis extends ScoredPosition {
  /** Every legal move, from the left. */
  readonly moves: readonly ScoredMove[];
  /** Best play by both sides to the end; of equal moves the one nearest to the middle. */
  readonly line: readonly Move[];
}

export const DEFAULT_MEGABYTES = 128;
export const MOST_MEGABYTES = 2048;
export const MOST_BITS = 64;
const BUCKET_BYTES = 16;
/** Fewer positions than this are not worth a look at the clock. */
const LEAST_SLICE = 4096;

/**
 * Solves positions of connect-4 exactly: score, winner and rank, of each move too, and a line of best play.
 *
 * Needs a board with columns × (rows + 1) ≤ 64 and four in a row to win, and positions of that board's rules. Returns exact
 * values. Cost: exponential in the empty cells; from the empty 7 × 6 board about 700 million positions. Method: null-window alpha-beta
 * on bitboards in WebAssembly (kernels/connect4), with the score caught between bounds by a few such questions. What has
 * been proved stays in the table for the next position.
 */
export class Connect4Solver {
  readonly board: Options;
  readonly #cells: number;
  readonly #kernel: Connect4Kernel;
  readonly #columnsFromMiddle: readonly number[];
  readonly #book: Connect4Book | undefined;

  constructor({ columns = 7, rows = 6, megabytes = DEFAULT_MEGABYTES, book, kernel }: SolverOptions = {}) {
    checkBoard(columns, rows);
    if (book !== undefined && (book.board.columns !== columns || book.board.rows !== rows)) {
      throw new MarienbadError("bad-argument", {
        en: `The opening book is for ${book.board.columns} × ${book.board.rows}, not for ${columns} × ${rows}.`,
        fr: `La bibliothèque d'ouvertures est pour ${book.board.columns} × ${book.board.rows}, pas pour ${columns} × ${rows}.`,
      });
    }
    this.board = { columns, rows, align: 4 };
    this.#book = book;
    this.#cells = columns * rows;
    this.#kernel = kernel ?? connect4Kernel(columns, rows, bucketBitsOf(megabytes));
    const middle = (columns - 1) / 2;
    this.#columnsFromMiddle = Array.from({ length: columns }, (_, column) => column).sort(
      (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
    );
  }

  /** The score of a position, at once. A budget that is spent throws `limit-reached`. */
  score(position: Position, budget: Budget = {}): ScoredPosition {
    return runWithin(this.scoring(position), budget);
  }

  /** The same, letting the rest of the program breathe. */
  scoreInSlices(position: Position, budget: Budget = {}): Promise<ScoredPosition> {
    return runAsync(this.scoring(position), budget);
  }

  /**
   * A move to play, much sooner than `analyse`; undefined when the play is over. In a won position it keeps the score; in any other it keeps
   * the result and, as far as the budget goes once the score is known, sets the opponent a trap (see trap.ts).
   */
  choose(position: Position, budget: Budget = {}): Promise<Move | undefined> {
    return runAsync(this.choosing(position), budget);
  }

  /** The score, the moves and the best line, likewise. */
  analyse(position: Position, budget: Budget = {}): Promise<PositionAnalysis> {
    return runAsync(this.analysing(position), budget);
  }

  /** The score as a search that can be paused. One at a time: the kernel has one stack. */
  *scoring(position: Position): Work<ScoredPosition, Meter> {
    const meter = new Meter();
    this.#kernel.beginPosition();
    const score = yield* this.#scoreOf(position, meter);
    return { score, ...verdictOf(score, position.placed, this.#cells), nodes: meter.nodes };
  }

  *choosing(position: Position): Work<Move | undefined, Meter> {
    const game = rules(this.board);
    if (game.result(position) !== undefined) return undefined;
    const meter = new Meter();
    this.#kernel.beginPosition();
    const score = yield* this.#scoreOf(position, meter);
    const best = yield* this.#keepingMove(position, score, meter);
    if (score > 0) return best;
    let chosen = best;
    const moves = [best, ...this.#movesFromMiddle(position).filter((move) => move !== best)];
    try {
      yield* layTrap(
        game,
        position,
        Math.sign(score),
        moves,
        (at) => this.#signOf(at, meter),
        (move) => {
          chosen = move;
        },
      );
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    return chosen;
  }

  *analysing(position: Position): Work<PositionAnalysis, Meter> {
    const { moves: legal, play } = rules(this.board);
    const meter = new Meter();
    this.#kernel.beginPosition();
    const moves: ScoredMove[] = [];
    for (const move of legal(position)) {
      const score = 0 - (yield* this.#scoreOf(play(position, move), meter)); // so that no 0 is negative
      const verdict = verdictOf(score, position.placed, this.#cells);
      moves.push({ move, score, ...verdict, rank: verdict.rank - 1 });
    }
    const best = Math.max(...moves.map(({ score }) => score));
    const score = moves.length > 0 ? best : (this.#scoreAtSight(position) as number);
    const line = yield* this.#bestLine(position, score, meter);
    return { score, ...verdictOf(score, position.placed, this.#cells), nodes: meter.nodes, moves, line };
  }

  /**
   * A bound of the score on its side of the threshold: a lower one when it is above, else an upper one. For questions that
   * belong to one search: none makes the table give way.
   */
  *comparing(position: Position, threshold: number): Work<{ readonly bound: number; readonly nodes: number }, Meter> {
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
    const before = kernel.nodeCount() - meter.nodes;
    if (placed % 2 === 0) kernel.begin(x.low, x.high, o.low, o.high, threshold);
    else kernel.begin(o.low, o.high, x.low, x.high, -threshold - 1);
    for (;;) {
      const done = kernel.advance(Math.max(LEAST_SLICE, meter.pauseAt - meter.nodes));
      meter.nodes = kernel.nodeCount() - before;
      if (done) return placed % 2 === 0 ? kernel.foundScore() : 0 - kernel.foundScore();
      if (meter.nodes >= meter.pauseAt) yield meter;
    }
  }

  /** Best play from a position of this score to the end. */
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

  /** A move keeps the score when the opponent's after it is not above its opposite; of several, the one nearest to the middle. */
  *#keepingMove(position: Position, score: number, meter: Meter): Work<Move, Meter> {
    const { play } = rules(this.board);
    const candidates = this.#movesFromMiddle(position);
    for (const move of candidates.slice(0, -1)) {
      if (!(yield* this.#isAbove(play(position, move), 0 - score, meter))) return move;
    }
    return candidates[candidates.length - 1]; // some move keeps it
  }

  #movesFromMiddle(position: Position): Move[] {
    const legal = rules(this.board).moves(position);
    return this.#columnsFromMiddle.filter((column) => legal.includes(column));
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

/** The buckets that fit into so much memory are a power of two: which one. */
export function bucketBitsOf(megabytes: number): number {
  if (megabytes >= 1 && megabytes <= MOST_MEGABYTES) return Math.floor(Math.log2((megabytes * 2 ** 20) / BUCKET_BYTES));
  throw new MarienbadError("bad-argument", {
    en: `A table of ${megabytes} MiB is not possible: it should have from 1 to ${MOST_MEGABYTES}.`,
    fr: `Une table de ${megabytes} Mio n'est pas possible : il en faut de 1 à ${MOST_MEGABYTES}.`,
  });
}

function checkBoard(columns: number, rows: number): void {
  const isPossible = Number.isInteger(columns) && Number.isInteger(rows) && columns >= 1 && rows >= 1;
  if (isPossible && columns * (rows + 1) <= MOST_BITS && columns <= 9 && rows <= 9) return;
  throw new MarienbadError("bad-argument", {
    en: `A board of ${columns} columns and ${rows} rows is not possible: it takes 1 to 9 of each, with columns × (rows + 1) at most ${MOST_BITS}.`,
    fr: `Un plateau de ${columns} colonnes et ${rows} lignes n'est pas possible : il en faut de 1 à 9 de chaque, avec colonnes × (lignes + 1) d'au plus ${MOST_BITS}.`,
  });
}
