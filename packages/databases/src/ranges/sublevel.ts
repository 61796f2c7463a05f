import type { ListReader } from "../database/block-list.ts";
import type { IndexPage } from "../database/index-page.ts";
import type { FileStore } from "../tasks/level-tasks.ts";
import { listIn, rangeFile, readRangeNote } from "./range-files.ts";

/** The values of keys, which are in order and are all in the level. */
export type Sublevel = (wanted: Float64Array) => Promise<Uint16Array>;

/** What a key gets that is not there. */
export const NO_VALUE = 0xffff;
/** Blocks that are read at once, at most. */
const BLOCKS_AT_ONCE = 32;

interface OpenRange {
  readonly list: ListReader;
  readonly page: IndexPage;
  readonly first: number;
}

/**
 * A way to take the values of single positions out of the decided ranges of a level: of the next level this is all that
 * deciding a slice needs. Only blocks in which there are wanted keys are read. Cost: linear in the keys and in the
 * positions of these blocks.
 */
export function sublevelIn(
  store: FileStore,
  { level, from, to }: { readonly level: number; readonly from: number; readonly to: number },
  valueBytes: 1 | 2,
  pause: () => Promise<void>,
): Sublevel {
  let opened: OpenRange[] | undefined;
  const open = async (): Promise<OpenRange[]> => {
    const ranges: OpenRange[] = [];
    for (let range = from; range < to; range++) {
      const { row } = await readRangeNote(store, "decide", level, range);
      const list = listIn(store, rangeFile("decide", level, range), row, valueBytes);
      ranges.push({ list, page: await list.page(), first: row.firstKey });
    }
    return ranges;
  };
  return async (wanted) => {
    opened ??= await open();
    const values = new Uint16Array(wanted.length).fill(NO_VALUE);
    let [asked, range] = [0, 0];
    while (asked < wanted.length) {
      while (range + 1 < opened.length && wanted[asked] >= opened[range + 1].first) range++;
      const { list, page } = opened[range];
      const behind = opened[range + 1]?.first ?? Number.POSITIVE_INFINITY;
      const block = page.rowOfKey(wanted[asked]);
      // As many blocks as have wanted keys without a gap.
      let end = block + 1;
      let stop = asked;
      for (;;) {
        const bound = end < list.blocks ? page.firstKeyOf(end) : behind;
        while (stop < wanted.length && wanted[stop] < bound) stop++;
        const goesOn = stop < wanted.length && end < list.blocks && end - block < BLOCKS_AT_ONCE;
        if (!goesOn || page.rowOfKey(wanted[stop]) !== end) break;
        end++;
      }
      const there = await list.load(block, end);
      for (let place = 0; asked < stop; asked++) {
        const key = wanted[asked];
        while (place < there.keys.length && there.keys[place] < key) place++;
        if (there.keys[place] === key) values[asked] = there.values[place];
      }
      await pause();
    }
    return values;
  };
}
