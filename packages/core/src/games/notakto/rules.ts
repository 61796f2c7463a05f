import { type Fault, type Parsed, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Notation, Symmetry } from "../../game/members.ts";
import { gridMaps, imageOfBits } from "../grid/grid-symmetry.ts";
import { type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { lineBits } from "../grid/lines.ts";

export interface Options {
  readonly boards: number;
}

export interface Position {
  /** The crosses of each board, a bit for each of its nine cells, row by row. */
  readonly boards: readonly number[];
  readonly turn: Player;
}

export interface Move {
  readonly board: number;
  readonly cell: number;
}

const CELLS = 9;
const LINES = lineBits(3, 3, 3);

function isDead(crosses: number): boolean {
  return LINES.some((line) => (crosses & line) === line);
}

/** Notakto: both players write crosses; a board with three in a row is dead, and who kills the last one loses. */
export function rules({ boards }: Options): Rules<Position, Move> {
  const isOver = (position: Position): boolean => position.boards.every(isDead);
  return {
    start: { boards: new Array<number>(boards).fill(0), turn: 0 },
    turn: ({ turn }) => turn,
    moves: (position) =>
      position.boards.flatMap((crosses, board) => {
        if (isDead(crosses)) return [];
        const cells = Array.from({ length: CELLS }, (_, cell) => cell);
        return cells.filter((cell) => ((crosses >> cell) & 1) === 0).map((cell) => ({ board, cell }));
      }),
    play: (position, { board, cell }) => ({
      boards: position.boards.with(board, position.boards[board] | (1 << cell)),
      turn: opponent(position.turn),
    }),
    result: (position) => (isOver(position) ? position.turn : undefined),
    key: (position) => position.boards.reduce((key, crosses) => key * 2 ** CELLS + crosses, position.turn),
  };
}

/** Boards are turned and mirrored one by one; listed where that stays a short list. */
export function symmetry({ boards }: Options): Symmetry<Position> | undefined {
  if (boards > 2) return undefined;
  const maps = gridMaps(3, 3);
  const imagesOf = (crosses: number): number[] => maps.map((map) => imageOfBits(crosses, map));
  return {
    images({ boards: [first, second], turn }) {
      const firsts = imagesOf(first);
      if (second === undefined) return firsts.map((one) => ({ boards: [one], turn }));
      const pairs = firsts.flatMap((one) => imagesOf(second).map((other) => [one, other]));
      return [...pairs, ...pairs.map(([one, other]) => [other, one])].map((both) => ({ boards: both, turn }));
    },
  };
}

const FORMAT: GridFormat = { rows: 3, columns: 3, symbols: ".X" };

/** Moves are board and cell, row by row from 1: `a5`. A position is boards and turn, `X../.../...|... 0`. */
export function notation({ boards }: Options): Notation<Position, Move> {
  return {
    writeMove: ({ board, cell }) => `${boardName(board)}${cell + 1}`,
    writePosition: (position) => `${position.boards.map(writeBoard).join("|")} ${position.turn}`,
    readPosition(text): Parsed<Position> {
      const [written, turn] = splitTurn(text);
      const parts = written.split("|").map((part) => readGrid(part, FORMAT, (cells) => parsed(bitsOf(cells))));
      const faults: Fault[] = parts.flatMap((part) => (part.ok ? [] : part.faults));
      if (parts.length !== boards) faults.push({ text: wrongBoards(boards, parts.length) });
      const crosses = parts.map((part) => (part.ok ? part.value : 0));
      if (crosses.some((bits) => !couldBe(bits))) faults.push({ text: playedOnDead() });
      return faults.length > 0 ? refused(faults) : parsed({ boards: crosses, turn });
    },
  };
}

const boardName = (board: number): string => String.fromCharCode("a".charCodeAt(0) + board);

const writeBoard = (crosses: number): string => writeGrid(FORMAT, (cell) => (crosses >> cell) & 1);

const bitsOf = (cells: readonly number[]): number => cells.reduce((bits, symbol, cell) => bits | (symbol << cell), 0);

function splitTurn(text: string): [string, 0 | 1] {
  const found = /^(.*?)\s+([01])$/s.exec(text.trim());
  return found === null ? [text.replaceAll(/\s/g, ""), 0] : [found[1].replaceAll(/\s/g, ""), found[2] === "0" ? 0 : 1];
}

/** A dead board was killed by its last cross: without some cross it was alive. */
function couldBe(crosses: number): boolean {
  if (!isDead(crosses)) return true;
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => ((crosses >> cell) & 1) === 1);
  return cells.some((cell) => !isDead(crosses & ~(1 << cell)));
}

export const board: Board<Position> = {
  pieces: "crosses",
  draw({ boards }) {
    const names = boards.map((crosses, index) => `${boardName(index)}${isDead(crosses) ? "†" : " "}`.padEnd(5));
    const rows = [0, 1, 2].map((row) =>
      boards.map((crosses) => [0, 1, 2].map((column) => sign(crosses, 3 * row + column)).join(" ")).join("   "),
    );
    return [names.join("   ").trimEnd(), ...rows].join("\n");
  },
};

function sign(crosses: number, cell: number): string {
  if (((crosses >> cell) & 1) === 1) return "X";
  return isDead(crosses) ? "." : String(cell + 1);
}

const wrongBoards = (boards: number, given: number): Text =>
  text(
    `there should be ${boards} board${boards === 1 ? "" : "s"} with "|" between them, not ${given}`,
    `il devrait y avoir ${boards} plateau${boards > 1 ? "x" : ""}, séparés par "|", non ${given}`,
  );

const playedOnDead = (): Text =>
  text("a board has crosses that were written after it was dead", "un plateau a des croix écrites après sa mort");
