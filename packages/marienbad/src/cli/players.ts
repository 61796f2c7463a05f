import { connect4Expert } from "../connect4/index.ts";
import type { Options } from "../games/connect4/index.ts";
import { type Expert, type Oracle, oracleOf } from "../search/index.ts";
import type { Call } from "./command.ts";
import { exploreSubject, type Subject } from "./subject.ts";

/** Whoever knows this game better than search does. */
export function expertOf({ name, options }: Subject): Expert<unknown, unknown> | undefined {
  if (name !== "connect4") return undefined;
  return connect4Expert(options as unknown as Options) as Expert<unknown, unknown> | undefined;
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
