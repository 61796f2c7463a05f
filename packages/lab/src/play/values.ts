import type { Result, Text } from "marienbad";
import type { Proved } from "marienbad/oracle";

export interface Place {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Where the play began, when it is not the start of the game. */
  readonly from?: string | undefined;
  readonly moves: readonly string[];
}

/** What the oracle says of a position: a fact, or else an estimate. */
export interface Value {
  readonly exact: boolean;
  readonly result?: Result | undefined;
  /** Moves to the end; undefined when it never ends or is not known. */
  readonly rank?: number | undefined;
  /** A bound for the moves to a win whose rank is not known. */
  readonly within?: number | undefined;
  /** What player 0 gains from here on, in a game for points. */
  readonly points?: number | undefined;
  /** A draw that goes on for ever. */
  readonly endless?: true;
  /** The opinion of the search, from player 0's point of view; none where the proof is only a matter of time. */
  readonly estimate?: number | undefined;
}

export interface MoveValue extends Value {
  readonly word: string;
}

export interface Evaluation {
  /** Everything is proved, the position and all its moves. */
  readonly solved: boolean;
  /** The game has an expert, who may prove the rest in time. */
  readonly isProvable: boolean;
  readonly source: Text;
  /** What the numbers of estimates count. */
  readonly unit?: Text | undefined;
  readonly position: Value;
  /** The best first. */
  readonly moves: readonly MoveValue[];
}

/** What is proved of the positions after moves, by the words of the moves. */
export type Facts = Readonly<Record<string, Proved>>;

export interface ChosenMove {
  readonly word: string;
  readonly notes: readonly Text[];
}
