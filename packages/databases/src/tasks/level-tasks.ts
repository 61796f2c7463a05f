import type { Packing, Signal } from "marienbad/base";

/** A value of JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Bytes in pieces. */
export type BytePieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Named immutable files: complete or missing, and writing a name twice writes the same bytes. */
export interface FileStore {
  /** Bytes [from, to) of a file, by default all; may use `room`, of the same length. Throws `missing-file`. */
  read(name: string, from?: number, to?: number, room?: Uint8Array): Promise<Uint8Array>;
  /** Length of a file; undefined if missing. */
  size(name: string): Promise<number | undefined>;
  write(name: string, pieces: BytePieces): Promise<void>;
  /** The names with this prefix, in alphabetical order. */
  list(prefix: string): Promise<string[]>;
  /** Removes a file, if it exists. */
  remove(name: string): Promise<void>;
}

/** One step of solving: a pure function of files, as plain data. The names of its files are its id, a dot and more. */
export interface Task {
  /** Stable and readable, "merge-12-0003": planning again gives the same ids. */
  readonly id: string;
  /** Such as "expand", "merge", "decide", "segment". */
  readonly kind: string;
  readonly level: number;
  readonly from: number;
  readonly to: number;
  /** The file that marks the task as done, written last. */
  readonly done: string;
  /** Expected work, in positions or moves: for progress and estimates. */
  readonly weight: number;
  readonly detail?: JsonValue;
}

/** Independent tasks, in any order or in parallel. */
export interface Stage {
  readonly name: string;
  readonly tasks: readonly Task[];
  /** Files that no later stage reads; none of them marks a task as done. */
  readonly drops?: readonly string[];
}

/** A row of an index: a block or a segment of a database. */
export interface Row {
  readonly firstKey: number;
  /** Length, with everything below it. */
  readonly bytes: number;
  readonly checksum: string;
}

/** Number of positions of a level by outcome. */
export interface LevelStatistics {
  readonly level: number;
  readonly positions: number;
  readonly moves: number;
  readonly player0: number;
  readonly player1: number;
  readonly draws: number;
  /** `byRank.player0[r]` positions are won by player 0 in r moves; similarly the others. */
  readonly byRank: CountsByRank;
  /** Counts of player 1's turns; omitted if the players move in turn, so that the level determines the turn. */
  readonly ofPlayer1?: CountsByRank;
}

/** Number of positions won by each player, or drawn, by number of moves. */
export type CountsByRank = Readonly<Record<"player0" | "player1" | "draws", readonly number[]>>;

/** A level after its segments have been written. */
export interface WrittenLevel {
  readonly statistics: LevelStatistics;
  /** Number of positions of its segments: all, or those not won. */
  readonly stored: number;
  /** Bytes of a value: 1 for ranks up to 63, 2 for ranks up to 255. */
  readonly valueBytes: 1 | 2;
  readonly segments: readonly Row[];
}

/** A game by levels as tasks: a planner, and the work of the tasks. Each worker makes its own. */
export interface TaskGame {
  /** True if its segments leave out won positions, which the rules recognise. */
  readonly leavesOutWon: boolean;
  /** Stages in order. Each is planned only from what earlier stages left in the store. */
  stages(store: FileStore): AsyncIterable<Stage>;
  /** Does one task at a time: tasks share tables. */
  runTask(task: Task, store: FileStore, signal?: Signal): Promise<void>;
  /** Levels of the database from the start on, once all stages are done, from what their tasks left. */
  written(store: FileStore): AsyncIterable<WrittenLevel>;
}

/** Resources of tasks. */
export interface TaskLimits {
  /** Memory of one worker, in MiB. Work begun with less keeps its cuts. */
  readonly megabytes?: number;
  /** Packing of blocks of segments; the platform's deflate by default. */
  readonly packing?: Packing;
}

/** Does tasks: in this process, on threads, on machines of a queue. */
export interface Runner {
  /** Does the unfinished tasks of a stage. If a task fails, throws once the running tasks have ended. */
  run(stage: Stage, options?: RunOptions): Promise<void>;
  close(): Promise<void>;
}

/** Options for running tasks. */
export interface RunOptions {
  readonly signal?: Signal | undefined;
  /** Called with each task as it is done, and with those done before. */
  readonly onTask?: ((task: Task) => void) | undefined;
}
