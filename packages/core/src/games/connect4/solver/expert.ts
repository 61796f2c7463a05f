import { text } from "../../../base/text.ts";
import { type Meter, unlessStopped, type Work } from "../../../base/work.ts";
import type { Result } from "../../../game/game.ts";
import type { Expert, Resources } from "../../../game/members.ts";
import type { Value } from "../../../game/value.ts";
import { hasKernels } from "../../../kernel/load.ts";
import { type Move, type Options, type Position, rules } from "../rules.ts";
import { Connect4Book } from "./book.ts";
import { scoreOfValue } from "./score.ts";
import { Connect4Solver, DEFAULT_MEGABYTES } from "./solver.ts";

/** With more empty cells choosing a move takes too long (measured: half a second and more). */
const MAX_EMPTY_TO_CHOOSE = 33;

/** Opening book and solver as an expert: exact values of every position. Undefined where kernels cannot run. */
export async function connect4Expert(
  board: Options,
  { load, megabytes = DEFAULT_MEGABYTES }: Resources,
): Promise<Expert<Position, Move> | undefined> {
  if (!hasKernels()) return undefined;
  const { columns, rows } = board;
  const cells = columns * rows;
  const bytes = await load(bookName(columns, rows));
  const book = bytes && Connect4Book.fromBytes(bytes);
  const game = rules(board);
  let made: Connect4Solver | undefined;
  const solver = (): Connect4Solver => {
    made ??= new Connect4Solver({ columns, rows, megabytes, ...(book !== undefined && { book }) });
    return made;
  };
  return {
    id: "connect4",
    title: text("opening book and solver of connect-4", "bibliothèque d'ouvertures et solveur du Puissance 4"),
    reference: "Pascal Pons, Solving Connect 4; John Tromp, John's Connect Four Playground",
    *value(position) {
      return yield* unlessStopped(valueWork(position));
    },
    *result(position) {
      return yield* unlessStopped(resultWork(position));
    },
    *choose(position) {
      const isKnown = book?.replyTo(position) !== undefined || cells - position.placed <= MAX_EMPTY_TO_CHOOSE;
      return isKnown ? yield* unlessStopped(solver().chooseWork(position)) : undefined;
    },
    score: (value, position) => scoreOfValue(value, position.placed, cells),
  };

  function* valueWork(position: Position): Work<Value, Meter> {
    const { result, rank } = yield* solver().scoreWork(position);
    return { result, rank };
  }

  function* resultWork(position: Position): Work<Result, Meter> {
    const { bound } = yield* solver().boundWork(position, 0);
    const mover = game.turn(position);
    if (bound > 0) return mover;
    return (yield* solver().boundWork(position, -1)).bound < 0 ? (mover === 0 ? 1 : 0) : "draw";
  }
}

/** The name of the file of a board's opening book. */
export function bookName(columns: number, rows: number): string {
  return `connect4-${columns}x${rows}.book`;
}
