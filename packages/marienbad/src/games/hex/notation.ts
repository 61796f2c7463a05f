import { type Fault, parsed, refused } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/kit.ts";
import { type CellSet, cellsOf, countCells, hasCell, setOfCells, withoutCell } from "../tictactoe/cell-set.ts";
import { cellsWith, count, type GridFormat, readGrid, writeGrid } from "../tictactoe/grid-text.ts";
import { columnName } from "../tictactoe/squares.ts";
import { makeGrid } from "./grid.ts";
import type { Move, Options, Position } from "./rules.ts";

const SYMBOLS = ".XO";

function symbolOf({ stones }: Position, cell: number): number {
  return hasCell(stones[0], cell) ? 1 : hasCell(stones[1], cell) ? 2 : 0;
}

/** Moves are cells, letter of the column and number of the row from the top, `b3`; a position is rows, `X../.O./...`. */
export function notation({ size }: Options): Notation<Position, Move> {
  const grid = makeGrid(size);
  const format: GridFormat = { rows: size, columns: size, symbols: SYMBOLS };
  const joins = (stones: CellSet, player: Player): boolean =>
    cellsOf(stones).some((cell) => grid.isFirstSide(player, cell) && grid.joinsThrough(stones, player, cell));

  /** X starts, the players alternate, and the play stops when the sides are joined: what contradicts it. */
  const whyUnreachable = (x: CellSet, o: CellSet): Fault[] => {
    const [numberOfX, numberOfO] = [countCells(x), countCells(o)];
    if (numberOfX !== numberOfO && numberOfX !== numberOfO + 1) {
      return [
        {
          message: `X has ${count(numberOfX, "stone")} and O ${numberOfO}: X starts and they alternate, so X should have as many as O or one more.`,
        },
      ];
    }
    const last: Player = numberOfX > numberOfO ? 0 : 1;
    const [lastStones, otherStones] = last === 0 ? [x, o] : [o, x];
    if (joins(otherStones, last === 0 ? 1 : 0)) {
      return [
        { message: `The sides of player ${last === 0 ? 1 : 0} are joined, but player ${last} has moved after it.` },
      ];
    }
    if (!joins(lastStones, last)) return [];
    const couldBeLast = cellsOf(lastStones).some((cell) => !joins(withoutCell(lastStones, cell), last));
    return couldBeLast
      ? []
      : [{ message: `Player ${last} has joined his sides twice: the play stops at the first time.` }];
  };

  return {
    writeMove: (cell) => `${columnName(cell % size)}${Math.floor(cell / size) + 1}`,
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position, cell)),
    readPosition(text) {
      const content = readGrid(text, format);
      if (!content.ok) return content;
      const { cells, turn } = content.value;
      const [x, o] = [1, 2].map((symbol) => setOfCells(size * size, cellsWith(cells, symbol)));
      const placed = countCells(x) + countCells(o);
      const faults = whyUnreachable(x, o);
      if (turn !== undefined && turn !== placed % 2) {
        faults.push({
          message: `With ${count(placed, "stone")} on the board it is the turn of player ${placed % 2}, not ${turn}.`,
        });
      }
      if (faults.length > 0) return refused(...faults);
      return parsed({ stones: [x, o] as const, placed, joined: joins(x, 0) || joins(o, 1) });
    },
  };
}

/** The rhombus: X joins the top to the bottom, O the left to the right. */
export function board({ size }: Options): Board<Position> {
  return {
    draw(position) {
      const letters = Array.from({ length: size }, (_, column) => columnName(column)).join(" ");
      const lines = Array.from({ length: size }, (_, row) => {
        const cells = Array.from({ length: size }, (_, column) => SYMBOLS[symbolOf(position, row * size + column)]);
        return `${" ".repeat(row)}${String(row + 1).padStart(2)}  ${cells.join(" ")}`;
      });
      return [`   ${letters}`, ...lines].join("\n");
    },
  };
}
