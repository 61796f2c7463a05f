import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { opponent, type Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { alternationFaults } from "../grid/alternation.ts";
import { type CellSet, cellsOf, countCells, setOfCells, withoutCell } from "../grid/cell-set.ts";
import { cellsWith, type GridFormat, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { columnName } from "../grid/squares.ts";
import { makeGrid } from "./grid.ts";
import type { Move, Options, Position } from "./rules.ts";

const SYMBOLS = ".XO";

/**
 * Moves are cells, letter of the column and number of the row from the top, `b3`; a position is rows, `X../.O./...`.
 */
export function notation({ size }: Options): Notation<Position, Move> {
  const { joins } = makeGrid(size);
  const format: GridFormat = { rows: size, columns: size, symbols: SYMBOLS };

  /** The play stops when a player's last stone joins their two sides: what contradicts it. */
  const whyAfterTheEnd = (x: CellSet, o: CellSet): Fault[] => {
    const last: Player = countCells(x) > countCells(o) ? 0 : 1;
    const [lastStones, otherStones] = last === 0 ? [x, o] : [o, x];
    if (joins(otherStones, opponent(last))) return [{ text: movedAfterJoining(last) }];
    const couldBeLast = (cell: number): boolean => !joins(withoutCell(lastStones, cell), last);
    if (!joins(lastStones, last) || cellsOf(lastStones).some(couldBeLast)) return [];
    return [{ text: joinedTwice(last) }];
  };

  return {
    writeMove: (cell) => `${columnName(cell % size)}${Math.floor(cell / size) + 1}`,
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position.stones, cell)),
    readPosition(text) {
      const content = readGrid(text, format);
      if (!content.ok) return content;
      const { cells, turn } = content.value;
      const [x, o] = [1, 2].map((symbol) => setOfCells(size * size, cellsWith(cells, symbol)));
      const faults = alternationFaults(countCells(x), countCells(o), turn);
      if (faults.length === 0) faults.push(...whyAfterTheEnd(x, o));
      if (faults.length > 0) return refused(faults);
      const placed = countCells(x) + countCells(o);
      return parsed({ stones: [x, o] as const, placed, joined: joins(x, 0) || joins(o, 1) });
    },
  };
}

/** The rhombus: X joins the top to the bottom, O the left to the right. */
export function board({ size }: Options): Board<Position> {
  const { chainOf } = makeGrid(size);
  return {
    lattice: "hexagons",
    winningLine: ({ stones }) => chainOf(stones[0], 0) ?? chainOf(stones[1], 1),
    pieces: "discs",
    draw(position) {
      const letters = Array.from({ length: size }, (_, column) => columnName(column)).join(" ");
      const lines = Array.from({ length: size }, (_, row) => {
        const cells = Array.from(
          { length: size },
          (_, column) => SYMBOLS[symbolOf(position.stones, row * size + column)],
        );
        return `${" ".repeat(row)}${String(row + 1).padStart(2)}  ${cells.join(" ")}`;
      });
      return [`   ${letters}`, ...lines].join("\n");
    },
  };
}

const movedAfterJoining = (last: Player): Text =>
  text(
    `the sides of player ${opponent(last)} are joined, but player ${last} has moved after it`,
    `les côtés du joueur ${opponent(last)} sont reliés, mais le joueur ${last} a joué après`,
  );

const joinedTwice = (player: Player): Text =>
  text(
    `player ${player} has joined both sides twice: the play stops at the first time`,
    `le joueur ${player} a relié ses côtés deux fois : la partie s'arrête à la première`,
  );
