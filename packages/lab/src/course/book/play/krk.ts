import { explore } from "marienbad";
import { outcomeOf, rankOf, type Solution } from "marienbad/arena";
import type { Rules } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";

/** King and rook against king on a board of n × n: cells row by row from a1; −1 when the rook has been taken. */
export interface Endgame {
  readonly white: boolean;
  readonly king: number;
  readonly other: number;
  readonly rook: number;
}

/** "b3" and back. */
export const squareOf = (n: number, cell: number): string => "abcdefgh"[cell % n] + (Math.floor(cell / n) + 1);
export const cellOf = (n: number, square: string): number =>
  "abcdefgh".indexOf(square[0]) + (Number(square[1]) - 1) * n;

const cellsOf = (n: number): number[] => Array.from({ length: n * n }, (_, cell) => cell);
const column = (n: number, cell: number): number => cell % n;
const row = (n: number, cell: number): number => Math.floor(cell / n);
const touching = (n: number, one: number, two: number): boolean =>
  Math.abs(column(n, one) - column(n, two)) <= 1 && Math.abs(row(n, one) - row(n, two)) <= 1;

/** Whether a rook reaches a cell, when the white king stands where he stands. */
function strikes(n: number, rook: number, target: number, king: number): boolean {
  if (rook < 0 || rook === target) return false;
  const same = (of: (n: number, cell: number) => number): boolean => of(n, rook) === of(n, target);
  if (!same(column) && !same(row)) return false;
  const between = (low: number, cell: number, high: number): boolean => low < cell && cell < high;
  const along = same(column) ? row : column;
  const across = same(column) ? column : row;
  const [low, high] = [along(n, rook), along(n, target)].sort((a, b) => a - b);
  return !(across(n, king) === across(n, rook) && between(low, along(n, king), high));
}

const inCheck = (n: number, { king, other, rook }: Endgame): boolean => strikes(n, rook, other, king);

/** Kings apart, nobody on another's cell, and whoever has moved is not left in check. */
function isLegal(n: number, position: Endgame): boolean {
  const { white, king, other, rook } = position;
  if (king === rook || other === rook || touching(n, king, other)) return false;
  return !(white && inCheck(n, position));
}

/** The rules: White, player 0, wins by mate; a stalemate is a dead end, and so is a board without a rook. */
function endgame(n: number): Rules<Endgame, Endgame> {
  const whiteMoves = (from: Endgame): Endgame[] => [
    ...cellsOf(n)
      .filter((king) => king !== from.king && touching(n, king, from.king))
      .map((king) => ({ ...from, white: false, king })),
    ...cellsOf(n)
      .filter((rook) => rook !== from.king && strikes(n, from.rook, rook, from.king))
      .map((rook) => ({ ...from, white: false, rook })),
  ];
  const blackMoves = (from: Endgame): Endgame[] =>
    cellsOf(n)
      .filter((other) => other !== from.other && touching(n, other, from.other))
      .map((other) => ({ ...from, white: true, other, rook: other === from.rook ? -1 : from.rook }));
  const moves = (from: Endgame): Endgame[] => {
    if (from.rook < 0) return [];
    return (from.white ? whiteMoves(from) : blackMoves(from)).filter((to) =>
      to.rook < 0 ? !touching(n, to.king, to.other) : isLegal(n, to),
    );
  };
  return {
    start: { white: true, king: 0, other: n * n - 1, rook: n - 2 },
    turn: ({ white }) => (white ? 0 : 1),
    moves,
    play: (_, move) => move,
    result: (position) => {
      const mate = !position.white && inCheck(n, position) && moves(position).length === 0;
      return mate ? 0 : position.rook < 0 ? "draw" : undefined;
    },
    deadEnd: "draw", // stalemate
    key: ({ white, king, other, rook }) => ((king * 64 + other) * 65 + rook + 1) * 2 + (white ? 1 : 0),
  };
}

/** A board that is solved: every legal position, and what the library says of it. */
export interface SolvedBoard {
  readonly positions: readonly Endgame[];
  /** Moves to the mate, 0 for mate itself; nothing where there is none. */
  rank(position: Endgame): number | undefined;
  /** How many positions have each rank. */
  readonly layers: readonly number[];
  /** The stalemates. */
  readonly stuck: number;
}

const boards = new Map<number, SolvedBoard>();

/** Everything about a board, by going back from all the mates; made once. */
export function solvedBoard(n: number): SolvedBoard {
  const before = boards.get(n);
  if (before !== undefined) return before;
  const rules = endgame(n);
  const positions = cellsOf(n).flatMap((king) =>
    cellsOf(n).flatMap((other) =>
      cellsOf(n).flatMap((rook) =>
        [true, false].map((white) => ({ white, king, other, rook })).filter((one) => isLegal(n, one)),
      ),
    ),
  );
  const { arena } = explore(rules, { from: positions });
  const solution: Solution = solveArenaQuickly(arena);
  const rankOfKey = new Map<unknown, number>();
  positions.forEach((position, vertex) => {
    if (outcomeOf(solution, vertex) === "player0") rankOfKey.set(rules.key(position), rankOf(solution, vertex) ?? 0);
  });
  const layers: number[] = [];
  for (const rank of rankOfKey.values()) layers[rank] = (layers[rank] ?? 0) + 1;
  const stuck = positions.filter((one) => !one.white && !inCheck(n, one) && rules.moves(one).length === 0).length;
  const board = { positions, rank: (one: Endgame) => rankOfKey.get(rules.key(one)), layers, stuck };
  boards.set(n, board);
  return board;
}

/** What a position without a rook would be with the rook on each cell; nothing where it may not stand. */
export function withRook(n: number, position: Omit<Endgame, "rook">): (number | "stalemate" | "other" | undefined)[] {
  const { rank } = solvedBoard(n);
  const rules = endgame(n);
  return cellsOf(n).map((rook) => {
    const here = { ...position, rook };
    if (!isLegal(n, here)) return undefined;
    const stalemate = !here.white && !inCheck(n, here) && rules.moves(here).length === 0;
    return rank(here) ?? (stalemate ? "stalemate" : "other");
  });
}
