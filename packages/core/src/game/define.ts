import { badRules } from "./checked.ts";
import type { Game } from "./members.ts";
import * as texts from "./texts.ts";

/** `number` or `string` for a literal type, which TypeScript infers from `readonly start = 0` in a class. */
export type Widened<Start, Whole = Start> = Start extends Whole
  ? [Whole] extends [Start]
    ? Start extends number
      ? number
      : Start extends string
        ? string
        : Start
    : Start
  : never;

type PositionFrom<Start> = NoInfer<Widened<Start>>;

/**
 * A game as one writes it. Positions are inferred from `start` alone and moves from `moves` alone, so that TypeScript
 * reports a mistake at the member that contains it. Turns and results may be typed `number`.
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
 * Defines a game. TypeScript infers positions from `start` and moves from `moves`, so write them first. Returns the
 * game unchanged; its functions are checked as they are called. For a game with options see `defineFamily`.
 */
/* @__NO_SIDE_EFFECTS__ */
// biome-ignore lint/suspicious/noExplicitAny: where `moves` is missing or wrong, that alone is the mistake
export function defineGame<Start, Move = any>(game: GameDefinition<Start, Move>): Game<Widened<Start>, Move> {
  if ("build" in game && !("start" in game)) throw badRules(texts.buildNeedsFamily());
  return game as Game<Widened<Start>, Move>;
}
