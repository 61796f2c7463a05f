// The rules of chess endings of a king and one or two pieces against a king, for chess-endings.ts.
import type { Player } from "marienbad";
import type { Rules } from "marienbad/game";

/**
 * A position is one whole number, and its own key. Squares count from a1 = 0 to h8 = 63, row by row; a piece that was
 * taken, or that is not there, stands on the square of the white king.
 *
 *      bits   27 26 25 | 24 … 19 | 18 … 13 |  12 … 7  |   6 … 1  |  0
 *             what the | second  | first   |  black   |  white   | turn
 *             first is | piece   | piece   |  king    |  king    |
 */
export type Position = number;
/** Who moves (0 a king, 1 and 2 the pieces), what the first piece is then, and where to: bits 9–10, 6–8, 0–5. */
export type Move = number;

export const KINDS = "QRBNP";
const [QUEEN, ROOK, BISHOP, KNIGHT] = [0, 1, 2, 3];
export const PAWN = 4;
export const ENDINGS = ["KQK", "KRK", "KPK", "KBBK", "KBNK"] as const;
export type Ending = (typeof ENDINGS)[number];

const file = (square: number): number => square & 7;
const row = (square: number): number => square >> 3;
export const SQUARES = Array.from({ length: 64 }, (_, square) => square);
export const nameOf = (square: number): string => "abcdefgh"[file(square)] + (row(square) + 1);

export function pack(
  kind: number,
  second: number,
  first: number,
  black: number,
  white: number,
  turn: Player,
): Position {
  return ((((((((kind << 6) | second) << 6) | first) << 6) | black) << 6) | white) * 2 + turn;
}
export const kindIn = (position: Position): number => position >> 25;
export const secondIn = (position: Position): number => (position >> 19) & 63;
export const firstIn = (position: Position): number => (position >> 13) & 63;
export const blackIn = (position: Position): number => (position >> 7) & 63;
export const whiteIn = (position: Position): number => (position >> 1) & 63;

/** The squares that are so many files and rows away, for every square. */
function stepsOf(offsets: readonly (readonly [number, number])[]): readonly number[][] {
  return SQUARES.map((from) =>
    offsets
      .map(([x, y]) => [file(from) + x, row(from) + y])
      .filter(([x, y]) => x >= 0 && x < 8 && y >= 0 && y < 8)
      .map(([x, y]) => 8 * y + x),
  );
}
const STRAIGHT: [number, number][] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const OBLIQUE: [number, number][] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const KING_STEPS = stepsOf([...STRAIGHT, ...OBLIQUE]);
const KNIGHT_STEPS = stepsOf(
  [1, -1].flatMap((x) =>
    [1, -1].flatMap((y): [number, number][] => [
      [x, 2 * y],
      [2 * x, y],
    ]),
  ),
);
/** For queen, rook and bishop: the squares along each line, for every square. */
const LINES = [[...STRAIGHT, ...OBLIQUE], STRAIGHT, OBLIQUE].map((directions) =>
  SQUARES.map((from) =>
    directions.map(([x, y]) => stepsOf(Array.from({ length: 7 }, (_, i) => [x * (i + 1), y * (i + 1)]))[from]),
  ),
);

function isNear(one: number, other: number): boolean {
  return Math.abs(file(one) - file(other)) <= 1 && Math.abs(row(one) - row(other)) <= 1;
}

/** Whether a piece there attacks a square, when two others may stand between. */
function attacks(kind: number, from: number, target: number, other: number, another: number): boolean {
  const x = file(target) - file(from);
  const y = row(target) - row(from);
  if (kind === KNIGHT) return x * x + y * y === 5;
  if (kind === PAWN) return y === 1 && x * x === 1;
  const isStraight = (x === 0) !== (y === 0);
  const isOblique = x !== 0 && x * x === y * y;
  if (!(isStraight && kind !== BISHOP) && !(isOblique && kind !== ROOK)) return false;
  const step = 8 * Math.sign(y) + Math.sign(x);
  for (let square = from + step; square !== target; square += step)
    if (square === other || square === another) return false;
  return true;
}

/** The rules of one ending. Where images are one, a position stands for its mirror images too. */
export function rulesOf(ending: Ending, areImagesOne: boolean) {
  const kinds = [...ending.slice(1, -1)].map((letter) => KINDS.indexOf(letter));
  const [firstKind, secondKind = -1] = kinds;
  const isPair = firstKind === secondKind;

  /** Whether White attacks a square; the black king never stands in the way, since it is what would be taken. */
  function isAttacked(target: number, kind: number, second: number, first: number, white: number): boolean {
    if (isNear(white, target)) return true;
    if (first !== white && attacks(kind, first, target, white, second)) return true;
    return second !== white && attacks(secondKind, second, target, white, first);
  }

  /** The square of a piece after the black king has gone somewhere: that of its king where it was taken. */
  const unlessTaken = (piece: number, to: number, white: number): number => (piece === to ? white : piece);

  function addBlackMoves(position: Position, moves: Move[]): void {
    const kind = kindIn(position);
    const white = whiteIn(position);
    for (const to of KING_STEPS[blackIn(position)]) {
      const second = unlessTaken(secondIn(position), to, white);
      const first = unlessTaken(firstIn(position), to, white);
      if (!isAttacked(to, kind, second, first, white)) moves.push((kind << 6) | to);
    }
  }

  function addPieceMoves(who: number, kind: number, from: number, position: Position, moves: Move[]): void {
    const white = whiteIn(position);
    const black = blackIn(position);
    const friend = who === 1 ? secondIn(position) : firstIn(position);
    const isFree = (to: number): boolean => to !== white && to !== black && to !== friend;
    const move = (who << 9) | (kindIn(position) << 6);
    if (kind === PAWN) {
      const to = from + 8;
      if (!isFree(to)) return;
      if (row(to) === 7)
        for (const promoted of [QUEEN, ROOK, BISHOP, KNIGHT]) moves.push((1 << 9) | (promoted << 6) | to);
      else moves.push(move | to);
      if (row(from) === 1 && isFree(to + 8)) moves.push(move | (to + 8));
    } else if (kind === KNIGHT) {
      for (const to of KNIGHT_STEPS[from]) if (isFree(to)) moves.push(move | to);
    } else {
      for (const line of LINES[kind][from]) {
        for (const to of line) {
          if (!isFree(to)) break;
          moves.push(move | to);
        }
      }
    }
  }

  function movesOf(position: Position): Move[] {
    const moves: Move[] = [];
    if (position & 1) {
      addBlackMoves(position, moves);
      return moves;
    }
    const white = whiteIn(position);
    const first = firstIn(position);
    const second = secondIn(position);
    for (const to of KING_STEPS[white])
      if (to !== first && to !== second && !isNear(to, blackIn(position))) moves.push((kindIn(position) << 6) | to);
    if (first !== white) addPieceMoves(1, kindIn(position), first, position, moves);
    if (second !== white) addPieceMoves(2, secondKind, second, position, moves);
    return moves;
  }

  function isCheck(position: Position): boolean {
    const [second, first] = [secondIn(position), firstIn(position)];
    return isAttacked(blackIn(position), kindIn(position), second, first, whiteIn(position));
  }

  /** A bishop or a knight alone mates nobody. */
  function isDeadDraw(position: Position): boolean {
    const white = whiteIn(position);
    const kind = kindIn(position);
    const hasFirst = firstIn(position) !== white;
    if (hasFirst && kind !== BISHOP && kind !== KNIGHT) return false;
    return !(hasFirst && secondIn(position) !== white);
  }

  /** The square after reflections of the board: left and right (1), top and bottom (2), along the diagonal (4). */
  function reflected(square: number, how: number): number {
    const x = how & 1 ? 7 - file(square) : file(square);
    const y = how & 2 ? 7 - row(square) : row(square);
    return how & 4 ? 8 * x + y : 8 * y + x;
  }

  function image(position: Position, how: number): Position {
    const [second, first] = [reflected(secondIn(position), how), reflected(firstIn(position), how)];
    const [black, white] = [reflected(blackIn(position), how), reflected(whiteIn(position), how)];
    return inOrder(pack(kindIn(position), second, first, black, white, (position & 1) as Player));
  }

  /** Two bishops are told apart by nothing but their squares. */
  function inOrder(position: Position): Position {
    const [second, first] = [secondIn(position), firstIn(position)];
    if (!isPair || first <= second) return position;
    return pack(kindIn(position), first, second, blackIn(position), whiteIn(position), (position & 1) as Player);
  }

  /** Of all images the one whose white king is on a1–d1–d4 or, with a pawn, on the left. */
  function representative(position: Position): Position {
    if (!areImagesOne) return inOrder(position);
    const white = whiteIn(position);
    const hasPawn = kindIn(position) === PAWN;
    const how = (file(white) > 3 ? 1 : 0) | (!hasPawn && row(white) > 3 ? 2 : 0);
    const turned = image(position, how);
    if (hasPawn) return turned;
    const [x, y] = [file(whiteIn(turned)), row(whiteIn(turned))];
    if (x !== y) return y > x ? image(turned, 4) : turned;
    return Math.min(turned, image(turned, 4));
  }

  const home: Record<string, number[]> = { KQK: [3], KRK: [0], KPK: [12], KBBK: [2, 5], KBNK: [5, 6] };
  const [first, second = 4] = home[ending];

  const rules: Rules<Position, Move> = {
    start: representative(pack(firstKind, second, first, 60, 4, 0)),
    turn: (position) => (position & 1) as Player,
    moves: (position) => (isDeadDraw(position) ? [] : movesOf(position)),
    play(position, move) {
      const [who, kind, to] = [move >> 9, (move >> 6) & 7, move & 63];
      let [second, first, black, white] = [secondIn(position), firstIn(position), blackIn(position), whiteIn(position)];
      if (position & 1) {
        black = to;
        first = unlessTaken(first, to, white);
        second = unlessTaken(second, to, white);
      } else if (who === 0) {
        if (first === white) first = to;
        if (second === white) second = to;
        white = to;
      } else if (who === 1) first = to;
      else second = to;
      return representative(pack(kind, second, first, black, white, position & 1 ? 0 : 1));
    },
    result(position) {
      if (isDeadDraw(position)) return "draw";
      if (movesOf(position).length > 0) return undefined;
      return position & 1 && isCheck(position) ? 0 : "draw";
    },
    key: (position) => position,
  };

  /** Whether two kings and these pieces can stand so. */
  function isLegal(position: Position): boolean {
    const [second, first, white] = [secondIn(position), firstIn(position), whiteIn(position)];
    const black = blackIn(position);
    if (isNear(white, black) || black === first || black === second) return false;
    if (first === second && first !== white) return false;
    if (kindIn(position) === PAWN && first !== white && (row(first) === 0 || row(first) === 7)) return false;
    return (position & 1) === 1 || !isCheck(position);
  }

  /** All positions with every piece and White to move; bishops on squares of one colour would mate nobody. */
  function* starts(): Iterable<Position> {
    for (const white of SQUARES) {
      for (const black of SQUARES) {
        for (const first of SQUARES) {
          for (const second of secondKind < 0 ? [white] : SQUARES) {
            const position = pack(firstKind, second, first, black, white, 0);
            if (first === white || (secondKind >= 0 && second === white) || !isLegal(position)) continue;
            if (isPair && (file(first) + row(first) + file(second) + row(second)) % 2 === 0) continue;
            if (representative(position) === position) yield position;
          }
        }
      }
    }
  }

  return { ...rules, starts, isLegal, representative };
}
