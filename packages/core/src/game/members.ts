import type { Parsed } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { Meter, Work } from "../base/work.ts";
import type { Facts } from "./facts.ts";
import type { Key, Player, Result, Rules } from "./game.ts";
import type { HeapPairs, Heaps } from "./heaps.ts";
import type { Value } from "./value.ts";

/** How positions and moves are written by people. */
export interface Notation<Position, Move> {
  /** A move as a short word without spaces. */
  writeMove(move: Move, position: Position): string;
  /** A position on one line; reading it back gives the same vertex. */
  writePosition(position: Position): string;
  /** Reads a position, and says everything that is wrong with it. */
  readPosition(text: string): Parsed<Position>;
}

/** The half of a notation that writes. */
export type Writing<Position, Move> = Pick<Notation<Position, Move>, "writeMove" | "writePosition">;

/** How a board looks whose positions are written row by row: plain data, for whoever draws it. */
export interface BoardLook {
  /** The signs of player 0 and player 1, one each or several; X and O by default. */
  readonly marks?: readonly [string, string];
  /** How the cells lie; squares by default. */
  readonly lattice?: Lattice;
  /** What the signs stand for; without it they are written as they are. */
  readonly pieces?: Pieces;
}

/**
 * Crosses and rings; round stones; pawns; cars, player 0's driving to the right and player 1's upward; or dominoes, of
 * which a position tells only the cells they cover: player 0's stand upright.
 */
export type Pieces = "crosses" | "discs" | "pawns" | "cars" | "dominoes";

/** A picture of a position in characters, several lines, and how to draw it. */
export interface Board<Position> extends BoardLook {
  draw(position: Position): string;
  /**
   * The cells that ended the play, one beside the other: a line, or a chain from side to side. They are numbered from 0
   * as a position is written; undefined where there is none.
   */
  winningLine?(position: Position): readonly number[] | undefined;
}

/**
 * Squares side by side; hexagons, each row half a cell further right; points that lines join, with diagonals or not;
 * boxes, whose sides are what a position names, those across and those down in turn; or points that lie as they like.
 */
export type Lattice = "squares" | "hexagons" | "lines" | "diagonals" | "boxes" | PointLattice;

/** Points that lie as they like, and the lines that join them. */
export interface PointLattice {
  /** In the order in which a position names them: the numbers of cells from the left and from the top. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Pairs of points that a line joins. */
  readonly lines: readonly (readonly [number, number])[];
}

/** Positions that are each other's mirror image have one value: every image is listed, the position itself included. */
export interface Symmetry<Position> {
  images(position: Position): readonly Position[];
}

/** A position that is a sum of independent ones, for impartial games (Sprague and Grundy). */
export interface Parts<Position> {
  parts(position: Position): readonly Position[];
}

/** The same position with the other player to move: what "impartial" is tested with. */
export interface TurnSwap<Position> {
  swapTurn(position: Position): Position;
}

/**
 * Every move raises a level (stones on the board, say): such a game can be solved level by level into a database,
 * without its graph. Its keys are whole numbers from 0.
 */
export interface Levels<Position> {
  /** The way back: the position that has this key. */
  positionOf(key: number): Position;
  /** 0 at the start, at most 254, and more after each move than before it. */
  levelOf(position: Position): number;
  /** Every position from which a move could lead to this one: lets databases leave out positions that are won. */
  before?(position: Position): readonly Position[];
  /** What solves and verifies these levels quicker than the rules do, where there is something. */
  readonly engine?: LevelEngine;
  /** Keys of its own for positions up to symmetry, where it is then solved quicker than by its rules. */
  readonly images?: ImageLevels<Position>;
}

/**
 * Other keys of positions, by which the image with the least is also the one that has the least key of the rules; with
 * the engine for databases that have only these images.
 */
export interface ImageLevels<Position> {
  /** What databases call these keys. */
  readonly name: string;
  key(position: Position): number;
  /** The way back. */
  positionOf(key: number): Position;
  readonly engine: LevelEngine;
}

/**
 * What solves and verifies levels: an engine of `marienbad-databases`, by its name there and the board that it works
 * on, or one that the game brings.
 */
export type LevelEngine = NamedEngine | OwnEngine;

interface NamedEngine {
  readonly name: string;
  readonly board: Readonly<Record<string, number>>;
}

/** An engine that a game brings. */
interface OwnEngine {
  /** A `TaskGame` of `marienbad-databases`; undefined where the rules have to do. */
  tasks(limits?: object): Promise<object | undefined>;
  /** A `RangeVerifier` of `marienbad-databases`. */
  verifier?(): Promise<object | undefined>;
}

/** The most moves that a position may have where the rules go by keys. */
export const MAX_MOVES_BY_KEY = 1024;

/**
 * The rules once more, by the keys of positions that are whole numbers: solving by levels then makes no object. They
 * say what the rules say, which `lint` compares.
 */
export interface RulesByKey {
  /** Writes the keys after the moves into the list, in any order, and returns how many: none where the play is over. */
  moves(key: number, into: Float64Array): number;
  /** The result when the play is over here. */
  result(key: number): Result | undefined;
  /** Who chooses the next move; without it the players move in turn, player 0 at even levels. */
  turn?(key: number): Player;
  /** Its level; without it every move leads to the next one. */
  level?(key: number): number;
}

/**
 * What a game brings beyond its rules: a theorem, a solver of its own with its opening book, a prover. It knows the
 * exact value of positions that no general method reaches.
 */
export interface Expert<Position, Move = never> {
  readonly id: string;
  readonly title: Text;
  readonly reference: string;
  /** The exact value here; undefined when this expert cannot tell. Stopped by its budget, it returns undefined too. */
  value(position: Position): Work<Value | undefined, Meter>;
  /** The result alone, where that takes less than the value. */
  result?(position: Position): Work<Result | undefined, Meter>;
  /** A move to play that keeps the result, found much sooner than the values of all moves. */
  choose?(position: Position): Work<Move | undefined, Meter>;
  /**
   * About how many positions can follow, of an expert who knows no ranks: where they are many, nobody explores them for
   * the ranks alone.
   */
  positionsFrom?(position: Position): number;
  /** The score by which players of this game write an exact value, for the player to move. */
  score?(value: Value, position: Position): number;
  /** What it has proved, for proofs that take hours: they can be stopped and go on another day. */
  readonly memory?: ExpertMemory;
}

/** What an expert has proved so far, as bytes. */
interface ExpertMemory {
  /** What took the most work: the rest is soon found again. */
  save(): Uint8Array;
  /** Takes back what such an expert has saved; false, and nothing is taken, where the bytes are anything else. */
  restore(bytes: Uint8Array): boolean;
}

/** What an expert may read and use; Node and the lab each provide it. */
export interface Resources {
  /** The bytes of a file that comes with the package, such as an opening book; undefined where it is not there. */
  load(name: string): Promise<Uint8Array | undefined>;
  /** Memory for tables, in MiB. */
  readonly megabytes?: number | undefined;
  /** Whether to search fewer positions, each for longer, where an expert can; that takes longer in all. */
  readonly thorough?: boolean | undefined;
}

/** An estimate of a position from player 0's point of view: high is good for player 0, ±Infinity is a finished play. */
export interface Heuristic<Position> {
  (position: Position): number;
  /** What an even position is worth, and therefore a draw; 0 by default. */
  readonly neutral?: number;
  /** What menus call it; its name in the game by default. */
  readonly title?: Text;
}

/** A heuristic with its title. */
export function titled<Position>(title: Text, heuristic: Heuristic<Position>): Heuristic<Position> {
  return Object.assign(heuristic, { title });
}

/**
 * A game that is played for points. What player 0 gains, player 1 loses; points are whole numbers. A play is over where
 * the rules have a result or no move is left, and is worth what its moves have brought and what its end brings; whoever
 * has more than nothing has won. So what a position is worth is what can still be gained from it, and the position need
 * not know how it was reached.
 */
export interface Scores<Position, Move> {
  /** What the end of a play brings player 0. */
  score(position: Position): number;
  /** What a move brings player 0, negative where player 1 gains; without this, moves bring nothing. */
  gain?(position: Position, move: Move): number;
}

/** Several positions from which plays may begin, as all set-ups of a chess ending: a list, or what gives one by one. */
export type Starts<Position> = readonly Position[] | (() => Iterable<Position>);

/** Everything that a game may have beside its rules; a game has some of it. */
export interface BesideRules<Position, Move> {
  /** What the game is called where it is shown. */
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
  /** Fetched when first asked, so that the catalogue stays light in a bundle. */
  expert?(resources: Resources): Promise<Expert<Position, Move> | undefined>;
  /** By name; the first is the default. */
  readonly heuristics?: Readonly<Record<string, Heuristic<Position>>>;
}

/**
 * A two-player game: five members that say how it is played, and everything else optional beside them. Whatever takes
 * a game takes this one. Without a `key`, positions are distinguished by their content.
 */
export interface Game<Position, Move> extends Omit<Rules<Position, Move>, "key">, BesideRules<Position, Move> {
  /** Two positions are the same vertex exactly when their keys are equal; whose turn it is belongs to it. */
  key?(position: Position): Key;
  /** What is true of every playthrough; nothing is promised that is not given. */
  readonly facts?: Partial<Facts>;
  /** The id in the catalogue, or the file. */
  readonly id?: string;
  /** The options that were chosen, of a game that has some. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The rules that these options make, in words. */
  readonly rule?: Text;
}

/** A game with nothing essential missing: what `fullGame` makes of a game, and what the rooms work with. */
export interface FullGame<Position, Move> extends Rules<Position, Move>, BesideRules<Position, Move> {
  readonly facts: Facts;
  readonly notation: Notation<Position, Move>;
  readonly id?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly rule?: Text;
}

/** A game whose types do not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type GivenGame = Game<any, any>;

/** A full game whose types do not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyGame = FullGame<any, any>;
