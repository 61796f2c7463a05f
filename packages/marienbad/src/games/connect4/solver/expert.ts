import { MarienbadError } from "../../../base/error.ts";
import type { Budget } from "../../../base/work.ts";
import { hasKernels } from "../../../kernel/load.ts";
import type { Move, Options, Position } from "../rules.ts";
import type { Connect4Book } from "./book.ts";
import { Connect4Solver, MOST_BITS } from "./solver.ts";

const TABLE_MEGABYTES = 64;
/** A best move of a position, or undefined when the budget was too small. */
type Expert<Position, Move> = (position: Position, budget: Budget) => Promise<Move | undefined>;

/** With more empty cells than this most questions take longer than a move may (measured: half a second and more). */
const MOST_EMPTY = 33;

/**
 * The solver as an expert for the strong player: a move that keeps the result, where it finds it in time; with a book, also in the opening.
 * There is none for boards that do not fit the kernel.
 */
export function connect4Expert(
  { columns, rows, align }: Options,
  book?: Connect4Book,
): Expert<Position, Move> | undefined {
  if (align !== 4 || columns * (rows + 1) > MOST_BITS || !hasKernels()) return undefined;
  let solver: Connect4Solver | undefined;
  return async (position, budget) => {
    const inBook = position.placed < (book?.plies ?? 0);
    if (!inBook && columns * rows - position.placed > MOST_EMPTY) return undefined;
    const options = { columns, rows, megabytes: TABLE_MEGABYTES };
    solver ??= new Connect4Solver(book === undefined ? options : { ...options, book });
    try {
      return await solver.choose(position, budget);
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "limit-reached") return undefined;
      throw error;
    }
  };
}
