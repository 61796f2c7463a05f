import { type Fault, parsed, refused } from "../../base/error.ts";
import { opponent, type Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/kit.ts";
import { countBits } from "../grid/cell-set.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { squareName } from "../grid/squares.ts";
import { hasLine, MEN, type Move, menOf, type Options, type Position, packPosition, turnOf } from "./rules.ts";

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
      faults.push({
        text: {
          en: `while men are placed the turn follows from their number: it is player ${follows}'s`,
          fr: `pendant la pose, le trait se déduit du nombre de pions : c'est au joueur ${follows}`,
        },
      });
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
    faults.push({
      text: {
        en: `${player} has ${men} men: each player has ${MEN}`,
        fr: `${player} a ${men} pions : chaque joueur en a ${MEN}`,
      },
    });
  }
  if (numberOfX !== numberOfO && numberOfX !== numberOfO + 1) {
    faults.push({
      text: {
        en: `X has placed ${numberOfX} and O ${numberOfO}: X starts and they alternate`,
        fr: `X en a posé ${numberOfX} et O ${numberOfO} : X commence et ils alternent`,
      },
    });
  }
  return faults;
}

function whyAfterTheEnd(x: number, o: number, mover: Player): Fault[] {
  if (hasLine(x) && hasLine(o)) {
    return [
      {
        text: {
          en: "X and O both have a line: the play stops at the first one",
          fr: "X et O ont chacun une ligne : la partie s'arrête à la première",
        },
      },
    ];
  }
  const owner: Player | undefined = hasLine(x) ? 0 : hasLine(o) ? 1 : undefined;
  if (owner !== mover) return [];
  return [
    {
      text: {
        en: `player ${owner} has a line, so he has moved last: the turn should be ${opponent(owner)}`,
        fr: `le joueur ${owner} a une ligne, il a donc joué en dernier : le trait devrait être ${opponent(owner)}`,
      },
    },
  ];
}

/** The points with the lines along which men move, named as in chess. */
export function board({ adjacency }: Options): Board<Position> {
  const between = adjacency === "8" ? ["  | \\ | / |", "  | / | \\ |"] : ["  |   |   |", "  |   |   |"];
  return {
    lattice: adjacency === "8" ? "diagonals" : "lines",
    draw(position) {
      const line = (row: number): string =>
        `${3 - row} ${[0, 1, 2].map((column) => FORMAT.symbols[symbolOf(position, 3 * row + column)]).join("---")}`;
      return [line(0), between[0], line(1), between[1], line(2), "  a   b   c"].join("\n");
    },
  };
}
