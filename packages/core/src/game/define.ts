import { badRules } from "./checked.ts";
import type { Game } from "./members.ts";
import * as texts from "./texts.ts";

/** A number or a string for one of them alone, as TypeScript finds it in a class: `readonly start = 0`. */
export type Widened<Start, Whole = Start> = Start extends Whole
  ? [Whole] extends [Start]
    ? Start extends number
      ? number
      : Start extends string
        ? string
        : Start
    : Start
  : never;

/** What positions are, where a play begins at this one. */
type PositionFrom<Start> = NoInfer<Widened<Start>>;

/**
 * A game as one writes it. Only `start` says what a position is, and only `moves` what a move is, so that TypeScript
 * finds a mistake in the member in which it was made. Turns and results may have the type number.
 */
export interface GameDefinition<Start, Move>
  extends Omit<Game<PositionFrom<Start>, NoInfer<Move>>, "start" | "turn" | "moves" | "result"> {
  readonly start: Start;
  /** Who chooses the next move, 0 or 1. */
  turn(position: PositionFrom<Start>): number;
  /** Every legal move, in a fixed order; none when the play is over. */
  moves(position: PositionFrom<Start>): readonly Move[];
  /** The result when the play is over here: the player who has won, 0 or 1, or "draw". */
  result(position: PositionFrom<Start>): number | "draw" | undefined;
}

/**
 * A game: its rules, and beside them whatever else it has. TypeScript infers positions from `start` and moves from
 * `moves`, which therefore stand first. The game comes back as it is; what its functions return is checked as they are
 * called. A game that has options is defined by `defineFamily`.
 */
/* @__NO_SIDE_EFFECTS__ */
// biome-ignore lint/suspicious/noExplicitAny: where `moves` is missing or wrong, that alone is the mistake
export function defineGame<Start, Move = any>(game: GameDefinition<Start, Move>): Game<Widened<Start>, Move> {
  if ("build" in game && !("start" in game)) throw badRules(texts.buildNeedsFamily());
  return game as Game<Widened<Start>, Move>;
}
