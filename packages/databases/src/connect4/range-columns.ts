/** Moves in the columns of a range: each has rows + 1 bits, and is named by the place of its first. */
export interface RangeColumns {
  /** The range with the stone in this column that led to a level taken off; undefined where the top one is no such. */
  lowered(range: number, first: number, level: number): number | undefined;
  /** The range after a move at a level in this column; undefined where that is full. */
  raised(range: number, first: number, level: number): number | undefined;
}

export function rangeColumns(rows: number): RangeColumns {
  const mask = 2 ** (rows + 1) - 1;
  const heightOf = (range: number, first: number): number => 31 - Math.clz32((range >>> first) & mask);
  /** What a stone adds to a range: twice the bit of its cell where player 0 moves, as the key has it. */
  const stone = (cell: number, level: number): number => (level % 2 === 0 ? 2 : 1) << cell;
  return {
    lowered(range, first, level) {
      const top = first + heightOf(range, first) - 1;
      if (top < first) return undefined;
      const owner = (range >>> top) & 1 ? 0 : 1;
      return owner === (level - 1) % 2 ? range - stone(top, level - 1) : undefined;
    },
    raised(range, first, level) {
      const height = heightOf(range, first);
      return height < rows ? range + stone(first + height, level) : undefined;
    },
  };
}

/** The key of the empty board: in each column its first cell is the first empty one. */
export function startKeyOf(columns: number, rows: number): number {
  let key = 0;
  for (let column = 0; column < columns; column++) key += 2 ** (column * (rows + 1));
  return key;
}
