import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Board, Notation } from "../../game/members.ts";
import { type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { JOINED, type Move, NAMES, PLACES, type Position } from "./rules.ts";

const SYMBOLS = ".XO";
const FORMAT: GridFormat = { rows: 5, columns: [1, 3, 3, 3, 1], symbols: SYMBOLS };

const signAt = ({ hounds, hare }: Position, point: number): number =>
  hounds.includes(point) ? 1 : hare === point ? 2 : 0;

/**
 * Moves name the points that they join, `a-b`. A position is the left point, the three rows, the right point, hounds X
 * and hare O, and the player to move: `X/X../.../X../O 0`.
 */
export const notation: Notation<Position, Move> = {
  writeMove: ({ from, to }) => `${NAMES[from]}-${NAMES[to]}`,
  writePosition: (position) => writeGrid(FORMAT, (point) => signAt(position, point), position.turn),
  readPosition(text) {
    const grid = readGrid(text, FORMAT);
    if (!grid.ok) return grid;
    const { cells, turn = 0 } = grid.value;
    const pointsOf = (symbol: number): number[] => cells.flatMap((found, point) => (found === symbol ? [point] : []));
    const [hounds, hares] = [pointsOf(1), pointsOf(2)];
    const faults: Fault[] = [];
    if (hounds.length !== 3) faults.push({ text: threeHounds(hounds.length) });
    if (hares.length !== 1) faults.push({ text: oneHare(hares.length) });
    return faults.length > 0 ? refused(faults) : parsed({ hounds, hare: hares[0], turn });
  },
};

export const board: Board<Position> = {
  lattice: { points: PLACES, lines: JOINED },
  draw(position) {
    const [L, a, b, c, d, e, f, g, h, i, R] = Array.from(NAMES, (_, point) => SYMBOLS[signAt(position, point)]);
    return [
      `    ${a} - ${b} - ${c}            a - b - c`,
      "  / | \\ | / | \\",
      `${L} - ${d} - ${e} - ${f} - ${R}    L - d - e - f - R`,
      "  \\ | / | \\ | /",
      `    ${g} - ${h} - ${i}            g - h - i`,
    ].join("\n");
  },
};

const threeHounds = (given: number): Text =>
  text(`there should be three hounds (X), not ${given}`, `il devrait y avoir trois chiens (X), non ${given}`);

const oneHare = (given: number): Text =>
  text(`there should be one hare (O), not ${given}`, `il devrait y avoir un lièvre (O), non ${given}`);
