import { checksumOf } from "marienbad/base";
import { ListReader, type ListRow } from "../database/block-list.ts";
import type { FileStore } from "../tasks/level-tasks.ts";
import { readNote } from "../tasks/note.ts";
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
 * and for each a note, `.json`, which marks the task as done. A slice is a run of neighbouring positions with a given
 * number of different successors: their table should be small.
 */

export interface MergeNote {
  readonly row: ListRow;
  readonly last: number;
}

/** The successors of a slice in one level: a list in the file of runs. */
export interface RunNote extends MergeNote {
  readonly level: number;
  readonly offset: number;
  /** Some of its keys, each representing equally many. */
  readonly sample: readonly number[];
}

export interface ExpandNote {
  readonly moves: number;
  readonly slices: readonly { readonly to: number; readonly runs: readonly RunNote[]; readonly moves?: MovePart }[];
}

export type CountPairs = readonly (readonly [value: number, count: number])[];

interface NoteOfKind {
  readonly merge: MergeNote;
  readonly expand: ExpandNote;
  /** The values of a range, and the number of positions with each value, by turn. */
  readonly decide: { readonly row: ListRow; readonly counts: readonly [of0: CountPairs, of1: CountPairs] };
}

export type RangeKind = keyof NoteOfKind;

const FILE_OF_KIND = { merge: "keys", expand: "runs", decide: "values" } as const;

export const rangeTask = (kind: RangeKind, level: number, range: number): string =>
  `${kind}-${level}-${range.toString().padStart(4, "0")}`;

export const rangeFile = (kind: RangeKind, level: number, range: number): string =>
  `${rangeTask(kind, level, range)}.${FILE_OF_KIND[kind]}`;

export const movesFile = (level: number, range: number): string => `${rangeTask("expand", level, range)}.moves`;

export async function readRangeNote<Kind extends RangeKind>(
  store: FileStore,
  kind: Kind,
  level: number,
  range: number,
): Promise<NoteOfKind[Kind]> {
  return await readNote<NoteOfKind[Kind]>(store, `${rangeTask(kind, level, range)}.json`);
}

export async function readMoves(store: FileStore, level: number, range: number, part: MovePart): Promise<Uint8Array> {
  const name = movesFile(level, range);
  const bytes = await store.read(name, part.offset, part.offset + part.bytes);
  if (checksumOf(bytes) !== part.checksum) throw damagedFile(name);
  return bytes;
}

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

export const NO_VALUE = 0xffff;
const BLOCKS_AT_ONCE = 32;

/** Returns a reader of values of ordered keys from decided ranges [from, to). Cost: linear in the blocks with keys. */
export function sublevelIn(
  store: FileStore,
  { level, from, to }: { readonly level: number; readonly from: number; readonly to: number },
  valueBytes: 1 | 2,
  pause: () => Promise<void>,
): (wanted: Float64Array) => Promise<Uint16Array> {
  const open = async () => {
    const ranges = [];
    for (let range = from; range < to; range++) {
      const { row } = await readRangeNote(store, "decide", level, range);
      const list = listIn(store, rangeFile("decide", level, range), row, valueBytes);
      ranges.push({ list, page: await list.page(), first: row.firstKey });
    }
    return ranges;
  };
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  return async (wanted) => {
    opened ??= await open();
    const values = new Uint16Array(wanted.length).fill(NO_VALUE);
    let [asked, range] = [0, 0];
    while (asked < wanted.length) {
      while (range + 1 < opened.length && wanted[asked] >= opened[range + 1].first) range++;
      const { list, page } = opened[range];
      const firstAfter = opened[range + 1]?.first ?? Number.POSITIVE_INFINITY;
      const block = page.rowOfKey(wanted[asked]);
      // As many blocks as have wanted keys without a gap.
      let end = block + 1;
      let stop = asked;
      for (;;) {
        const bound = end < list.blocks ? page.firstKeyOf(end) : firstAfter;
        while (stop < wanted.length && wanted[stop] < bound) stop++;
        const mayExtend = stop < wanted.length && end < list.blocks && end - block < BLOCKS_AT_ONCE;
        if (!mayExtend || page.rowOfKey(wanted[stop]) !== end) break;
        end++;
      }
      const loaded = await list.load(block, end);
      for (let place = 0; asked < stop; asked++) {
        const key = wanted[asked];
        while (place < loaded.keys.length && loaded.keys[place] < key) place++;
        if (loaded.keys[place] === key) values[asked] = loaded.values[place];
      }
      await pause();
    }
    return values;
  };
}
