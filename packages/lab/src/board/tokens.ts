import { type Adapter, type Caption, type Cell, type Gesture, numbersOf, range } from "./model.ts";
import * as texts from "./texts.ts";

const MAX_SHOWN = 60;
const PER_LINE = 20;
const MAX_QUEEN_BOARD = 24;

/** Rows of sticks: touching a stick takes it and those after it. */
function sticks(rows: readonly number[], atStart: readonly number[], gestures: readonly Gesture[], centred: boolean) {
  const shown = atStart.map((count) => Math.min(count, MAX_SHOWN));
  const widest = Math.min(PER_LINE, Math.max(1, ...shown));
  const cells: Cell[] = [];
  const captions: Caption[] = [];
  let line = 0;
  rows.forEach((count, row) => {
    // A row too long to be shown keeps its end, where sticks are taken.
    const first = Math.max(0, count - MAX_SHOWN);
    const last = Math.max(count, Math.min(atStart[row], first + MAX_SHOWN));
    const width = Math.min(PER_LINE, last - first);
    for (let stick = first; stick < last; stick++) {
      const place = stick - first;
      const offset = centred ? (widest - width) / 2 : 0;
      cells.push({
        id: `${row}:${stick}`,
        x: 0.9 + offset + (place % PER_LINE),
        y: 1.2 + 2.2 * (line + Math.floor(place / PER_LINE)),
        row: line + Math.floor(place / PER_LINE),
        shape: "stick",
        piece: stick < count ? undefined : { player: 0, kind: "gone" },
        spoken: stick < count ? texts.rowStickOf(row, stick, count) : texts.rowTaken(row),
      });
    }
    const lines = Math.max(1, Math.ceil((last - first) / PER_LINE));
    captions.push({ x: widest + 1, y: 1.2 + 2.2 * (line + (lines - 1) / 2), text: String(count) });
    line += lines;
  });
  return { width: widest + 1.6, height: 2.2 * line + 0.2, cells, captions, gestures };
}

function takeFrom(row: number, count: number, taken: number, word: string): Gesture {
  return { word, path: [`${row}:${count - taken}`], marks: range(taken).map((i) => `${row}:${count - taken + i}`) };
}

export const nim: Adapter = ({ text, moves, options }) => {
  const [count] = numbersOf(text);
  return sticks(
    [count],
    [Math.max(count, Number(options.sticks))],
    moves.filter((word) => Number(word) <= MAX_SHOWN).map((word) => takeFrom(0, count, Number(word), word)),
    false,
  );
};

export const marienbad: Adapter = ({ text, moves, options }) => {
  const rows = numbersOf(text).slice(0, -1);
  const gestures = moves.flatMap((word) => {
    const [row, taken] = word.split(":").map(Number);
    return taken <= MAX_SHOWN ? [takeFrom(row - 1, rows[row - 1], taken, word)] : [];
  });
  const board = sticks(rows, options.rows as readonly number[], gestures, true);
  // Moves begin with the number of their row.
  const named = board.captions.map(({ y }, row): Caption => ({ x: 0.25, y, text: `${row + 1}:` }));
  return { ...board, captions: [...board.captions, ...named] };
};

/** Heaps to take from and cut. A run is taken by its first and last token, a cut is a touch between two. */
export const heaps: Adapter = ({ text, moves }) => {
  const sizes = numbersOf(text)
    .slice(0, -1)
    .filter((size) => size > 0);
  const parsed = moves.map((word) => {
    const [from, left] = word.split(":");
    const parts = left
      .split("+")
      .map(Number)
      .filter((part) => part > 0);
    return { word, from: Number(from), parts, removed: Number(from) - parts.reduce((sum, part) => sum + part, 0) };
  });
  const cuts = parsed.some(({ parts, removed }) => parts.length > 1 && (removed === 0 || parts.length > 2));
  const cells: Cell[] = [];
  const gestures: Gesture[] = [];
  const captions: Caption[] = [];
  const widest = Math.min(PER_LINE, Math.max(1, ...sizes));
  let line = 0;
  sizes.forEach((size, heap) => {
    const shown = Math.min(size, MAX_SHOWN);
    const token = (index: number): string => `${heap}:${index}`;
    const gap = (index: number): string => `${heap}|${index}`;
    for (let index = 0; index < shown; index++) {
      const row = line + Math.floor(index / PER_LINE);
      const [x, y] = [0.9 + (index % PER_LINE), 0.8 + 1.5 * row];
      cells.push({ id: token(index), x, y, row, shape: "token", spoken: texts.heapTokenOf(heap, index, size) });
      if (!cuts || index === 0) continue;
      cells.push({ id: gap(index), x: x - 0.5, y, row, shape: "gap", spoken: texts.heapBetweenAnd(heap, index, size) });
    }
    for (const { word, from, parts, removed } of parsed) {
      if (from !== size) continue;
      for (const [before, middle] of placesOf(parts, removed)) {
        const run = range(removed).map((index) => token(before + index));
        const path = removed === 0 ? [gap(before)] : [run[0], run[run.length - 1]];
        const second = middle === undefined ? [] : [gap(before + removed + middle)];
        const last = before + removed + (middle ?? 0);
        if (last > shown) continue;
        const marks = [...run, ...second, ...path];
        gestures.push({ word, path: [...second, ...path], marks });
        if (removed === 0 && middle !== undefined) gestures.push({ word, path: [...path, ...second], marks });
      }
    }
    const lines = Math.ceil(shown / PER_LINE);
    captions.push({ x: widest + 1.1, y: 0.8 + 1.5 * (line + (lines - 1) / 2), text: String(size) });
    line += lines;
  });
  return { width: widest + 1.8, height: Math.max(1, line) * 1.5 + 0.1, cells, captions, gestures };
};

/** The ways to leave these parts: tokens before the run and, of three parts, tokens before the second cut. */
function placesOf(parts: readonly number[], removed: number): readonly (readonly [number, number?])[] {
  if (parts.length === 0) return [[0]];
  if (parts.length === 1) return removed === 0 ? [] : [[0], [parts[0]]];
  if (parts.length === 2) return [[parts[0]], [parts[1]]];
  const orders = parts.flatMap((before, first) =>
    parts.flatMap((middle, second): [number, number][] => (first === second ? [] : [[before, middle]])),
  );
  return orders;
}

/** Pins are tokens that stand. */
export const kayles: Adapter = (view) => {
  const board = heaps(view);
  return { ...board, cells: board.cells.map((cell) => (cell.shape === "token" ? { ...cell, shape: "pin" } : cell)) };
};

/** The two heaps as the place of a queen on a board: she goes left, up or along the diagonal, and the corner wins. */
export const wythoff: Adapter = ({ text, moves, options }) => {
  const [first, second] = numbersOf(text);
  const start = options.heaps as readonly number[];
  if (Math.max(...start) > MAX_QUEEN_BOARD) {
    // Too wide for a board: a row of sticks for each heap, and one for what is taken from both.
    const both = Math.min(first, second);
    const counts = [first, second, both];
    const gestures = moves.flatMap((word) => {
      const [a, b] = word.split(",").map(Number);
      const row = a > 0 && b > 0 ? 2 : a > 0 ? 0 : 1;
      const taken = Math.max(a, b);
      return taken <= MAX_SHOWN ? [takeFrom(row, counts[row], taken, word)] : [];
    });
    const rows = sticks(counts, [...start, Math.min(...start)], gestures, false);
    const together = (id: string): boolean => id.startsWith("2:");
    return {
      ...rows,
      width: rows.width + 1,
      captions: rows.captions.map((caption, row) =>
        row === 2 ? { ...caption, x: caption.x + 0.5, text: `${first} & ${second}` } : caption,
      ),
      cells: rows.cells.map((cell) => (together(cell.id) ? { ...cell, spoken: texts.bothHeaps(cell.spoken) } : cell)),
    };
  }
  const [rows, columns] = [Math.max(first, start[0]) + 1, Math.max(second, start[1]) + 1];
  const cells = range(rows * columns).map((cell): Cell => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const here = row === first && column === second;
    return {
      id: `${row},${column}`,
      x: column + 1.1,
      y: row + 1.1,
      row,
      shape: (row + column) % 2 === 0 ? "square" : "dark",
      piece: here ? { player: 0, kind: "queen" } : undefined,
      spoken: texts.andLeft(row, column, here),
    };
  });
  const gestures = moves.map((word): Gesture => {
    const [a, b] = word.split(",").map(Number);
    const target = `${first - a},${second - b}`;
    return { word, path: [target], marks: [target] };
  });
  const captions = [
    ...range(columns).map((column): Caption => ({ x: column + 1.1, y: 0.3, text: String(column) })),
    ...range(rows).map((row): Caption => ({ x: 0.3, y: row + 1.1, text: String(row) })),
  ];
  return { width: columns + 1, height: rows + 1, cells, captions, gestures };
};

export const chomp: Adapter = ({ text, moves, options }) => {
  const left = numbersOf(text).slice(0, -1);
  const columns = Number(options.columns);
  const cells = left.flatMap((length, row) =>
    range(columns).map((column): Cell => {
      const poison = row === 0 && column === 0;
      const eaten = column >= length;
      return {
        id: `${row + 1},${column + 1}`,
        x: column + 1,
        y: row + 1,
        row,
        shape: poison ? "poison" : "chocolate",
        piece: eaten ? { player: 0, kind: "gone" } : undefined,
        spoken: texts.rowColumn(row, column, poison, eaten),
      };
    }),
  );
  const gestures = moves.map((word): Gesture => {
    const [row, column] = word.split(",").map(Number);
    const marks = cells
      .filter(({ id, piece }) => {
        const [r, c] = id.split(",").map(Number);
        return piece === undefined && r >= row && c >= column;
      })
      .map(({ id }) => id);
    return { word, path: [word], marks };
  });
  const captions = [
    ...range(columns).map((column): Caption => ({ x: column + 1, y: 0.25, text: String(column + 1) })),
    ...left.map((_, row): Caption => ({ x: 0.25, y: row + 1, text: String(row + 1) })),
  ];
  return { width: columns + 1, height: left.length + 1, cells, captions, gestures };
};

/** The road from 0 to the target, ten to a line; on a long road only the part around the total. */
export const bachet: Adapter = ({ text, moves, options }) => {
  const [total] = numbersOf(text);
  const target = Number(options.target);
  const perLine = 10;
  const from = target <= 120 ? 1 : Math.max(1, Math.floor((total - 20) / perLine) * perLine + 1);
  const to = Math.min(target, target <= 120 ? target : from + 119);
  const cells = range(to - from + 1).map((index): Cell => {
    const value = from + index;
    return {
      id: String(value),
      x: 1 + (index % perLine),
      y: 0.9 + Math.floor(index / perLine),
      row: Math.floor(index / perLine),
      shape: "number",
      text: String(value),
      piece: value <= total ? { player: 0, kind: "gone" } : undefined,
      spoken: texts.counterValue(value, total, target),
    };
  });
  const gestures = moves
    .filter((word) => total + Number(word) <= to)
    .map(
      (word): Gesture => ({
        word,
        path: [String(total + Number(word))],
        marks: range(Number(word)).map((i) => String(total + Number(word) - i)),
      }),
    );
  return { width: perLine + 1, height: Math.ceil(cells.length / perLine) + 0.8, cells, gestures };
};
