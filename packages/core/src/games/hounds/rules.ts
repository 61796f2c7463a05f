import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Symmetry } from "../../game/members.ts";

/**
 * Eleven points. The middle one is joined to all eight around it.
 *
 *         a - b - c            1 - 2 - 3
 *       / | \ | / | \        / | \ | / | \
 *     L - d - e - f - R     0 - 4 - 5 - 6 - 10
 *       \ | / | \ | /        \ | / | \ | /
 *         g - h - i            7 - 8 - 9
 */
export const NAMES = "LabcdefghiR";

/** Where the points lie, from the left and from the top. */
export const PLACES: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 1],
];

const LINES = ["La Ld Lg Rc Rf Ri", "ab bc de ef gh hi", "ad dg be eh cf fi", "ae ce ge ie"];

/** Pairs of points that are joined. */
export const JOINED: readonly (readonly [number, number])[] = LINES.flatMap((line) =>
  line.split(" ").map(([one, other]) => [NAMES.indexOf(one), NAMES.indexOf(other)] as const),
);

const neighboursOfPoint = Array.from(NAMES, (_, point) =>
  JOINED.flatMap(([one, other]) => (one === point ? [other] : other === point ? [one] : [])).sort((a, b) => a - b),
);

export interface Position {
  /** The points of the three hounds, in order. */
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

/**
 * Hare and hounds: a hound moves along a line, never to the left; then the hare, in any direction. The hounds, player
 * 0, win when the hare cannot move; hounds who cannot move have lost, and what never ends is the hare's.
 */
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

/** Up and down. */
export const symmetry: Symmetry<Position> = {
  images: (position) => [
    position,
    {
      hounds: position.hounds.map((point) => MIRROR[point]).sort((a, b) => a - b),
      hare: MIRROR[position.hare],
      turn: position.turn,
    },
  ],
};
