import type { Options } from "../../games/connect4/index.ts";
import { connect4Expert } from "../../games/connect4/solver/index.ts";
import { type Expert, type Oracle, oracleOf } from "../../oracle/index.ts";
import { shippedBook } from "../connect4/book.ts";
import type { Call } from "../core/command.ts";
import { exploreSubject } from "../subject/explore.ts";
import type { Subject } from "../subject/subject.ts";

/** Whoever knows this game better than search does. */
export async function expertOf({ name, options }: Subject): Promise<Expert<unknown, unknown> | undefined> {
  if (name !== "connect4") return undefined;
  const board = options as unknown as Options;
  const book = await shippedBook(board.columns, board.rows);
  return connect4Expert(board, book) as Expert<unknown, unknown> | undefined;
}

/** Solves the game from a position on, once, when it is first asked for. */
export function lazyOracle(call: Call, subject: Subject, from: unknown): () => Promise<Oracle<unknown, unknown>> {
  let solved: Promise<Oracle<unknown, unknown>> | undefined;
  return () => {
    solved ??= exploreSubject(call, subject, { from, keepPositions: false }).then((exploration) =>
      oracleOf(subject.kit.rules, exploration),
    );
    return solved;
  };
}

const USUAL_LIMIT = 500_000;

/** The same call with a smaller limit on positions, for solving that is only nice to have. */
export function withUsualLimit(call: Call): Call {
  return { ...call, flags: { limit: String(USUAL_LIMIT), ...call.flags } };
}
