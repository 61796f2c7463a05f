import { negate, writeFraction } from "../fraction.ts";
import type { Tournament } from "./tournament.ts";
import { shownScore } from "./tournament-text.ts";

/** A tournament as plain data for programs: strategies by id, years as years. */
export function tournamentToJson({ entrants, dilemma, standings, payoffs, exactPayoffs, matches }: Tournament) {
  return {
    strategies: entrants.map(({ id }) => id),
    matches,
    costs: dilemma.costs,
    standings: standings.map(({ rank, entrant, average, cooperation, wins }) => ({
      rank,
      strategy: entrants[entrant].id,
      average: shownScore(dilemma, average),
      cooperation,
      wins,
    })),
    /** null where two did not meet */
    payoffs: payoffs.map((row) => row.map((payoff) => (Number.isNaN(payoff) ? null : shownScore(dilemma, payoff)))),
    exactPayoffs:
      exactPayoffs?.map((row) => row.map((payoff) => writeFraction(dilemma.costs ? negate(payoff) : payoff))) ?? null,
  };
}
