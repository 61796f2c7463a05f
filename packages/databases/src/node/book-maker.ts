/** How far a book has got. */
export interface BookReport {
  /** How many moves were made in the positions that are worked on. */
  readonly ply: number;
  readonly done: number;
  readonly total: number;
  /** What is left of them, in milliseconds, if the rest takes as long as what was done in this run. */
  readonly remaining: number;
}

/** What is asked of whoever makes a book. */
interface BookOrder {
  /** The options of the game. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Up to how many moves it has every position. */
  readonly plies: number;
  /** Up to how many moves it has what a perfect player of either side needs; as many as `plies` or more. */
  readonly lines: number;
  readonly path: string;
  /** Memory for the tables of all threads together, in MiB. */
  readonly megabytes: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onProgress?: (report: BookReport) => void;
}

/** What a book is of, and how much it holds. */
interface MadeBook {
  readonly options: Readonly<Record<string, unknown>>;
  readonly positions: number;
}

/** A game whose opening books can be made: those of BOOK_MAKERS in the command `book`. */
export interface BookMaker {
  /** The id of the game. */
  readonly id: string;
  /** Bounds and default of the memory that it works in, in MiB. */
  readonly megabytes: { readonly min: number; readonly max: number; readonly fallback: number };
  readonly maxPlies: number;
  /** Makes the book into its file, or goes on with the one there; an interruption leaves what was done. */
  make(order: BookOrder): Promise<MadeBook>;
}
