import { type Player, type Text, text } from "marienbad";
import {
  type Adapter,
  type Caption,
  type Cell,
  columnName,
  EMPTY,
  type Gesture,
  named,
  type Piece,
  range,
  rowsOf,
  type Shape,
  squareName,
  type Way,
} from "./model.ts";
import * as texts from "./texts.ts";

const MARGIN = 0.6;
const RIM = 0.18; // around a board that stands

interface Standing {
  readonly piece: Piece;
  readonly spoken: Text;
}

const standing = (player: Player, kind: Piece["kind"], en: string, fr: string): Standing => ({
  piece: { player, kind },
  spoken: text(en, fr),
});

interface SquareBoard {
  readonly shape: (row: number, column: number) => Shape;
  readonly pieces: Readonly<Record<string, Standing>>;
  readonly captions: boolean;
}

function squares(rows: readonly string[], { shape, pieces, captions }: SquareBoard) {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const cells = rows.flatMap((line, row) =>
    [...line].map((character, column): Cell => {
      const found = pieces[character];
      const name = captions ? squareName(row, column, height) : String(row * width + column + 1);
      return {
        id: `${row},${column}`,
        x: MARGIN + column + 0.5,
        y: MARGIN + row + 0.5,
        row,
        shape: shape(row, column),
        piece: found?.piece,
        spoken: named(name, found?.spoken ?? EMPTY),
      };
    }),
  );
  const letters = range(width).map(
    (column): Caption => ({ x: MARGIN + column + 0.5, y: height + MARGIN + 0.32, text: columnName(column) }),
  );
  const numbers = range(height).map((row): Caption => ({ x: 0.28, y: MARGIN + row + 0.5, text: String(height - row) }));
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    cells,
    captions: captions ? [...letters, ...numbers] : [],
  };
}

function idOf(name: string, rows: number): string {
  const [, letters, number] = name.match(/^([a-z]+)(\d+)$/) ?? ["", "", ""];
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0) - 1;
  return `${rows - Number(number)},${column}`;
}

const CROSS_AND_RING = { X: standing(0, "cross", "cross", "croix"), O: standing(1, "ring", "nought", "rond") };

export const tictactoe: Adapter = ({ text, moves }) => {
  const rows = rowsOf(text);
  const columns = rows[0].length;
  const gestures = moves.map((word): Gesture => {
    const cell = Number(word) - 1;
    const id = `${Math.floor(cell / columns)},${cell % columns}`;
    return { word, path: [id], marks: [id] };
  });
  const board = squares(rows, { shape: () => "square", pieces: CROSS_AND_RING, captions: false });
  const captions = board.cells.map(
    ({ x, y }, index): Caption => ({ x: x - 0.36, y: y - 0.36, text: String(index + 1), small: true }),
  );
  return { ...board, captions, gestures };
};

export const connect4: Adapter = ({ text, moves }) => {
  const rows = rowsOf(text);
  const pieces = { X: standing(0, "disc", "disc", "jeton"), O: standing(1, "disc", "disc", "jeton") };
  const board = squares(rows, { shape: () => "plate", pieces, captions: false });
  // A tap anywhere in a column drops a disc into it.
  const gestures = moves.flatMap((word) => {
    const column = Number(word) - 1;
    const landing = rows.findLastIndex((row) => row[column] === ".");
    return range(rows.length).map(
      (row): Gesture => ({ word, path: [`${row},${column}`], marks: [`${landing},${column}`] }),
    );
  });
  const cells = board.cells.map((cell) => {
    const [row, column] = cell.id.split(",").map(Number);
    const what = pieces[rows[row][column] as "X" | "O"]?.spoken ?? EMPTY;
    return { ...cell, spoken: texts.columnRow(column + 1, rows.length - row, what) };
  });
  const [width, height] = [rows[0].length, rows.length];
  const captions = [
    ...range(width).map(
      (column): Caption => ({ x: MARGIN + column + 0.5, y: height + MARGIN + 0.36, text: String(column + 1) }),
    ),
    ...range(height).map((row): Caption => ({ x: 0.2, y: MARGIN + row + 0.5, text: String(height - row) })),
  ];
  return {
    ...board,
    cells,
    captions,
    drops: true,
    frame: { x: MARGIN - RIM / 2, y: MARGIN - RIM / 2, width: width + RIM, height: height + RIM },
    gestures,
  };
};

export const othello: Adapter = ({ text, moves }) => {
  const rows = rowsOf(text);
  const pieces = { X: standing(0, "disc", "disc", "pion"), O: standing(1, "disc", "disc", "pion") };
  const gestures = moves.map((word): Gesture => {
    const id = idOf(word, rows.length);
    return { word, path: [id], marks: [id] };
  });
  return { ...squares(rows, { shape: () => "square", pieces, captions: true }), gestures };
};

/** Boards side by side; the cells of a dead one are darker. */
export const notakto: Adapter = ({ text, moves }) => {
  const grids = text.split(" ")[0].split("|").map(rowsOf);
  const played = new Set(moves.map((word) => word[0]));
  const boards = grids.map((rows, index) => {
    const letter = columnName(index);
    const board = squares(rows, {
      shape: () => (played.has(letter) || moves.length === 0 ? "square" : "dark"),
      pieces: { X: standing(0, "cross", "cross", "croix") },
      captions: false,
    });
    const shift = index * (board.width - MARGIN);
    const cells = board.cells.map((cell, place) => ({
      ...cell,
      id: `${letter}${place + 1}`,
      x: cell.x + shift,
      spoken: named(`${letter}${place + 1}`, cell.piece === undefined ? EMPTY : CROSS_AND_RING.X.spoken),
    }));
    return { cells, caption: { x: shift + MARGIN + 1.5, y: 0.3, text: letter }, height: board.height };
  });
  const gestures = moves.map((word): Gesture => ({ word, path: [word], marks: [word] }));
  return {
    width: grids.length * (3 + MARGIN) + MARGIN,
    height: boards[0].height,
    cells: boards.flatMap(({ cells }) => cells),
    captions: grids.length > 1 ? boards.map(({ caption }) => caption) : [],
    gestures,
  };
};

const checkered = (row: number, column: number): Shape => ((row + column) % 2 === 0 ? "square" : "dark");

export const hexapawn: Adapter = ({ text, moves }) => {
  const rows = rowsOf(text);
  const pieces = { "^": standing(0, "pawn", "pawn", "pion"), v: standing(1, "pawn", "pawn", "pion") };
  const gestures = moves.map((word): Gesture => {
    const path = word.split(/[-x]/).map((name) => idOf(name, rows.length));
    return { word, path, marks: path };
  });
  return { ...squares(rows, { shape: checkered, pieces, captions: true }), gestures };
};

export const dodgem: Adapter = ({ text, moves, turn }) => {
  const rows = rowsOf(text);
  const size = rows.length;
  const pieces = { ">": standing(0, "car", "car", "voiture"), "^": standing(1, "car", "car", "voiture") };
  const board = squares(rows, { shape: checkered, pieces, captions: true });
  const leaving = moves.filter((word) => word.endsWith("-off")).map((word) => idOf(word.slice(0, -4), size));
  // Where a car can leave there is a place to go to, beyond the edge.
  const exits = leaving.map((id): Cell => {
    const [row, column] = id.split(",").map(Number);
    const name = squareName(row, column, size);
    return {
      id: `exit ${id}`,
      x: MARGIN + column + 0.5 + (turn === 0 ? 1 : 0),
      y: MARGIN + row + 0.5 - (turn === 1 ? 1 : 0),
      row: turn === 0 ? row : -1,
      shape: "exit",
      spoken: texts.wayOutOf(name),
    };
  });
  const gestures = moves.map((word): Gesture => {
    const [from, to] = word.split("-");
    const start = idOf(from, size);
    const path = [start, to === "off" ? `exit ${start}` : idOf(to, size)];
    return { word, path, marks: path };
  });
  const ways = range(size).flatMap((index): Way[] => [
    { x: MARGIN + size + 0.5, y: MARGIN + index + 0.5, to: "right", player: 0 },
    { x: MARGIN + index + 0.5, y: MARGIN - 0.5, to: "top", player: 1 },
  ]);
  // Room for the exits above and on the right, whoever moves, so that the board does not jump.
  const lower = <T extends { readonly y: number }>(thing: T): T => ({ ...thing, y: thing.y + 0.6 });
  return {
    width: board.width + 0.6,
    height: board.height + 0.6,
    cells: [...exits, ...board.cells].map(lower),
    captions: board.captions.map(lower),
    ways: ways.map(lower),
    gestures,
  };
};

export const domineering: Adapter = ({ text, moves, turn, played }) => {
  const rows = rowsOf(text);
  const size = rows.length;
  const board = squares(rows, { shape: () => "square", pieces: {}, captions: true });
  const firstOf = new Map(played.map(({ word, player }) => [idOf(word.split("-")[0], size), player]));
  const cells = board.cells.map((cell) => {
    const [row, column] = cell.id.split(",").map(Number);
    if (rows[row][column] === ".") return cell;
    const player = firstOf.get(cell.id);
    const kind = player === 0 ? "vertical" : player === 1 ? "horizontal" : played.length === 0 ? "gone" : undefined;
    const piece = kind === undefined ? undefined : ({ player: player ?? 0, kind } as const);
    return { ...cell, piece, spoken: named(squareName(row, column, size), texts.covered) };
  });
  const gestures = moves.map((word): Gesture => {
    const [first] = word.split("-").map((name) => idOf(name, size));
    const [row, column] = first.split(",").map(Number);
    return { word, path: [first], marks: [first, turn === 0 ? `${row + 1},${column}` : `${row},${column + 1}`] };
  });
  // The lower or right half may be touched too, where that can only mean one domino.
  const firsts = new Set(gestures.map(({ path }) => path[0]));
  const seconds = gestures.filter(({ marks }) => !firsts.has(marks[1]));
  return {
    ...board,
    cells,
    gestures: [...gestures, ...seconds.map((gesture) => ({ ...gesture, path: [gesture.marks[1]] }))],
  };
};
