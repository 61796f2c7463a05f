import { text } from "../../../base/text.ts";
import { Meter, unlessStopped, type Work } from "../../../base/work.ts";
import { opponent, type Player, type Result } from "../../../game/game.ts";
import type { Expert, Resources } from "../../../game/members.ts";
import { TICTACTOE } from "../../../kernel/generated/tictactoe.ts";
import {
  advanceWork,
  hasKernels,
  instantiate,
  type KernelMemory,
  reserve,
  type SearchKernel,
} from "../../../kernel/load.ts";
import { type KernelTable, restoreTable, saveTable } from "../../../kernel/table-state.ts";
import { promisingFirst } from "../../grid/scores.ts";
import { placementsOn } from "../../grid/stones.ts";
import { lines, type Move, type Options, type Position, rules } from "../rules.ts";

const DEFAULT_MEGABYTES = 64;
const ENTRY_BYTES = 24;
const BUCKET_BYTES = 2 * ENTRY_BYTES;
/** Offset of the work of an entry, in nodes (see kernels/tictactoe/table.ts). */
const WORK = 16;
/** Results of fewer nodes are not kept: they take a thousandth of a second. */
const MIN_KEPT_WORK = 128;
/** Nodes for the result alone, which is asked about many positions: a hundredth of a second each. */
const MAX_RESULT_NODES = 4000;

/**
 * Proves who wins a position of an m,n,k-game, or that nobody does; not in how many moves.
 *
 * Needs a board of at most 64 cells on which a line wins. Returns the exact result, within the budget, by two questions
 * at most: does the player to move win, and does the other? Cost: exponential in the empty cells; from the empty board
 * 23,000 nodes on 7 × 7 with five in a row, 3 million (20 s) on 7 × 8. Method: alpha-beta on bitboards in WebAssembly
 * (kernels/tictactoe) with threat sequences, pairing strategies and the potential of Erdős and Selfridge. What has been
 * proved stays in the table for the next position. There is none where the kernels cannot run.
 */
export async function tictactoeExpert(
  board: Options,
  { megabytes = DEFAULT_MEGABYTES }: Resources,
): Promise<Expert<Position, Move> | undefined> {
  if (!hasKernels()) return undefined;
  const game = rules(board);
  const estimate = lines(board, game);
  let made: TictactoeKernel | undefined;
  const { rows, columns, align } = board;
  const bucketBits = bucketBitsFor(board, megabytes);
  const kernel = (): TictactoeKernel => {
    made ??= tictactoeKernel(rows, columns, align, bucketBits);
    return made;
  };
  const table = (): KernelTable => {
    return { name: `m,n,k ${rows} ${columns} ${align} ${bucketBits}`, bytes: kernel().table, entryBytes: ENTRY_BYTES };
  };
  return {
    id: "tictactoe",
    title: text("the prover of m,n,k-games", "le démonstrateur des jeux m,n,k"),
    reference: "Uiterwijk, van den Herik, The advantage of the initiative (2000)",
    *value(position) {
      const result = yield* unlessStopped(resultWork(position, new Meter()));
      return result === undefined ? undefined : { result, rank: undefined };
    },
    *result(position) {
      const work = resultWork(position, new Meter());
      let step = work.next();
      while (!step.done) {
        if (step.value.nodes >= MAX_RESULT_NODES) return undefined;
        yield step.value;
        step = work.next();
      }
      return step.value;
    },
    *choose(position) {
      return yield* unlessStopped(keepingMoveWork(position));
    },
    positionsFrom: ({ placed }) => placementsOn(rows * columns - placed),
    memory: {
      save() {
        const { bytes } = table();
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        return saveTable(table(), (offset) => view.getUint32(offset + WORK, true) >= MIN_KEPT_WORK);
      },
      restore: (saved) => restoreTable(table(), saved),
    },
  };

  function* resultWork(position: Position, meter: Meter): Work<Result, Meter> {
    const ended = game.result(position);
    if (ended !== undefined) return ended;
    const mover = game.turn(position);
    // A stone more never hurts: if the start is a draw, one stone against the player to move cannot make it a win.
    if (position.placed === 1) yield* winsWork(0, game.start, meter);
    if (yield* winsWork(mover, position, meter)) return mover;
    // On the empty board the second player never wins: the first could steal the strategy (John Nash).
    if (position.placed === 0) return "draw";
    return (yield* winsWork(opponent(mover), position, meter)) ? opponent(mover) : "draw";
  }

  function* winsWork(attacker: Player, position: Position, meter: Meter): Work<boolean, Meter> {
    const [attack, defend] = [position.stones[attacker], position.stones[opponent(attacker)]];
    const isAttacking = game.turn(position) === attacker ? 1 : 0;
    kernel().begin(attack[0], attack[1] ?? 0, defend[0], defend[1] ?? 0, isAttacking);
    yield* advanceWork(kernel(), meter);
    return kernel().attackerWins() === 1;
  }

  function* keepingMoveWork(position: Position): Work<Move | undefined, Meter> {
    const meter = new Meter();
    const mover = game.turn(position);
    const result = yield* resultWork(position, meter);
    if (result === opponent(mover)) return undefined;
    for (const { move, after } of promisingFirst(game, position, estimate)) {
      if ((game.result(after) ?? (yield* keepsWork(result, mover, after, meter))) === result) return move;
    }
    return undefined;
  }

  /** The result after a move, if it is this one; a better and a worse one are not distinguished. */
  function* keepsWork(result: Result, mover: Player, after: Position, meter: Meter): Work<Result, Meter> {
    if (result === mover) return (yield* winsWork(mover, after, meter)) ? mover : "draw";
    return (yield* winsWork(opponent(mover), after, meter)) ? opponent(mover) : "draw";
  }
}

function bucketBitsFor({ rows, columns }: Options, megabytes: number): number {
  return Math.min(Math.floor(Math.log2((megabytes * 2 ** 20) / BUCKET_BYTES)), rows * columns + 4);
}

/** The exports of kernels/tictactoe. Stones are given as two halves of 32 bits. */
interface TictactoeKernel extends SearchKernel {
  /** Returns the number of bytes needed. */
  configure(rows: number, columns: number, align: number, bucketBits: number): number;
  /** Begins to ask whether the attacker wins; the defender is content with a draw. */
  begin(attackLow: number, attackHigh: number, defendLow: number, defendHigh: number, isAttacking: number): void;
  attackerWins(): number;
  /** The table, until the memory grows. */
  readonly table: Uint8Array;
}

interface Module extends Omit<TictactoeKernel, "table"> {
  readonly memory: KernelMemory;
  readonly FIXED_BYTES: { readonly value: number };
}

/** A kernel for a board of at most 64 cells, its table having 2^bucketBits buckets of 48 bytes. */
export function tictactoeKernel(rows: number, columns: number, align: number, bucketBits: number): TictactoeKernel {
  const kernel = instantiate<Module>(TICTACTOE);
  reserve(kernel.memory, kernel.FIXED_BYTES.value);
  const end = kernel.configure(rows, columns, align, bucketBits);
  reserve(kernel.memory, end);
  const first = kernel.FIXED_BYTES.value;
  return { ...kernel, table: new Uint8Array(kernel.memory.buffer, first, end - first) };
}
