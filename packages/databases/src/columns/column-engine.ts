/** Positions of a range in the order of their keys, in the engine's own format. */
export interface KeyList {
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** A list with a byte for each position: winner and rank, as in a database. */
export interface DecidedList extends KeyList {
  readonly values: Uint8Array;
}

export interface FoundRange extends KeyList {
  /** Won positions, which are not in the list. */
  readonly won: number;
  readonly moves: number;
}

/** Consecutive positions of a list. */
export interface TakenKeys {
  /** Low parts of the first and the last position. */
  readonly first: number;
  readonly last: number;
  /** Distance of each other key from the one before, as in a database: seven bits a byte, the lowest first. */
  readonly distances: Uint8Array;
}

/**
 * An engine for a game whose key is made of parts, such as the columns of connect-4, of which a move changes one. The
 * highest parts number a *range*, the others are the low part. A move in a high part leads to exactly one other range
 * and keeps the low part (or that of the mirror image), so what it leads to is a list already in order. Each move
 * leads to the next level; players alternate, player 0 first. Lists omit won positions: a successor in no list was won
 * by the move. Results may be overwritten by the next call.
 */
export interface ColumnEngine {
  /** A key is its range × 2^lowBits + its low part. */
  readonly lowBits: number;
  readonly ranges: number;
  /** Maximum number of moves of a position that stay in its range. */
  readonly lowMoves: number;
  readonly startKey: number;
  /** Ranges of the previous level from which moves in high parts may lead to this range, one for each move. */
  before(range: number, level: number): readonly number[];
  /** Ranges of the next level to which moves in high parts may lead, one for each move. */
  after(range: number, level: number): readonly number[];
  start(): FoundRange;
  /** Finds a range of a level from its list of the previous level and the lists of `before`, in their order. */
  find(level: number, range: number, own: KeyList, before: readonly KeyList[]): FoundRange;
  /** Values of a range of a level, from its list of the next level and the lists of `after`. */
  decide(level: number, range: number, own: KeyList, next: DecidedList, after: readonly DecidedList[]): Uint8Array;
  /** Number of times `decide` has given each value, by byte, since the last call. */
  tally(): Uint32Array;
  /** Moves to the start of a list, which `take` reads; any other call ends this. */
  enter(list: KeyList): void;
  /** The next `count` ≥ 1 positions of the entered list. */
  take(count: number): TakenKeys;
  sumOf(bytes: Uint8Array): number;
}
