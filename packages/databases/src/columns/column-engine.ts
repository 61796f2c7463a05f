/** Positions of a range, in the order of their keys, written as the engine likes it. */
export interface KeyList {
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** The same with a byte for each, who wins in how many moves, as a database has it. */
export interface DecidedList extends KeyList {
  readonly values: Uint8Array;
}

/** A range of a level as it was found. */
export interface FoundRange extends KeyList {
  /** Positions that somebody has won, which are not in the list. */
  readonly won: number;
  /** Moves that lead into this range. */
  readonly moves: number;
}

/** Positions of a list that follow each other. */
export interface TakenKeys {
  /** The low parts of the first and of the last one. */
  readonly first: number;
  readonly last: number;
  /** Of all but the first, each from the one before, as a database has them: seven bits a byte, the lowest first. */
  readonly distances: Uint8Array;
}

/**
 * An engine for a game whose key is made of parts that a move changes one at a time, such as the columns of connect-4.
 * The highest parts are the number of a *range*, the others the low part of the key, so that a move in a high part
 * leads from a range to exactly one other and leaves the low part as it is: the list of a range is what such a move
 * leads to, already in order. (Where mirror images are one position, the low part may be that of the image.) Every move
 * leads to the next level, and the players take turns, player 0 first. Lists have the positions that nobody has won;
 * one that a move leads to and that is not in a list was won by that move. What an engine returns may be overwritten
 * when it is called again.
 */
export interface ColumnEngine {
  /** A key is its range × 2^lowBits + its low part. */
  readonly lowBits: number;
  /** Every range is less than that. */
  readonly ranges: number;
  /** The most moves of a position that stay in their range. */
  readonly lowMoves: number;
  readonly startKey: number;
  /** The ranges of the level before from which moves in high parts may lead to this range of a level, one for each. */
  before(range: number, level: number): readonly number[];
  /** The ranges of the next level to which moves in high parts may lead from this range of a level, one for each. */
  after(range: number, level: number): readonly number[];
  /** The range of the start, at level 0. */
  start(): FoundRange;
  /** A range of a level, from its own list of the level before and those of the ranges before it, in their order. */
  find(level: number, range: number, own: KeyList, before: readonly KeyList[]): FoundRange;
  /** The values of a range of a level, from its own list of the next level and those of the ranges after it. */
  decide(level: number, range: number, own: KeyList, next: DecidedList, after: readonly DecidedList[]): Uint8Array;
  /** How often `decide` has given each value, by its byte, since this was last asked. */
  tally(): Uint32Array;
  /** Goes to the first position of a list; it stays the list of `take` until the engine is asked for anything else. */
  enter(list: KeyList): void;
  /** The next so many positions, one at least, of the list that was entered. */
  take(count: number): TakenKeys;
  /** A checksum, quick enough for every byte that is read. */
  sumOf(bytes: Uint8Array): number;
}
