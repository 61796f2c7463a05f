import { MarienbadError } from "../../../base/error.ts";
import { runAsync, type Signal, type Work } from "../../../base/work.ts";
import { type Move, type Options, type Position, rules } from "../rules.ts";
import { symmetry } from "../symmetry.ts";
import { readBook, writeBook } from "./book-file.ts";
import { winningScore } from "./score.ts";
import * as texts from "./texts.ts";

const MAX_NUMBER_BITS = 53;

/**
 * An opening book: exact scores of every position up to a number of stones, mirror images counted once. One with
 * fewer entries than positions is a book under way; building goes on from it.
 */
export class Connect4Book {
  readonly board: Options;
  readonly plies: number;
  readonly #scoreOfKey: Map<number, number>;
  readonly #keyOf: (position: Position) => number;

  constructor(board: Options, plies: number, scores: Iterable<readonly [number, number]> = []) {
    if (board.columns * (board.rows + 1) > MAX_NUMBER_BITS) {
      throw new MarienbadError("not-applicable", texts.noBooksForBoard(board, MAX_NUMBER_BITS));
    }
    this.board = board;
    this.plies = plies;
    this.#scoreOfKey = new Map(scores);
    const { images } = symmetry(board);
    const { key } = rules(board);
    this.#keyOf = (position) => Math.min(...images(position).map((image) => key(image) as number));
  }

  get size(): number {
    return this.#scoreOfKey.size;
  }

  /** The same for a position and its mirror image. */
  keyOf(position: Position): number {
    return this.#keyOf(position);
  }

  scoreOf(position: Position): number | undefined {
    return position.placed > this.plies ? undefined : this.#scoreOfKey.get(this.#keyOf(position));
  }

  learn(position: Position, score: number): void {
    this.#scoreOfKey.set(this.#keyOf(position), score);
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

/** How far the building of a book has got. */
export interface BookProgress {
  readonly done: number;
  readonly total: number;
  /** What is left, in milliseconds, if the rest takes as long as what was done since the beginning of this run. */
  readonly remaining: number;
}

/**
 * Fills a book: the positions of the last ply are solved, those before follow from them. Goes on where it was. Each of
 * the scorers works on one position at a time, so that there may be one per thread. After each position `onProgress` is
 * called and awaited: a good moment to save. Cost: that of solving each position of the last ply.
 */
export async function buildBook(
  book: Connect4Book,
  scorers: readonly ((position: Position) => Promise<number>)[],
  onProgress?: (progress: BookProgress) => void | Promise<void>,
  signal?: Signal,
): Promise<void> {
  const levels = await runAsync(openingLevelsWork(book), { signal });
  const todo = (levels[book.plies] ?? []).filter((position) => book.scoreOf(position) === undefined);
  const started = performance.now();
  const left = todo.values(); // one iterator for all: each position is taken once
  let done = 0;
  const work = async (score: (position: Position) => Promise<number>): Promise<void> => {
    for (const position of left) {
      book.learn(position, await score(position));
      done++;
      const remaining = ((performance.now() - started) / done) * (todo.length - done);
      await onProgress?.({ done, total: todo.length, remaining });
    }
  };
  await Promise.all(scorers.map(work));
  const game = rules(book.board);
  for (const positions of levels.slice(0, book.plies).reverse()) {
    for (const position of positions) book.learn(position, bestOf(position));
  }

  /** From the scores one ply later. */
  function bestOf(position: Position): number {
    const after = game.moves(position).map((move: Move) => game.play(position, move));
    return Math.max(...after.map((next) => 0 - (finishedScore(next) ?? (book.scoreOf(next) as number))));
  }

  function finishedScore({ placed, aligned }: Position): number | undefined {
    const cells = book.board.columns * book.board.rows;
    return aligned ? -winningScore(placed - 1, cells) : placed === cells ? 0 : undefined;
  }
}

const PAUSE_EVERY = 1024;

/** The positions of each ply up to the book's last, those that are not finished, mirror images once. */
function* openingLevelsWork(book: Connect4Book): Work<Position[][]> {
  const game = rules(book.board);
  const levels: Position[][] = [[game.start]];
  while (levels.length <= book.plies) {
    const next = new Map<number, Position>();
    for (const [index, position] of levels[levels.length - 1].entries()) {
      if (index % PAUSE_EVERY === 0) yield next.size;
      for (const move of game.moves(position)) {
        const after = game.play(position, move);
        if (game.result(after) === undefined) next.set(book.keyOf(after), after);
      }
    }
    levels.push([...next.values()]);
  }
  return levels;
}
