import { existsSync } from "node:fs";
import { MarienbadError, text } from "marienbad/base";
import {
  type BookProgress,
  type BookSolver,
  bookName,
  buildBook,
  Connect4Book,
  DEFAULT_MEGABYTES,
  MAX_MEGABYTES,
} from "marienbad/connect4";
import { connect4, type Options } from "marienbad/games/connect4";
import { nodeResources, readBytes, writeFileSafely } from "../../system/files.ts";
import * as texts from "../texts.ts";
import { withSolverThreads } from "./threads.ts";

const SAVE_EVERY = 10_000; // milliseconds

/** Progress of making a book. */
export type BookReport = BookProgress;

/** A game whose opening books `marienbad book` can make. */
export interface BookMaker {
  readonly id: string;
  readonly megabytes: { readonly min: number; readonly max: number; readonly fallback: number };
  readonly maxPlies: number;
  /** Makes the book into its file, or resumes it; after an interruption the file has what was done. */
  make(order: BookOrder): Promise<{ readonly options: Readonly<Record<string, unknown>>; readonly positions: number }>;
}

interface BookOrder {
  readonly options: Readonly<Record<string, unknown>>;
  /** The book has every position after up to this many moves … */
  readonly plies: number;
  /** … and those that a perfect player of either side needs after up to this many, no fewer than `plies`. */
  readonly lines: number;
  readonly path: string;
  readonly megabytes: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onProgress?: (report: BookReport) => void;
}

/** The opening book in the package for this board, if there is one. */
export async function shippedBook(columns: number, rows: number): Promise<Connect4Book | undefined> {
  const bytes = await nodeResources().load(bookName(columns, rows));
  return bytes && Connect4Book.fromBytes(bytes);
}

/** Books of four in a row: the exact score of every early position, by threads that share one table. */
export const connect4Books: BookMaker = {
  id: connect4.id,
  megabytes: { min: 1, max: MAX_MEGABYTES, fallback: DEFAULT_MEGABYTES },
  maxPlies: 12,
  async make({ options, plies, lines, path, megabytes, threads, signal, onProgress }) {
    const board = connect4(options).options;
    const { columns, rows, align } = board;
    if (align !== 4) throw new MarienbadError("not-applicable", texts.onlyFourInARow(align));
    const book = await openBook(path, board, plies);
    await withSolverThreads({ columns, rows, megabytes, threads, signal }, async (solvers) => {
      const bookSolvers = solvers.map((solve): BookSolver => {
        return async (position, threshold) => (await solve({ position, threshold })).value;
      });
      let saved = performance.now();
      try {
        const saveNowAndThen = async (report: BookProgress): Promise<void> => {
          onProgress?.(report);
          if (performance.now() - saved < SAVE_EVERY) return;
          saved = performance.now();
          await writeFileSafely(path, book.toBytes());
        };
        await buildBook(book, bookSolvers, { lines, signal, onProgress: saveNowAndThen });
      } finally {
        await writeFileSafely(path, book.toBytes()); // also what was done before an interruption
      }
    });
    return { options: { columns, rows }, positions: book.size };
  },
};

async function openBook(path: string, board: Options, plies: number): Promise<Connect4Book> {
  if (!existsSync(path)) return new Connect4Book(board, plies);
  const book = Connect4Book.fromBytes(await readBytes(path));
  const { columns, rows } = book.board;
  if (columns === board.columns && rows === board.rows && book.plies === plies) return book;
  const why = texts.otherBook({ columns, rows, plies: book.plies });
  throw new MarienbadError("bad-argument", text(`${path}: ${why.en}`, `${path} : ${why.fr}`));
}
