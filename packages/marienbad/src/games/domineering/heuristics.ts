import type { Heuristic } from "../../game/kit.ts";
import { countCells } from "../grid/cell-set.ts";
import { scoreOfResult } from "../grid/scores.ts";
import { type Options, type Position, places } from "./rules.ts";

/** The dominoes that player 0 could place now, less those that player 1 could (the course's heuristic). */
export function mobility(options: Options): Heuristic<Position> {
  const placesOf = places(options);
  return ({ free, turn }) => {
    const [vertical, horizontal] = [countCells(placesOf(free, 0)), countCells(placesOf(free, 1))];
    if ((turn === 0 ? vertical : horizontal) === 0) return scoreOfResult(turn === 0 ? 1 : 0);
    return vertical - horizontal;
  };
}
