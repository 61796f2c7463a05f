import { countBits } from "../../base/bits.ts";
import { type Fault, parsed, refused } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { filledLine, gridLines } from "../grid/lines.ts";
import { squareName } from "../grid/squares.ts";
import * as sharedTexts from "../texts.ts";
import { hasLine, MEN, type Move, menOf, type Options, type Position, packPosition, turnOf } from "./rules.ts";
import * as texts from "./texts.ts";

const FORMAT: GridFormat = { rows: 3, columns: 3, symbols: ".XO" };

function symbolOf(position: Position, point: number): number {
  const has = (player: Player): boolean => ((menOf(position, player) >>> point) & 1) === 1;
  return has(0) ? 1 : has(1) ? 2 : 0;
}

/**
 * Moves are `b2` (a man is placed) or `b2-c2`; a position is `X../.O./... 0`. While men are placed the turn follows
 * from their number; when all six are there the player to move comes last.
 */
export const notation: Notation<Position, Move> = {
  writeMove({ from, to }) {
    return from === "hand" ? squareName(to, 3, 3) : `${squareName(from, 3, 3)}-${squareName(to, 3, 3)}`;
  },
  writePosition(position) {
    const allPlaced = countBits(menOf(position, 0)) + countBits(menOf(position, 1)) === 2 * MEN;
    return writeGrid(FORMAT, (point) => symbolOf(position, point), allPlaced ? turnOf(position) : undefined);
  },
  readPosition(text) {
    const grid = readGrid(text, FORMAT);
    if (!grid.ok) return grid;
    const { cells, turn } = grid.value;
    const [x, o] = [1, 2].map((symbol) => cellsWith(cells, symbol).reduce((men, point) => men | (1 << point), 0));
    const follows: Player | undefined =
      countBits(x) + countBits(o) < 2 * MEN ? (countBits(x) > countBits(o) ? 1 : 0) : undefined;
    const mover = turn ?? follows ?? 0;
    const faults = [...whyTooMany(countBits(x), countBits(o)), ...whyAfterTheEnd(x, o, mover)];
    if (faults.length === 0 && follows !== undefined && mover !== follows) {
      faults.push({ text: texts.turnFollows(follows) });
    }
    return faults.length > 0 ? refused(faults) : parsed(packPosition(x, o, mover));
  },
};

function whyTooMany(numberOfX: number, numberOfO: number): Fault[] {
  const faults: Fault[] = [];
  for (const [player, men] of [
    ["X", numberOfX],
    ["O", numberOfO],
  ] as const) {
    if (men <= MEN) continue;
    faults.push({ text: texts.tooManyMen(player, men, MEN) });
  }
  if (numberOfX !== numberOfO && numberOfX !== numberOfO + 1) {
    faults.push({ text: texts.notAlternating(numberOfX, numberOfO) });
  }
  return faults;
}

function whyAfterTheEnd(x: number, o: number, mover: Player): Fault[] {
  if (hasLine(x) && hasLine(o)) return [{ text: sharedTexts.bothHaveALine() }];
  const owner: Player | undefined = hasLine(x) ? 0 : hasLine(o) ? 1 : undefined;
  return owner === mover ? [{ text: texts.movedLast(owner) }] : [];
}

/** The points with the lines along which men move, named as in chess. */
export function board({ adjacency }: Options): Board<Position> {
  const between = adjacency === "8" ? ["  | \\ | / |", "  | / | \\ |"] : ["  |   |   |", "  |   |   |"];
  return {
    lattice: adjacency === "8" ? "diagonals" : "lines",
    winningLine: (position) => filledLine(gridLines(3, 3, 3), (point) => symbolOf(position, point)),
    pieces: "discs",
    draw(position) {
      const line = (row: number): string =>
        `${3 - row} ${[0, 1, 2].map((column) => FORMAT.symbols[symbolOf(position, 3 * row + column)]).join("---")}`;
      return [line(0), between[0], line(1), between[1], line(2), "  a   b   c"].join("\n");
    },
  };
}
