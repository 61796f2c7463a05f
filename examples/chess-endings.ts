// Chess endings of a king and one or two pieces against a king, solved from all positions:
//
//     marienbad solve examples/chess-endings.ts ending=KRK --from-all
//     marienbad play examples/chess-endings.ts ending=KQK
//     marienbad analyse examples/chess-endings.ts ending=KPK "8/8/8/8/4k3/8/4P3/4K3 w"
//
// White is player 0. The longest mates with White to move: KQK 10 moves (19 plies), KRK 16, KPK 28, KBBK 19, KBNK 33.
import {
  defineGame,
  facts,
  type Game,
  type GameKit,
  type Notation,
  type Parsed,
  type Player,
  parsed,
  refused,
  type Text,
  text,
} from "marienbad";

/**
 * A position is one whole number, and its own key. Squares count from a1 = 0 to h8 = 63, row by row; a piece that was
 * taken, or that is not there, stands on the square of the white king.
 *
 *      bits   27 26 25 | 24 … 19 | 18 … 13 |  12 … 7  |   6 … 1  |  0
 *             what the | second  | first   |  black   |  white   | turn
 *             first is | piece   | piece   |  king    |  king    |
 */
type Position = number;
/** Who moves (0 a king, 1 and 2 the pieces), what the first piece is then, and where to: bits 9–10, 6–8, 0–5. */
type Move = number;

const KINDS = "QRBNP";
const [QUEEN, ROOK, BISHOP, KNIGHT, PAWN] = [0, 1, 2, 3, 4];
const ENDINGS = ["KQK", "KRK", "KPK", "KBBK", "KBNK"] as const;
type Ending = (typeof ENDINGS)[number];

const file = (square: number): number => square & 7;
const row = (square: number): number => square >> 3;
const SQUARES = Array.from({ length: 64 }, (_, square) => square);
const nameOf = (square: number): string => "abcdefgh"[file(square)] + (row(square) + 1);

function pack(kind: number, second: number, first: number, black: number, white: number, turn: Player): Position {
  return ((((((((kind << 6) | second) << 6) | first) << 6) | black) << 6) | white) * 2 + turn;
}
const kindIn = (position: Position): number => position >> 25;
const secondIn = (position: Position): number => (position >> 19) & 63;
const firstIn = (position: Position): number => (position >> 13) & 63;
const blackIn = (position: Position): number => (position >> 7) & 63;
const whiteIn = (position: Position): number => (position >> 1) & 63;

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
function rulesOf(ending: Ending, areImagesOne: boolean) {
  const kinds = [...ending.slice(1, -1)].map((letter) => KINDS.indexOf(letter));
  const [firstKind, secondKind = -1] = kinds;
  const hasPawn = firstKind === PAWN;
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
    const how = (file(white) > 3 ? 1 : 0) | (!hasPawn && row(white) > 3 ? 2 : 0);
    const turned = image(position, how);
    if (hasPawn) return turned;
    const [x, y] = [file(whiteIn(turned)), row(whiteIn(turned))];
    if (x !== y) return y > x ? image(turned, 4) : turned;
    return Math.min(turned, image(turned, 4));
  }

  const home: Record<string, number[]> = { KQK: [3], KRK: [0], KPK: [12], KBBK: [2, 5], KBNK: [5, 6] };
  const [first, second = 4] = home[ending];

  const rules: Game<Position, Move> = {
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

  return { rules, starts, isLegal, representative };
}

type Rules = ReturnType<typeof rulesOf>;

/** The letters of a board, from the top: capitals are White's. */
function rowsOf(position: Position, ending: Ending): string[][] {
  const cells: string[] = SQUARES.map(() => ".");
  const white = whiteIn(position);
  if (firstIn(position) !== white) cells[firstIn(position)] = KINDS[kindIn(position)];
  if (secondIn(position) !== white) cells[secondIn(position)] = ending[2];
  cells[white] = "K";
  cells[blackIn(position)] = "k";
  return [7, 6, 5, 4, 3, 2, 1, 0].map((row) => cells.slice(8 * row, 8 * row + 8));
}

/** Positions in the notation of Forsyth and Edwards: the rows from the top, then who moves. */
function notationOf(ending: Ending, { isLegal, representative }: Rules): Notation<Position, Move> {
  const wrong = (why: Text): Parsed<Position> => refused([{ text: why }]);
  return {
    writeMove(move, position) {
      const [who, kind, to] = [move >> 9, (move >> 6) & 7, nameOf(move & 63)];
      if (who === 0) return `K${to}`;
      if (who === 2) return ending[2] + to;
      const before = kindIn(position);
      if (before !== PAWN) return KINDS[before] + to;
      return kind === PAWN ? to : `${to}=${KINDS[kind]}`;
    },
    writePosition(position) {
      const rows = rowsOf(position, ending).map((cells) => cells.join("").replace(/\.+/g, (gap) => String(gap.length)));
      return `${rows.join("/")} ${position & 1 ? "b" : "w"}`;
    },
    readPosition(fen) {
      const [board, turn = "w"] = fen.trim().split(/\s+/);
      const cells = board.split("/").map((cells) => cells.replace(/[1-8]/g, (gap) => ".".repeat(Number(gap))));
      if (cells.length !== 8 || !cells.every((row) => /^[KkQRBNP.]{8}$/.test(row)) || !/^[wb]$/.test(turn)) {
        return wrong(
          text(
            "expected eight rows from the top and who moves, as 4k3/8/8/8/8/8/8/Q3K3 w",
            "il faut huit rangées depuis le haut et le trait, comme 4k3/8/8/8/8/8/8/Q3K3 w",
          ),
        );
      }
      const letters = cells.reverse().join("");
      const pieces = letters.replace(/[.Kk]/g, "");
      const [white, black] = [letters.indexOf("K"), letters.indexOf("k")];
      const others = [...letters].flatMap((letter, square) => (/[QRBNP]/.test(letter) ? [square] : []));
      const isKnown = ending === "KPK" ? pieces.length <= 1 : isPart(pieces, ending.slice(1, -1));
      if (letters.split("K").length !== 2 || letters.split("k").length !== 2 || !isKnown) {
        return wrong(
          text(`expected two kings and the pieces of ${ending}`, `il faut deux rois et les pièces de ${ending}`),
        );
      }
      // of two different pieces, the first is the one that the ending names first
      const isSecond = (square: number): boolean => ending.length === 4 && letters[square] !== ending[1];
      const first = others.find((square) => !isSecond(square)) ?? white;
      const second = others.find((square) => square !== first) ?? white;
      const kind = first === white ? KINDS.indexOf(ending[1]) : KINDS.indexOf(letters[first]);
      const position = pack(kind, second, first, black, white, turn === "w" ? 0 : 1);
      if (!isLegal(position)) {
        return wrong(
          text("no play of chess leads to this position", "aucune partie d'échecs ne mène à cette position"),
        );
      }
      return parsed(representative(position));
    },
  };
}

/** Whether every letter of one word is in the other, as often. */
function isPart(some: string, all: string): boolean {
  return [...some].every((letter) => some.split(letter).length <= all.split(letter).length);
}

export default defineGame({
  id: "chess-endings",
  title: text("Chess endings", "Finales d'échecs"),
  summary: text(
    "A king and one or two pieces against a king: White mates, or it is a draw.",
    "Un roi et une ou deux pièces contre un roi : les blancs matent, sinon c'est nulle.",
  ),
  reference: "The laws of chess; longest mates as every tablebase has them",
  options: {
    ending: {
      kind: "choice",
      default: "KQK",
      values: ENDINGS,
      summary: text("the pieces of White, then of Black", "les pièces des blancs, puis des noirs"),
    },
    images: {
      kind: "choice",
      default: "several",
      values: ["several", "one"],
      summary: text(
        "whether mirror images are one position: eight times fewer, but boards turn while one plays",
        "si les positions symétriques n'en font qu'une : huit fois moins, mais l'échiquier tourne pendant le jeu",
      ),
    },
  },
  build({ ending, images }): GameKit<Position, Move> {
    const made = rulesOf(ending, images === "one");
    return {
      rules: made.rules,
      facts: facts({ impartial: false, acyclic: false, canDraw: true }),
      notation: notationOf(ending, made),
      starts: made.starts,
      board: {
        draw(position) {
          const rows = rowsOf(position, ending).map((cells, index) => `${8 - index} ${cells.join(" ")}`);
          return [...rows, "  a b c d e f g h"].join("\n");
        },
      },
    };
  },
});
