import { Connect4Solver } from "../connect4/index.ts";
import { MOST_BITS } from "../connect4/solver.ts";
import type { Options, Position } from "../games/connect4/index.ts";
import { hasKernels } from "../kernel/load.ts";
import type { Analysis } from "./analysis.ts";
import type { Call } from "./command.ts";
import type { Subject } from "./subject.ts";

/** With this many empty cells or fewer all that can follow is soon explored, which tells dangerous draws from others. */
const FEW_EMPTY_CELLS = 16;

/** Whether the solver of connect-4 should analyse a position rather than exploring what follows. */
export function isForConnect4Solver(call: Call, word: string, { options }: Subject, position: unknown): boolean {
  if (word !== "connect4" || "limit" in call.flags) return false;
  const { columns, rows, align } = options as unknown as Options;
  const empty = columns * rows - (position as Position).placed;
  return align === 4 && columns * (rows + 1) <= MOST_BITS && empty > FEW_EMPTY_CELLS && hasKernels();
}

/** Every move of a position by the solver of connect-4, with progress and a clean stop on Ctrl-C. */
export async function analyseConnect4(call: Call, subject: Subject, position: unknown): Promise<Analysis> {
  const { columns, rows } = subject.options as unknown as Options;
  const solver = new Connect4Solver({ columns, rows });
  const { score, winner, rank, moves } = await solver.analyse(position as Position, {
    signal: call.signal,
    onProgress: ({ nodes }) => call.output.progress(`${nodes.toLocaleString(call.language)} positions`),
  });
  call.output.done();
  const drawIf = (nobody: unknown): "finite" | undefined => (nobody === undefined ? "finite" : undefined);
  return {
    subject,
    position,
    score,
    winner,
    draw: drawIf(winner),
    rank,
    // A higher score is a quicker win or a later loss, so this is the order of every analysis.
    moves: moves.map((move) => ({ ...move, draw: drawIf(move.winner) })).sort((one, other) => other.score - one.score),
  };
}
