import { toBigInt } from "../bitboard.ts";
import { type Move, movesFromMiddle, type Options, type Position, rules } from "../rules.ts";
import { symmetry } from "../symmetry.ts";
import { readBook, writeBook } from "./book-file.ts";

/**
 * An opening book: exact scores of every position up to a number of stones (its plies), and of some that have more;
 * mirror images are counted once. One with fewer entries is a book under way; building goes on from it.
 */
export class Connect4Book {
  readonly board: Options;
  readonly plies: number;
  readonly #scoreOfKey: Map<bigint, number>;
  readonly #images: (position: Position) => readonly Position[];
  readonly #bottom: bigint;

  constructor(board: Options, plies: number, scores: Iterable<readonly [bigint, number]> = []) {
    this.board = board;
    this.plies = plies;
    this.#scoreOfKey = new Map(scores);
    this.#images = symmetry(board).images;
    const columns = Array.from({ length: board.columns }, (_, column) => 1n << BigInt(column * (board.rows + 1)));
    this.#bottom = columns.reduce((sum, bit) => sum + bit, 0n);
  }

  get size(): number {
    return this.#scoreOfKey.size;
  }

  /** The same for a position and its mirror image. */
  keyOf(position: Position): bigint {
    const [key, ...others] = this.#images(position).map(({ x, o }) => 2n * toBigInt(x) + toBigInt(o) + this.#bottom);
    return others.reduce((least, other) => (other < least ? other : least), key); // numbered as in rules.ts
  }

  scoreOf(position: Position): number | undefined {
    return this.#scoreOfKey.get(this.keyOf(position));
  }

  /**
   * A best move whose score is in the book, of several one nearest to the middle; undefined when none is. Mirror images
   * are answered by mirror images.
   */
  replyTo(position: Position): Move | undefined {
    const score = this.scoreOf(position);
    if (score === undefined) return undefined;
    const { moves, play } = rules(this.board);
    const keyAfter = (move: Move): bigint => this.keyOf(play(position, move));
    const best = movesFromMiddle(this.board, moves(position)).filter(
      (move) => this.#scoreOfKey.get(keyAfter(move)) === 0 - score,
    );
    const [first, second] = best;
    if (second === undefined || first + second !== this.board.columns - 1) return first;
    return keyAfter(first) < keyAfter(second) ? first : second; // equally near to the middle
  }

  learn(position: Position, score: number): void {
    this.#scoreOfKey.set(this.keyOf(position), score);
  }

  toBytes(): Uint8Array {
    const { columns, rows } = this.board;
    return writeBook({ columns, rows, plies: this.plies, scores: [...this.#scoreOfKey] });
  }

  static fromBytes(bytes: Uint8Array): Connect4Book {
    const { columns, rows, plies, scores } = readBook(bytes);
    return new Connect4Book({ columns, rows, align: 4 }, plies, scores);
  }
}
