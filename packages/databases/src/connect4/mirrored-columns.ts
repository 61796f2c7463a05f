import type { Options } from "marienbad/games/connect4";
import type { ColumnEngine, KeyList } from "../columns/column-engine.ts";
import { columnTasks } from "../columns/column-tasks.ts";
import type { TaskGame, TaskLimits } from "../tasks/level-tasks.ts";
import { ColumnKernel, LEAST, MIRRORED, SAME, type Turn, type Turned } from "./column-kernel.ts";
import { rangeColumns, startKeyOf } from "./range-columns.ts";

/** The levels of connect-4 with mirror images as one position, as tasks; the board has keys for that. */
export function mirroredTasks(options: Options, limits?: TaskLimits): TaskGame {
  return columnTasks(mirroredColumns(options), limits);
}

/** A range, and how its low parts are turned where a move leads from it or to it. */
interface TurnedRange {
  readonly range: number;
  readonly turn: Turn;
}

/**
 * The ranges of connect-4 where a position and its mirror image are one: the last column and the first number a range,
 * and the others are the low part, whose image is its columns in the opposite order. The last column of the position
 * that is kept is never more than its first, as its key is the least; where they are the same, the low part is not
 * more than its image.
 */
export function mirroredColumns({ columns, rows }: Options): ColumnEngine {
  const kernel = new ColumnKernel(columns, rows, 2, 1);
  const width = rows + 1;
  const lowBits = (columns - 2) * width;
  const startKey = startKeyOf(columns, rows);
  const { lowered, raised } = rangeColumns(rows);
  const lastOf = (range: number): number => range >>> width;
  const firstOf = (range: number): number => range & (2 ** width - 1);
  const isOwnImage = (range: number): boolean => lastOf(range) === firstOf(range);
  /** Where positions with these columns are kept. */
  const kept = (last: number, first: number): TurnedRange => {
    if (last > first) return { range: first * 2 ** width + last, turn: MIRRORED };
    return { range: last * 2 ** width + first, turn: last === first ? LEAST : SAME };
  };

  /** One for each move: where a range has one of each two that are in it, both lead here, and it is taken twice. */
  const before = (range: number, level: number): TurnedRange[] => {
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
  };

  const after = (range: number, level: number): TurnedRange[] => {
    const [last, first] = [lastOf(range), firstOf(range)];
    const [lastAfter, firstAfter] = [raised(last, 0, level), raised(first, 0, level)];
    const targets: TurnedRange[] = [];
    if (firstAfter !== undefined) targets.push(kept(last, firstAfter));
    if (lastAfter !== undefined) targets.push(kept(lastAfter, first));
    return targets;
  };

  const turnedLists = <List extends KeyList>(ranges: readonly TurnedRange[], lists: readonly List[]): Turned<List>[] =>
    lists.map((list, place) => ({ list, turn: ranges[place].turn }));

  return {
    lowBits,
    ranges: 2 ** (2 * width),
    lowMoves: columns - 2,
    startKey,
    start: () => kernel.start(Math.floor(startKey / 2 ** lowBits), startKey % 2 ** lowBits),
    before: (range, level) => before(range, level).map((source) => source.range),
    after: (range, level) => after(range, level).map((target) => target.range),
    find: (level, range, own, lists) =>
      kernel.find(level, range, own, turnedLists(before(range, level), lists), isOwnImage(range)),
    decide: (level, range, own, next, lists) =>
      kernel.decide(level, own, next, turnedLists(after(range, level), lists), isOwnImage(range)),
    tally: () => kernel.tally(),
    enter: (list) => kernel.enter(list),
    take: (count) => kernel.take(count),
    sumOf: (bytes) => kernel.sumOf(bytes),
  };
}
