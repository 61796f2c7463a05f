import { text } from "../../../base/text.ts";
import { Meter, unlessStopped, type Work } from "../../../base/work.ts";
import type { Player } from "../../../game/game.ts";
import type { Expert, Resources } from "../../../game/members.ts";
import { DOMINEERING } from "../../../kernel/generated/domineering.ts";
import { WIDE_DOMINEERING } from "../../../kernel/generated/domineering-wide.ts";
import {
  advanceWork,
  hasKernels,
  instantiate,
  type KernelMemory,
  reserve,
  type SearchKernel,
} from "../../../kernel/load.ts";
import { countCells } from "../../grid/cell-set.ts";
import { promisingFirst } from "../../grid/scores.ts";
import { type Move, mobility, type Options, type Position, rules } from "../rules.ts";

/**
 * Proves who wins a position of domineering, for whichever player is to move; not in how many moves.
 *
 * Needs a board of at most 128 cells; any of them may be covered. Returns the exact winner, within the budget. Cost:
 * exponential in the free cells; from the empty board 100,000 nodes on 7 × 7, 20 million on 8 × 8 (some seconds), or
 * 2 million and four times as long when it is thorough; 180 million on 8 × 9 (a minute).
 * Method: alpha-beta on bitboards in WebAssembly (kernels/domineering) with bounds from counting safe, protective and
 * vulnerable areas. What has been proved stays in the table for the next position. There is none where the kernels
 * cannot run.
 */
export async function domineeringExpert(
  board: Options,
  { megabytes = defaultMegabytes(board), thorough = false }: Resources,
): Promise<Expert<Position, Move> | undefined> {
  if (!hasKernels()) return undefined;
  const game = rules(board);
  const estimate = mobility(board);
  let made: DomineeringKernel | undefined;
  const kernel = (): DomineeringKernel => {
    made ??= domineeringKernel(board.rows, board.columns, bucketBitsFor(board, megabytes), { isThorough: thorough });
    return made;
  };
  return {
    id: "domineering",
    title: text("the prover of domineering", "le démonstrateur du Domineering"),
    reference: "Breuker, Uiterwijk, van den Herik, Solving 8 × 8 Domineering (2000); Bullock, Domineering (2002)",
    *value(position) {
      const winner = yield* unlessStopped(winnerWork(position, new Meter()));
      return winner === undefined ? undefined : { result: winner, rank: undefined };
    },
    *choose(position) {
      return yield* unlessStopped(winningMoveWork(position));
    },
    positionsFrom: ({ free }) => positionsOn(countCells(free)),
  };

  function* winnerWork({ free, turn }: Position, meter: Meter): Work<Player, Meter> {
    kernel().begin(turn, free[0], free[1], free[2], free[3]);
    yield* advanceWork(kernel(), meter);
    return kernel().foundWinner() as Player;
  }

  function* winningMoveWork(position: Position): Work<Move | undefined, Meter> {
    const meter = new Meter();
    const { turn } = position;
    if ((yield* winnerWork(position, meter)) !== turn) return undefined;
    for (const { move, after } of promisingFirst(game, position, estimate)) {
      if ((yield* winnerWork(after, meter)) === turn) return move;
    }
    return undefined;
  }
}

/** About: 4 × 4 has 2,443 positions, 4 × 5 24,007 and 4 × 6 238,719, ten times as many with four cells more. */
function positionsOn(cells: number): number {
  return 10 ** (cells / 4) / 4;
}

/** Enough for 8 × 8, and for 8 × 9. */
function defaultMegabytes({ rows, columns }: Options): number {
  return rows * columns > MAX_NARROW_CELLS ? 128 : 64;
}

function bucketBitsFor({ rows, columns }: Options, megabytes: number): number {
  const cells = rows * columns;
  const bucketBytes = cells > MAX_NARROW_CELLS ? 48 : 32;
  return Math.min(Math.floor(Math.log2((megabytes * 2 ** 20) / bucketBytes)), Math.max(1, cells));
}

/** The exports of kernels/domineering. */
interface DomineeringKernel extends SearchKernel {
  /** Begins to ask who wins when this player is to move; the free cells are given as words of 32 bits. */
  begin(turn: number, first: number, second?: number, third?: number, fourth?: number): void;
  foundWinner(): number;
}

interface Module extends DomineeringKernel {
  readonly memory: KernelMemory;
  readonly FIXED_BYTES: { readonly value: number };
  /** Returns the number of bytes needed. */
  configure(rows: number, columns: number, bucketBits: number, isThorough: number): number;
}

/** Boards of more cells than this need the kernel whose sets of cells have two words of 64 bits. */
const MAX_NARROW_CELLS = 64;

/** A kernel for at most 128 cells, with 2^bucketBits buckets of 32 bytes, or 48 when wide; see `Resources.thorough`. */
export function domineeringKernel(
  rows: number,
  columns: number,
  bucketBits: number,
  { isThorough = false, isWide = rows * columns > MAX_NARROW_CELLS } = {},
): DomineeringKernel {
  const kernel = instantiate<Module>(isWide ? WIDE_DOMINEERING : DOMINEERING);
  reserve(kernel.memory, kernel.FIXED_BYTES.value);
  reserve(kernel.memory, kernel.configure(rows, columns, bucketBits, isThorough ? 1 : 0));
  return kernel;
}
