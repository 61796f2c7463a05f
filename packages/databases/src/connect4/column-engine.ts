import { MAX_HIGH_BITS, MAX_KEY_BITS, MAX_LOW_BITS, SOLVED_ALIGN } from "marienbad/connect4";
import type { Options } from "marienbad/games/connect4";
import type { ColumnEngine, KeyList } from "../columns/column-engine.ts";
import { columnTasks } from "../columns/column-tasks.ts";
import type { TaskGame, TaskLimits } from "../tasks/level-tasks.ts";
import { ColumnKernel, SAME, type Turned } from "./column-kernel.ts";
import { rangeColumns, startKeyOf } from "./range-columns.ts";

/** With fewer low bits, ranges have so few positions that too much time is lost between them. */
const MIN_LOW_BITS = 20;
/** With more high bits, unless they are needed, likewise. */
const BEST_HIGH_BITS = 15;

/** How many of the highest columns number a range; undefined where there is no good choice. */
export function highColumnsOf({ columns, rows, align }: Options): number | undefined {
  const width = rows + 1;
  if (align !== SOLVED_ALIGN || columns * width > MAX_KEY_BITS) return undefined;
  const lowBits = (high: number): number => (columns - high) * width;
  let high = 0;
  while ((high + 1) * width <= BEST_HIGH_BITS && lowBits(high + 1) >= MIN_LOW_BITS) high++;
  while (lowBits(high) > MAX_LOW_BITS) high++;
  return high * width <= MAX_HIGH_BITS ? high : undefined;
}

/** The levels of connect-4 as tasks over ranges of columns; undefined where these cannot be. */
export function connect4Tasks(options: Options, limits?: TaskLimits): TaskGame | undefined {
  const highColumns = highColumnsOf(options);
  return highColumns === undefined ? undefined : columnTasks(connect4Columns(options, highColumns), limits);
}

/** The ranges of connect-4, numbered by so many of the highest columns. */
export function connect4Columns({ columns, rows }: Options, highColumns: number): ColumnEngine {
  const kernel = new ColumnKernel(columns, rows, highColumns);
  const width = rows + 1;
  const lowColumns = columns - highColumns;
  const lowBits = lowColumns * width;
  const startKey = startKeyOf(columns, rows);
  const firstBits = Array.from({ length: highColumns }, (_, column) => column * width);
  const { lowered, raised } = rangeColumns(rows);
  const same = <List extends KeyList>(lists: readonly List[]): Turned<List>[] =>
    lists.map((list) => ({ list, turn: SAME }));
  return {
    lowBits,
    ranges: 2 ** (highColumns * width),
    lowMoves: lowColumns,
    startKey,
    start: () => kernel.start(Math.floor(startKey / 2 ** lowBits), startKey % 2 ** lowBits),
    before: (range, level) => firstBits.flatMap((first) => lowered(range, first, level) ?? []),
    after: (range, level) => firstBits.flatMap((first) => raised(range, first, level) ?? []),
    find: (level, range, own, before) => kernel.find(level, range, own, same(before)),
    decide: (level, _range, own, next, after) => kernel.decide(level, own, next, same(after)),
    tally: () => kernel.tally(),
    enter: (list) => kernel.enter(list),
    take: (count) => kernel.take(count),
    sumOf: (bytes) => kernel.sumOf(bytes),
  };
}
