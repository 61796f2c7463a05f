/**
 * What is true of every playthrough (G2 in docs/concordance.md). The first four hold for all games here; the last three
 * are stated by each game, and checked on small instances by the conformance suite.
 */
export interface Facts {
  /** What one player wins the other loses. */
  readonly zeroSum: true;
  /** The players choose one after the other. */
  readonly sequential: true;
  /** Everyone has seen every move. */
  readonly perfectInformation: true;
  /** Everyone knows the rules and the goals. */
  readonly completeInformation: true;
  /** The moves depend on the position alone, not on the player. */
  readonly impartial: boolean;
  /** No play comes back to a position. */
  readonly acyclic: boolean;
  /** A play can end, or continue forever, without a winner. */
  readonly canDraw: boolean;
}

/** The facts of a game from the three that are its own. */
export function facts(own: Pick<Facts, "impartial" | "acyclic" | "canDraw">): Facts {
  return { zeroSum: true, sequential: true, perfectInformation: true, completeInformation: true, ...own };
}
