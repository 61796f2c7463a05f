import { connect4Books } from "../games/connect4/node/books.ts";
import type { BookMaker } from "./book-maker.ts";

/** Every game that has opening books. */
export const BOOK_MAKERS: readonly BookMaker[] = [connect4Books];
