import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Notation, Symmetry } from "../../game/members.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";

/**
 * Eleven points. The middle one is joined to all eight around it.
 *
 *         a - b - c            1 - 2 - 3
 *       / | \ | / | \        / | \ | / | \
 *     L - d - e - f - R     0 - 4 - 5 - 6 - 10
 *       \ | / | \ | /        \ | / | \ | /
 *         g - h - i            7 - 8 - 9
 */
const NAMES = "LabcdefghiR";

const PLACES: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  ...[0, 1, 2].flatMap((y) => [1, 2, 3].map((x) => [x, y] as const)),
  [4, 1],
];

const LINES = ["La Ld Lg Rc Rf Ri", "ab bc de ef gh hi", "ad dg be eh cf fi", "ae ce ge ie"];

const JOINED: readonly (readonly [number, number])[] = LINES.flatMap((line) =>
  line.split(" ").map(([one, other]) => [NAMES.indexOf(one), NAMES.indexOf(other)] as const),
);

const neighboursOfPoint = Array.from(NAMES, (_, point) =>
  JOINED.flatMap(([one, other]) => (one === point ? [other] : other === point ? [one] : [])).sort((a, b) => a - b),
);

export interface Position {
  readonly hounds: readonly number[];
  readonly hare: number;
  readonly turn: Player;
}

export interface Move {
  readonly from: number;
  readonly to: number;
}

function movesOf({ hounds, hare, turn }: Position): Move[] {
  const isFree = (point: number): boolean => point !== hare && !hounds.includes(point);
  const isForward = (from: number, to: number): boolean => PLACES[to][0] >= PLACES[from][0];
  if (turn === 1) return neighboursOfPoint[hare].filter(isFree).map((to) => ({ from: hare, to }));
  return hounds.flatMap((from) =>
    neighboursOfPoint[from].filter((to) => isFree(to) && isForward(from, to)).map((to) => ({ from, to })),
  );
}

/** Hare and hounds: hounds (player 0) never move left, win by trapping the hare, lose when stuck or in endless play. */
export const rules: Rules<Position, Move> = {
  start: { hounds: [0, 1, 7], hare: 10, turn: 0 },
  endless: 1,
  turn: ({ turn }) => turn,
  moves: movesOf,
  play({ hounds, hare, turn }, { from, to }) {
    if (turn === 1) return { hounds, hare: to, turn: opponent(turn) };
    const moved = hounds.map((point) => (point === from ? to : point)).sort((a, b) => a - b);
    return { hounds: moved, hare, turn: opponent(turn) };
  },
  result: (position) => (movesOf(position).length === 0 ? opponent(position.turn) : undefined),
  key: ({ hounds, hare, turn }) => [...hounds, hare].reduce((key, point) => 11 * key + point, turn),
};

const MIRROR = [0, 7, 8, 9, 4, 5, 6, 1, 2, 3, 10];

export const symmetry: Symmetry<Position> = {
  images(position) {
    const hounds = position.hounds.map((point) => MIRROR[point]).sort((a, b) => a - b);
    return [position, { ...position, hounds, hare: MIRROR[position.hare] }];
  },
};

const SYMBOLS = ".XO";
const FORMAT: GridFormat = { rows: 5, columns: [1, 3, 3, 3, 1], symbols: SYMBOLS };

const signAt = ({ hounds, hare }: Position, point: number): number =>
  hounds.includes(point) ? 1 : hare === point ? 2 : 0;

/** Moves are two points, `a-b`. A position is left point, three rows, right point and turn: `X/X../.../X../O 0`. */
export const notation: Notation<Position, Move> = {
  writeMove: ({ from, to }) => `${NAMES[from]}-${NAMES[to]}`,
  writePosition: (position) => writeGrid(FORMAT, (point) => signAt(position, point), position.turn),
  readPosition: (text) =>
    readGrid(text, FORMAT, (cells, turn = 0) => {
      const [hounds, hares] = [cellsWith(cells, 1), cellsWith(cells, 2)];
      const faults: Fault[] = [];
      if (hounds.length !== 3) faults.push({ text: threeHounds(hounds.length) });
      if (hares.length !== 1) faults.push({ text: oneHare(hares.length) });
      return faults.length > 0 ? refused(faults) : parsed({ hounds, hare: hares[0], turn });
    }),
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
