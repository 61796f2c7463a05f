import { type Fault, parsed, refused } from "../../base/error.ts";
import { opponent, type Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/kit.ts";
import { setOfCells } from "../grid/cell-set.ts";
import { cellsWith, count, type GridFormat, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";
import type { Move, Options, Position } from "./rules.ts";

const SYMBOLS = ".>^";

/** Moves are `a3-b3` or `c2-off`, squares named as in chess; a position is `>../>../.^^ 0`, the player to move last. */
export function notation({ size }: Options): Notation<Position, Move> {
  const format: GridFormat = { rows: size, columns: size, symbols: SYMBOLS };
  const square = (cell: number): string => squareName(cell, size, size);
  return {
    writeMove: ({ from, to }) => `${square(from)}-${to === "off" ? "off" : square(to)}`,
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position.cars, cell), position.turn),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn = 0 } = grid.value;
      const [right, up] = [cellsWith(cells, 1), cellsWith(cells, 2)];
      const faults = whyImpossible(right.length, up.length, size, turn);
      if (faults.length > 0) return refused(faults);
      return parsed({ cars: [setOfCells(size * size, right), setOfCells(size * size, up)] as const, turn });
    },
  };
}

function whyImpossible(carsRight: number, carsUp: number, size: number, turn: Player): Fault[] {
  const faults: Fault[] = [];
  for (const [cars, symbol] of [
    [carsRight, ">"],
    [carsUp, "^"],
  ] as const) {
    if (cars > size - 1) {
      faults.push({
        text: {
          en: `there are ${count(cars, "car")} "${symbol}", but each player has ${size - 1}`,
          fr: `il y a ${cars} voitures "${symbol}", mais chaque joueur en a ${size - 1}`,
        },
      });
    }
  }
  if (carsRight === 0 && carsUp === 0) {
    faults.push({
      text: {
        en: "there is no car on the board, but the play ends when the first player has his cars off",
        fr: "il n'y a plus de voiture, mais la partie finit quand un joueur a sorti toutes les siennes",
      },
    });
  } else if ((turn === 0 ? carsRight : carsUp) === 0) {
    faults.push({
      text: {
        en: `player ${turn} has his cars off, so he has moved last: the turn after the board should be ${opponent(turn)}`,
        fr: `le joueur ${turn} a sorti ses voitures, il a donc joué en dernier : le trait après le plateau devrait être ${opponent(turn)}`,
      },
    });
  }
  return faults;
}

export function board({ size }: Options): Board<Position> {
  return { draw: (position) => drawSquares(size, size, (cell) => SYMBOLS[symbolOf(position.cars, cell)]) };
}
