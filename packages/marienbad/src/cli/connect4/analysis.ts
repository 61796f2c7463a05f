import { MarienbadError } from "../../base/error.ts";
import { runAsync } from "../../base/work.ts";
import { type Move, type Options, type Position, rules } from "../../games/connect4/rules.ts";
import { Connect4Solver } from "../../games/connect4/solver/index.ts";
import { MOST_BITS } from "../../games/connect4/solver/solver.ts";
import { hasKernels } from "../../kernel/load.ts";
import type { Call } from "../core/command.ts";
import type { AnalysedMove, Analysis } from "../report/analysis.ts";
import type { Subject } from "../subject/subject.ts";
import { shippedBook } from "./book.ts";

/** Counting traps may look at so many positions, which takes a second or two; beyond, none are told. */
const MOST_TRAP_NODES = 20_000_000;

/** Whether the solver of connect-4 should analyse rather than exploring what follows, which a limit asks for. */
export function isForConnect4Solver(call: Call, word: string, { options }: Subject): boolean {
  if (word !== "connect4" || "limit" in call.flags) return false;
  const { columns, rows, align } = options as unknown as Options;
  return align === 4 && columns * (rows + 1) <= MOST_BITS && hasKernels();
}

/**
 * Every move of a position by the solver of connect-4 and the opening book, with progress and a clean stop on Ctrl-C. Moves are
 * scored one by one: a line of best play would be searched far beyond the book.
 */
export async function analyseConnect4(call: Call, subject: Subject, position: Position): Promise<Analysis> {
  const { columns, rows } = subject.options as unknown as Options;
  const book = await shippedBook(columns, rows);
  const solver = new Connect4Solver({ columns, rows, ...(book !== undefined && { book }) });
  const game = rules(solver.board);
  let nodesBefore = 0;
  const budget = {
    signal: call.signal,
    onProgress: ({ nodes }: { readonly nodes: number }) =>
      call.output.progress(`${(nodesBefore + nodes).toLocaleString(call.language)} positions`),
  };
  const scored: (AnalysedMove & { readonly move: Move; readonly score: number; readonly rank: number })[] = [];
  for (const move of game.moves(position)) {
    const after = await solved(game.play(position, move));
    scored.push({ ...after, move, score: 0 - after.score }); // so that no 0 is negative
  }
  const traps = await countTraps(scored.filter(({ score }) => score === 0).map(({ move }) => move));
  // A higher score is a quicker win or a later loss; of draws the most dangerous comes first, as in every analysis.
  const moves = scored
    .map((move) => (traps === undefined ? move : { ...move, traps: traps.get(move.move) ?? 0 }))
    .sort((one, other) => other.score - one.score || (traps?.get(other.move) ?? 0) - (traps?.get(one.move) ?? 0));
  const own = moves.length > 0 ? { ...moves[0], rank: moves[0].rank + 1 } : await solved(position);
  call.output.done();
  const { score, winner, draw, rank } = own;
  return { subject, position, score, winner, draw, rank, moves };

  async function solved(place: Position) {
    const { score, winner, rank, nodes } = await solver.scoreInSlices(place, budget);
    nodesBefore += nodes;
    return { score, winner, draw: winner === undefined ? ("finite" as const) : undefined, rank };
  }

  /** How many answers to each of these moves, which draw, lose; undefined when that takes too long. */
  async function countTraps(drawing: readonly Move[]): Promise<ReadonlyMap<Move, number> | undefined> {
    const trapsOfMove = new Map<Move, number>();
    let left = MOST_TRAP_NODES;
    for (const move of drawing) {
      const after = game.play(position, move);
      let traps = 0;
      for (const answer of game.moves(after)) {
        if (left <= 0) return undefined;
        try {
          const { bound, nodes } = await runAsync(solver.comparing(game.play(after, answer), 0), {
            ...budget,
            nodes: left,
          });
          left -= nodes;
          nodesBefore += nodes;
          if (bound > 0) traps++;
        } catch (error) {
          if (error instanceof MarienbadError && error.code === "limit-reached") return undefined;
          throw error;
        }
      }
      trapsOfMove.set(move, traps);
    }
    return trapsOfMove;
  }
}
