import type { Packing, Signal } from "marienbad/base";

/** What JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Bytes that come piece by piece. */
export type BytePieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Named immutable files between tasks: a folder, a bucket, or memory. A file is there whole or not at all, and whoever
 * writes a name twice writes the same bytes.
 */
export interface FileStore {
  /**
   * Bytes [from, to) of a file, by default all of it; throws `missing-file` where there is none. They may be put into
   * the room that is given, which is as long as they are.
   */
  read(name: string, from?: number, to?: number, room?: Uint8Array): Promise<Uint8Array>;
  /** How long a file is; undefined where there is none. */
  size(name: string): Promise<number | undefined>;
  write(name: string, pieces: BytePieces): Promise<void>;
  /** The names that begin so, in alphabetical order. */
  list(prefix: string): Promise<string[]>;
  /** What is not there need not be removed. */
  remove(name: string): Promise<void>;
}

/**
 * One step of solving by levels: a pure function of the files that it reads. It is plain data, so that it can be sent
 * anywhere. Every file that it writes is called by its id, a dot and more: so a file tells which task makes it.
 */
export interface Task {
  /** Stable and readable, "merge-12-0003": who plans again plans the same ids. */
  readonly id: string;
  /** What is done: "expand", "merge", "decide", "write" … */
  readonly kind: string;
  readonly level: number;
  /** The first range. */
  readonly from: number;
  /** The range after the last. */
  readonly to: number;
  /** The file that is there exactly when the task is done: it is written last. */
  readonly done: string;
  /** The work foreseen, in positions or moves: for progress and estimates. */
  readonly weight: number;
  /** Whatever else this kind needs. */
  readonly detail?: JsonValue;
}

/** Tasks that do not need each other, and may be done in any order or at once. */
export interface Stage {
  readonly name: string;
  readonly tasks: readonly Task[];
  /** Files that no later stage reads. None of them says that a task is done. */
  readonly drops?: readonly string[];
}

/** What a row of an index says about a block or a segment of a database. */
export interface Row {
  readonly firstKey: number;
  /** With everything below it. */
  readonly bytes: number;
  readonly checksum: string;
}

/** How many positions of a level end how. */
export interface LevelStatistics {
  readonly level: number;
  readonly positions: number;
  /** All the moves of these positions. */
  readonly moves: number;
  readonly player0: number;
  readonly player1: number;
  readonly draws: number;
  /** `byRank.player0[r]` positions are won by player 0 in r moves; likewise the others. */
  readonly byRank: CountsByRank;
  /** Those where player 1 moves; left out where the players move in turn, so that the level tells. */
  readonly ofPlayer1?: CountsByRank;
}

/** How many positions are won by each player, or drawn, in how many moves. */
export type CountsByRank = Readonly<Record<"player0" | "player1" | "draws", readonly number[]>>;

/** A level as its segments have been written. */
export interface WrittenLevel {
  readonly statistics: LevelStatistics;
  /** How many positions its segments have: all, or those that nobody has won. */
  readonly stored: number;
  /** Bytes of a value: 1 for ranks up to 63, 2 for ranks up to 255. */
  readonly valueBytes: 1 | 2;
  /** One row per segment, as its top page has it. */
  readonly segments: readonly Row[];
}

/** A game by levels as tasks: a planner, and the work of the tasks. It is made anew wherever tasks are done. */
export interface TaskGame {
  /** Whether its segments leave out positions that somebody has won, which the rules tell. */
  readonly leavesOutWon: boolean;
  /** One after the other. Each is planned from what the stages before have left in the store, and from nothing else. */
  stages(store: FileStore): AsyncIterable<Stage>;
  /** Does one task, and no other before it has ended: tasks leave tables to each other. */
  runTask(task: Task, store: FileStore, signal?: Signal): Promise<void>;
  /** The levels of the database, from the start on, once all stages are done: read from what their tasks have left. */
  written(store: FileStore): AsyncIterable<WrittenLevel>;
}

/** What tasks may use. */
export interface TaskLimits {
  /** Memory of one worker, in MiB. What is begun with less goes on as it was cut. */
  readonly megabytes?: number;
  /** How blocks of segments are packed; by deflate of the platform where nothing is said. */
  readonly packing?: Packing;
}

/** Where tasks are done: in this process, on threads, on machines behind a queue. */
export interface Runner {
  /**
   * Does the tasks of a stage that are not done yet. The error of a task is thrown as it is, code and parameters, when
   * the tasks that have begun have ended.
   */
  run(stage: Stage, options?: RunOptions): Promise<void>;
  close(): Promise<void>;
}

/** How tasks are watched and stopped. */
export interface RunOptions {
  readonly signal?: Signal | undefined;
  /** Called with each task as it is done, and with those that were done before. */
  readonly onTask?: ((task: Task) => void) | undefined;
}
