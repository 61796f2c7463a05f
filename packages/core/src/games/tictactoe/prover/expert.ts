import { type Text, text } from "../../../base/text.ts";
import { Meter, unlessStopped, type Work } from "../../../base/work.ts";
import { opponent, type Player, type Result } from "../../../game/game.ts";
import type { Expert, Resources } from "../../../game/members.ts";
import { advanceWork, hasKernels } from "../../../kernel/load.ts";
import { type KernelTable, restoreTable, saveTable } from "../../../kernel/table-state.ts";
import { placementsOn } from "../../grid/placements.ts";
import { lines } from "../heuristics.ts";
import { type Move, type Options, type Position, rules } from "../rules.ts";
import { type TictactoeKernel, tictactoeKernel } from "./kernel.ts";

const DEFAULT_MEGABYTES = 64;
const ENTRY_BYTES = 24;
const BUCKET_BYTES = 2 * ENTRY_BYTES;
/** Where an entry has its work, in nodes (see kernels/tictactoe/table.ts). */
const WORK = 16;
/** What took less than this many nodes is not worth keeping: a thousandth of a second. */
const MIN_KEPT_WORK = 128;
/** Who wants the result alone asks about many positions: each gets a hundredth of a second. */
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
  const kernel = (): TictactoeKernel => {
    made ??= tictactoeKernel(board.rows, board.columns, board.align, bucketBitsFor(board, megabytes));
    return made;
  };
  const { rows, columns, align } = board;
  const table = (): KernelTable => {
    const name = `m,n,k ${rows} ${columns} ${align} ${bucketBitsFor(board, megabytes)}`;
    return { name, bytes: kernel().table, entryBytes: ENTRY_BYTES };
  };
  return {
    id: "tictactoe",
    title: expertTitle(),
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

  /** Whether this player wins a position that is not finished. */
  function* winsWork(attacker: Player, position: Position, meter: Meter): Work<boolean, Meter> {
    const [attack, defend] = [position.stones[attacker], position.stones[opponent(attacker)]];
    const isAttacking = game.turn(position) === attacker ? 1 : 0;
    kernel().begin(attack[0], attack[1] ?? 0, defend[0], defend[1] ?? 0, isAttacking);
    yield* advanceWork(kernel(), meter);
    return kernel().attackerWins() === 1;
  }

  /** A move that keeps a win or a draw, the most promising first; undefined in a lost position. */
  function* keepingMoveWork(position: Position): Work<Move | undefined, Meter> {
    const meter = new Meter();
    const mover = game.turn(position);
    const result = yield* resultWork(position, meter);
    if (result === opponent(mover)) return undefined;
    const sign = mover === 0 ? -1 : 1;
    const moves = game
      .moves(position)
      .map((move) => ({ move, after: game.play(position, move) }))
      .sort((one, other) => sign * (estimate(one.after) - estimate(other.after)));
    for (const { move, after } of moves) {
      const ended = game.result(after);
      const keeps = (ended ?? (yield* keepsWork(result, mover, after, meter))) === result;
      if (keeps) return move;
    }
    return undefined;
  }

  /** The result after a move, if it is this one; another one is not told from a worse one. */
  function* keepsWork(result: Result, mover: Player, after: Position, meter: Meter): Work<Result, Meter> {
    if (result === mover) return (yield* winsWork(mover, after, meter)) ? mover : "draw";
    return (yield* winsWork(opponent(mover), after, meter)) ? opponent(mover) : "draw";
  }
}

/** No more buckets than fit into the memory, nor than a small board needs. */
function bucketBitsFor({ rows, columns }: Options, megabytes: number): number {
  return Math.min(Math.floor(Math.log2((megabytes * 2 ** 20) / BUCKET_BYTES)), rows * columns + 4);
}

const expertTitle = (): Text => text("the prover of m,n,k-games", "le démonstrateur des jeux m,n,k");
