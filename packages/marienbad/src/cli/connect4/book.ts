import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Connect4Book } from "../../games/connect4/solver/index.ts";
import { readBytes } from "../../node/files.ts";

/** Beside `src` and `dist`, so that it is found from either. Made by `marienbad book connect4`. */
const FOLDER = new URL("../../../books/", import.meta.url);

const bookOfPath = new Map<string, Promise<Connect4Book>>();

/** The opening book that comes with the package for this board, when there is one; read once. */
export async function shippedBook(columns: number, rows: number): Promise<Connect4Book | undefined> {
  const path = fileURLToPath(new URL(`connect4-${columns}x${rows}.book`, FOLDER));
  let book = bookOfPath.get(path);
  if (book === undefined) {
    if (!existsSync(path)) return undefined;
    book = readBytes(path).then((bytes) => Connect4Book.fromBytes(bytes));
    bookOfPath.set(path, book);
  }
  return await book;
}
