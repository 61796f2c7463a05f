import { type Adapter, type Caption, type Cell, type Gesture, numbersOf, range } from "./model.ts";

const MOST_SHOWN = 60;
const PER_LINE = 20;
const LARGEST_QUEEN_BOARD = 24;

/** Rows of sticks: touching a stick takes it and those after it. */
function sticks(rows: readonly number[], atStart: readonly number[], gestures: readonly Gesture[], centred: boolean) {
  const shown = atStart.map((count) => Math.min(count, MOST_SHOWN));
  const widest = Math.min(PER_LINE, Math.max(1, ...shown));
  const cells: Cell[] = [];
  const captions: Caption[] = [];
  let line = 0;
  rows.forEach((count, row) => {
    // A row too long to be shown keeps its end, where sticks are taken.
    const first = Math.max(0, count - MOST_SHOWN);
    const last = Math.max(count, Math.min(atStart[row], first + MOST_SHOWN));
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
        spoken:
          stick < count
            ? {
                en: `row ${row + 1}, stick ${stick + 1} of ${count}`,
                fr: `rangée ${row + 1}, bâtonnet ${stick + 1} sur ${count}`,
              }
            : { en: `row ${row + 1}, taken`, fr: `rangée ${row + 1}, bâtonnet retiré` },
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
    moves.filter((word) => Number(word) <= MOST_SHOWN).map((word) => takeFrom(0, count, Number(word), word)),
    false,
  );
};

export const marienbad: Adapter = ({ text, moves, options }) => {
  const rows = numbersOf(text).slice(0, -1);
  const gestures = moves.flatMap((word) => {
    const [row, taken] = word.split(":").map(Number);
    return taken <= MOST_SHOWN ? [takeFrom(row - 1, rows[row - 1], taken, word)] : [];
  });
  return sticks(rows, options.rows as readonly number[], gestures, true);
};

/** Heaps that moves take from and cut: a token is touched, or two that a run goes from and to, or a gap between two. */
export const heaps: Adapter = ({ text, moves }) => {
  const sizes = numbersOf(text)
    .slice(0, -1)
    .filter((size) => size > 0);
  const legal = new Set(moves);
  const cuts = moves.some((word) => {
    const [from, left] = word.split(":");
    return left.split("+").reduce((sum, part) => sum + Number(part), 0) === Number(from);
  });
  const wordFor = (size: number, before: number, removed: number): string => {
    const left = [before, size - before - removed].filter((part) => part > 0).sort((a, b) => b - a);
    return `${size}:${left.join("+") || "0"}`;
  };
  const cells: Cell[] = [];
  const gestures: Gesture[] = [];
  const captions: Caption[] = [];
  const widest = Math.min(PER_LINE, Math.max(1, ...sizes));
  let line = 0;
  sizes.forEach((size, heap) => {
    const shown = Math.min(size, MOST_SHOWN);
    const id = (token: number): string => `${heap}:${token}`;
    for (let token = 0; token < shown; token++) {
      const [x, y] = [0.9 + (token % PER_LINE), 0.8 + 1.5 * (line + Math.floor(token / PER_LINE))];
      const row = line + Math.floor(token / PER_LINE);
      cells.push({
        id: id(token),
        x,
        y,
        row,
        shape: "token",
        spoken: {
          en: `heap ${heap + 1}, token ${token + 1} of ${size}`,
          fr: `tas ${heap + 1}, jeton ${token + 1} sur ${size}`,
        },
      });
      for (let removed = 1; token + removed <= shown; removed++) {
        const word = wordFor(size, token, removed);
        if (!legal.has(word)) continue;
        const marks = range(removed).map((i) => id(token + i));
        gestures.push({ word, path: [id(token), id(token + removed - 1)], marks });
      }
      if (!cuts || token === 0) continue;
      const gap = `${heap}|${token}`;
      cells.push({
        id: gap,
        x: x - 0.5,
        y,
        row,
        shape: "gap",
        spoken: {
          en: `heap ${heap + 1}, cut into ${token} and ${size - token}`,
          fr: `tas ${heap + 1}, couper en ${token} et ${size - token}`,
        },
      });
      const word = wordFor(size, token, 0);
      if (legal.has(word)) gestures.push({ word, path: [gap], marks: [gap] });
    }
    const lines = Math.ceil(shown / PER_LINE);
    captions.push({ x: widest + 1.1, y: 0.8 + 1.5 * (line + (lines - 1) / 2), text: String(size) });
    line += lines;
  });
  return { width: widest + 1.8, height: Math.max(1, line) * 1.5 + 0.1, cells, captions, gestures };
};

/** Pins are tokens that stand. */
export const kayles: Adapter = (view) => {
  const board = heaps(view);
  return { ...board, cells: board.cells.map((cell) => (cell.shape === "token" ? { ...cell, shape: "pin" } : cell)) };
};

/** The two heaps as the place of a queen on a board: she goes left, up or along the diagonal, and the corner wins. */
export const wythoff: Adapter = ({ text, moves, options }) => {
  const [first, second] = numbersOf(text);
  const start = options.heaps as readonly number[];
  if (Math.max(...start) > LARGEST_QUEEN_BOARD) {
    // Too wide for a board: two rows of sticks, and the moves on both from the list.
    const gestures = moves.flatMap((word) => {
      const [a, b] = word.split(",").map(Number);
      if (a > 0 && b > 0) return [];
      return a > 0 ? [takeFrom(0, first, a, word)] : [takeFrom(1, second, b, word)];
    });
    return sticks(
      [first, second],
      start,
      gestures.filter(({ marks }) => marks.length <= MOST_SHOWN),
      false,
    );
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
      spoken: {
        en: `${row} and ${column} left${here ? ", here now" : ""}`,
        fr: `reste ${row} et ${column}${here ? ", position actuelle" : ""}`,
      },
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
        spoken: {
          en: `row ${row + 1}, column ${column + 1}, ${poison ? "poison" : eaten ? "eaten" : "chocolate"}`,
          fr: `ligne ${row + 1}, colonne ${column + 1}, ${poison ? "poison" : eaten ? "mangé" : "chocolat"}`,
        },
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
  return { width: columns + 1, height: left.length + 1, cells, gestures };
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
      spoken: {
        en: `${value}${value === total ? ", the total" : value === target ? ", the target" : ""}`,
        fr: `${value}${value === total ? ", le total" : value === target ? ", la cible" : ""}`,
      },
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
