import type { Scene, Tone } from "marienbad-figure";
import { at, Drawing } from "./drawing.ts";

/** The eight lines, by cells 0 to 8. */
export const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

/** Nine characters: X, O or a dot. */
export type Board = string;

export const winnerOn = (board: Board): string | undefined =>
  LINES.map(([a, b, c]) =>
    board[a] !== "." && board[a] === board[b] && board[b] === board[c] ? board[a] : undefined,
  ).find((sign) => sign !== undefined);

const turnOn = (board: Board): string =>
  [...board].filter((sign) => sign === "X").length > [...board].filter((sign) => sign === "O").length ? "O" : "X";

/** A board that X and O have come to in turn. */
export const isReached = (board: Board): boolean =>
  /^[XO.]{9}$/.test(board) && [0, 1].includes(board.replace(/[O.]/g, "").length - board.replace(/[X.]/g, "").length);

export const freeOn = (board: Board): number[] => [...board].flatMap((sign, cell) => (sign === "." ? [cell] : []));

export const played = (board: Board, cell: number): Board =>
  board.slice(0, cell) + turnOn(board) + board.slice(cell + 1);

const known = new Map<Board, number>();

/** For the player to move: 0 drawn; won in n moves 20 − n, lost in n moves n − 20. */
export function worthOf(board: Board): number {
  if (winnerOn(board) !== undefined) return -20;
  const free = freeOn(board);
  if (free.length === 0) return 0;
  const found = known.get(board);
  if (found !== undefined) return found;
  const later = (value: number): number => value - Math.sign(value);
  const value = Math.max(...free.map((cell) => later(-worthOf(played(board, cell)))));
  known.set(board, value);
  return value;
}

/** What a move is worth to whoever makes it, in the same numbers. */
export function worthOfMove(board: Board, cell: number): number {
  const value = -worthOf(played(board, cell));
  return value - Math.sign(value);
}

/** The course's estimate: 1, 10, 100 for lines that only X is on, and the same less for O. */
export function linesScore(board: Board): number {
  return LINES.reduce((sum, line) => sum + lineScore(board, line), 0);
}

export function lineScore(board: Board, line: readonly number[]): number {
  const count = (sign: string): number => line.filter((cell) => board[cell] === sign).length;
  const [x, o] = [count("X"), count("O")];
  if (x > 0 && o > 0) return 0;
  const points = [0, 1, 10, 100];
  return points[x] - points[o];
}

export interface BoardLooks {
  detail?(cell: number): string;
  tone?(cell: number): Tone;
}

/** A board; the cells are `c0` to `c8`, called 1 to 9. */
export function drawBoard(board: Board, title: string, looks: BoardLooks = {}): Scene {
  const drawing = new Drawing();
  [...board].forEach((sign, cell) => {
    const detail = looks.detail?.(cell) ?? "";
    drawing.node(
      `c${cell}`,
      at((cell % 3) * 58, Math.floor(cell / 3) * 58),
      sign === "." ? (detail ? "" : String(cell + 1)) : sign,
      {
        width: 56,
        tone: sign === "X" ? "player0" : sign === "O" ? "player1" : (looks.tone?.(cell) ?? "faded"),
        ...(detail === "" ? {} : { detail }),
      },
    );
  });
  return drawing.scene(title);
}
