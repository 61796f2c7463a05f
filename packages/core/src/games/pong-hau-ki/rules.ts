import { type VacancyBoard, vacancyRules } from "../grid/vacancy.ts";

/**
 * Four corners and the centre; the corners are joined to the centre, and along the left, right and bottom sides.
 *
 *     0     1
 *     | \ / |
 *     |  2  |
 *     | / \ |
 *     3-----4
 */
export const BOARD: VacancyBoard = {
  names: "abcde",
  neighboursOfPoint: [
    [2, 3],
    [2, 4],
    [0, 1, 3, 4],
    [0, 2, 4],
    [1, 2, 3],
  ],
  start: [1, 1, 0, 2, 2],
  mayEnter: () => true,
};

/** Pong hau k'i: player 0 starts on the top corners, player 1 on the bottom ones; who cannot move loses. */
export const rules = vacancyRules(BOARD);
