import type { Parsed } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { Meter, Work } from "../base/work.ts";
import type { Facts } from "./facts.ts";
import type { Key, Player, Result, Rules } from "./game.ts";
import type { HeapPairs, Heaps } from "./heaps.ts";
import type { Value } from "./value.ts";

/** The notation of positions and moves. */
export interface Notation<Position, Move> {
  writeMove(move: Move, position: Position): string;
  /** A position on one line, which `readPosition` reads back. */
  writePosition(position: Position): string;
  readPosition(text: string): Parsed<Position>;
}

/** The writing half of a notation. */
export type Writing<Position, Move> = Pick<Notation<Position, Move>, "writeMove" | "writePosition">;

/** The look of a board whose positions are written row by row, as plain data. */
export interface BoardLook {
  /** The signs of player 0 and player 1, one or several each; X and O by default. */
  readonly marks?: readonly [string, string];
  /** The layout of the cells; squares by default. */
  readonly lattice?: Lattice;
  /** How the signs are drawn; by default as they are. */
  readonly pieces?: Pieces;
}

/**
 * Crosses and rings; round stones; pawns; cars, player 0's driving right and player 1's up; or dominoes, vertical for
 * player 0, of which a position has only the covered cells.
 */
export type Pieces = "crosses" | "discs" | "pawns" | "cars" | "dominoes";

/** A picture of a position in several lines of characters, and how to draw it. */
export interface Board<Position> extends BoardLook {
  draw(position: Position): string;
  /** The cells that won the game, a line or a chain in order, numbered from 0 as in the notation; undefined if none. */
  winningLine?(position: Position): readonly number[] | undefined;
}

/**
 * Squares; hexagons, each row half a cell further right; points joined by lines, with diagonals or not; boxes, whose
 * sides a position names, horizontal and vertical ones in turn; or points at given places.
 */
export type Lattice = "squares" | "hexagons" | "lines" | "diagonals" | "boxes" | PointLattice;

/** Points at given places, and the lines that join them. */
export interface PointLattice {
  /** In the order of the notation: the distances from the left and from the top, in cells. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Pairs of points that a line joins. */
  readonly lines: readonly (readonly [number, number])[];
}

/** Positions of equal value, such as mirror images: lists every image, the position itself included. */
export interface Symmetry<Position> {
  images(position: Position): readonly Position[];
}

/** Splits a position into independent parts, for impartial games (Sprague and Grundy). */
export interface Parts<Position> {
  parts(position: Position): readonly Position[];
}

/** The same position with the other player to move, to test whether a game is impartial. */
export interface TurnSwap<Position> {
  swapTurn(position: Position): Position;
}

/**
 * For games in which every move raises a level (the stones on the board, for example), which can be solved level by
 * level into a database, without a graph. Their keys are whole numbers from 0.
 */
export interface Levels<Position> {
  positionOf(key: number): Position;
  /** 0 at the start, at most 254, and more after each move than before it. */
  levelOf(position: Position): number;
  /** Every position with a move to this one: lets databases omit won positions. */
  before?(position: Position): readonly Position[];
  /** Solves and verifies these levels quicker than the rules do. */
  readonly engine?: LevelEngine;
  readonly images?: ImageLevels<Position>;
}

/** Other keys of positions. The image with the least such key must also have the least key of the rules. */
export interface ImageLevels<Position> {
  readonly name: string;
  key(position: Position): number;
  positionOf(key: number): Position;
  readonly engine: LevelEngine;
}

/** Solves and verifies levels: an engine of `marienbad-databases`, by name, or one that the game brings. */
export type LevelEngine = NamedEngine | OwnEngine;

interface NamedEngine {
  readonly name: string;
  readonly board: Readonly<Record<string, number>>;
}

interface OwnEngine {
  /** A `TaskGame` of `marienbad-databases`; undefined to use the rules. */
  tasks(limits?: object): Promise<object | undefined>;
  /** A `RangeVerifier` of `marienbad-databases`. */
  verifier?(): Promise<object | undefined>;
}

/** The most moves of a position in rules by key. */
export const MAX_MOVES_BY_KEY = 1024;

/** The rules on keys instead of positions, so that solving by levels makes no objects. `lint` compares both. */
export interface RulesByKey {
  /** Writes the keys after each move into the list, in any order, and returns their number: 0 at the end of a game. */
  moves(key: number, into: Float64Array): number;
  result(key: number): Result | undefined;
  /** The player to move; by default player 0 at even levels, player 1 at odd ones. */
  turn?(key: number): Player;
  /** The level of a key; by default every move leads to the next level. */
  level?(key: number): number;
}

/** A theorem, a solver with its opening book or a prover for one game: exact values that no general method reaches. */
export interface Expert<Position, Move = never> {
  readonly id: string;
  readonly title: Text;
  readonly reference: string;
  /** The exact value; undefined if the expert does not know it, or its budget is spent. */
  value(position: Position): Work<Value | undefined, Meter>;
  /** The result alone, if that takes less time. */
  result?(position: Position): Work<Result | undefined, Meter>;
  /** A move that keeps the result, found much sooner than the values of all moves. */
  choose?(position: Position): Work<Move | undefined, Meter>;
  /** Estimated number of positions from here, for an expert without ranks: if it is large, ranks are not computed. */
  positionsFrom?(position: Position): number;
  /** An exact value as the usual score of this game, for the player to move. */
  score?(value: Value, position: Position): number;
  /** Stores what has been proved, so that proofs of several hours can be stopped and resumed. */
  readonly memory?: ExpertMemory;
}

interface ExpertMemory {
  /** The proofs that took the most work; the rest is soon found again. */
  save(): Uint8Array;
  /** Restores what `save` returned; false, and nothing changes, if the bytes are anything else. */
  restore(bytes: Uint8Array): boolean;
}

/** Files and memory for an expert, provided by Node and by the lab. */
export interface Resources {
  /** The bytes of a file of the package, such as an opening book; undefined if it is missing. */
  load(name: string): Promise<Uint8Array | undefined>;
  /** Memory for tables, in MiB. */
  readonly megabytes?: number | undefined;
  /** Search fewer positions, each for longer, if the expert can; takes longer in all. */
  readonly thorough?: boolean | undefined;
}

/** An estimate of a position for player 0: high is good for player 0, ±Infinity is the end of the game. */
export interface Heuristic<Position> {
  (position: Position): number;
  /** The value of an even position and of a draw; 0 by default. */
  readonly neutral?: number;
  /** Its title in menus; by default its name in the game. */
  readonly title?: Text;
}

/** A heuristic with a title. */
export function titled<Position>(title: Text, heuristic: Heuristic<Position>): Heuristic<Position> {
  return Object.assign(heuristic, { title });
}

/**
 * The points of a game, whole numbers; what player 0 gains, player 1 loses. A play ends with a result or with no move
 * left, and its points are those of its moves plus those of its end; the player with more has won. A position is worth
 * the points still to be gained, so it need not contain those already won.
 */
export interface Scores<Position, Move> {
  /** The points of player 0 for the end of a play. */
  score(position: Position): number;
  /** The points of player 0 for a move, negative if player 1 gains; 0 by default. */
  gain?(position: Position, move: Move): number;
}

/** All positions from which plays may begin, such as the set-ups of a chess endgame, as an array or an iterator. */
export type Starts<Position> = readonly Position[] | (() => Iterable<Position>);

/** The optional members of a game. */
export interface BesideRules<Position, Move> {
  readonly title?: string | Text;
  readonly notation?: Notation<Position, Move>;
  readonly board?: Board<Position>;
  readonly symmetry?: Symmetry<Position>;
  readonly parts?: Parts<Position>;
  readonly turnSwap?: TurnSwap<Position>;
  readonly levels?: Levels<Position>;
  readonly byKey?: RulesByKey;
  readonly scores?: Scores<Position, Move>;
  readonly starts?: Starts<Position>;
  readonly heaps?: Heaps<Position>;
  readonly heapPairs?: HeapPairs<Position>;
  /** Loads the expert when first needed, so that the catalogue stays light in a bundle. */
  expert?(resources: Resources): Promise<Expert<Position, Move> | undefined>;
  /** By name; the first is the default. */
  readonly heuristics?: Readonly<Record<string, Heuristic<Position>>>;
}

/** A two-player game: five required members, all else optional. Without a `key`, content identifies a position. */
export interface Game<Position, Move> extends Omit<Rules<Position, Move>, "key">, BesideRules<Position, Move> {
  /** Identifies a position, including whose turn it is: equal keys are one vertex. */
  key?(position: Position): Key;
  /** Facts about every playthrough; missing ones are not promised. */
  readonly facts?: Partial<Facts>;
  /** The id in the catalogue, or the file. */
  readonly id?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The rules in words, with these options. */
  readonly rule?: Text;
}

/** A game completed and checked by `fullGame`, as the rooms use it. */
export interface FullGame<Position, Move> extends Rules<Position, Move>, BesideRules<Position, Move> {
  readonly facts: Facts;
  readonly notation: Notation<Position, Move>;
  readonly id?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly rule?: Text;
}

/** A game of any types. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type GivenGame = Game<any, any>;

/** A full game of any types. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyGame = FullGame<any, any>;
