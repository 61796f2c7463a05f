import type { Rules } from "../../game/game.ts";
import { emptyPoint, type Move, manAt, type Position, type VacancyBoard, vacancyRules } from "../grid/vacancy.ts";

export interface Options {
  /** Whether only a man next to an enemy may enter the centre, or every man. */
  readonly entry: "restricted" | "free";
}

const RING = 8;
const CENTRE = 8;

/** Eight points in a ring, 0 to 7 clockwise from the top, and the centre, 8, that a line joins to all of them. */
export function vacancyBoard({ entry }: Options): VacancyBoard {
  const ring = Array.from({ length: RING }, (_, point) => point);
  const before = (point: number): number => (point + RING - 1) % RING;
  const after = (point: number): number => (point + 1) % RING;
  return {
    names: "12345678c",
    neighboursOfPoint: [...ring.map((point) => [before(point), after(point), CENTRE]), ring],
    start: [1, 1, 1, 1, 2, 2, 2, 2, 0],
    mayEnter(position, from) {
      if (entry === "free" || emptyPoint(position) !== CENTRE) return true;
      const own = manAt(position, from);
      return manAt(position, before(from)) !== own || manAt(position, after(from)) !== own;
    },
  };
}

/** Mu torere: a man moves to a neighbouring empty point, from or into the centre; who cannot move loses. */
export function rules(options: Options): Rules<Position, Move> {
  return vacancyRules(vacancyBoard(options));
}

/** The eight turns of the ring, each also after a mirror; the centre stays. */
export const RING_MAPS: readonly (readonly number[])[] = [1, -1].flatMap((direction) =>
  Array.from({ length: RING }, (_, turn) => [
    ...Array.from({ length: RING }, (_, point) => (direction * point + turn + RING) % RING),
    CENTRE,
  ]),
);
