import type { Result } from "marienbad";

/** A play under way, as plain data. */
export interface Place {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Where the play began, when it is not the start of the game. */
  readonly from?: string | undefined;
  readonly moves: readonly string[];
}

/** What a position is worth: exactly where the game could be solved or the search could prove it, else an estimate. */
export interface Value {
  readonly exact: boolean;
  /** Who wins, where that is known. */
  readonly result?: Result | undefined;
  /** Moves to the end; undefined when it never ends or is not known. */
  readonly rank?: number | undefined;
  /** A draw that goes on for ever. */
  readonly endless?: true;
  /** The opinion of the search, from player 0's point of view. */
  readonly estimate?: number | undefined;
}

export interface MoveValue extends Value {
  readonly word: string;
}

export interface Evaluation {
  /** The whole game was solved: every rank is exact. */
  readonly solved: boolean;
  readonly position: Value;
  /** The best first. */
  readonly moves: readonly MoveValue[];
}
