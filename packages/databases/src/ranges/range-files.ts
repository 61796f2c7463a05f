import { checksumOf } from "marienbad/base";
import { ListReader, type ListRow } from "../database/block-list.ts";
import { segmentTask } from "../database/database.ts";
import type { FileStore, JsonValue, Task } from "../tasks/level-tasks.ts";
import { readNote, writeNote } from "../tasks/note.ts";
import { damagedFile } from "../tasks/task.ts";
import type { MovePart } from "./move-codes.ts";

/*
 * The files of tasks over ranges of keys. Of range 3 of level 12:
 *
 *     merge-12-0003.keys        the keys of its positions
 *     expand-12-0003.runs       the keys one move after them: in slices, each in order
 *     expand-12-0003.moves      its positions by their moves (move-codes.ts), where the game has rules alone
 *     decide-12-0003.values     its keys with their values
 *
 * and for each a note, `.json`, which is the mark that the task is done. A slice is as many neighbouring positions as
 * have a given number of different successors: their table should be small.
 */

/** What is done with a range of a level. */
export type RangeKind = "merge" | "expand" | "decide";

export const rangeTask = (kind: RangeKind, level: number, range: number): string =>
  `${kind}-${level}-${range.toString().padStart(4, "0")}`;

const FILE_OF_KIND = { merge: "keys", expand: "runs", decide: "values" } as const;

export const rangeFile = (kind: RangeKind, level: number, range: number): string =>
  `${rangeTask(kind, level, range)}.${FILE_OF_KIND[kind]}`;

/** Where what the rules have said about a range is written down, slice by slice. */
export const movesFile = (level: number, range: number): string => `${rangeTask("expand", level, range)}.moves`;

/** The keys of a range. */
export interface MergeNote {
  readonly row: ListRow;
  readonly last: number;
}

/** The successors of a slice in one level, a list in the file of runs. */
export interface RunNote {
  readonly level: number;
  /** Where the list begins. */
  readonly offset: number;
  readonly row: ListRow;
  readonly last: number;
  /** Some of its keys, each of which stands for equally many. */
  readonly sample: readonly number[];
}

/** What lies one move after a range. */
export interface ExpandNote {
  readonly moves: number;
  readonly slices: readonly {
    /** The place in the range where it ends. */
    readonly to: number;
    readonly runs: readonly RunNote[];
    /** Its part of the file of moves. */
    readonly moves?: MovePart;
  }[];
}

/** The values of a range. */
interface DecideNote {
  readonly row: ListRow;
  /** How many positions have which value, by who moves. */
  readonly counts: readonly [of0: CountPairs, of1: CountPairs];
}
export type CountPairs = readonly (readonly [value: number, count: number])[];

/** A segment of the database. */
export interface SegmentNote {
  readonly row: ListRow;
}

interface NoteOfKind {
  readonly merge: MergeNote;
  readonly expand: ExpandNote;
  readonly decide: DecideNote;
}

export async function readRangeNote<Kind extends RangeKind>(
  store: FileStore,
  kind: Kind,
  level: number,
  range: number,
): Promise<NoteOfKind[Kind]> {
  return await readNote<NoteOfKind[Kind]>(store, `${rangeTask(kind, level, range)}.json`);
}

export async function readSegmentNote(store: FileStore, level: number, segment: number): Promise<SegmentNote> {
  return await readNote<SegmentNote>(store, `${segmentTask(level, segment)}.json`);
}

/** Marks a task as done. */
export async function writeDone(store: FileStore, task: Task, note: object): Promise<void> {
  await writeNote(store, task.done, note as JsonValue);
}

/** What the rules have said about a slice of a range. */
export async function readMoves(store: FileStore, level: number, range: number, part: MovePart): Promise<Uint8Array> {
  const name = movesFile(level, range);
  const bytes = await store.read(name, part.offset, part.offset + part.bytes);
  if (checksumOf(bytes) !== part.checksum) throw damagedFile(name);
  return bytes;
}

/** A list in a file, from an offset on. */
export function listIn(
  store: FileStore,
  name: string,
  row: ListRow,
  valueBytes: 0 | 1 | 2 = 0,
  offset = 0,
): ListReader {
  return new ListReader(row, {
    read: (from, to) => store.read(name, offset + from, offset + to),
    damaged: () => damagedFile(name),
    valueBytes,
  });
}
