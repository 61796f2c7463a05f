import type { ColumnEngine } from "../../game/column-engine.ts";
import type { TaskGame, TaskLimits } from "../../game/level-tasks.ts";
import { columnTasks } from "../../levels/column-tasks.ts";
import { ColumnKernel } from "./kernel/column-kernel.ts";
import type { Options } from "./rules.ts";

/** The kernel has a bit for each possible low part. */
const MAX_LOW_BITS = 28;
/** With fewer low bits, ranges have so few positions that too much time is lost between them. */
const MIN_LOW_BITS = 20;
/** With more high bits, unless they are needed, likewise. */
const BEST_HIGH_BITS = 15;
/** Directories have a place for each possible range. */
const MAX_HIGH_BITS = 24;
/** Keys are exact numbers. */
const MAX_KEY_BITS = 53;
const SOLVED_ALIGN = 4;

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
  const firstBits = Array.from({ length: highColumns }, (_, column) => column * width);
  const heightOf = (range: number, first: number): number => 31 - Math.clz32((range >>> first) & (2 ** width - 1));
  /** What a stone adds to a range: twice the bit of its cell where player 0 moves, as the key has it. */
  const stone = (cell: number, level: number): number => (level % 2 === 0 ? 2 : 1) << cell;
  let startKey = 0;
  for (let column = 0; column < columns; column++) startKey += 2 ** (column * width);
  return {
    lowBits: lowColumns * width,
    ranges: 2 ** (highColumns * width),
    lowMoves: lowColumns,
    startKey,
    before(range, level) {
      const lastMover = 1 - (level % 2);
      const ranges: number[] = [];
      for (const first of firstBits) {
        const top = first + heightOf(range, first) - 1;
        if (top < first) continue;
        const owner = (range >>> top) & 1 ? 0 : 1;
        if (owner === lastMover) ranges.push(range - stone(top, level - 1));
      }
      return ranges;
    },
    after(range, level) {
      const ranges: number[] = [];
      for (const first of firstBits) {
        const height = heightOf(range, first);
        if (height < rows) ranges.push(range + stone(first + height, level));
      }
      return ranges;
    },
    find: (level, range, own, before) => kernel.find(level, range, own, before),
    decide: (level, own, next, after) => kernel.decide(level, own, next, after),
    tally: () => kernel.tally(),
    pass: (distances, count, low) => kernel.pass(distances, count, low),
    sumOf: (bytes) => kernel.sumOf(bytes),
  };
}
