import { MAX_HIGH_BITS, MAX_KEY_BITS, MAX_LOW_BITS, SOLVED_ALIGN } from "marienbad/connect4";
import type { Options } from "marienbad/games/connect4";
import type { ColumnEngine, KeyList } from "../columns/column-engine.ts";
import { columnTasks } from "../columns/column-tasks.ts";
import type { TaskGame, TaskLimits } from "../tasks/level-tasks.ts";
import { ColumnKernel, LEAST, MIRRORED, type Orientation, SAME, type Turned } from "./column-kernel.ts";

/** With fewer low bits, ranges have too few positions and time is lost between them. */
const MIN_LOW_BITS = 20;
const BEST_HIGH_BITS = 15; // more lose time in the same way, and are used only if needed

/** Number of columns that number a range; undefined if there is no good choice. */
export function highColumnsOf({ columns, rows, align }: Options): number | undefined {
  const width = rows + 1;
  if (align !== SOLVED_ALIGN || columns * width > MAX_KEY_BITS) return undefined;
  const lowBits = (high: number): number => (columns - high) * width;
  let high = 0;
  while ((high + 1) * width <= BEST_HIGH_BITS && lowBits(high + 1) >= MIN_LOW_BITS) high++;
  while (lowBits(high) > MAX_LOW_BITS) high++;
  return high * width <= MAX_HIGH_BITS ? high : undefined;
}

/** Connect-4 by levels as tasks over ranges of columns; undefined if the board is too large. */
export function connect4Tasks(options: Options, limits?: TaskLimits): TaskGame | undefined {
  const highColumns = highColumnsOf(options);
  return highColumns === undefined ? undefined : columnTasks(connect4Columns(options, highColumns), limits);
}

/** Connect-4 by levels up to mirror images, as tasks. Needs a board with such keys. */
export function mirroredTasks(options: Options, limits?: TaskLimits): TaskGame {
  return columnTasks(mirroredColumns(options), limits);
}

interface TurnedRange {
  readonly range: number;
  readonly turn: Orientation;
}

interface HighMoves {
  before(range: number, level: number): readonly TurnedRange[];
  after(range: number, level: number): readonly TurnedRange[];
  /** True for a range that is its own image: it has the lesser of a position and its image. */
  isOwnImage(range: number): boolean;
}

/** The ranges of connect-4, numbered by this many of the highest columns. */
export function connect4Columns(board: Options, highColumns: number): ColumnEngine {
  const kernel = new ColumnKernel(board.columns, board.rows, highColumns);
  const firstBits = Array.from({ length: highColumns }, (_, column) => column * (board.rows + 1));
  const { lowered, raised } = columnsOf(board.rows);
  const asTheyAre = (ranges: readonly (number | undefined)[]): TurnedRange[] =>
    ranges.filter((range) => range !== undefined).map((range) => ({ range, turn: SAME }));
  return engineOf(kernel, board, highColumns, {
    before: (range, level) => asTheyAre(firstBits.map((first) => lowered(range, first, level))),
    after: (range, level) => asTheyAre(firstBits.map((first) => raised(range, first, level))),
    isOwnImage: () => false,
  });
}

/**
 * Connect-4 up to mirror images: the last and the first column number a range; the image of a low part has its columns
 * reversed. The position kept has the least key: last column ≤ first and, if equal, low part ≤ its image.
 */
function mirroredColumns(board: Options): ColumnEngine {
  const kernel = new ColumnKernel(board.columns, board.rows, 2, 1);
  const width = board.rows + 1;
  const { lowered, raised } = columnsOf(board.rows);
  const lastOf = (range: number): number => range >>> width;
  const firstOf = (range: number): number => range & (2 ** width - 1);
  const kept = (last: number, first: number): TurnedRange => {
    if (last > first) return { range: first * 2 ** width + last, turn: MIRRORED };
    return { range: last * 2 ** width + first, turn: last === first ? LEAST : SAME };
  };
  return engineOf(kernel, board, 2, {
    before(range, level) {
      const [last, first] = [lastOf(range), firstOf(range)];
      if (last > first) return [];
      const sources: TurnedRange[] = [];
      const lastBefore = lowered(last, 0, level);
      if (lastBefore !== undefined) sources.push({ ...kept(lastBefore, first), turn: last === first ? LEAST : SAME });
      // In the range of its own images, the first column leads to the images of what the last one leads to.
      const firstBefore = last === first ? undefined : lowered(first, 0, level);
      if (firstBefore === undefined) return sources;
      const source = kept(last, firstBefore);
      if (source.turn !== LEAST) sources.push(source);
      else sources.push({ ...source, turn: SAME }, { ...source, turn: MIRRORED });
      return sources;
    },
    after(range, level) {
      const [last, first] = [lastOf(range), firstOf(range)];
      const [lastAfter, firstAfter] = [raised(last, 0, level), raised(first, 0, level)];
      const targets: TurnedRange[] = [];
      if (firstAfter !== undefined) targets.push(kept(last, firstAfter));
      if (lastAfter !== undefined) targets.push(kept(lastAfter, first));
      return targets;
    },
    isOwnImage: (range) => lastOf(range) === firstOf(range),
  });
}

function engineOf(
  kernel: ColumnKernel,
  { columns, rows }: Options,
  highColumns: number,
  moves: HighMoves,
): ColumnEngine {
  const lowBits = (columns - highColumns) * (rows + 1);
  const startKey = startKeyOf(columns, rows);
  const turned = <List extends KeyList>(ranges: readonly TurnedRange[], lists: readonly List[]): Turned<List>[] =>
    lists.map((list, place) => ({ list, turn: ranges[place].turn }));
  return {
    lowBits,
    ranges: 2 ** (highColumns * (rows + 1)),
    lowMoves: columns - highColumns,
    startKey,
    start: () => kernel.start(Math.floor(startKey / 2 ** lowBits), startKey % 2 ** lowBits),
    before: (range, level) => moves.before(range, level).map((source) => source.range),
    after: (range, level) => moves.after(range, level).map((target) => target.range),
    find: (level, range, own, lists) =>
      kernel.find(level, range, own, turned(moves.before(range, level), lists), moves.isOwnImage(range)),
    decide: (level, range, own, next, lists) =>
      kernel.decide(level, own, next, turned(moves.after(range, level), lists), moves.isOwnImage(range)),
    tally: () => kernel.tally(),
    enter: (list) => kernel.enter(list),
    take: (count) => kernel.take(count),
    sumOf: (bytes) => kernel.sumOf(bytes),
  };
}

function columnsOf(rows: number) {
  const mask = 2 ** (rows + 1) - 1;
  const heightOf = (range: number, first: number): number => 31 - Math.clz32((range >>> first) & mask);
  /** The number that a stone adds to a range: twice the bit of its cell if player 0 moves, as in the key. */
  const stone = (cell: number, level: number): number => (level % 2 === 0 ? 2 : 1) << cell;
  return {
    /** The range without the stone that led to a level; undefined if no top stone of this column did. */
    lowered(range: number, first: number, level: number): number | undefined {
      const top = first + heightOf(range, first) - 1;
      if (top < first) return undefined;
      const owner = (range >>> top) & 1 ? 0 : 1;
      return owner === (level - 1) % 2 ? range - stone(top, level - 1) : undefined;
    },
    /** The range after a move at a level; undefined if the column is full. */
    raised(range: number, first: number, level: number): number | undefined {
      const height = heightOf(range, first);
      return height < rows ? range + stone(first + height, level) : undefined;
    },
  };
}

function startKeyOf(columns: number, rows: number): number {
  let key = 0;
  for (let column = 0; column < columns; column++) key += 2 ** (column * (rows + 1));
  return key;
}
