import type { Action } from "./dilemma.ts";
import type { Decide } from "./strategy.ts";

/** Where the entrants of the first tournament are described. */
export const AXELROD_1980 =
  "R. Axelrod, Effective choice in the prisoner's dilemma, Journal of Conflict Resolution 24, 1980";

/** What was done last; undefined before the first turn. */
export const last = (actions: readonly Action[]): Action | undefined => actions[actions.length - 1];

/** Cooperates at first, then does what the other did last. */
export const titForTat: Decide = (_, other) => last(other) ?? "C";

/** Calls `see` once for each turn that has been played, in order, before each decision. */
export function watching(see: (own: Action, other: Action) => void, decide: Decide): Decide {
  let seen = 0;
  return (own, other) => {
    for (; seen < own.length; seen++) see(own[seen], other[seen]);
    return decide(own, other);
  };
}
