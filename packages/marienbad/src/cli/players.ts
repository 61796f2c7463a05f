import { DEAD_END_RULES, type DeadEndRule } from "../arena/index.ts";
import { type AnyKit, opponent, type Result } from "../game/index.ts";
import { type Oracle, oracleOf } from "../search/index.ts";
import { type Call, choiceFlag } from "./command.ts";
import { exploreSubject, type Subject } from "./subject.ts";

/** The game as it is to be played: where the rules leave a stuck position open, `--dead-end` says who has won. */
export function playableKit(call: Call, { kit, arena }: Subject): AnyKit {
  const rule: DeadEndRule = choiceFlag(call, "dead-end", DEAD_END_RULES) ?? "draw";
  if (rule === "draw" || arena !== undefined) return kit;
  const { rules } = kit;
  const stuck = (position: unknown): Result | undefined => {
    if (rules.moves(position).length > 0) return undefined;
    return rule === "mover-loses" ? opponent(rules.turn(position)) : rules.turn(position);
  };
  return { ...kit, rules: { ...rules, result: (position: unknown) => rules.result(position) ?? stuck(position) } };
}

/** Solves the game from a position on, once, when it is first asked for. */
export function lazyOracle(call: Call, subject: Subject, from: unknown): () => Promise<Oracle<unknown, unknown>> {
  let solved: Promise<Oracle<unknown, unknown>> | undefined;
  return () => {
    solved ??= exploreSubject(call, subject, { from, keepPositions: false }).then((exploration) =>
      oracleOf(playableKit(call, subject).rules, exploration),
    );
    return solved;
  };
}

const USUAL_LIMIT = 500_000;

/** The same call with a smaller limit on positions, for solving that is only nice to have. */
export function withUsualLimit(call: Call): Call {
  return { ...call, flags: { limit: String(USUAL_LIMIT), ...call.flags } };
}
