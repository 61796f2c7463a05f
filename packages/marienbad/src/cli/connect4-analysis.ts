import { Connect4Solver } from "../connect4/index.ts";
import { MOST_BITS } from "../connect4/solver.ts";
import type { Options, Position } from "../games/connect4/index.ts";
import { hasKernels } from "../kernel/load.ts";
import type { Analysis } from "./analysis.ts";
import type { Call } from "./command.ts";
import { shippedBook } from "./connect4-book.ts";
import type { Subject } from "./subject.ts";
import type { Told } from "./words.ts";

/** With this many empty cells or fewer all that can follow is soon explored, which tells dangerous draws from others. */
const FEW_EMPTY_CELLS = 16;

/** Whether the solver of connect-4 should analyse a position rather than exploring what follows. */
export function isForConnect4Solver(call: Call, word: string, { options }: Subject, position: unknown): boolean {
  if (word !== "connect4" || "limit" in call.flags) return false;
  const { columns, rows, align } = options as unknown as Options;
  const empty = columns * rows - (position as Position).placed;
  return align === 4 && columns * (rows + 1) <= MOST_BITS && empty > FEW_EMPTY_CELLS && hasKernels();
}

/**
 * Every move of a position by the solver of connect-4 and the opening book, with progress and a clean stop on Ctrl-C. Moves are
 * scored one by one: a line of best play would be searched far beyond the book.
 */
export async function analyseConnect4(call: Call, subject: Subject, position: unknown): Promise<Analysis> {
  const { columns, rows } = subject.options as unknown as Options;
  const book = await shippedBook(columns, rows);
  const solver = new Connect4Solver({ columns, rows, ...(book !== undefined && { book }) });
  let before = 0;
  const solve = async (place: unknown): Promise<Told & { readonly score: number }> => {
    const { score, winner, rank, nodes } = await solver.scoreInSlices(place as Position, {
      signal: call.signal,
      onProgress: (now) => call.output.progress(`${(before + now.nodes).toLocaleString(call.language)} positions`),
    });
    before += nodes;
    return { score, winner, draw: winner === undefined ? "finite" : undefined, rank };
  };
  const moves = [];
  for (const move of subject.kit.rules.moves(position)) {
    const after = await solve(subject.kit.rules.play(position, move));
    moves.push({ ...after, move, score: 0 - after.score }); // so that no 0 is negative
  }
  // A higher score is a quicker win or a later loss, so this is the order of every analysis.
  moves.sort((one, other) => other.score - one.score);
  const own = moves.length > 0 ? { ...moves[0], rank: (moves[0].rank as number) + 1 } : await solve(position);
  call.output.done();
  const { score, winner, draw, rank } = own;
  return { subject, position, score, winner, draw, rank, moves };
}
