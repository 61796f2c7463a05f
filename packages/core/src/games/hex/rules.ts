import { type Text, text } from "../../base/text.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Heuristic, Levels, Notation, Symmetry } from "../../game/members.ts";
import { hasCell } from "../grid/cell-set.ts";
import { rectangleMaps } from "../grid/grid-symmetry.ts";
import { type GridFormat, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { scoreOfResult } from "../grid/scores.ts";
import { columnName } from "../grid/squares.ts";
import { type Move, type Position, readStones, stoneLevels, stoneRules, stoneSymmetry } from "../grid/stones.ts";
import { makeGrid } from "./grid.ts";

export type { Move, Position } from "../grid/stones.ts";

export interface Options {
  readonly size: number;
}

/** Hex (Piet Hein, John Nash): player 0 joins top to bottom, player 1 left to right; a full board has one winner. */
export function rules({ size }: Options): Rules<Position, Move> {
  const { joinsThrough } = makeGrid(size);
  return stoneRules(size * size, (stones, player, cell, placed) => {
    const stonesOfPlayer = (placed >> 1) + 1; // a chain from side to side has at least one stone in every row
    return stonesOfPlayer >= size && joinsThrough(stones, player, cell);
  });
}

/** The half turn; the mirror along the long diagonal would exchange the players. */
export function symmetry({ size }: Options): Symmetry<Position> {
  const [identity, , , halfTurn] = rectangleMaps(size, size);
  return stoneSymmetry([identity, halfTurn]);
}

export function levels({ size }: Options): Levels<Position> {
  return stoneLevels(size * size, makeGrid(size).joins);
}

const SYMBOLS = ".XO";

/** Moves are cells, column and row from the top, `b3`; a position is rows, `X../.O./...`. */
export function notation({ size }: Options): Notation<Position, Move> {
  const { joins } = makeGrid(size);
  const format: GridFormat = { rows: size, columns: size, symbols: SYMBOLS };
  return {
    writeMove: (cell) => `${columnName(cell % size)}${Math.floor(cell / size) + 1}`,
    writePosition: ({ stones }) => writeGrid(format, (cell) => symbolOf(stones, cell)),
    readPosition: (text) => readStones(text, format, joins, { movedAfter: movedAfterJoining, endedTwice: joinedTwice }),
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

/** Stones that player 1 needs to join both sides, less those of player 0, by breadth-first search. Cost: O(cells). */
export function distance({ size }: Options, game: Rules<Position, Move>): Heuristic<Position> {
  const grid = makeGrid(size);
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const firstSides = ([0, 1] as const).map((player) => cells.filter((cell) => grid.isFirstSide(player, cell)));

  const stonesNeeded = ({ stones }: Position, player: Player): number => {
    const [own, enemies] = [stones[player], stones[opponent(player)]];
    const seen = new Uint8Array(size * size);
    let reached: number[] = [];
    let next: number[] = [];
    const enter = (cell: number): void => {
      if (seen[cell] === 1 || hasCell(enemies, cell)) return;
      seen[cell] = 1;
      (hasCell(own, cell) ? reached : next).push(cell);
    };
    firstSides[player].forEach(enter);
    for (let needed = 0; reached.length + next.length > 0; needed++) {
      for (let index = 0; index < reached.length; index++) {
        if (grid.isLastSide(player, reached[index])) return needed;
        grid.neighboursOfCell[reached[index]].forEach(enter);
      }
      reached = next;
      next = [];
    }
    return Number.POSITIVE_INFINITY; // shut in: the other player has joined both sides
  };

  return (position) => {
    const result = game.result(position);
    if (result !== undefined) return scoreOfResult(result);
    return stonesNeeded(position, 1) - stonesNeeded(position, 0);
  };
}
