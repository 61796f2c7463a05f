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
import type { BookMaker } from "../../node/book-maker.ts";
import { readBytes, writeFileSafely } from "../../system/files.ts";
import { nodeResources } from "../../system/resources.ts";
import * as texts from "../texts.ts";
import { withSolverThreads } from "./threads.ts";

const SAVE_EVERY = 10_000; // milliseconds

/** The opening book that comes with the package for this board, when there is one. */
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
      const bookSolvers = solvers.map(
        (solve): BookSolver =>
          async (position, threshold) => {
            return (await solve({ position, ...(threshold !== undefined && { threshold }) })).value;
          },
      );
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

/** The book under way in the file, or a new one. */
async function openBook(path: string, board: Options, plies: number): Promise<Connect4Book> {
  if (!existsSync(path)) return new Connect4Book(board, plies);
  const book = Connect4Book.fromBytes(await readBytes(path));
  const { columns, rows } = book.board;
  if (columns === board.columns && rows === board.rows && book.plies === plies) return book;
  const why = texts.otherBook({ columns, rows, plies: book.plies });
  throw new MarienbadError("bad-argument", text(`${path}: ${why.en}`, `${path} : ${why.fr}`));
}
