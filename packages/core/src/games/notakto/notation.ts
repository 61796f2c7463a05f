import { type Fault, type Parsed, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Board, Notation } from "../../game/members.ts";
import { type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { CELLS, isDead, type Move, type Options, type Position } from "./rules.ts";

const FORMAT: GridFormat = { rows: 3, columns: 3, symbols: ".X" };

/**
 * Moves are the letter of a board and the number of a cell, row by row from 1: `a5`. A position is the boards with `|`
 * between them and the player to move: `X../.../... | .../.X./... 0`.
 */
export function notation({ boards }: Options): Notation<Position, Move> {
  return {
    writeMove: ({ board, cell }) => `${boardName(board)}${cell + 1}`,
    writePosition: (position) => `${position.boards.map(writeBoard).join("|")} ${position.turn}`,
    readPosition(text): Parsed<Position> {
      const [written, turn] = splitTurn(text);
      const parts = written.split("|").map((part) => readGrid(part, FORMAT));
      const faults: Fault[] = parts.flatMap((part) => (part.ok ? [] : part.faults));
      if (parts.length !== boards) faults.push({ text: wrongBoards(boards, parts.length) });
      const crosses = parts.map((part) => (part.ok ? bitsOf(part.value.cells) : 0));
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

/** The boards side by side, dead ones marked. */
export function board(): Board<Position> {
  return {
    pieces: "crosses",
    draw({ boards }) {
      const names = boards.map((crosses, index) => `${boardName(index)}${isDead(crosses) ? "†" : " "}`.padEnd(5));
      const rows = [0, 1, 2].map((row) =>
        boards.map((crosses) => [0, 1, 2].map((column) => sign(crosses, 3 * row + column)).join(" ")).join("   "),
      );
      return [names.join("   ").trimEnd(), ...rows].join("\n");
    },
  };
}

/** An empty cell shows the number to type. */
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
